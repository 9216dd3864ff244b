import type { Parameters, Values } from '@zarra/experiment-kit/parameters';
import { choiceParameter } from '../../choice-parameter.js';
import { KIND_NAMES, MAX_GRID_STEPS } from './element-kinds.js';
import { PLACES, type PlaceParameterKey } from './places.js';
import { START, valuesOf } from './scheme.js';

/** Parameter keys: an element kind per place, and a grid index for its amount. */
export type BoardKey = 'chosen' | 'frequency' | 'internal' | PlaceParameterKey;

/** Types of the experiment. */
export interface BoardTypes {
  parameter: BoardKey;
  view: 'balls';
  state: Float64Array;
}

/** Values of the board; none has a factor to SI units. */
export type Board = Values<BoardKey>;

const first = valuesOf(START, 'A4B4');

const atPlaces = Object.fromEntries(
  PLACES.flatMap(({ name, kind, value }) => [
    [kind, choiceParameter(`${name}: element`, KIND_NAMES, first[kind])],
    [
      value,
      {
        label: `${name}: qiymat`,
        unit: '',
        min: 0,
        max: MAX_GRID_STEPS,
        step: 1,
        initial: first[value],
        live: true,
      },
    ],
  ]),
) as Parameters<PlaceParameterKey>;

export const parameters: Parameters<BoardKey> = {
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
