import { plot, range } from './plot.js';

/** Half the visible width, in standard deviations. */
const SPAN = 3.4;

/**
 * The right half of a free particle's wave packet, Re ψ = exp(−x²/4) cos kx with k = 9, and of its envelope, in
 * 320 × 120 units from the middle; the left half mirrors it.
 */
export function wavePacket(): { wave: string; envelope: string } {
  const amplitude = (x: number) => 54 * Math.exp(-(x ** 2) / 4);
  const line = (count: number, height: (x: number) => number) =>
    plot(range(0, SPAN, count).map((x) => [(x / SPAN) * 320, -height(x)]));
  return {
    wave: line(90, (x) => amplitude(x) * Math.cos(9 * x)),
    envelope: line(12, amplitude) + line(12, (x) => -amplitude(x)),
  };
}
