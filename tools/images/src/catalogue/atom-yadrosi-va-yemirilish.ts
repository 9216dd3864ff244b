import { ink, quantum } from '../palette.js';
import { arrowHead, circle, dots, faint, lines, range, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * The uranium series on the chart of nuclei: neutrons to the right (122 … 147), protons upwards (81 … 93). An alpha decay takes two of
 * each (long arrow), a beta decay turns a neutron into a proton (short arrow). ²³⁸U: α β β α α α α α β β α β β α → ²⁰⁶Pb:
 * 8 alphas, 6 betas.
 */
const chain = 'abbaaaaabbabba';

const pointAt = (neutrons: number, protons: number): Point => [
  30 + (neutrons - 122.5) * 10.6,
  176 - (protons - 81) * 13,
];

export function draw(): string[] {
  let [neutrons, protons] = [146, 92];
  const nuclei = [pointAt(neutrons, protons)];
  for (const decay of chain) {
    [neutrons, protons] = decay === 'a' ? [neutrons - 2, protons - 2] : [neutrons - 1, protons + 1];
    nuclei.push(pointAt(neutrons, protons));
  }
  const heads = nuclei.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = nuclei[index] ?? [0, 0];
    const [dx, dy] = [x - fromX, y - fromY];
    const size = Math.hypot(dx, dy);
    return arrowHead([x - (6.5 * dx) / size, y - (6.5 * dy) / size], [dx, dy], 6);
  });
  return [
    lines(
      [
        ...range(123, 147, 12).map((n) => [pointAt(n, 81), pointAt(n, 93)]),
        ...range(81, 93, 6).map((z) => [pointAt(123, z), pointAt(147, z)]),
      ],
      { stroke: ink, opacity: faint, dash: '1 5' },
    ),
    lines([nuclei], { stroke: quantum }),
    lines(heads, { stroke: quantum }),
    dots(nuclei, 9, { stroke: quantum }),
    circle(nuclei.at(-1) ?? [0, 0], 9, { stroke: ink, width: thick }),
    circle(nuclei[0] ?? [0, 0], 9, { stroke: quantum, width: thick }),
  ];
}
