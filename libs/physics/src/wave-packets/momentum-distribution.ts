import { REDUCED_PLANCK } from '../codata/codata.js';
import { createFft, waveNumbers } from '../fourier/fft.js';
import type { PacketGrid } from './packet.js';

/**
 * Momentum distribution of a packet: momenta in ascending order, kg m/s, and their probability density, s/(kg m).
 * @param state of the model `wavePacket` on the same grid
 */
export function momentumDistribution({ points, spacing }: PacketGrid, state: Float64Array) {
  const [re, im] = [state.slice(0, points), state.slice(points, 2 * points)];
  createFft(points).forward(re, im);
  const unsorted = waveNumbers(points, spacing);
  const scale = spacing ** 2 / (2 * Math.PI * REDUCED_PLANCK);
  const momentum = new Float64Array(points);
  const density = new Float64Array(points);
  for (let i = 0; i < points; i++) {
    const index = (i + points / 2) % points;
    momentum[i] = REDUCED_PLANCK * (unsorted[index] as number);
    density[i] = ((re[index] as number) ** 2 + (im[index] as number) ** 2) * scale;
  }
  return { momentum, density };
}
