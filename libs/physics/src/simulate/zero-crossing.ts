/** Rounds after which the bracket is as narrow as numbers of 53 bits allow. */
const MOST_ROUNDS = 100;

/**
 * The place in [from, to] where a function changes its sign: the interpolate-truncate-project method (Oliveira and
 * Takahashi, ACM TOMS 47, 2020), never slower than halving.
 * @param value a continuous function with values of different signs at both ends (one may be zero)
 * @param tolerance half the width of the last bracket, in the unit of the argument
 * @returns the end of the last bracket that lies past the change
 */
export function zeroCrossing(
  value: (at: number) => number,
  from: number,
  to: number,
  tolerance: number,
): number {
  let [a, b] = [from, to];
  let [ya, yb] = [value(a), value(b)];
  if (ya === 0) return a;
  const sign = ya < 0 ? 1 : -1;
  ya *= sign;
  yb *= sign;
  const slack = 0.2 / (b - a);
  const halvings = Math.ceil(Math.log2((b - a) / (2 * tolerance))) + 1;
  for (let round = 0; b - a > 2 * tolerance && round < MOST_ROUNDS; round++) {
    const half = (a + b) / 2;
    const reach = Math.max(0, tolerance * 2 ** (halvings - round) - (b - a) / 2);
    const chord = (yb * a - ya * b) / (yb - ya);
    const side = Math.sign(half - chord);
    const truncation = slack * (b - a) ** 2;
    const truncated = truncation <= Math.abs(half - chord) ? chord + side * truncation : half;
    const at = Math.abs(truncated - half) <= reach ? truncated : half - side * reach;
    const y = sign * value(at);
    if (y > 0) [b, yb] = [at, y];
    else if (y < 0) [a, ya] = [at, y];
    else return at;
  }
  return b;
}
