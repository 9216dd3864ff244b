import { withUnit } from '../sheet/format.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Sentence } from '../sheet/picture.js';
import type { Forces } from './forces-schema.js';
import { componentsOf, type Force } from './vectors.js';

const NAMES = { block: 'taxtacha', ball: 'shar', car: 'avtomobil', lamp: 'chiroq' } as const;

/** Words for directions, by steps of 45 degrees from the right. */
const DIRECTIONS = [
  ...['oʻngga', 'oʻngga va yuqoriga', 'yuqoriga', 'chapga va yuqoriga'],
  ...['chapga', 'chapga va pastga', 'pastga', 'oʻngga va pastga'],
];

function directionText(angle: number, incline: number | undefined): string {
  const whole = ((angle % 360) + 360) % 360;
  if (incline !== undefined) {
    const relative = (((angle - incline) % 360) + 360) % 360;
    const onSlope = [
      'qiyalik boʻylab yuqoriga',
      'qiyalikka tik, yuqoriga',
      'qiyalik boʻylab pastga',
      'qiyalikka tik, pastga',
    ];
    const quarter = Math.round(relative / 90) % 4;
    if (Math.abs(relative - 90 * Math.round(relative / 90)) < 1) return onSlope[quarter] ?? '';
  }
  const words = DIRECTIONS[Math.round(whole / 45) % 8] ?? '';
  const isExact = Math.abs(whole - 45 * Math.round(whole / 45)) < 1 && Math.round(whole / 45) % 2 === 0;
  if (isExact) return words;
  const above = Math.abs(((whole + 90) % 180) - 90);
  return `${words} (gorizontalga ${withUnit(above, '1')}° burchak ostida)`;
}

/** Unit of the forces, and what a square of the paper measures. */
interface Scale {
  readonly unit: string;
  readonly square: number;
}

/** Sentences about the body, its support, each force, the resultant. */
export function describeForces(
  forces: Forces,
  all: readonly Force[],
  sum: Force,
  { unit, square }: Scale,
): Sentence[] {
  const { body = 'block', incline, components = [] } = forces;
  const place =
    incline === undefined
      ? { block: 'Gorizontal sirtda', car: 'Gorizontal yoʻlda', ball: '', lamp: 'Shiftga osilgan' }[body]
      : `Qiyalik burchagi ${withUnit(incline, '1')}° boʻlgan qiya tekislikda`;
  const start =
    place === '' ? NAMES[body].charAt(0).toUpperCase() + NAMES[body].slice(1) : `${place} ${NAMES[body]}`;
  const axis = incline ?? 0;
  return [
    { about: incline === undefined ? [] : ['α'], text: `${start}.` },
    { about: [], text: `Unga ${all.length} ta kuch taʼsir qiladi.` },
    { about: [], text: `Bir katak – ${withUnit(square, unit)}.` },
    ...all.map(({ name, size, angle }) => ({
      about: [name],
      text: `${plainLabel(name)} ${directionText(angle, incline)} yoʻnalgan, ${withUnit(size, unit)}.`,
    })),
    ...components.flatMap((name) => {
      const force = all.find((one) => one.name === name);
      return (force ? componentsOf(force, axis) : []).map((part) => ({
        about: [part.name, name],
        text: `Uning tashkil etuvchisi ${plainLabel(part.name)}: ${withUnit(part.size, unit)}, ${directionText(part.angle, incline)}.`.replace(
          'Uning',
          `${plainLabel(name)} ning`,
        ),
      }));
    }),
    ...(forces.sum === undefined
      ? []
      : [
          {
            about: [forces.sum],
            text:
              sum.size === 0
                ? 'Kuchlar muvozanatda: teng taʼsir etuvchi kuch nolga teng.'
                : `Teng taʼsir etuvchi kuch ${plainLabel(forces.sum)} ${directionText(sum.angle, incline)}, ${withUnit(sum.size, unit)}.`,
          },
        ]),
    ...(forces.velocity === undefined
      ? []
      : [{ about: [], text: `Tezlik ${directionText(forces.velocity, incline)} yoʻnalgan.` }]),
  ];
}
