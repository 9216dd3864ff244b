import { recall, remember } from '../device-memory.js';

const KEY = 'lessons-open-classes';

/** Ids of the classes that were left open on this device. */
export function recallOpenClasses(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(recall(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : []);
  } catch {
    return new Set();
  }
}

export const rememberOpenClasses = (ids: ReadonlySet<number>): void =>
  remember(KEY, JSON.stringify([...ids]));
