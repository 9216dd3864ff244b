/** Surroundings, K. */
const ROOM = 300;
/** Hottest for which the resistance is known, K; above, its slope stays. (Tungsten melts at 3695 K.) */
const HOTTEST = 3600;

/**
 * Resistance of tungsten at a temperature relative to that at 300 K: a cubic fitted to the table of Jones and Langmuir
 * (General Electric Review 30, 310, 1927), which it follows within 1.4 % from 300 to 3000 K.
 */
export function tungstenRatio(temperature: number): number {
  const u = Math.min(temperature, HOTTEST) / ROOM - 1;
  const above = Math.max(0, temperature - HOTTEST) * tungstenSlope(HOTTEST);
  return 1 + u * (1.29614858 + u * (0.07195014 - 0.00318167 * u)) + above;
}

/** Its derivative, 1/K. */
function tungstenSlope(temperature: number): number {
  const u = Math.min(temperature, HOTTEST) / ROOM - 1;
  return (1.29614858 + u * (2 * 0.07195014 - 3 * 0.00318167 * u)) / ROOM;
}

/** A filament under a voltage: what its temperature and current become, and how the current goes with the voltage. */
export interface FilamentPoint {
  temperature: number;
  current: number;
  /** dI/dU, S: not the conductance, because the filament gets hotter. */
  slope: number;
}

/** What `createFilament` makes. */
export interface Filament {
  /** The end of a step of `h` seconds from temperature, voltage and current `before` to voltage `v`. */
  step: (temperature: number, vBefore: number, iBefore: number, v: number, h: number) => FilamentPoint;
  /** The point where it shines as much as it is heated. */
  steady: (v: number) => FilamentPoint;
}

/**
 * A tungsten filament: C dT/dt = U I - s (T⁴ - 300⁴) with I = U / R(T). All heat leaves by radiation, and s is such that
 * it is at its rated temperature at its rated voltage. Steps are by the implicit midpoint rule (order 2, stable however
 * fast the cold filament heats up), with the electric work of the trapezoidal rule, so that no energy is lost between.
 */
export function createFilament(
  ratedVoltage: number,
  ratedPower: number,
  ratedTemperature: number,
  heatCapacity: number,
): Filament {
  const shine = ratedPower / (ratedTemperature ** 4 - ROOM ** 4);
  const cold = ratedVoltage ** 2 / ratedPower / tungstenRatio(ratedTemperature);
  const point: FilamentPoint = { temperature: ROOM, current: 0, slope: 0 };

  /** Newton's rule for the temperature at which `excess` is zero; `excess` fills in both its slopes. */
  function settle(
    from: number,
    v: number,
    excess: (t: number, r: number, dr: number) => void,
  ): FilamentPoint {
    let t = from;
    for (let round = 0; round < 100; round++) {
      excess(t, cold * tungstenRatio(t), cold * tungstenSlope(t));
      const next = Math.max(1, t - value / byTemperature);
      const moved = Math.abs(next - t);
      t = next;
      if (moved <= 1e-13 * t) break;
    }
    const [r, dr] = [cold * tungstenRatio(t), cold * tungstenSlope(t)];
    excess(t, r, dr);
    point.temperature = t;
    point.current = v / r;
    point.slope = 1 / r + ((v * dr) / (r * r)) * (byVoltage / byTemperature);
    return point;
  }
  let [value, byTemperature, byVoltage] = [0, 1, 0];

  return {
    step: (temperature, vBefore, iBefore, v, h) =>
      settle(temperature, v, (t, r, dr) => {
        const share = h / (4 * heatCapacity);
        const middle = (temperature + t) / 2;
        const heating = share * (vBefore + v) * (iBefore + v / r);
        value = t - temperature - heating + 4 * share * shine * (middle ** 4 - ROOM ** 4);
        byTemperature = 1 + share * (((vBefore + v) * v * dr) / (r * r) + 8 * shine * middle ** 3);
        byVoltage = -share * (iBefore + v / r + (vBefore + v) / r);
      }),
    steady: (v) =>
      settle(ratedTemperature, v, (t, r, dr) => {
        value = shine * (t ** 4 - ROOM ** 4) - (v * v) / r;
        byTemperature = 4 * shine * t ** 3 + (v * v * dr) / (r * r);
        byVoltage = (-2 * v) / r;
      }),
  };
}

/** The temperature a filament has before it is switched on, K. */
export const COLD_FILAMENT = ROOM;
