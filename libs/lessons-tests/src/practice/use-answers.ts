import type { ApiClient } from '@zarra/api-client';
import type { PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';
import { useEffect, useReducer, useState } from 'react';
import type { Outcome } from '../answers/outcome.js';
import type { SignedInLearner } from '../signed-in-page.js';
import { subscribeToResults } from '../answers/practice/answer-results.js';
import { answerStore } from '../answers/practice/answer-store.js';
import { completeAnswer, emptyAnswer, isDraftOf, type DraftAnswer } from './draft-answer.js';
import { useAnswerSender } from '../answers/practice/use-answer-sender.js';

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

/** What has arrived for the variants of this visit, by their seeds. */
interface Arrived {
  readonly outcomes: ReadonlyMap<string, { outcome: PracticeOutcome; draft: unknown }>;
  readonly gone: ReadonlyMap<string, string>;
}

const variantOf = (id: number, seed: string): string => `${id}:${seed}`;

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
  const [arrived, setArrived] = useState<Arrived>({ outcomes: new Map(), gone: new Map() });
  /** The last failed attempt by item. */
  const [attempts, setAttempts] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [, update] = useReducer((count: number) => count + 1, 0);
  const sendNow = useAnswerSender(client, learner, (item, outcome) =>
    setAttempts((current) => new Map(current).set(item, outcome)),
  );

  useEffect(() => answerStore.subscribe(update), []);
  useEffect(
    () =>
      subscribeToResults(({ learner: sender, item, seed, answer, result }) => {
        if (sender !== key) return;
        const variant = variantOf(item, seed);
        setArrived(({ outcomes, gone }) =>
          typeof result === 'string'
            ? { outcomes, gone: new Map(gone).set(variant, result) }
            : { outcomes: new Map(outcomes).set(variant, { outcome: result, draft: answer }), gone },
        );
      }),
    [key],
  );

  const storedOf = ({ id, seed }: PracticeItem) => {
    const stored = answerStore.read(key, id);
    return stored?.seed === seed ? stored : null;
  };

  return {
    stateOf: (item: PracticeItem): AnswerState => {
      const variant = variantOf(item.id, item.seed);
      const result = arrived.outcomes.get(variant);
      if (result) {
        const draft = isDraftOf(item, result.draft) ? result.draft : emptyAnswer(item);
        return { name: 'checked', draft, outcome: result.outcome };
      }
      const text = arrived.gone.get(variant);
      if (text !== undefined) return { name: 'gone', text };
      const stored = storedOf(item);
      const draft = stored && isDraftOf(item, stored.answer) ? stored.answer : emptyAnswer(item);
      if (stored?.queued) return { name: 'checking', draft, waiting: waitingOf(attempts.get(item.id)) };
      return { name: 'answering', draft, rejection: stored?.rejection ?? '' };
    },
    /** Whether the answer to the item outlives this page. */
    isPersisted: ({ id }: PracticeItem): boolean => answerStore.isPersisted(key, id),
    answer({ id, seed }: PracticeItem, draft: DraftAnswer): void {
      answerStore.save(key, id, { seed, answer: draft, queued: false, rejection: '' });
    },
    /** Sends a draft; an incomplete one stays. */
    check({ id, seed }: PracticeItem, draft: DraftAnswer): void {
      const answer = completeAnswer(draft);
      if (!answer) return;
      setAttempts((current) => new Map([...current].filter(([other]) => other !== id)));
      answerStore.save(key, id, { seed, answer, queued: true, rejection: '' });
    },
    sendNow,
  };
}

export type AnswersModel = ReturnType<typeof useAnswers>;
