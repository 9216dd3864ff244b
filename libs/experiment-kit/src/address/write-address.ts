// Apart from reading, which every page does before the first change.
import { toGrid, type Parameters, type Values } from '../experiment/parameter.js';
import type { SharedState } from '../experiment/run-record.js';
import { MAX_LENGTH, VERSION, type ShareableDefinition } from './address.js';

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

function appendValues(bytes: number[], parameters: Parameters, values: Values): void {
  const changed = Object.entries(parameters).flatMap(([key, parameter], index) => {
    const gridIndex = toGrid(parameter, values[key] ?? NaN);
    return gridIndex === toGrid(parameter, parameter.initial) ? [] : [[index, gridIndex] as const];
  });
  appendCount(bytes, changed.length);
  for (const [index, gridIndex] of changed) {
    appendCount(bytes, index);
    appendCount(bytes, gridIndex);
  }
}

function encode({ parameters, view }: ShareableDefinition, state: SharedState): string {
  const { seed, steps, values, changes } = state.run;
  const bytes: number[] = [];
  for (const count of [VERSION, seed, steps]) appendCount(bytes, count);
  appendValues(bytes, parameters, values);
  appendValues(bytes, view, state.view);
  let last = 0;
  for (const change of changes.filter((change) => change.steps <= steps)) {
    const parameter = parameters[change.key];
    if (!parameter) throw new RangeError(`No parameter ${change.key}`);
    appendCount(bytes, change.steps - last);
    appendCount(bytes, Object.keys(parameters).indexOf(change.key));
    appendCount(bytes, toGrid(parameter, change.value));
    last = change.steps;
  }
  return toBase64Url(bytes);
}

/**
 * Encodes a state as at most 300 characters that need no escaping in a URL. A run with too many parameter
 * changes is encoded as its start with the current values.
 * @param currentValues values at the last step of the record
 */
export function writeAddress(
  shareable: ShareableDefinition,
  state: SharedState,
  currentValues: Values,
): string {
  const complete = encode(shareable, state);
  if (complete.length <= MAX_LENGTH) return complete;
  return encode(shareable, { ...state, run: { ...state.run, values: currentValues, changes: [], steps: 0 } });
}
