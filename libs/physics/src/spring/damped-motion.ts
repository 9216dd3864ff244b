/** A free damped harmonic oscillator. */
export interface DampedOscillator {
  /** kg */
  readonly mass: number;
  /** Damping coefficient c, N·s/m. */
  readonly damping: number;
  /** Spring constant k, N/m, above 0. */
  readonly stiffness: number;
  /** Initial displacement from equilibrium, m. */
  readonly position: number;
  /** Initial velocity, m/s. */
  readonly velocity: number;
}

/** sin(rate t) / rate; t for a zero rate. */
export const sineOver = (rate: number, t: number): number => (rate === 0 ? t : Math.sin(rate * t) / rate);

/**
 * Solution of m x'' + c x' + k x = 0 after t seconds, for weak, critical and strong damping:
 * x = e^(-bt) (x0 C + (v0 + b x0) S) with C = cos(ωt) and S = sin(ωt) / ω, or the hyperbolic functions.
 */
export function dampedMotion(
  t: number,
  { mass, damping, stiffness, position, velocity }: DampedOscillator,
): readonly [position: number, velocity: number] {
  const b = damping / (2 * mass);
  const square = stiffness / mass;
  const excess = b * b - square;
  let [cosine, sine] = [0, 0];
  if (excess <= 0) {
    const rate = Math.sqrt(-excess);
    const decay = Math.exp(-b * t);
    [cosine, sine] = [decay * Math.cos(rate * t), decay * sineOver(rate, t)];
  } else {
    // The smaller exponent without cancellation, and no cosh, which would overflow.
    const rate = Math.sqrt(excess);
    const slow = Math.exp((-square / (b + rate)) * t);
    const decayed = Math.expm1(-2 * rate * t);
    [cosine, sine] = [slow * (1 + decayed / 2), (-slow * decayed) / (2 * rate)];
  }
  const x = position * cosine + (velocity + b * position) * sine;
  const v = velocity * cosine - (square * position + b * velocity) * sine;
  return [x, v];
}
