import { localDeviceStorage, predictionKey } from '@zarra/api-client/storage';
import type { EntityId } from '@zarra/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import type { Learner } from '../../learner/use-learner.js';

/** Answers chosen before it is known who the learner is, by lesson. */
const unassigned = new Map<EntityId, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = localDeviceStorage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Key of the learner in the storage: empty for a visitor, undefined while it is unknown. */
function ownerOf(learner: Learner): string | undefined {
  if (learner.status === 'signed-in') return learner.key;
  return learner.status === 'signed-out' ? '' : undefined;
}

/**
 * The answer that a learner has chosen in a lesson, on this device. It is kept as text, so that it does not stand for an answer
 * that was edited since.
 * @returns the answer, or null without one, and a function that chooses one
 */
export function useChosenAnswer(
  learner: Learner,
  lesson: EntityId,
  answers: readonly string[],
): [string | null, (answer: string) => void] {
  const owner = ownerOf(learner);
  const choose = (answer: string): void => {
    if (owner === undefined) {
      unassigned.set(lesson, answer);
      for (const listener of listeners) listener();
    } else {
      unassigned.delete(lesson);
      localDeviceStorage.set(predictionKey(lesson, owner), answer);
    }
  };
  const chosen = useSyncExternalStore(
    subscribe,
    () =>
      unassigned.get(lesson) ??
      (owner === undefined ? null : localDeviceStorage.get(predictionKey(lesson, owner))),
    () => null,
  );
  useEffect(() => {
    const waiting = unassigned.get(lesson);
    if (waiting !== undefined && owner !== undefined) choose(waiting);
  });
  return [chosen !== null && answers.includes(chosen) ? chosen : null, choose];
}
