import { plot, range } from './plot.js';

/** How many standard deviations are shown on each side. */
const SPAN = 3.4;

/** A free particle's wave packet: Re ψ = exp(−x²/4) cos kx with k = 9, and its envelope, in 640 × 120 units. */
export function wavePacket(): { wave: string; envelope: string } {
  const size = (x: number) => 54 * Math.exp(-(x ** 2) / 4);
  const line = (count: number, height: (x: number) => number) =>
    plot(range(-SPAN, SPAN, count).map((x) => [((x + SPAN) / (2 * SPAN)) * 640, 60 - height(x)]));
  return {
    wave: line(150, (x) => size(x) * Math.cos(9 * x)),
    envelope: line(30, size) + line(30, (x) => -size(x)),
  };
}
