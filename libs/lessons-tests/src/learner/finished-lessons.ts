import type { EntityId } from '@zarra/contracts';
import { localDeviceStorage } from '@zarra/api-client/storage';
import {
  LESSON_FLAGS_OWNER_KEY,
  LESSON_PERCENTAGE_PREFIX,
  lessonCompletedKey,
  lessonPercentageKey,
} from '@zarra/api-client/storage-keys';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Learner } from './use-learner.js';

/** Marks a lesson as finished for display only: the server has the authoritative result. */
export function saveFinished(lesson: EntityId, percentage: number): void {
  localDeviceStorage.set(lessonCompletedKey(lesson), 'true');
  localDeviceStorage.set(lessonPercentageKey(lesson), String(percentage));
}

const toPercentage = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;

/** The finished lessons of a learner as JSON, in a string that stays equal while they do: pairs of lesson and per cent. */
function readFinished(learner: string): string {
  const owner = localDeviceStorage.get(LESSON_FLAGS_OWNER_KEY);
  if (owner !== null && owner !== learner) return '[]';
  const finished = localDeviceStorage.keys(LESSON_PERCENTAGE_PREFIX).flatMap((key) => {
    const lesson = key.slice(LESSON_PERCENTAGE_PREFIX.length);
    const percentage = toPercentage(localDeviceStorage.get(key));
    const isCompleted = localDeviceStorage.get(lessonCompletedKey(lesson)) === 'true';
    return percentage !== null && isCompleted ? [[lesson, percentage]] : [];
  });
  return JSON.stringify(finished);
}

/** Finished lessons of the signed-in learner: lesson id as text → per cent. Empty while the learner is unknown. */
export function useFinishedLessons(learner: Learner): ReadonlyMap<string, number> {
  const key = learner.status === 'signed-in' ? learner.key : null;
  const read = useCallback(() => (key === null ? '[]' : readFinished(key)), [key]);
  const flags = useSyncExternalStore(localDeviceStorage.subscribe, read, () => '[]');
  return useMemo(() => new Map(JSON.parse(flags) as [string, number][]), [flags]);
}
