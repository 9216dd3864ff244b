import { ink, mechanics } from '../palette.js';
import {
  arrow,
  arrowHead,
  circle,
  ellipse,
  faint,
  line,
  lines,
  points,
  range,
  shade,
  thick,
} from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A ball under water. The pressure ρgh grows with the depth h, so the thin arrows on the ball, every 20°, have lengths
 * proportional to h; they add up to the force of Archimedes F = ρgV, straight up (thick). The ball's weight, a third of F,
 * points down: the released ball rises. Surface at y = 26, the ball's centre 82 units below.
 * Dashed at the sides: levels of equal pressure, 30 units apart.
 */
const surface = 26;
const centre: Point = [160, 108];
const radius = 34;

function pressureArrow(degrees: number): Point[][] {
  const angle = (degrees * Math.PI) / 180;
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [centre[0] + radius * nx, centre[1] + radius * ny];
  const size = (y - surface) * 0.36;
  const tip: Point = [x + 2.5 * nx, y + 2.5 * ny];
  return [[[x + (size + 2.5) * nx, y + (size + 2.5) * ny], tip], arrowHead(tip, [-nx, -ny], 5)];
}

/** Small waves on the water: amplitude 1.5, length 28. */
const water = range(20, 300, 140).map((x): Point => [
  x,
  surface + 1.5 * Math.sin((2 * Math.PI * (x - 160)) / 28),
]);

const levels = (from: number, to: number): string =>
  lines(
    [50, 80, 110, 140, 170].map((y) => points(from, y, to, y)),
    { stroke: mechanics, opacity: faint, dash: '2 7' },
  );

export const draw = (): string[] => [
  line(water, { stroke: mechanics, width: thick }),
  levels(24, 78),
  levels(242, 296),
  circle(centre, radius, { fill: mechanics, opacity: shade }),
  ellipse(centre, radius, radius * 0.3, { stroke: ink, opacity: faint }),
  ellipse(centre, radius * 0.42, radius, { stroke: ink, opacity: faint }),
  circle(centre, radius, { stroke: ink, width: thick }),
  lines(range(0, 340, 17).flatMap(pressureArrow), { stroke: ink }),
  lines([...arrow(centre, [160, 42], 8), ...arrow(centre, [160, 130], 7)], {
    stroke: mechanics,
    width: thick,
  }),
];
