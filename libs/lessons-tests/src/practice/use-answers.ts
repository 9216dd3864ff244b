import type { ApiClient } from '@zarra/api-client';
import type { PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';
import type { EntityId } from '@zarra/contracts';
import { useEffect, useReducer, useState } from 'react';
import { answerStore, practiceWork, subscribeToResults, type SentAnswer } from '../answers/practice-work.js';
import type { Outcome } from '../learner-work/outcome.js';
import { notSubmitted } from '../learner-work/send-state.js';
import { useWorkQueue } from '../learner-work/use-queue.js';
import { useAnswerMessages } from '../messages/answer-strings.js';
import type { SignedInLearner } from '../signed-in-page.js';
import { completeAnswer, emptyAnswer, isDraftOf, type DraftAnswer } from './draft-answer.js';

/** Why an answer still waits for its outcome. */
export interface Waiting {
  readonly reason: 'offline' | 'server' | 'session';
  /** The server's message; may be empty. */
  readonly text: string;
}

/** State of the answer to an item. */
export type AnswerState =
  /** `rejection`: why the server could not read the last answer; empty when it could. */
  | { readonly name: 'answering'; readonly draft: DraftAnswer; readonly rejection: string }
  /** Being checked. `waiting`: why that takes longer; undefined during the first attempt. */
  | { readonly name: 'checking'; readonly draft: DraftAnswer; readonly waiting: Waiting | undefined }
  | { readonly name: 'checked'; readonly draft: DraftAnswer; readonly outcome: PracticeOutcome }
  /** The variant does not exist any more. `text`: the server's message. */
  | { readonly name: 'gone'; readonly text: string };

const variantOf = (id: EntityId, seed: string): string => `${id}:${seed}`;

function waitingOf(outcome: Outcome | undefined): Waiting | undefined {
  if (outcome?.type === 'session') return { reason: 'session', text: '' };
  if (outcome?.type !== 'waiting') return undefined;
  return { reason: outcome.reason === 'offline' ? 'offline' : 'server', text: outcome.text };
}

/**
 * The answers of a learner to practice items: stored on the device with each change, and sent until the server has them,
 * also those of an earlier visit.
 * @param learner signed in
 */
export function useAnswers(client: ApiClient, learner: SignedInLearner) {
  const { key } = learner;
  /** Results that have arrived in this visit, by variant. */
  const [arrived, setArrived] = useState<ReadonlyMap<string, SentAnswer>>(new Map());
  /** The last failed attempt by item. */
  const [attempts, setAttempts] = useState<ReadonlyMap<EntityId, Outcome>>(new Map());
  const [, update] = useReducer((count: number) => count + 1, 0);
  const { rejected } = useAnswerMessages();
  const sendNow = useWorkQueue(practiceWork, client, learner, rejected, (_, item, outcome) =>
    setAttempts((current) => new Map(current).set(item, outcome)),
  );

  useEffect(() => answerStore.subscribe(update), []);
  useEffect(
    () =>
      subscribeToResults((sent) => {
        if (sent.learner === key)
          setArrived((current) => new Map(current).set(variantOf(sent.item, sent.stored.seed), sent));
      }),
    [key],
  );

  return {
    stateOf: (item: PracticeItem): AnswerState => {
      const sent = arrived.get(variantOf(item.id, item.seed));
      const result = sent?.result;
      if (typeof result === 'string') return { name: 'gone', text: result };
      const read = sent?.stored ?? answerStore.read(key, item.id);
      const stored = read?.seed === item.seed ? read : null;
      const draft = isDraftOf(item, stored?.answer) ? stored.answer : emptyAnswer(item);
      if (result) return { name: 'checked', draft, outcome: result };
      if (stored?.queued) return { name: 'checking', draft, waiting: waitingOf(attempts.get(item.id)) };
      return { name: 'answering', draft, rejection: stored?.rejection ?? '' };
    },
    /** Whether the answer to the item outlives this page. */
    isPersisted: ({ id }: PracticeItem): boolean => answerStore.isPersisted(key, id),
    answer({ id, seed }: PracticeItem, draft: DraftAnswer): void {
      answerStore.update(key, id, () => ({ ...notSubmitted, seed, answer: draft }));
    },
    /** Sends a draft; an incomplete one stays. */
    check({ id, seed }: PracticeItem, draft: DraftAnswer): void {
      const answer = completeAnswer(draft);
      if (!answer) return;
      setAttempts((current) => new Map([...current].filter(([other]) => other !== id)));
      answerStore.update(key, id, () => ({ ...notSubmitted, seed, answer, queued: true }));
    },
    sendNow,
  };
}

export type AnswersModel = ReturnType<typeof useAnswers>;
