/**
 * The right side of y' = f(t, y): writes the rates of change of all numbers of the state to `out`. Pure: the same
 * arguments give the same rates. `y` and `out` are never the same array.
 */
export type Derivative = (t: number, y: Float64Array, out: Float64Array) => void;

/**
 * The right side of q'' = a(t, q): reads the first numbers of the state (the coordinates, never the velocities) and
 * writes as many accelerations to `out`.
 */
export type Acceleration = (t: number, q: Float64Array, out: Float64Array) => void;
