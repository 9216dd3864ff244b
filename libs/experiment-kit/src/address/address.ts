import {
  fromGrid,
  gridSteps,
  initialValues,
  toGrid,
  type Parameters,
  type Values,
} from '../experiment/parameter.js';
import type { Change, RunRecord } from '../run/create-run.js';
import { countReader, fromLetters, pushCount, toLetters } from './bytes.js';

/** First byte of every address: what follows is read by its rules. */
const VERSION = 1;
/** Letters an address may have, so that its QR code can be read from the last row of a class. */
export const LONGEST = 300;

/** What an address of an experiment says. */
export interface Shared<K extends string = string, V extends string = string> {
  readonly run: RunRecord<K>;
  /** How it is looked at: camera, switches. */
  readonly view: Values<V>;
}

/** What can be shared: the experiment's parameters, and those of its view. */
export interface Shareable<K extends string = string, V extends string = string> {
  readonly parameters: Parameters<K>;
  readonly view: Parameters<V>;
}

const keysOf = <K extends string>(parameters: Parameters<K>): K[] => Object.keys(parameters) as K[];

function pushValues<K extends string>(bytes: number[], parameters: Parameters<K>, values: Values<K>): void {
  const differing = keysOf(parameters).flatMap((key, index) => {
    const place = toGrid(parameters[key], values[key]);
    return place === toGrid(parameters[key], parameters[key].initial) ? [] : [[index, place] as const];
  });
  pushCount(bytes, differing.length);
  for (const [index, place] of differing) {
    pushCount(bytes, index);
    pushCount(bytes, place);
  }
}

function readOne<K extends string>(next: () => number, parameters: Parameters<K>): { key: K; value: number } {
  const key = keysOf(parameters)[next()];
  if (key === undefined) throw new RangeError('No such parameter');
  const place = next();
  if (place > gridSteps(parameters[key])) throw new RangeError('A value out of range');
  return { key, value: fromGrid(parameters[key], place) };
}

function readValues<K extends string>(next: () => number, parameters: Parameters<K>): Values<K> {
  const values: Record<K, number> = { ...initialValues(parameters) };
  const count = next();
  if (count > keysOf(parameters).length) throw new RangeError('More values than parameters');
  for (let index = 0; index < count; index++) {
    const { key, value } = readOne(next, parameters);
    values[key] = value;
  }
  return values;
}

function write<K extends string, V extends string>(
  { parameters, view }: Shareable<K, V>,
  shared: Shared<K, V>,
): string {
  const { seed, steps, values, changes } = shared.run;
  const bytes: number[] = [];
  for (const count of [VERSION, seed, steps]) pushCount(bytes, count);
  pushValues(bytes, parameters, values);
  pushValues(bytes, view, shared.view);
  let last = 0;
  for (const change of changes.filter((change) => change.steps <= steps)) {
    pushCount(bytes, change.steps - last);
    pushCount(bytes, keysOf(parameters).indexOf(change.key));
    pushCount(bytes, toGrid(parameters[change.key], change.value));
    last = change.steps;
  }
  return toLetters(bytes);
}

/**
 * Writes a state as at most 300 letters that are safe in an address. A run too eventful for that is shared from its
 * start with the values of now.
 * @param now the values at the record's last step
 */
export function writeAddress<K extends string, V extends string>(
  shareable: Shareable<K, V>,
  shared: Shared<K, V>,
  now: Values<K>,
): string {
  const whole = write(shareable, shared);
  if (whole.length <= LONGEST) return whole;
  return write(shareable, { ...shared, run: { ...shared.run, values: now, changes: [], steps: 0 } });
}

/**
 * Reads an address, whoever wrote it. Nothing of it is ever executed.
 * @param mostSteps steps a page may be asked to repeat
 * @returns undefined where it is not one of this experiment
 */
export function readAddress<K extends string, V extends string>(
  { parameters, view }: Shareable<K, V>,
  letters: string,
  mostSteps: number,
): Shared<K, V> | undefined {
  if (letters.length > LONGEST) return undefined;
  try {
    const { next, left } = countReader(fromLetters(letters));
    if (next() !== VERSION) return undefined;
    const seed = next();
    const steps = next();
    if (steps > mostSteps) return undefined;
    const values = readValues(next, parameters);
    const seen = readValues(next, view);
    const changes: Change<K>[] = [];
    let at = 0;
    while (left() > 0) {
      at += next();
      if (at > steps) return undefined;
      const one = readOne(next, parameters);
      if (!parameters[one.key].live) return undefined;
      changes.push({ steps: at, ...one });
    }
    return { run: { seed, values, changes, steps }, view: seen };
  } catch {
    return undefined;
  }
}
