import type { EntityId } from '@zarra/contracts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Learner } from './use-learner.js';

/** Names of the flags in the browser's storage (specification §3, decision 23). */
const COMPLETED = 'testCompleted-lesson-';
const PERCENTAGE = 'testPercentage-lesson-';
/** Key of the flags' owner, which the session stores. */
const OWNER = 'lessonFlagsOwner';

const listeners = new Set<() => void>();
const notify = () => [...listeners].forEach((listener) => listener());

/** Marks a lesson as finished for display only: the server has the authoritative result. */
export function saveFinished(lesson: EntityId, percentage: number): void {
  try {
    localStorage.setItem(`${COMPLETED}${lesson}`, 'true');
    localStorage.setItem(`${PERCENTAGE}${lesson}`, String(percentage));
  } catch {
    // Full or blocked: the list shows no tick until the server reports the result.
  }
  notify();
}

const toPercentage = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;

/** The finished lessons of a learner as JSON, `[id, percentage][]`: a string that stays equal while they do. */
function readFinished(learner: string): string {
  try {
    const owner = localStorage.getItem(OWNER);
    if (owner !== null && owner !== learner) return '';
    const finished = Object.keys(localStorage)
      .filter((key) => key.startsWith(PERCENTAGE))
      .flatMap((key) => {
        const id = key.slice(PERCENTAGE.length);
        const percentage = toPercentage(localStorage.getItem(key));
        const completed = localStorage.getItem(COMPLETED + id) === 'true';
        return percentage !== null && completed ? [[id, percentage]] : [];
      });
    return JSON.stringify(finished);
  } catch {
    return '';
  }
}

/** Calls back after each change of a flag, also by other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Finished lessons of the signed-in learner: lesson id as text → per cent. Empty while the learner is unknown. */
export function useFinishedLessons(learner: Learner): ReadonlyMap<string, number> {
  const key = learner.status === 'signed-in' ? learner.key : null;
  const read = useCallback(() => (key === null ? '' : readFinished(key)), [key]);
  const flags = useSyncExternalStore(subscribe, read, () => '');
  return useMemo(() => new Map(flags === '' ? [] : (JSON.parse(flags) as [string, number][])), [flags]);
}
