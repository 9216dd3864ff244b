/**
 * The right-hand side of y' = f(t, y): writes the derivatives of all numbers of the state to `out`. Pure: the same
 * arguments give the same derivatives. `y` and `out` are different arrays.
 */
export type Derivative = (t: number, y: Float64Array, out: Float64Array) => void;

/**
 * The right-hand side of q'' = a(t, q): reads the coordinates, the first half of the state, and writes their
 * accelerations to `out`.
 */
export type Acceleration = (t: number, q: Float64Array, out: Float64Array) => void;
