import { BOLTZMANN } from '@zarra/physics/codata';
import { maxwellDensity } from '@zarra/physics/kinetic-theory';
import { heat, ink } from '../palette.js';
import { normalNumbers } from '../random.js';
import { arrowHead, line, lines, points, range, shade, shapes, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * Maxwell's distribution of speeds (74 units are the most probable speed √(2kT/m)), thick, and the speeds of 1,500
 * molecules drawn by lot: each velocity component is normal (bars). Thin: the same gas 2.2 times as hot.
 */
const unit = 74;
const rise = 146;
const bar = 0.15;
const molecules = 1500;

const x = (speed: number): number => 34 + speed * unit;
/** In units in which the most probable speed at temperature 1 is 1. */
const pointAt = (speed: number, temperature: number): Point => [
  x(speed),
  172 - rise * maxwellDensity(speed, 2 * BOLTZMANN, temperature, 3),
];

function bars(): Point[][] {
  const normal = normalNumbers(7);
  const counts = Array.from({ length: 24 }, () => 0);
  for (let molecule = 0; molecule < molecules; molecule += 1) {
    const speed = Math.hypot(normal(), normal(), normal()) / Math.SQRT2;
    const place = Math.floor(speed / bar);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.flatMap((count, place) => {
    const [left, right] = [x(place * bar) + 1.2, x(place * bar) + bar * unit - 1.2];
    const top = 172 - (rise * count) / molecules / bar;
    return count > 0 ? [points(left, 172, left, top, right, top, right, 172)] : [];
  });
}

export function draw(): string[] {
  const [warm, hot] = [1, 2.2];
  const curve = (temperature: number): Point[] =>
    range(0, 3.6, 120).map((speed) => pointAt(speed, temperature));
  /** From the most probable speed down to the axis. */
  const drop = (temperature: number): Point[] => {
    const speed = Math.sqrt(temperature);
    return [pointAt(speed, temperature), [x(speed), 172]];
  };
  return [
    shapes(bars(), { fill: heat, opacity: 2 * shade }),
    line(curve(hot), { stroke: heat, dash: '7 5' }),
    line(curve(warm), { stroke: heat, width: thick }),
    lines([drop(warm), drop(hot)], { stroke: ink, dash: '2 5' }),
    lines([points(34, 20, 34, 172, 306, 172), arrowHead([34, 18], [0, -1]), arrowHead([308, 172], [1, 0])], {
      stroke: ink,
    }),
  ];
}
