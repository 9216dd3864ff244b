/** A mass on a spring, let alone. */
interface Free {
  readonly mass: number;
  readonly damping: number;
  readonly stiffness: number;
  readonly position: number;
  readonly velocity: number;
}

/** sin(rate t) / rate, which is t where the rate is 0. */
export const sineOver = (rate: number, t: number): number => (rate === 0 ? t : Math.sin(rate * t) / rate);

/**
 * m x'' + c x' + k x = 0 from any start, t seconds on. One formula for weak, critical and strong damping:
 * x = e^(-bt) (x0 C + (v0 + b x0) S) with C, S the cosine and the sine over its rate, or their hyperbolic sisters.
 */
export function dampedMotion(
  t: number,
  { mass, damping, stiffness, position, velocity }: Free,
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
    // Of the two exponents the small one without a difference, and no cosh that overflows before it has died away.
    const rate = Math.sqrt(excess);
    const slow = Math.exp((-square / (b + rate)) * t);
    const gone = Math.expm1(-2 * rate * t);
    [cosine, sine] = [slow * (1 + gone / 2), (-slow * gone) / (2 * rate)];
  }
  const x = position * cosine + (velocity + b * position) * sine;
  const v = velocity * cosine - (square * position + b * velocity) * sine;
  return [x, v];
}
