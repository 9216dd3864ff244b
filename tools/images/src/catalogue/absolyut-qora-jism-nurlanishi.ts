import { BOLTZMANN, PLANCK, SPEED_OF_LIGHT } from '@zarra/physics/codata';
import { ink, quantum } from '../palette.js';
import { arrowHead, dots, line, lines, points, range, rectangle, shade, shape, thick } from '../svg.js';
import type { Point } from '../svg.js';

/** Second radiation constant hc/k, µm·K. */
const C2 = (1e6 * PLANCK * SPEED_OF_LIGHT) / BOLTZMANN;
/** Wien's displacement constant, µm·K: the root x = 4.965 of x = 5(1 − e^(−x)). */
const WIEN = C2 / 4.965114231744276;
const HOTTEST = 5800;

/**
 * Planck's law by wavelength, u ~ λ⁻⁵/(e^(c₂/λT) − 1), at 3,500, 4,500, 5,200 and 5,800 K; λ from 0 to 2.4 µm, 1 µm is
 * 112 units. The peaks lie on the dashed line λT = 2,898 µm·K (Wien); the grey band is visible light, 0.38–0.76 µm.
 */
const radiance = (length: number, temperature: number): number =>
  length ** -5 / (Math.exp(C2 / (length * temperature)) - 1);

const x = (length: number): number => 32 + length * 112;
const pointAt = (length: number, temperature: number): Point => [
  x(length),
  172 - (142 * radiance(length, temperature)) / radiance(WIEN / HOTTEST, HOTTEST),
];
const spectrum = (temperature: number): Point[] =>
  range(0.1, 2.4, 230).map((length) => pointAt(length, temperature));
const peak = (temperature: number): Point => pointAt(WIEN / temperature, temperature);

export function draw(): string[] {
  const cooler = [3500, 4500, 5200];
  return [
    shape(rectangle(x(0.38), 22, x(0.76), 172), { fill: ink, opacity: shade }),
    lines(cooler.map(spectrum), { stroke: quantum }),
    line(range(2600, 5800, 60).map(peak), { stroke: ink, dash: '3 5' }),
    line(spectrum(HOTTEST), { stroke: quantum, width: thick }),
    lines([points(32, 20, 32, 172, 306, 172), arrowHead([32, 18], [0, -1]), arrowHead([308, 172], [1, 0])], {
      stroke: ink,
    }),
    dots([...cooler, HOTTEST].map(peak), 8, { stroke: quantum }),
  ];
}
