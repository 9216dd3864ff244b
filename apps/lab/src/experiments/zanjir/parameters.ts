import type { Parameters, Values } from '@zarra/experiment-kit';
import { KIND_NAMES, LONGEST_GRID } from './kinds.js';
import { PLACES, type PlaceName } from './places.js';
import { START, valuesOf } from './schemes.js';

/** What a learner sets: at every place a kind, and a place of the grid that this kind's amounts lie on. */
export type BoardName = 'chosen' | 'frequency' | 'internal' | PlaceName;

/** All numbers of the board; none has a factor to SI units of its own. */
export type Board = Values<BoardName>;

const first = valuesOf(START, 'A4B4');

const atPlaces = Object.fromEntries(
  PLACES.flatMap(({ name, kind, value }) => [
    [
      kind,
      {
        label: `${name}: element`,
        unit: '',
        min: 0,
        max: KIND_NAMES.length - 1,
        step: 1,
        initial: first[kind],
        choices: KIND_NAMES,
      },
    ],
    [
      value,
      {
        label: `${name}: qiymat`,
        unit: '',
        min: 0,
        max: LONGEST_GRID,
        step: 1,
        initial: first[value],
        live: true,
      },
    ],
  ]),
) as Parameters<PlaceName>;

export const parameters: Parameters<BoardName> = {
  chosen: {
    label: 'Tanlangan joy',
    unit: '',
    min: 0,
    max: PLACES.length - 1,
    step: 1,
    initial: first.chosen,
    live: true,
    choices: PLACES.map(({ name }) => name),
  },
  ...atPlaces,
  frequency: {
    label: 'Oʻzgaruvchan tok chastotasi, ν',
    unit: 'Hz',
    min: 0.01,
    max: 10,
    step: 0.01,
    initial: 0.5,
    live: true,
  },
  internal: {
    label: 'Manbalarning ichki qarshiligi, r',
    unit: 'Ω',
    min: 0.5,
    max: 10,
    step: 0.1,
    initial: 1,
    live: true,
  },
};
