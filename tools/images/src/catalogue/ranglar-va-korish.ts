import { heat, optics, waves } from '../palette.js';
import { faint, line, lines, points, range, shade, shape, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * How much light of a wavelength the three kinds of cones in the eye take up: the template of Govardovskii et al. (2000) for
 * peaks at 420, 534 and 564 nm. With z = peak/λ: S = 1/(e^(69.7(a−z)) + e^(28(0.922−z)) + e^(−14.9(1.104−z)) + 0.674),
 * a = 0.8795 + 0.0459 e^(−(peak−300)²/11940), plus the small second band S' = 0.26 e^(−((λ−b)/w)²), b = 189 + 0.315 peak,
 * w = −40.5 + 0.195 peak. From 380 to 700 nm; 1 nm is 0.86 units.
 */
function sensitivity(peak: number, length: number): number {
  const z = peak / length;
  const a = 0.8795 + 0.0459 * Math.exp(-((peak - 300) ** 2) / 11940);
  const main =
    1 / (Math.exp(69.7 * (a - z)) + Math.exp(28 * (0.922 - z)) + Math.exp(-14.9 * (1.104 - z)) + 0.674);
  const second = 0.26 * Math.exp(-(((length - 189 - 0.315 * peak) / (-40.5 + 0.195 * peak)) ** 2));
  return main + second;
}

const pointAt = (peak: number, length: number): Point => [
  22 + (length - 380) * 0.8625,
  172 - 138 * sensitivity(peak, length),
];
const curve = (peak: number): Point[] => range(380, 700, 320).map((length) => pointAt(peak, length));

const cones = [
  { peak: 420, tone: waves },
  { peak: 534, tone: optics },
  { peak: 564, tone: heat },
];

export const draw = (): string[] => [
  ...cones.map(({ peak, tone }) =>
    shape([[22, 172], ...curve(peak), [298, 172]], { fill: tone, opacity: shade }),
  ),
  ...cones.map(({ peak, tone }) => line(curve(peak), { stroke: tone, width: thick })),
  ...cones.map(({ peak, tone }) => {
    const [x, y] = pointAt(peak, peak);
    return line(points(x, y, x, 172), { stroke: tone, dash: '2 5' });
  }),
  lines([points(22, 172, 298, 172)], { stroke: optics, opacity: faint }),
];
