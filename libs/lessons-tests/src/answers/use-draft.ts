import { useCallback, useSyncExternalStore } from 'react';
import type { Draft } from './draft.js';
import { draftStore } from './draft-store.js';

/** A learner's draft of a lesson, as it changes here and in other tabs; null for nobody and when there is none. */
export function useDraft(learner: string | null, lesson: number): Draft | null {
  const read = useCallback(
    () => (learner === null ? null : draftStore.read(learner, lesson)),
    [learner, lesson],
  );
  return useSyncExternalStore(draftStore.subscribe, read, () => null);
}
