/**
 * Uniform motion beside accelerated motion: the positions of the bodies at each second, and the growing graph s(t).
 * A circle and a square distinguish them without colours.
 */
import { circle, line, lines, type Point, points, range, rectangle, shape } from '@zarra/images/svg';
import { accent, type Film, hairline, ink, label, muted, number, progress, translucent } from '../film.js';
import { accelerated, acceleratedSpeed, runTime, speed, uniform, way } from '../two-runners.js';

/** Times of the film at which the circle, the square and both start, s. */
const [first, second, together] = [3.5, 18, 32];

const cues = [
  { from: 0.4, to: 3.4, text: 'Ikki jism bir chiziqda turibdi.' },
  { from: 3.6, to: 7.9, text: 'Birinchisi yoʻlga chiqdi: har sekundda\nuning oʻrni belgilanadi.' },
  { from: 8.1, to: 11.4, text: 'Pastda yoʻl grafigi chizilmoqda.' },
  { from: 11.7, to: 15, text: 'Belgilar orasi bir xil:\nhar sekundda 4 m yoʻl bosildi.' },
  { from: 15.2, to: 17.9, text: 'Harakat tekis, yoʻl grafigi –\ntoʻgʻri chiziq.' },
  { from: 18.1, to: 21.9, text: 'Ikkinchi jism joyidan qoʻzgʻalib,\ntezligini oshirib boradi.' },
  { from: 22.1, to: 25.9, text: 'U teng vaqtlarda teng yoʻl bosmaydi:\nharakati tekis emas.' },
  { from: 26.1, to: 29.3, text: 'Belgilar orasi kengayib bordi,\ngrafik – egri chiziq.' },
  { from: 29.5, to: 31.9, text: 'Oxirgi sekundda u 7,5 m yoʻl bosdi.' },
  { from: 32.1, to: 35.9, text: 'Endi ikkalasi birga harakatlanadi.\nOʻngda – ularning tezligi.' },
  { from: 36.1, to: 39.9, text: 'Birinchisida tezlik oʻzgarmaydi:\nv = s : t = 4 m/s.' },
  { from: 40.1, to: 43.8, text: 'Ikkalasi bir vaqtda yetib keldi,\nfaqat birinchisi tekis yurdi.' },
];

/** The ways: 840 pixels long. */
const perMetre = 840 / way;
const [circleWay, squareWay] = [74, 146];
const along = (metres: number): number => 60 + perMetre * metres;

/** A point of the graph. */
const plotted = (t: number, s: number): Point => [112 + 55 * t, 412 - 6 * s];

const whole = range(0, runTime, runTime);

const square = ([x, y]: Point, half: number): string =>
  shape(rectangle(x - half, y - half, x + half, y + half), { fill: ink });

function ground(): string[] {
  const small = { size: 28, fill: muted };
  const rails = [circleWay, squareWay].map((y) => points(along(0), y + 14, along(way), y + 14));
  const ticks = range(0, way, 4).flatMap((s) =>
    [circleWay, squareWay].map((y) => points(along(s), y + 14, along(s), y + 24)),
  );
  return [
    lines([...rails, ...ticks], { stroke: muted, width: 2 }),
    ...range(0, way, 4).map((s) =>
      label([along(s), squareWay + 54], s === way ? `${s} m` : String(s), { ...small, anchor: 'middle' }),
    ),
    lines(
      [
        ...range(2, runTime, 3).map((t) => [plotted(t, 0), plotted(t, way)]),
        ...range(way / 2, way, 1).map((s) => [plotted(0, s), plotted(runTime, s)]),
      ],
      { stroke: hairline, width: 2 },
    ),
    lines([[plotted(0, way + 2), plotted(0, 0), plotted(runTime + 0.5, 0)]], { stroke: muted, width: 2 }),
    ...range(0, runTime, 4).map((t) =>
      label([plotted(t, 0)[0], 446], String(t), { ...small, anchor: 'middle' }),
    ),
    label([plotted(runTime, 0)[0] + 24, 446], '_t_, s', small),
    ...range(way / 2, way, 1).map((s) =>
      label([98, plotted(0, s)[1] + 10], String(s), { ...small, anchor: 'end' }),
    ),
    label([126, 254], '_s_, m', small),
  ];
}

/** Lengths between neighbouring marks, where there is room for the number. */
const gaps = (motion: (t: number) => number, y: number, fill: string): string[] =>
  whole.slice(1).flatMap((t) => {
    const [from, to] = [motion(t - 1), motion(t)];
    if ((to - from) * perMetre < 84) return [];
    const length = number(to - from, (to - from) % 1 === 0 ? 0 : 1);
    return [label([along((from + to) / 2), y], `${length} m`, { size: 28, anchor: 'middle', fill })];
  });

/** @param run time of the runner, s; below 0 it has not started */
function runner(run: number, isCircle: boolean): string[] {
  const t = Math.min(runTime, Math.max(0, run));
  const motion = isCircle ? uniform : accelerated;
  const y = isCircle ? circleWay : squareWay;
  const fill = isCircle ? accent : ink;
  const body = (place: Point, size: number): string =>
    isCircle ? circle(place, size, { fill }) : square(place, size * 0.9);
  const marks = whole.filter((mark) => mark <= t && run >= 0);
  const curve = range(0, t, 120).map((time) => plotted(time, motion(time)));
  return [
    lines(
      marks.map((mark) => points(along(motion(mark)), y - 10, along(motion(mark)), y + 14)),
      { stroke: fill, width: 4 },
    ),
    run > 0 ? line(curve, { stroke: fill, width: 5, ...(isCircle ? {} : { dash: '14 9' }) }) : '',
    ...marks.map((mark) => body(plotted(mark, motion(mark)), 6)),
    run > 0 ? body(plotted(t, motion(t)), 9) : '',
    body([along(motion(t)), y], 14),
  ];
}

/** Value and unit have fixed positions for any number. */
const reading = (y: number, symbol: string, value: number, unit: string, fill: string): string[] => [
  label([700, y], `_${symbol}_ =`, { size: 36, fill }),
  label([836, y], number(value), { size: 36, anchor: 'end', fill }),
  label([848, y], unit, { size: 36, fill }),
];

function draw(time: number): string[] {
  const both = time >= together;
  const circleRun = both ? time - together : time - first;
  const squareRun = both ? time - together : time - second;
  const clock = both || time < second ? circleRun : squareRun;
  const t = Math.min(runTime, Math.max(0, clock));
  const ending = progress(time, 31.2, 32);
  return [
    ...ground(),
    ...runner(circleRun, true),
    ...runner(squareRun, false),
    translucent(progress(time, 11.5, 12.3) - ending, gaps(uniform, circleWay - 26, accent)),
    translucent(progress(time, 26, 26.8) - ending, gaps(accelerated, squareWay - 18, ink)),
    translucent(progress(time, 2.5, 3.5), reading(262, 't', t, 's', ink)),
    translucent(progress(time, together - 0.5, together + 0.3), [
      circle([668, 322], 13, { fill: accent }),
      ...reading(335, 'v', speed, 'm/s', accent),
      square([668, 384], 12),
      ...reading(397, 'v', acceleratedSpeed(t), 'm/s', ink),
    ]),
  ];
}

export const film: Film = { seconds: 44, poster: 31, cues, draw };
