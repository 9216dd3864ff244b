import { spring } from '@zarra/physics/spring';
import { ink, mechanics } from '../palette.js';
import { arrow, dots, faint, line, lines, points, range, rectangle, shape, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A weight on a spring with a little friction, x = A e^(−γt) cos ωt. A = 46 units, 3.5 swings in 210 units of time axis,
 * the amplitude falls to a quarter. The spring is a helix seen from the side: its turns stretch evenly.
 */
const amplitude = 46;
const frequency = (2 * Math.PI) / 60;
const decay = Math.log(4) / 210;
const motion = {
  ...{ mass: 1, damping: 2 * decay, stiffness: frequency ** 2 + decay ** 2, force: 0, drive: 0 },
  ...{ position: amplitude, velocity: -decay * amplitude },
};

const axis = 116;
const pointAt = (t: number): Point => [96 + t, axis + (spring.exact?.(t, motion)[0] ?? NaN)];
const envelope = (side: 1 | -1): string =>
  line(
    range(0, 200, 60).map((t): Point => [96 + t, axis + side * amplitude * Math.exp(-decay * t)]),
    { stroke: ink, dash: '2 6' },
  );

const coil = (end: number): Point[] =>
  range(0, 1, 240).map((part) => {
    const turn = 2 * Math.PI * 9 * part;
    return [52 + 13 * Math.sin(turn), 22 + (end - 22) * part - 3 * Math.cos(turn) + 3];
  });
const block = (y: number): Point[] => rectangle(34, y - 11, 70, y + 11);

export function draw(): string[] {
  const [low, high] = [pointAt(0)[1], pointAt(30)[1]];
  return [
    line(points(24, 20, 80, 20), { stroke: ink, width: thick }),
    lines(arrow([96, axis], [306, axis]), { stroke: ink }),
    envelope(1),
    envelope(-1),
    line(coil(low - 11), { stroke: ink }),
    shape(block(high), { stroke: mechanics, opacity: faint, dash: '3 4' }),
    shape(block(low), { stroke: mechanics, width: thick }),
    line(points(70, low, 96, low), { stroke: mechanics, opacity: faint }),
    line(range(0, 200, 400).map(pointAt), { stroke: mechanics, width: thick }),
    dots(range(0, 180, 6).map(pointAt), 7, { stroke: mechanics }),
  ];
}
