import type { Handle, Shown, Values } from '@zarra/experiment-kit';
import { fromGrid, gridSteps, toGrid } from '@zarra/experiment-kit';
import type { BoardView } from './draw.js';
import { amountOf, inWords, KIND, KIND_NAMES, placeOf, shownAmount } from './kinds.js';
import { meterLabel } from './meter-label.js';
import { parameters, type BoardName } from './parameters.js';
import { PLACES, type Place } from './places.js';
import { readBoard } from './read-board.js';

type BoardValues = Values<BoardName>;
type BoardHandle = Handle<BoardName, Float64Array, BoardView>;

/** Puts a kind at a place, with its usual amount. */
const put = (place: Place, kind: number): Partial<BoardValues> => ({
  [place.kind]: kind,
  [place.value]: placeOf(kind),
});

const handleOf = (place: Place): BoardHandle => ({
  key: place.key,
  label: `${place.name} joyi`,
  at: () => ({ x: place.x, y: place.y }),
  moveTo: () => ({}),
  nudge: (dx, dy, fine, { values }) => {
    const kind = values[place.kind];
    const chosen = { chosen: place.index };
    if (dx !== 0) return { ...chosen, ...put(place, (kind + dx + KIND_NAMES.length) % KIND_NAMES.length) };
    const amount = amountOf(kind);
    if (!amount) return chosen;
    const next = values[place.value] + dy * (fine ? 1 : amount.stride);
    return { ...chosen, [place.value]: Math.min(gridSteps(amount), Math.max(0, next)) };
  },
  press: ({ values }) => ({
    values:
      values.chosen === place.index && values[place.kind] === KIND.switch
        ? { [place.value]: 1 - shownAmount(KIND.switch, values[place.value]) }
        : { chosen: place.index },
  }),
  spoken: ({ time, state, si, values }) => {
    const what = inWords(values[place.kind], values[place.value]);
    const meter = meterLabel(si, place, readBoard(time, state, si));
    const chosen = values.chosen === place.index ? ', tanlangan' : '';
    return `${what}${meter === undefined ? '' : `, ${meter}`}${chosen}`;
  },
});

/** A handle for each place. */
export const handles: readonly BoardHandle[] = PLACES.map(handleOf);

/** Only the chosen place has controls, and what belongs to alternating current only where there is some. */
export function isInUse(key: BoardName, values: BoardValues): boolean {
  if (key === 'chosen' || key === 'internal') return true;
  if (key === 'frequency') return PLACES.some(({ kind }) => values[kind] === KIND.alternating);
  const place = PLACES[values.chosen];
  return key === place?.kind || (key === place?.value && amountOf(values[place.kind]) !== undefined);
}

/** A new kind brings its usual amount; an amount is shown on the grid of its kind. */
export function shownAs(key: BoardName, values: BoardValues): Shown<BoardName> | undefined {
  if (key === 'chosen') {
    const choices = PLACES.map(({ name, kind, value }) => `${name}: ${inWords(values[kind], values[value])}`);
    return {
      parameter: { ...parameters.chosen, choices },
      value: values.chosen,
      take: (chosen) => ({ chosen }),
    };
  }
  const place = PLACES.find(({ kind, value }) => key === kind || key === value);
  if (!place) return undefined;
  const kind = values[place.kind];
  if (key === place.kind)
    return { parameter: parameters[key], value: kind, take: (next) => put(place, next) };
  const amount = amountOf(kind);
  if (!amount) return { parameter: { ...parameters[key], choices: ['yoʻq'] }, value: 0, take: () => ({}) };
  return {
    parameter: { ...amount, label: `${place.name}: ${amount.label}` },
    value: fromGrid(amount, Math.min(values[key], gridSteps(amount))),
    take: (shown) => ({ [key]: toGrid(amount, shown) }),
  };
}
