import { fromGrid, gridSteps, initialValues, type Parameters, type Values } from '../experiment/parameter.js';
import type { ParameterChange, SharedState } from '../experiment/run-record.js';
import { createCountReader, fromBase64Url } from './bytes.js';

/** Format version: the first byte of every encoded state. */
export const VERSION = 1;
/** Maximum length of an encoded state: its QR code stays readable from the last row of a class. */
export const MAX_LENGTH = 300;

/** The parameters an address encodes: those of the experiment and those of its view. */
export interface ShareableDefinition {
  readonly parameters: Parameters;
  readonly view: Parameters;
}

function readEntry(next: () => number, parameters: Parameters) {
  const found = Object.entries(parameters)[next()];
  if (!found) throw new RangeError('No such parameter');
  const [key, parameter] = found;
  const gridIndex = next();
  if (gridIndex > gridSteps(parameter)) throw new RangeError('A value out of range');
  return { key, parameter, value: fromGrid(parameter, gridIndex) };
}

function readValues(next: () => number, parameters: Parameters): Values {
  const values = { ...initialValues(parameters) };
  const count = next();
  if (count > Object.keys(parameters).length) throw new RangeError('More values than parameters');
  for (let index = 0; index < count; index++) {
    const { key, value } = readEntry(next, parameters);
    values[key] = value;
  }
  return values;
}

/**
 * Decodes an address from an untrusted source. The input is never executed.
 * @param maxSteps limit of steps that a page may replay
 * @returns undefined for an address that does not belong to this experiment
 */
export function readAddress(
  { parameters, view }: ShareableDefinition,
  encoded: string,
  maxSteps: number,
): SharedState | undefined {
  if (encoded.length > MAX_LENGTH) return undefined;
  try {
    const { next, remaining } = createCountReader(fromBase64Url(encoded));
    if (next() !== VERSION) return undefined;
    const seed = next();
    const steps = next();
    if (steps > maxSteps) return undefined;
    const values = readValues(next, parameters);
    const viewValues = readValues(next, view);
    const changes: ParameterChange[] = [];
    let step = 0;
    while (remaining() > 0) {
      step += next();
      if (step > steps) return undefined;
      const { key, parameter, value } = readEntry(next, parameters);
      if (!parameter.live) return undefined;
      changes.push({ steps: step, key, value });
    }
    return { run: { seed, values, changes, steps }, view: viewValues };
  } catch {
    return undefined;
  }
}
