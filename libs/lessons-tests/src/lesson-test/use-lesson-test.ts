import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOffline, type ApiClient, type Lesson, type LessonResult, type Question } from '@zarra/api-client';
import type { Answers } from '@zarra/contracts';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { answersTo, handedIn, outdatedCount, withAnswer } from '../answers/draft.js';
import { draftStore } from '../answers/draft-store.js';
import { learnerResultQuery } from '../answers/learner-result-query.js';
import { useDraft } from '../answers/use-draft.js';
import { useSender } from '../answers/use-sender.js';
import { writeFlags } from '../finished/flags.js';
import type { LessonTestProps } from './lesson-test.js';
import { beginTest, testReducer } from './test-reducer.js';
import type { TestFacts, TestState } from './test-state.js';
import { useMissingQuestions } from './use-missing-questions.js';

/** How often the result is asked for again while the server cannot be reached, ms. */
const ASK_AGAIN = 30_000;

/** The test block, ready to be shown. */
export interface LessonTestModel {
  readonly state: TestState;
  /** The stored result; null while there is none, or none is known. */
  readonly result: LessonResult | null;
  /** Nobody could say yet whether there is a result. */
  readonly isResultUnknown: boolean;
  /** The choices made so far. */
  readonly answers: Answers;
  /** Answers that no longer count because their questions were edited. */
  readonly outdated: number;
  /** Whether the answers outlive this page. */
  readonly isKept: boolean;
  readonly choose: (question: Question, option: number) => void;
  readonly submit: () => void;
  /** Asks for the result and the questions again. */
  readonly retry: () => void;
  readonly sendNow: () => void;
  readonly practise: () => void;
  readonly leavePractice: () => void;
}

/** The stored result of whoever is signed in. */
function useResult(client: ApiClient, lesson: Lesson, key: string | null) {
  const { data, error, refetch } = useQuery({
    ...learnerResultQuery(client, lesson.id, key ?? ''),
    enabled: key !== null && (lesson.questionCount > 0 || lesson.percentage !== null),
    refetchInterval: ({ state }) => (isOffline(state.error) && state.data === undefined ? ASK_AGAIN : false),
  });
  let known: TestFacts['result'] = 'loading';
  if (data) known = 'found';
  else if (data === null) known = 'none';
  else if (error) known = isOffline(error) ? 'offline' : 'failed';
  return { result: data ?? null, known, refetch: () => void refetch() };
}

/** Brings together the session, the server's answers and the device's storage. */
export function useLessonTest({ client, lesson, learner, loginAddress }: LessonTestProps): LessonTestModel {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = learner.status === 'signed-in' ? learner.key : null;
  const { result, known, refetch } = useResult(client, lesson, key);
  const { questions, askAgain } = useMissingQuestions(client, lesson, key !== null);
  const draft = useDraft(key, lesson.id);

  let stage: TestFacts['draft'] = 'none';
  if (draft) stage = draft.queued ? 'queued' : 'open';
  const refusal = draft?.refusal ?? '';
  const facts = useMemo(
    (): TestFacts => ({ learner: learner.status, questions, result: known, draft: stage, refusal }),
    [learner.status, questions, known, stage, refusal],
  );
  const [model, dispatch] = useReducer(testReducer, facts, beginTest);
  // While rendering, so that nothing outdated is ever painted.
  if (model.facts !== facts) dispatch({ type: 'facts', facts });

  const sendNow = useSender(client, learner, (of, outcome) => {
    if (of === lesson.id) dispatch({ type: 'outcome', outcome });
  });

  useEffect(() => {
    if (key === null || !result) return;
    writeFlags(lesson.id, result.percentage);
    if (draftStore.read(key, lesson.id)) draftStore.change(key, lesson.id, () => null);
  }, [key, result, lesson.id]);

  const hadDraft = useRef(false);
  useEffect(() => {
    // Another tab has sent the answers: the result is there to be asked for.
    if (hadDraft.current && !draft && key !== null && !result) {
      void queries.resetQueries({ queryKey: learnerResultQuery(client, lesson.id, key).queryKey });
    }
    hadDraft.current = draft !== null;
  }, [draft, key, result, queries, client, lesson.id]);

  const outdated = outdatedCount(draft, lesson.questions);
  useEffect(() => {
    // Handed in before the questions were edited: the learner is to complete it first.
    if (key === null || !draft?.queued || outdated === 0) return;
    draftStore.change(key, lesson.id, (now) => now && { ...now, queued: false });
  }, [key, draft, outdated, lesson.id]);

  const submit = () => {
    if (model.state.name !== 'answering' || key === null) return;
    if (learner.status === 'signed-in' && learner.holdsToken?.() === false) {
      // Not within the event: React would take the navigation for the form's own action.
      queueMicrotask(() => void navigate(loginAddress));
      return;
    }
    dispatch({ type: 'submit' });
    draftStore.change(key, lesson.id, (now) => handedIn(now, lesson.questions));
  };

  return {
    state: model.state,
    result,
    isResultUnknown: known !== 'none',
    answers: useMemo(() => answersTo(draft, lesson.questions), [draft, lesson.questions]),
    outdated,
    isKept: key === null || draftStore.isKept(key, lesson.id),
    choose: (question, option) => {
      if (model.state.name !== 'answering' || key === null) return;
      dispatch({ type: 'choose' });
      draftStore.change(key, lesson.id, (now) => withAnswer(now, question, option));
    },
    submit,
    retry: () => {
      if (questions === 'failed') askAgain();
      else refetch();
    },
    sendNow,
    practise: () => dispatch({ type: 'practise' }),
    leavePractice: () => dispatch({ type: 'leave-practice' }),
  };
}
