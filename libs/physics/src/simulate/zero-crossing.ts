/** After this many rounds the bracket is as narrow as 53-bit numbers allow. */
const MAX_ROUNDS = 100;

/**
 * Finds the sign change of a function in [from, to] by the ITP method (interpolate, truncate, project; Oliveira and
 * Takahashi, ACM TOMS 47, 2020), which needs at most one evaluation more than bisection.
 * @param f a continuous function with values of different signs at both ends (one may be zero)
 * @param tolerance midpoint the width of the last bracket, in the unit of the argument
 * @returns the end of the last bracket beyond the sign change
 */
export function zeroCrossing(f: (x: number) => number, from: number, to: number, tolerance: number): number {
  let [a, b] = [from, to];
  let [ya, yb] = [f(a), f(b)];
  if (ya === 0) return a;
  const sign = ya < 0 ? 1 : -1;
  ya *= sign;
  yb *= sign;
  const truncationFactor = 0.2 / (b - a);
  const bisections = Math.ceil(Math.log2((b - a) / (2 * tolerance))) + 1;
  for (let round = 0; b - a > 2 * tolerance && round < MAX_ROUNDS; round++) {
    const midpoint = (a + b) / 2;
    const radius = Math.max(0, tolerance * 2 ** (bisections - round) - (b - a) / 2);
    const secant = (yb * a - ya * b) / (yb - ya);
    const side = Math.sign(midpoint - secant);
    const truncation = truncationFactor * (b - a) ** 2;
    const truncated = truncation <= Math.abs(midpoint - secant) ? secant + side * truncation : midpoint;
    const x = Math.abs(truncated - midpoint) <= radius ? truncated : midpoint - side * radius;
    const y = sign * f(x);
    if (y > 0) [b, yb] = [x, y];
    else if (y < 0) [a, ya] = [x, y];
    else return x;
  }
  return b;
}
