/**
 * One ray at a mirror, then at water from above, then from below up to total reflection.
 * The opacity of rays follows Fresnel's formulas.
 */
import { arc, arrowHead, circle, line, lines, type Point, points, shape } from '@zarra/images/svg';
import {
  accent,
  type Film,
  hairline,
  ink,
  keyframed,
  label,
  muted,
  number,
  progress,
  translucent,
  water,
} from '../film.js';
import { limit, reflectance, refracted, visible } from '../light-at-water.js';

/** Times at which the mirror becomes water and the lamp moves below it, s. */
const [toWater, toDepth] = [12.5, 25.5];
const degree = Math.PI / 180;

const cues = [
  { from: 0.3, to: 3, text: 'Nur koʻzguga tushmoqda:\nα – tushish burchagi.' },
  { from: 3.2, to: 7.2, text: 'γ – qaytish burchagi. Ikkalasi ham\nperpendikulyardan hisoblanadi.' },
  { from: 7.5, to: 11.8, text: 'Nurni qanday qiyalatmaylik,\nbu burchaklar teng boʻladi.' },
  { from: 12.6, to: 15.8, text: 'Endi nur suvga tushmoqda.\nβ – sinish burchagi.' },
  { from: 16, to: 19.3, text: 'Singan nur perpendikulyarga\nyaqinlashadi: β kichikroq.' },
  { from: 19.5, to: 22.2, text: 'Nurning bir qismi sirtdan qaytadi.' },
  { from: 22.4, to: 25, text: 'Tik tushgan nur esa sinmaydi.' },
  { from: 25.8, to: 29.2, text: 'Suvdan havoga chiqqan nur\nperpendikulyardan uzoqlashadi.' },
  { from: 29.4, to: 32.8, text: 'Qaytgan nur yorqinlashadi,\nsingani sirtga yotib boradi.' },
  { from: 33, to: 36.2, text: 'α = 48,6° da singan nur\nsuv sirti boʻylab ketadi.' },
  { from: 36.4, to: 39.8, text: 'Bundan katta burchakda nur\nhavoga umuman chiqmaydi.' },
  { from: 40, to: 43.8, text: 'Yorugʻlik toʻla qaytadi. Optik tolada\nham shunday boʻladi.' },
];

/** Where the ray meets the border. */
const incidencePoint: Point = [400, 232];
const [left, right, bottom] = [40, 640, 452];
const reach = 212;

/** Angle of the incident ray at a time, degrees. */
const incidence = (time: number): number =>
  keyframed(time, [
    [3.8, 40],
    [7.4, 40],
    [9.4, 65],
    [11.6, 30],
    [12.5, 45],
    [16, 45],
    [18.4, 75],
    [19.6, 75],
    [22.4, 0],
    [25.5, 0],
    [26.4, 25],
    [28.6, 25],
    [32.8, limit / degree],
    [36.2, limit / degree],
    [39, 62],
    [44, 62],
  ]);

/** To the right or left of the perpendicular, and down or up the frame. */
type Side = 1 | -1;

/** A point `length` from the point of incidence; angle from the perpendicular. */
const pointAt = (angle: number, length: number, side: Side, down: Side): Point => [
  incidencePoint[0] + side * length * Math.sin(angle),
  incidencePoint[1] + down * length * Math.cos(angle),
];

/** A ray with an arrowhead half-way. @param part of the light */
function ray(from: Point, to: Point, part: number): string {
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tip = arrowHead(half, [to[0] - from[0], to[1] - from[1]], 20);
  return translucent(visible(part), [lines([[from, to], tip], { stroke: accent, width: 6 })]);
}

/** The refracted ray; its way is dotted where little light is left to show it. @param part of the light */
const onward = (to: Point, part: number): string[] => [
  part < 0.7 ? line([incidencePoint, to], { stroke: accent, width: 6, dash: '0.1 16' }) : '',
  ray(incidencePoint, to, part),
];

/** The arc of an angle and its letter. */
function marked(letter: string, angle: number, side: Side, down: Side): string {
  const radius = 78;
  const upright = (down * Math.PI) / 2;
  const tilted = upright - side * down * angle;
  const [x, y] = pointAt(Math.max(angle / 2, 10 * degree), radius + 26, side, down);
  return translucent(progress(angle / degree, 3, 9), [
    arc(incidencePoint, radius, Math.min(upright, tilted), Math.max(upright, tilted), { stroke: ink }),
    label([x, y + 10], `_${letter}_`, { size: 34, anchor: 'middle' }),
  ]);
}

const reading = (y: number, letter: string, angle: number | undefined): string[] => [
  label([712, y], `_${letter}_ =`, { size: 40 }),
  angle === undefined
    ? label([880, y], '–', { size: 40, anchor: 'end', fill: muted })
    : label([880, y], number(angle / degree), { size: 40, anchor: 'end' }) +
      label([882, y], '°', { size: 40 }),
];

const border = points(left, incidencePoint[1], right, incidencePoint[1]);

/** A mirror: its face and the hatching behind. */
const mirror = [
  line(border, { stroke: ink, width: 5 }),
  lines(
    Array.from({ length: 30 }, (_, step) =>
      points(left + 10 + step * 20, incidencePoint[1] + 4, left + step * 20, incidencePoint[1] + 18),
    ),
    { stroke: muted, width: 2 },
  ),
];

const pool = [
  shape([...border, ...points(right, bottom, left, bottom)], { fill: water }),
  line(border, { stroke: accent, width: 2 }),
];

function draw(time: number): string[] {
  const angle = incidence(time) * degree;
  const way = time < toDepth ? 'from air' : 'from water';
  const down = time < toDepth ? -1 : 1;
  const away = time < toDepth ? 1 : -1;
  const isWater = progress(time, toWater - 0.7, toWater);
  const back = 1 - isWater * (1 - reflectance(angle, way));
  const beyond = refracted(angle, way);
  const lamp = pointAt(angle, reach, -1, down);
  // While the lamp is carried from one side to the other, nothing shines.
  const shines = Math.abs(time - toDepth) < 0.6 ? progress(Math.abs(time - toDepth), 0.1, 0.6) : 1;
  return [
    translucent(isWater, pool),
    translucent(1 - isWater, mirror),
    line(points(incidencePoint[0], 24, incidencePoint[0], bottom), { stroke: muted, width: 2, dash: '4 10' }),
    line(points(right + 40, 60, right + 40, 420), { stroke: hairline, width: 2 }),
    translucent(shines, [
      ray(lamp, incidencePoint, 1),
      ray(incidencePoint, pointAt(angle, reach, 1, down), back),
      ...(beyond === undefined ? [] : onward(pointAt(beyond, reach, 1, away), 1 - back)),
      circle(lamp, 12, { fill: ink }),
      marked('α', angle, -1, down),
      translucent(progress(time, 2.9, 3.5), [marked('γ', angle, 1, down)]),
      beyond === undefined ? '' : translucent(isWater, [marked('β', beyond, 1, away)]),
    ]),
    ...reading(150, 'α', angle),
    translucent(progress(time, 2.9, 3.5), reading(220, 'γ', angle)),
    translucent(isWater, reading(290, 'β', beyond)),
  ];
}

export const film: Film = { seconds: 44, poster: 17.5, cues, draw };
