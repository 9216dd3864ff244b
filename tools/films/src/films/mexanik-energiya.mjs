// @ts-check
/** A swing (models/swing.mjs) beside its energies: potential and kinetic change into each other, their sum stays. */
import { arcs, circle, line, lines, shape } from '../../../images/src/svg.mjs';
import { label, number, progress, veil } from '../film.mjs';
import { energies, quarter, rod, startHeight, swinging, total } from '../models/swing.mjs';
import { accent, hairline, ink, muted, paper } from '../palette.mjs';
/** @typedef {import('../../../images/src/svg.mjs').Point} Point */

/** When the swing is let go, reaches the other side, and swings on, s of the film. */
const [release, onward] = [4.5, 17.5];
/** Until it stops for the last words it goes forth and back four times. */
const lastSwing = onward + 16 * quarter;

export const seconds = 38;
export const poster = 19.5;
export const cues = [
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

/** Time of the swing at a moment of the film: slow at first, standing at the lowest place and on the other side. @param {number} time */
export function swingTime(time) {
  const slow = Math.min(quarter, Math.max(0, time - release) / 2);
  const rising = Math.min(quarter, Math.max(0, time - 11) / 2);
  const free = Math.min(lastSwing - onward, Math.max(0, time - onward));
  return slow + rising + free;
}

const pivot = /** @type {const} */ ([300, 56]);
const perMetre = 116;
const lowest = pivot[1] + rod * perMetre;
/** Bars: where they stand and how high a joule is. */
const [base, perJoule] = [396, 13.5];

/** @param {number} left @param {number} foot joules below @param {number} joules @param {string} fill */
function bar(left, foot, joules, fill) {
  const [low, high] = [base - foot * perJoule, base - (foot + joules) * perJoule];
  return shape(
    [
      [left, low],
      [left, high],
      [left + 76, high],
      [left + 76, low],
    ],
    { fill },
  );
}

/** Keeps a text apart from the line it passes. @param {string} text */
const haloed = (text) => `<g stroke="${paper}" stroke-width="10" paint-order="stroke">${text}</g>`;

/** @param {number} left @param {string} letter */
const barName = (left, letter) =>
  `<text x="${left + 38}" y="440" font-size="34" text-anchor="middle" fill="${ink}"><tspan font-style="italic">E</tspan>` +
  `<tspan dy="8" font-size="24">${letter}</tspan></text>`;

/** @param {number} time */
export function draw(time) {
  const t = swingTime(time);
  const [angle] = swinging(t);
  const { height, speed, potential, kinetic } = energies(t);
  const bob = /** @type {Point} */ ([
    pivot[0] - rod * perMetre * Math.sin(angle),
    pivot[1] + rod * perMetre * Math.cos(angle),
  ]);
  const top = lowest - startHeight * perMetre;
  const whole = Math.round(potential);
  const bars = [
    { left: 640, letter: 'p', fill: ink, joules: potential, shown: whole },
    // Rounded each on its own, the two would now and then add up to 21.
    { left: 748, letter: 'k', fill: accent, joules: kinetic, shown: total - whole },
  ];
  return [
    lines(
      [
        [
          [40, lowest],
          [604, lowest],
        ],
        [
          [40, top],
          [604, top],
        ],
      ],
      { stroke: hairline, width: 2 },
    ),
    label([604, top - 12], '1 m', { size: 28, anchor: 'end', fill: muted }),
    label([604, lowest - 12], '0', { size: 28, anchor: 'end', fill: muted }),
    line(
      [
        [pivot[0] - 50, pivot[1]],
        [pivot[0] + 50, pivot[1]],
      ],
      { stroke: ink, width: 5 },
    ),
    arcs(
      [
        {
          centre: pivot,
          radius: rod * perMetre,
          from: Math.PI / 2 - swinging(0)[0],
          to: Math.PI / 2 + swinging(0)[0],
        },
      ],
      { stroke: hairline, width: 2, dash: '4 10' },
    ),
    line([[...pivot], bob], { stroke: ink }),
    circle(pivot, 6, { fill: ink }),
    circle(bob, 22, { fill: accent }),
    label([40, 416], `_h_ = ${number(height)} m`, { size: 34 }),
    label([310, 416], `_v_ = ${number(speed)} m/s`, { size: 34 }),
    line(
      [
        [620, base],
        [936, base],
      ],
      { stroke: muted, width: 2 },
    ),
    line(
      [
        [620, base - total * perJoule],
        [936, base - total * perJoule],
      ],
      { stroke: muted, width: 2, dash: '4 10' },
    ),
    ...bars.flatMap(({ left, letter, fill, joules, shown }) => [
      bar(left, 0, joules, fill),
      barName(left, letter),
      haloed(
        label([left + 38, base - joules * perJoule - 12], String(shown), {
          size: 30,
          anchor: 'middle',
          fill,
        }),
      ),
    ]),
    veil(progress(time, onward - 0.6, onward + 0.2), [
      bar(856, 0, kinetic, accent),
      bar(856, kinetic, potential, ink),
      label([894, base - total * perJoule - 12], '20', { size: 30, anchor: 'middle' }),
      label([894, 440], '_E_', { size: 34, anchor: 'middle' }),
    ]),
    label([620, 60], '_E_, J', { size: 28, fill: muted }),
  ];
}
