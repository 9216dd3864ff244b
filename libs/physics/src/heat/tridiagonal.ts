/**
 * Factors a tridiagonal matrix (Thomas algorithm, without pivoting: stable for diagonally dominant matrices,
 * as in diffusion). Row i reads `below[i] x[i-1] + diagonal[i] x[i] + above[i] x[i+1]`.
 * @returns a function that replaces a right-hand side, numbers at `start`, `start + stride`, …, by the solution
 */
export function factorTridiagonal(below: Float64Array, diagonal: Float64Array, above: Float64Array) {
  const count = diagonal.length;
  const pivots = new Float64Array(count);
  const ratios = new Float64Array(count);
  let ratio = 0;
  for (let i = 0; i < count; i++) {
    const pivot = (diagonal[i] as number) - (i > 0 ? (below[i] as number) * ratio : 0);
    ratio = (above[i] as number) / pivot;
    pivots[i] = 1 / pivot;
    ratios[i] = ratio;
  }
  return (values: Float64Array, start: number, stride: number): void => {
    let last = 0;
    for (let i = 0, at = start; i < count; i++, at += stride) {
      const lower = i > 0 ? (below[i] as number) * last : 0;
      last = ((values[at] as number) - lower) * (pivots[i] as number);
      values[at] = last;
    }
    for (let i = count - 2, at = start + i * stride; i >= 0; i--, at -= stride) {
      last = (values[at] as number) - (ratios[i] as number) * last;
      values[at] = last;
    }
  };
}
