import type { ExperimentDefinition } from '../experiment/experiment.js';
import { isRecord, readSaved, saveValue } from '../storage/saved-value.js';
import type { Point } from './points.js';

const keyOf = ({ slug }: ExperimentDefinition): string => `experiment-points:${slug}`;

const isNumberRecord = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === 'number');

/** Reads a point; `undefined` for another version's. JSON has no NaN: it saves `null`. */
function readPoint(value: unknown, columns: number): Point | undefined {
  if (!isRecord(value)) return undefined;
  const { id, time, values, readings, entered, seed } = value;
  if (typeof id !== 'number' || typeof time !== 'number' || !isNumberRecord(values)) return undefined;
  if (!Array.isArray(readings) || readings.length !== columns) return undefined;
  return {
    id,
    time,
    values,
    readings: readings.map((reading: unknown) => (typeof reading === 'number' ? reading : NaN)),
    ...(isNumberRecord(entered) && { entered }),
    ...(typeof seed === 'number' && { seed }),
  };
}

/** Points of this tab; none where the browser blocks storage. */
export function readSavedPoints(definition: ExperimentDefinition): readonly Point[] {
  const columns = definition.readouts.length + (definition.intervals?.length ?? 0);
  const saved = readSaved('sessionStorage', keyOf(definition));
  return Array.isArray(saved) ? saved.flatMap((point) => readPoint(point, columns) ?? []) : [];
}

/** Saves the points of this tab. */
export const savePoints = (definition: ExperimentDefinition, points: readonly Point[]): void =>
  saveValue('sessionStorage', keyOf(definition), points.length === 0 ? undefined : points);
