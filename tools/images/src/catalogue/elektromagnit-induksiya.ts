import type { PointCharge } from '@zarra/physics/charges';
import { fieldLine } from '@zarra/physics/field-lines';
import { electricity, ink } from '../palette.js';
import { arrow, ellipse, faint, lines, pieces, points, range, rectangle, shape, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A bar magnet moves into a coil. Outside the bar its field is that of two poles, B = Σ q r/r³ with q = ±1 at the ends
 * (Gilbert's model), so its lines are those of two charges; they leave the near pole at even angles.
 * The coil's five turns are where the lines are dense: moving the magnet changes the flux and induces a voltage,
 * U = −N dΦ/dt.
 */
const north: Point = [132, 100];
const south: Point = [44, 100];
const poles: PointCharge[] = [
  { at: [...north, 0], charge: 1 },
  { at: [...south, 0], charge: -1 },
];
const tracing = { box: { from: [-400, -400, -1], to: [600, 600, 1] }, step: 0.5, chargeRadius: 3 } as const;

/** The line that leaves the north pole at an angle from the axis, counter-clockwise. */
function fieldLineAt(degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const from = [north[0] + 4 * Math.cos(angle), north[1] - 4 * Math.sin(angle), 0] as const;
  return fieldLine(poles, from, tracing).points.map(([x, y]): Point => [x, y]);
}

const visible = ([x, y]: Point): boolean =>
  x > 12 && x < 308 && y > 10 && y < 190 && !(x > 36 && x < 140 && Math.abs(y - 100) < 16);

export function draw(): string[] {
  const field = [14, 30, 48, 70, 100].flatMap((degrees) => [fieldLineAt(degrees), fieldLineAt(-degrees)]);
  return [
    lines(
      [points(140, 100, 307.5, 100), ...field].flatMap((path) => pieces(path, visible)),
      { stroke: ink, opacity: faint },
    ),
    ...range(178, 262, 4).map((x) => ellipse([x, 100], 13, 52, { stroke: electricity, width: thick })),
    lines([points(178, 152, 178, 178, 208, 178), points(262, 152, 262, 178, 232, 178)], {
      stroke: electricity,
    }),
    ellipse([220, 178], 12, 12, { stroke: electricity }),
    lines(arrow([214, 184], [226, 172], 5), { stroke: electricity }),
    shape(rectangle(36, 86, 140, 114), { stroke: ink, width: thick }),
    lines([points(88, 86, 88, 114)], { stroke: ink, width: thick }),
    shape(rectangle(88, 86, 140, 114), { fill: electricity, opacity: 0.35 }),
    lines(arrow([64, 60], [112, 60], 8), { stroke: ink, width: thick }),
  ];
}
