import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { chargesOf, type Si } from './charges.js';
import { fieldAtProbe, potentialAtProbe } from './measure-field.js';
import type { FieldTypes } from './parameters.js';
import { summary } from './summary.js';

/** Directions of a vector, counter-clockwise from the right. */
const DIRECTIONS = [
  'oʻngga',
  'oʻngga va yuqoriga',
  'yuqoriga',
  'chapga va yuqoriga',
  'chapga',
  'chapga va pastga',
  'pastga',
  'oʻngga va pastga',
];

const directionOf = ([x, y]: readonly [number, number, ...number[]]): string =>
  DIRECTIONS[(Math.round((4 * Math.atan2(y, x)) / Math.PI) + 8) % 8] ?? '';

function describeField(si: Si): string {
  const field = fieldAtProbe(si);
  if (!field) return 'Sinov nuqtasi zaryadning ustida: u yerda maydon aniqlanmagan.';
  const size = Math.hypot(...field);
  const potential = `potensial ${formatNumber(potentialAtProbe(si) / 1000, 1)} kilovolt.`;
  return size === 0
    ? `Sinov nuqtasida maydon kuchlanganligi nolga teng, ${potential}`
    : `Sinov nuqtasida kuchlanganlik metriga ${formatNumber(size / 1000, 1)} kilovolt, ${directionOf(field)} yoʻnalgan, ${potential}`;
}

const speedOf = ([, , , vx = 0, vy = 0]: Float64Array): string => formatNumber(Math.hypot(vx, vy), 2);

/** Texts of the charges experiment. */
export const content: Content<FieldTypes> = {
  ...summary,
  describe: ({ si, state, time }) => {
    const count = chargesOf(si).length;
    const flight = time > 0 ? ` Sinov zaryadining tezligi sekundiga ${speedOf(state)} metr.` : '';
    return `${count === 0 ? 'Zaryad yoʻq.' : `${String(count)} ta zaryad.`} ${describeField(si)}${flight}`;
  },
  events: {
    collision: () => 'Sinov zaryadi zaryadga yetib bordi va toʻxtadi: kinetik energiyasi issiqlikka aylandi.',
    left: ({ state }) => `Sinov zaryadi rasm chegarasidan chiqdi, tezligi sekundiga ${speedOf(state)} metr.`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
