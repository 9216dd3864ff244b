import { useEffect, useRef } from 'react';
import type { Learner } from '../learner/use-learner.js';
import type { Sender } from './sender.js';

/** The signed-in learner whose answers a sender sends. */
export interface SendingLearner {
  readonly key: string;
  /** Whether the device still holds the token of this learner; ask before each use of a response. */
  readonly isSignedIn: () => boolean;
}

/**
 * Runs a sender while a learner is signed in, for each learner another one.
 * @param start starts the sender; another function starts another sender
 * @returns a function that retries immediately
 */
export function useLearnerSender(learner: Learner, start: (learner: SendingLearner) => Sender): () => void {
  const sender = useRef<Sender>(undefined);
  const latest = useRef(learner);
  useEffect(() => {
    latest.current = learner;
  });

  const key = learner.status === 'signed-in' ? learner.key : null;
  useEffect(() => {
    if (key === null) return undefined;
    const isSignedIn = () => {
      const { current } = latest;
      return current.status === 'signed-in' && current.key === key && current.holdsToken?.() !== false;
    };
    const started = start({ key, isSignedIn });
    sender.current = started;
    return () => started.stop();
  }, [key, start]);

  return () => sender.current?.retryNow();
}
