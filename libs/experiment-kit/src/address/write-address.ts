// Apart from reading, which every page does before the first change.
import { initialValues, toGrid, type Parameters, type Values } from '../experiment/parameter.js';
import type { EarlierRunRecord, GraphAxes, RunRecord, SharedState } from '../experiment/run-record.js';
import {
  GRAPH,
  MAX_LENGTH,
  RUN_VERSION,
  RUNS_VERSION,
  STATE_PARAMETER,
  type ShareableDefinition,
} from './address.js';

/** Appends a non-negative integer in groups of seven bits, lowest first (LEB128). */
function appendCount(bytes: number[], count: number): void {
  let remaining = count;
  while (remaining >= 0x80) {
    bytes.push((remaining % 0x80) | 0x80);
    remaining = Math.floor(remaining / 0x80);
  }
  bytes.push(remaining);
}

/** Encodes bytes as base64url (RFC 4648 §5, without padding). */
const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @param base values of the parameters that are not listed */
function appendValues(bytes: number[], parameters: Parameters, values: Values, base: Values): void {
  const changed = Object.entries(parameters).flatMap(([key, parameter], index) => {
    const gridIndex = toGrid(parameter, values[key] ?? NaN);
    return gridIndex === toGrid(parameter, base[key] ?? NaN) ? [] : [[index, gridIndex] as const];
  });
  appendCount(bytes, changed.length);
  for (const [index, gridIndex] of changed) {
    appendCount(bytes, index);
    appendCount(bytes, gridIndex);
  }
}

/** Changes until the end of a run. */
const changesOf = ({ changes, steps }: RunRecord) => changes.filter((change) => change.steps <= steps);

function appendChanges(bytes: number[], parameters: Parameters, run: RunRecord): void {
  let last = 0;
  for (const change of changesOf(run)) {
    const parameter = parameters[change.key];
    if (!parameter) throw new RangeError(`No parameter ${change.key}`);
    appendCount(bytes, change.steps - last);
    appendCount(bytes, Object.keys(parameters).indexOf(change.key));
    appendCount(bytes, toGrid(parameter, change.value));
    last = change.steps;
  }
}

/** Kind of a graph and positions of its quantities; the initial graph for quantities that the definition does not have. */
function graphCounts(
  { plots, histograms = [], readouts }: ShareableDefinition,
  graph: GraphAxes | undefined,
): readonly number[] {
  if (!graph) return [GRAPH.initial];
  const indexIn = (list: readonly { readonly key: string }[], key: string): number =>
    list.findIndex((one) => one.key === key);
  const quantities = [{ key: 'time' }, ...readouts];
  const candidates =
    'x' in graph
      ? [[GRAPH.pair, indexIn(quantities, graph.x), indexIn(quantities, graph.y)]]
      : [
          [GRAPH.plot, indexIn(plots, graph.plot)],
          [GRAPH.histogram, indexIn(histograms, graph.plot)],
        ];
  return candidates.find((counts) => !counts.includes(-1)) ?? [GRAPH.initial];
}

function appendEarlierRun(
  bytes: number[],
  parameters: Parameters,
  { slot, isHidden, record }: EarlierRunRecord,
  base: Values,
): void {
  for (const count of [2 * slot + Number(isHidden), record.seed, record.steps]) appendCount(bytes, count);
  appendValues(bytes, parameters, record.values, base);
  appendCount(bytes, changesOf(record).length);
  appendChanges(bytes, parameters, record);
}

/** Without earlier runs and with the initial graph it is version 1, which is shorter. */
function encode(
  definition: ShareableDefinition,
  { run, view, earlierRuns = [], graph }: SharedState,
): string {
  const { parameters } = definition;
  const bytes: number[] = [];
  const version = earlierRuns.length > 0 || graph ? RUNS_VERSION : RUN_VERSION;
  for (const count of [version, run.seed, run.steps]) appendCount(bytes, count);
  appendValues(bytes, parameters, run.values, initialValues(parameters));
  appendValues(bytes, definition.view, view, initialValues(definition.view));
  if (version === RUNS_VERSION) {
    for (const count of [...graphCounts(definition, graph), earlierRuns.length]) appendCount(bytes, count);
    for (const earlier of earlierRuns) appendEarlierRun(bytes, parameters, earlier, run.values);
  }
  appendChanges(bytes, parameters, run);
  return toBase64Url(bytes);
}

/** Encodes a state without the oldest of the earlier runs that do not fit. */
function encodeFitting(definition: ShareableDefinition, state: SharedState): string {
  const encoded = encode(definition, state);
  const [oldest, ...newer] = state.earlierRuns ?? [];
  return encoded.length <= MAX_LENGTH || !oldest
    ? encoded
    : encodeFitting(definition, { ...state, earlierRuns: newer });
}

/**
 * Encodes a state as at most 300 characters that need no escaping in a URL. The oldest earlier runs that do not fit are left
 * out: a changed curve would be wrong. A run with too many parameter changes is encoded as its start with the current values.
 * @param currentValues values at the last step of the record
 */
export function writeAddress(
  definition: ShareableDefinition,
  state: SharedState,
  currentValues: Values,
): string {
  const complete = encodeFitting(definition, state);
  if (complete.length <= MAX_LENGTH) return complete;
  const restarted = { ...state.run, values: currentValues, changes: [], steps: 0 };
  return encodeFitting(definition, { ...state, run: restarted });
}

/**
 * Query of a link that opens a state: "?holat=AQEAAAA". Other parameters may follow, such as `&embed`.
 * @param currentValues values at the last step of the record
 */
export const writeSearch = (
  definition: ShareableDefinition,
  state: SharedState,
  currentValues: Values,
): string => `?${STATE_PARAMETER}=${writeAddress(definition, state, currentValues)}`;
