import { useQueryClient } from '@tanstack/react-query';
import { classesQuery, type ApiClient } from '@zarra/api-client';
import { useEffect, useRef } from 'react';
import { writeFlags } from '../finished/flags.js';
import type { Learner } from '../learner.js';
import { deliver } from './deliver.js';
import { draftStore } from './draft-store.js';
import { learnerResultQuery } from './learner-result-query.js';
import type { Outcome } from './outcome.js';
import { startSending, type Sender } from './start-sending.js';

/**
 * Sends all that the learner has handed in, as long as the component lives. Any number of them may live at once: each
 * submission is sent by one.
 * @param onOutcome told how each try ended
 * @returns tries again at once
 */
export function useSender(
  client: ApiClient,
  learner: Learner,
  onOutcome?: (lesson: number, outcome: Outcome) => void,
): () => void {
  const queries = useQueryClient();
  const sender = useRef<Sender>(undefined);
  const hear = useRef(onOutcome);
  const who = useRef(learner);
  useEffect(() => {
    hear.current = onOutcome;
    who.current = learner;
  });

  const key = learner.status === 'signed-in' ? learner.key : null;
  useEffect(() => {
    if (key === null) return undefined;
    const isSignedIn = () => {
      const { current } = who;
      return current.status === 'signed-in' && current.key === key && current.holdsToken?.() !== false;
    };
    const sending = startSending({
      store: draftStore,
      learner: key,
      deliver: (lesson) =>
        deliver({
          client,
          store: draftStore,
          learner: key,
          lesson,
          isSignedIn,
          onResult: (result) => {
            queries.setQueryData(learnerResultQuery(client, lesson, key).queryKey, result);
            // The flags are of whoever is signed in, and that may be another one by now.
            if (isSignedIn()) writeFlags(lesson, result.percentage);
          },
        }),
      onOutcome: (lesson, outcome) => {
        // Most likely the questions were edited meanwhile: what is asked now is to be shown.
        if (outcome.type === 'refused') void queries.invalidateQueries(classesQuery(client));
        hear.current?.(lesson, outcome);
      },
    });
    sender.current = sending;
    return sending.stop;
  }, [client, key, queries]);

  return () => sender.current?.now();
}
