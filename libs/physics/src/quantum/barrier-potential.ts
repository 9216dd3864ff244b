import { createFft, waveNumbers } from '../fourier/index.js';

/** A stretch of constant potential energy; zero outside of all. */
export interface Barrier {
  /** m */
  readonly from: number;
  /** m */
  readonly to: number;
  /** J; negative for a well. */
  readonly height: number;
}

/**
 * Barriers on a ring of points at 0, spacing, 2 spacing, …, J, without those of their Fourier waves that the grid cannot
 * carry. Every wave the grid does carry then meets exactly the true barriers, wherever their edges lie: two cells in a
 * barrier give its transmission to 0.1 %, where the potential taken at the points is several percent wrong and its mean
 * over cells up to 4 %. The price is a ripple beside the edges (Gibbs), to which waves longer than four cells are blind.
 * @param points a power of two
 */
export function barrierPotential(
  points: number,
  spacing: number,
  barriers: readonly Barrier[],
): Float64Array {
  const [re, im] = [new Float64Array(points), new Float64Array(points)];
  const waves = waveNumbers(points, spacing);
  for (const { from, to, height } of barriers) {
    const [middle, half] = [(from + to) / 2, (to - from) / 2];
    waves.forEach((k, i) => {
      // The integral of height exp(-i k x) over the barrier, per cell.
      const size = (2 * height * (k === 0 ? half : Math.sin(k * half) / k)) / spacing;
      re[i] = (re[i] as number) + size * Math.cos(k * middle);
      // Of the shortest wave, half belongs to each sign: what is left is real.
      if (i !== points / 2) im[i] = (im[i] as number) - size * Math.sin(k * middle);
    });
  }
  createFft(points).inverse(re, im);
  return re;
}
