import type { Handle, ControlOverride } from '@zarra/experiment-kit/experiment';
import { fromGrid, gridSteps, toGrid } from '@zarra/experiment-kit/parameters';
import { amountOf, describeElement, KIND, KIND_NAMES, displayedAmount } from './element-kinds.js';
import { meterLabel } from './meter-label.js';
import { parameters, type Board, type BoardKey, type BoardTypes } from './parameters.js';
import { PLACES, type Place } from './places.js';
import { readBoard } from './read-board.js';
import { moveElement, placeElement } from './tray.js';

type BoardHandle = Handle<BoardTypes>;

const handleOf = (place: Place): BoardHandle => ({
  key: place.key,
  label: `${place.name} joyi`,
  quiet: true,
  position: () => ({ x: place.x, y: place.y }),
  moveTo: (x, y, { values }) => moveElement(place, x, y, values),
  part: ({ values }) => (values[place.kind] === KIND.none ? undefined : String(values[place.kind])),
  remove: ({ values }) =>
    values[place.kind] === KIND.none
      ? undefined
      : { values: { chosen: place.index, ...placeElement(place, KIND.none) }, handle: place.key },
  nudge: (dx, dy, fine, { values }) => {
    const kind = values[place.kind];
    const chosen = { chosen: place.index };
    if (dx !== 0)
      return { ...chosen, ...placeElement(place, (kind + dx + KIND_NAMES.length) % KIND_NAMES.length) };
    const amount = amountOf(kind);
    if (!amount) return chosen;
    const next = values[place.value] + dy * (fine ? 1 : amount.stride);
    return { ...chosen, [place.value]: Math.min(gridSteps(amount), Math.max(0, next)) };
  },
  press: ({ values }) => ({
    values:
      values.chosen === place.index && values[place.kind] === KIND.switch
        ? { [place.value]: 1 - displayedAmount(KIND.switch, values[place.value]) }
        : { chosen: place.index },
  }),
  valueText: ({ time, state, si, values }) => {
    const element = describeElement(values[place.kind], values[place.value]);
    const meter = meterLabel(si, place, readBoard(time, state, si));
    const chosen = values.chosen === place.index ? ', tanlangan' : '';
    return `${element}${meter === undefined ? '' : `, ${meter}`}${chosen}`;
  },
});

/** One handle per place. */
export const handles: readonly BoardHandle[] = PLACES.map(handleOf);

/** Only the selected place has controls; the AC frequency requires an AC source. */
export function isInUse(key: BoardKey, values: Board): boolean {
  if (key === 'chosen' || key === 'internal') return true;
  if (key === 'frequency') return PLACES.some(({ kind }) => values[kind] === KIND.alternating);
  const place = PLACES[values.chosen];
  return key === place?.kind || (key === place?.value && amountOf(values[place.kind]) !== undefined);
}

/** Overrides controls: a new kind sets its default amount, and an amount uses the grid of its kind. */
export function controlOverride(key: BoardKey, values: Board): ControlOverride<BoardTypes> | undefined {
  if (key === 'chosen') {
    const choices = PLACES.map(
      ({ name, kind, value }) => `${name}: ${describeElement(values[kind], values[value])}`,
    );
    return {
      parameter: { ...parameters.chosen, choices },
      value: values.chosen,
      toValues: (chosen) => ({ chosen }),
    };
  }
  const place = PLACES.find(({ kind, value }) => key === kind || key === value);
  if (!place) return undefined;
  const kind = values[place.kind];
  if (key === place.kind)
    return { parameter: parameters[key], value: kind, toValues: (next) => placeElement(place, next) };
  const amount = amountOf(kind);
  if (!amount)
    return { parameter: { ...parameters[key], choices: ['yoʻq'] }, value: 0, toValues: () => ({}) };
  return {
    parameter: { ...amount, label: `${place.name}: ${amount.label}` },
    value: fromGrid(amount, Math.min(values[key], gridSteps(amount))),
    toValues: (shown) => ({ [key]: toGrid(amount, shown) }),
  };
}
