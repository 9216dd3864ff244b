/** Temperature of the surroundings and of a filament before it is switched on, K. */
export const ROOM_TEMPERATURE = 300;
/** Upper limit of the resistance data, K; above it the resistance grows linearly. (Tungsten melts at 3695 K.) */
const MAX_TEMPERATURE = 3600;

/**
 * Resistance of tungsten at a temperature relative to that at 300 K: a cubic fitted to the table of Jones and Langmuir
 * (General Electric Review 30, 310, 1927), which it follows within 1.4 % from 300 to 3000 K.
 */
export function tungstenRatio(temperature: number): number {
  const u = Math.min(temperature, MAX_TEMPERATURE) / ROOM_TEMPERATURE - 1;
  const above = Math.max(0, temperature - MAX_TEMPERATURE) * tungstenSlope(MAX_TEMPERATURE);
  return 1 + u * (1.29614858 + u * (0.07195014 - 0.00318167 * u)) + above;
}

/** Its derivative, 1/K. */
function tungstenSlope(temperature: number): number {
  const u = Math.min(temperature, MAX_TEMPERATURE) / ROOM_TEMPERATURE - 1;
  return (1.29614858 + u * (2 * 0.07195014 - 3 * 0.00318167 * u)) / ROOM_TEMPERATURE;
}

/** Operating point of a filament at a voltage. */
export interface FilamentPoint {
  temperature: number;
  current: number;
  /** Differential conductance dI/dU, S: less than I/U, because the filament heats up. */
  slope: number;
}

/** The time step and the steady state of a filament. */
export interface Filament {
  /** Operating point after a step of `h` seconds from the given temperature, voltage and current to the voltage `v`. */
  step: (temperature: number, vBefore: number, iBefore: number, v: number, h: number) => FilamentPoint;
  /** Operating point where radiation equals heating. */
  steady: (v: number) => FilamentPoint;
}

/**
 * A tungsten filament: C dT/dt = U I - s (T⁴ - 300⁴) with I = U / R(T). All heat leaves by radiation; s follows from the
 * rated temperature at the rated voltage. Steps use the implicit midpoint rule (order 2, stable while the cold filament heats
 * up fast) with the electric work of the trapezoidal rule, so that energy is conserved.
 */
export function createFilament(
  ratedVoltage: number,
  ratedPower: number,
  ratedTemperature: number,
  heatCapacity: number,
): Filament {
  const radiation = ratedPower / (ratedTemperature ** 4 - ROOM_TEMPERATURE ** 4);
  const coldResistance = ratedVoltage ** 2 / ratedPower / tungstenRatio(ratedTemperature);
  const point: FilamentPoint = { temperature: ROOM_TEMPERATURE, current: 0, slope: 0 };

  /** Newton's method for the temperature at which `residual` is zero; `residual` also sets its two derivatives. */
  function solveTemperature(
    from: number,
    v: number,
    residual: (t: number, r: number, dr: number) => void,
  ): FilamentPoint {
    let t = from;
    for (let round = 0; round < 100; round++) {
      residual(t, coldResistance * tungstenRatio(t), coldResistance * tungstenSlope(t));
      const next = Math.max(1, t - value / byTemperature);
      const change = Math.abs(next - t);
      t = next;
      if (change <= 1e-13 * t) break;
    }
    const [r, dr] = [coldResistance * tungstenRatio(t), coldResistance * tungstenSlope(t)];
    residual(t, r, dr);
    point.temperature = t;
    point.current = v / r;
    point.slope = 1 / r + ((v * dr) / (r * r)) * (byVoltage / byTemperature);
    return point;
  }
  let [value, byTemperature, byVoltage] = [0, 1, 0];

  return {
    step: (temperature, vBefore, iBefore, v, h) =>
      solveTemperature(temperature, v, (t, r, dr) => {
        const factor = h / (4 * heatCapacity);
        const middle = (temperature + t) / 2;
        const heating = factor * (vBefore + v) * (iBefore + v / r);
        value = t - temperature - heating + 4 * factor * radiation * (middle ** 4 - ROOM_TEMPERATURE ** 4);
        byTemperature = 1 + factor * (((vBefore + v) * v * dr) / (r * r) + 8 * radiation * middle ** 3);
        byVoltage = -factor * (iBefore + v / r + (vBefore + v) / r);
      }),
    steady: (v) =>
      solveTemperature(ratedTemperature, v, (t, r, dr) => {
        value = radiation * (t ** 4 - ROOM_TEMPERATURE ** 4) - (v * v) / r;
        byTemperature = 4 * radiation * t ** 3 + (v * v * dr) / (r * r);
        byVoltage = (-2 * v) / r;
      }),
  };
}
