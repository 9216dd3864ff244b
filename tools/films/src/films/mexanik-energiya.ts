/** A swing beside its energies: potential and kinetic change into each other, their sum is constant. */
import { arc, circle, line, lines, type Point, points, shape } from '@zarra/images/svg';
import {
  accent,
  type Film,
  hairline,
  ink,
  label,
  muted,
  number,
  paper,
  progress,
  translucent,
} from '../film.js';
import { energies, quarter, rod, startHeight, swinging, total } from '../swing.js';

/** Times of the release and of the start of the free swings, s of the film. */
const [release, onward] = [4.5, 17.5];
/** End of the four free swings, before the last caption, s of the film. */
const lastSwing = onward + 16 * quarter;

const cues = [
  { from: 0.4, to: 4.2, text: 'Yuk tinch turibdi: unda faqat\npotensial energiya bor.' },
  { from: 4.5, to: 6.6, text: 'U tushib, tezlasha boshladi.' },
  { from: 6.8, to: 11, text: 'Eng quyi nuqtada balandlik nol, tezlik\neng katta: energiya – kinetik.' },
  { from: 11.2, to: 13.2, text: 'Yuk koʻtarilib, sekinlashmoqda.' },
  { from: 13.4, to: 17.3, text: 'U yana 1 m ga koʻtarildi: kinetik\nenergiya potensialga aylandi.' },
  { from: 17.5, to: 21.5, text: 'Biri qancha kamaysa, ikkinchisi\nshuncha ortadi.' },
  { from: 21.8, to: 26, text: 'Ularning yigʻindisi E oʻzgarmaydi:\nenergiya saqlanadi.' },
  { from: 26.3, to: 30.3, text: 'Bu yerda ishqalanish va havo qarshiligi\nhisobga olinmagan.' },
  {
    from: 31.4,
    to: 37.6,
    text: 'Amalda mexanik energiya asta-sekin ichki\nenergiyaga aylanadi va tebranish soʻnadi.',
  },
];

/** Time of the swing for a time of the film: slow at first, with pauses at the lowest point and on the other side. */
function swingTime(time: number): number {
  const slow = Math.min(quarter, Math.max(0, time - release) / 2);
  const rising = Math.min(quarter, Math.max(0, time - 11) / 2);
  const free = Math.min(lastSwing - onward, Math.max(0, time - onward));
  return slow + rising + free;
}

const pivot: Point = [300, 56];
const perMetre = 116;
const lowest = pivot[1] + rod * perMetre;
const top = lowest - startHeight * perMetre;
/** Bars: their foot, and the height of a joule. */
const [base, perJoule] = [396, 13.5];

const level = (joules: number): number => base - joules * perJoule;
const bar = (left: number, foot: number, joules: number, fill: string): string => {
  const [low, high] = [level(foot), level(foot + joules)];
  return shape(points(left, low, left, high, left + 76, high, left + 76, low), { fill });
};

/** Separates a text from the line it passes. */
const haloed = (text: string): string =>
  `<g stroke="${paper}" stroke-width="10" paint-order="stroke">${text}</g>`;

const barName = (left: number, letter: string): string =>
  `<text x="${left + 38}" y="440" font-size="34" text-anchor="middle" fill="${ink}"><tspan font-style="italic">E</tspan>` +
  `<tspan dy="8" font-size="24">${letter}</tspan></text>`;

function namedBar(left: number, letter: string, fill: string, joules: number, shown: number): string[] {
  const value = label([left + 38, level(joules) - 12], String(shown), { size: 30, anchor: 'middle', fill });
  return [bar(left, 0, joules, fill), barName(left, letter), haloed(value)];
}

function draw(time: number): string[] {
  const t = swingTime(time);
  const angle = swinging(t);
  const { height, speed, potential, kinetic } = energies(t);
  const bob: Point = [
    pivot[0] - rod * perMetre * Math.sin(angle),
    pivot[1] + rod * perMetre * Math.cos(angle),
  ];
  const reach = swinging(0);
  const whole = Math.round(potential);
  return [
    lines([points(40, lowest, 604, lowest), points(40, top, 604, top)], { stroke: hairline, width: 2 }),
    label([604, top - 12], '1 m', { size: 28, anchor: 'end', fill: muted }),
    label([604, lowest - 12], '0', { size: 28, anchor: 'end', fill: muted }),
    line(points(pivot[0] - 50, pivot[1], pivot[0] + 50, pivot[1]), { stroke: ink, width: 5 }),
    arc(pivot, rod * perMetre, Math.PI / 2 - reach, Math.PI / 2 + reach, {
      stroke: hairline,
      width: 2,
      dash: '4 10',
    }),
    line([pivot, bob], { stroke: ink }),
    circle(pivot, 6, { fill: ink }),
    circle(bob, 22, { fill: accent }),
    label([40, 416], `_h_ = ${number(height)} m`, { size: 34 }),
    label([310, 416], `_v_ = ${number(speed)} m/s`, { size: 34 }),
    line(points(620, base, 936, base), { stroke: muted, width: 2 }),
    line(points(620, level(total), 936, level(total)), { stroke: muted, width: 2, dash: '4 10' }),
    ...namedBar(640, 'p', ink, potential, whole),
    // Rounded separately, the two would sometimes add up to 21.
    ...namedBar(748, 'k', accent, kinetic, total - whole),
    translucent(progress(time, onward - 0.6, onward + 0.2), [
      bar(856, 0, kinetic, accent),
      bar(856, kinetic, potential, ink),
      label([894, level(total) - 12], '20', { size: 30, anchor: 'middle' }),
      label([894, 440], '_E_', { size: 34, anchor: 'middle' }),
    ]),
    label([620, 60], '_E_, J', { size: 28, fill: muted }),
  ];
}

export const film: Film = { seconds: 38, poster: 19.5, cues, draw };
