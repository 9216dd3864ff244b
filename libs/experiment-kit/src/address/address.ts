import type { ExperimentDefinition } from '../experiment/experiment.js';
import { fromGrid, gridSteps, initialValues, type Parameters, type Values } from '../experiment/parameter.js';
import {
  MAX_EARLIER,
  type EarlierRunRecord,
  type GraphAxes,
  type ParameterChange,
  type SharedState,
} from '../experiment/run-record.js';
import { createCountReader, fromBase64Url } from './bytes.js';

/** Format versions, the first byte of every encoded state: one run with its view, and a run with a graph and earlier runs. */
export const [RUN_VERSION, RUNS_VERSION] = [1, 2] as const;
/** Kinds of graphs. */
export const GRAPH = { initial: 0, plot: 1, histogram: 2, pair: 3 } as const;
/** Query parameter of a link to a state. A page keeps later changes of the state in the fragment of its address. */
export const STATE_PARAMETER = 'holat';
/** Maximum length of an encoded state: its QR code stays readable from the last row of a class. */
export const MAX_LENGTH = 300;

/** What an address encodes by its order: parameters, view switches and quantities of graphs. Append new ones. */
export type ShareableDefinition = Pick<
  ExperimentDefinition,
  'parameters' | 'view' | 'plots' | 'histograms' | 'readouts'
>;

function readEntry(next: () => number, parameters: Parameters) {
  const found = Object.entries(parameters)[next()];
  if (!found) throw new RangeError('No such parameter');
  const [key, parameter] = found;
  const gridIndex = next();
  if (gridIndex > gridSteps(parameter)) throw new RangeError('A value out of range');
  return { key, parameter, value: fromGrid(parameter, gridIndex) };
}

/** @param base values of the parameters that are not listed */
function readValues(next: () => number, parameters: Parameters, base: Values): Values {
  const values = { ...base };
  const count = next();
  if (count > Object.keys(parameters).length) throw new RangeError('More values than parameters');
  for (let index = 0; index < count; index++) {
    const { key, value } = readEntry(next, parameters);
    values[key] = value;
  }
  return values;
}

/** @param hasMore whether another change follows, for the number of changes before it */
function readChanges(
  next: () => number,
  parameters: Parameters,
  maxStep: number,
  hasMore: (read: number) => boolean,
): ParameterChange[] {
  const changes: ParameterChange[] = [];
  let step = 0;
  while (hasMore(changes.length)) {
    step += next();
    if (step > maxStep) throw new RangeError('A change after the end');
    const { key, parameter, value } = readEntry(next, parameters);
    if (!parameter.live) throw new RangeError('A change of a parameter that is not live');
    changes.push({ steps: step, key, value });
  }
  return changes;
}

/** @throws RangeError for a position outside the list */
function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError('No such item');
  return item;
}

function readGraph(
  next: () => number,
  { plots, histograms = [], readouts }: ShareableDefinition,
): GraphAxes | undefined {
  const kind = next();
  if (kind === GRAPH.initial) return undefined;
  if (kind === GRAPH.plot) return { plot: itemAt(plots, next()).key };
  if (kind === GRAPH.histogram) return { plot: itemAt(histograms, next()).key };
  if (kind !== GRAPH.pair) throw new RangeError('No such graph');
  const keys = ['time', ...readouts.map(({ key }) => key)];
  return { x: itemAt(keys, next()), y: itemAt(keys, next()) };
}

function readEarlierRun(next: () => number, parameters: Parameters, base: Values): EarlierRunRecord {
  const mark = next();
  const [seed, steps] = [next(), next()];
  const values = readValues(next, parameters, base);
  const count = next();
  const changes = readChanges(next, parameters, steps, (read) => read < count);
  return { slot: Math.floor(mark / 2), isHidden: mark % 2 === 1, record: { seed, values, changes, steps } };
}

function readEarlierRuns(next: () => number, parameters: Parameters, base: Values): EarlierRunRecord[] {
  const count = next();
  if (count > MAX_EARLIER) throw new RangeError('Too many runs');
  const runs = Array.from({ length: count }, () => readEarlierRun(next, parameters, base));
  const slots = new Set(runs.map(({ slot }) => slot));
  if (slots.size < count || Math.max(...slots) >= MAX_EARLIER) throw new RangeError('Invalid line styles');
  return runs;
}

/**
 * Decodes an address from an untrusted source. The input is never executed.
 * @param maxSteps limit of steps that a page may replay, in all runs together
 * @returns undefined for an address that does not belong to this experiment
 */
export function readAddress(
  definition: ShareableDefinition,
  encoded: string,
  maxSteps: number,
): SharedState | undefined {
  if (encoded.length > MAX_LENGTH) return undefined;
  const { parameters, view } = definition;
  try {
    const { next, remaining } = createCountReader(fromBase64Url(encoded));
    const version = next();
    if (version !== RUN_VERSION && version !== RUNS_VERSION) return undefined;
    const [seed, steps] = [next(), next()];
    const values = readValues(next, parameters, initialValues(parameters));
    const viewValues = readValues(next, view, initialValues(view));
    const isVersion2 = version === RUNS_VERSION;
    const graph = isVersion2 ? readGraph(next, definition) : undefined;
    const earlierRuns = isVersion2 ? readEarlierRuns(next, parameters, values) : [];
    const changes = readChanges(next, parameters, steps, () => remaining() > 0);
    const allSteps = earlierRuns.reduce((sum, { record }) => sum + record.steps, steps);
    if (allSteps > maxSteps) return undefined;
    return { run: { seed, values, changes, steps }, view: viewValues, earlierRuns, graph };
  } catch {
    return undefined;
  }
}
