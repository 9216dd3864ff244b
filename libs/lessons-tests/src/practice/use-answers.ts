import type { ApiClient } from '@zarra/api-client';
import type { PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';
import { retryPause } from '@zarra/ui-kit/lazy';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Outcome } from '../answers/outcome.js';
import { startSender, type Sender } from '../answers/sender.js';
import type { SignedInLearner } from '../learner/signed-in-page.js';
import { answerStore } from './answer-store.js';
import { completeAnswer, emptyAnswer, isDraftOf, type DraftAnswer } from './draft-answer.js';
import { sendAnswer } from './send-answer.js';

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
  const sender = useRef<Sender>(undefined);
  const latest = useRef(learner);
  useEffect(() => {
    latest.current = learner;
  });

  useEffect(() => answerStore.subscribe(update), []);
  useEffect(() => {
    const isSignedIn = () => latest.current.key === key && latest.current.holdsToken?.() !== false;
    const started = startSender({
      store: answerStore,
      learner: key,
      submit: (id) => {
        const item = Number(id);
        return sendAnswer({
          client,
          store: answerStore,
          learner: key,
          item,
          isSignedIn,
          onOutcome: (seed, outcome) => {
            const draft = answerStore.read(key, item)?.answer;
            setArrived((current) => ({
              ...current,
              outcomes: new Map(current.outcomes).set(variantOf(item, seed), { outcome, draft }),
            }));
          },
          onGone: (seed, text) =>
            setArrived((current) => ({
              ...current,
              gone: new Map(current.gone).set(variantOf(item, seed), text),
            })),
        });
      },
      retryPause,
      onRemoved: () => undefined,
      onOutcome: (id, outcome) => setAttempts((current) => new Map(current).set(Number(id), outcome)),
    });
    sender.current = started;
    return () => started.stop();
  }, [client, key]);

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
    sendNow: () => sender.current?.retryNow(),
  };
}

export type AnswersModel = ReturnType<typeof useAnswers>;
