import {
  fromGrid,
  gridSteps,
  initialValues,
  toGrid,
  type Parameters,
  type Values,
} from '../experiment/parameter.js';
import type { ParameterChange, RunRecord } from '../run/create-run.js';
import { createCountReader, fromBase64Url, appendCount, toBase64Url } from './bytes.js';

/** Format version: the first byte of every encoded state. */
const VERSION = 1;
/** Maximum length of an encoded state: its QR code stays readable from the last row of a class. */
export const MAX_LENGTH = 300;

/** A run and its view, as an address encodes them. */
export interface SharedState<K extends string = string, V extends string = string> {
  readonly run: RunRecord<K>;
  /** Camera and switches. */
  readonly view: Values<V>;
}

/** The parameters an address encodes: those of the experiment and those of its view. */
export interface ShareableDefinition<K extends string = string, V extends string = string> {
  readonly parameters: Parameters<K>;
  readonly view: Parameters<V>;
}

const keysOf = <K extends string>(parameters: Parameters<K>): K[] => Object.keys(parameters) as K[];

function appendValues<K extends string>(bytes: number[], parameters: Parameters<K>, values: Values<K>): void {
  const changed = keysOf(parameters).flatMap((key, index) => {
    const gridIndex = toGrid(parameters[key], values[key]);
    return gridIndex === toGrid(parameters[key], parameters[key].initial)
      ? []
      : [[index, gridIndex] as const];
  });
  appendCount(bytes, changed.length);
  for (const [index, gridIndex] of changed) {
    appendCount(bytes, index);
    appendCount(bytes, gridIndex);
  }
}

function readEntry<K extends string>(
  next: () => number,
  parameters: Parameters<K>,
): { key: K; value: number } {
  const key = keysOf(parameters)[next()];
  if (key === undefined) throw new RangeError('No such parameter');
  const gridIndex = next();
  if (gridIndex > gridSteps(parameters[key])) throw new RangeError('A value out of range');
  return { key, value: fromGrid(parameters[key], gridIndex) };
}

function readValues<K extends string>(next: () => number, parameters: Parameters<K>): Values<K> {
  const values: Record<K, number> = { ...initialValues(parameters) };
  const count = next();
  if (count > keysOf(parameters).length) throw new RangeError('More values than parameters');
  for (let index = 0; index < count; index++) {
    const { key, value } = readEntry(next, parameters);
    values[key] = value;
  }
  return values;
}

function encode<K extends string, V extends string>(
  { parameters, view }: ShareableDefinition<K, V>,
  state: SharedState<K, V>,
): string {
  const { seed, steps, values, changes } = state.run;
  const bytes: number[] = [];
  for (const count of [VERSION, seed, steps]) appendCount(bytes, count);
  appendValues(bytes, parameters, values);
  appendValues(bytes, view, state.view);
  let last = 0;
  for (const change of changes.filter((change) => change.steps <= steps)) {
    appendCount(bytes, change.steps - last);
    appendCount(bytes, keysOf(parameters).indexOf(change.key));
    appendCount(bytes, toGrid(parameters[change.key], change.value));
    last = change.steps;
  }
  return toBase64Url(bytes);
}

/**
 * Encodes a state as at most 300 characters that need no escaping in a URL. A run with too many parameter
 * changes is encoded as its start with the current values.
 * @param currentValues values at the last step of the record
 */
export function writeAddress<K extends string, V extends string>(
  shareable: ShareableDefinition<K, V>,
  state: SharedState<K, V>,
  currentValues: Values<K>,
): string {
  const complete = encode(shareable, state);
  if (complete.length <= MAX_LENGTH) return complete;
  return encode(shareable, { ...state, run: { ...state.run, values: currentValues, changes: [], steps: 0 } });
}

/**
 * Decodes an address from an untrusted source. The input is never executed.
 * @param maxSteps limit of steps that a page may replay
 * @returns undefined for an address that does not belong to this experiment
 */
export function readAddress<K extends string, V extends string>(
  { parameters, view }: ShareableDefinition<K, V>,
  encoded: string,
  maxSteps: number,
): SharedState<K, V> | undefined {
  if (encoded.length > MAX_LENGTH) return undefined;
  try {
    const { next, remaining } = createCountReader(fromBase64Url(encoded));
    if (next() !== VERSION) return undefined;
    const seed = next();
    const steps = next();
    if (steps > maxSteps) return undefined;
    const values = readValues(next, parameters);
    const viewValues = readValues(next, view);
    const changes: ParameterChange<K>[] = [];
    let step = 0;
    while (remaining() > 0) {
      step += next();
      if (step > steps) return undefined;
      const entry = readEntry(next, parameters);
      if (!parameters[entry.key].live) return undefined;
      changes.push({ steps: step, ...entry });
    }
    return { run: { seed, values, changes, steps }, view: viewValues };
  } catch {
    return undefined;
  }
}
