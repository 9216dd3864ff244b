import type { ApiClient } from '@zarra/api-client';
import type { Lesson, Question } from '@zarra/api-client/classroom';
import type { EntityId } from '@zarra/contracts';
import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import {
  countOutdated,
  currentAnswers,
  draftStore,
  emptyDraft,
  queueDraft,
  withAnswer,
  type Draft,
} from '../answers/draft.js';
import { testWork } from '../answers/test-work.js';
import { useWorkQueue } from '../learner-work/use-queue.js';
import type { Learner } from '../learner/use-learner.js';
import { useTestMessages } from '../messages/test-strings.js';
import {
  deriveTestState,
  initialVisit,
  visitReducer,
  type TestInputs,
  type VisitEvent,
} from './test-state.js';
import { useTestData } from './use-test-data.js';

/** Props of `LessonTest`. */
export interface LessonTestProps {
  /** Client for results and submissions. */
  client: ApiClient;
  /** The lesson as listed in the classes. */
  lesson: Lesson;
  learner: Learner;
  /** Address of the sign-in screen, including the return address. */
  loginAddress: string;
  /** Address of the practice of the lesson; null without one. */
  practiceAddress: string | null;
}

/** A learner's draft of a lesson, as it changes in this and other tabs; null when there is none. */
function useDraft(learner: string | null, lesson: EntityId): Draft | null {
  const read = useCallback(
    () => (learner === null ? null : draftStore.read(learner, lesson)),
    [learner, lesson],
  );
  return useSyncExternalStore(draftStore.subscribe, read, () => null);
}

/** A queued draft with outdated answers counts as open: the learner must complete it first. */
const draftStatus = (draft: Draft | null, outdated: number): TestInputs['draft'] => {
  if (!draft) return 'none';
  if (draft.accepted) return 'accepted';
  return draft.queued && outdated === 0 ? 'queued' : 'open';
};

/** State and actions of the test block: derives the state of the test from the session, the server data, the draft and the events of this visit. */
export function useLessonTest({ client, lesson, learner, loginAddress }: LessonTestProps) {
  const navigate = useNavigate();
  const key = learner.status === 'signed-in' ? learner.key : null;
  const shownKey = learner.status === 'signed-out' ? (learner.previousKey ?? null) : key;
  const { result, resultStatus, questionsStatus, retry } = useTestData(client, lesson, learner);
  const draft = useDraft(shownKey, lesson.id);
  const [visit, dispatch] = useReducer(visitReducer, initialVisit);
  const { failed } = useTestMessages();
  const sendNow = useWorkQueue(testWork, client, learner, failed, (sender, lessonId, outcome) => {
    if (lessonId === lesson.id) dispatch({ type: 'outcome', learner: sender, outcome });
  });

  const outdated = countOutdated(draft, lesson.questions);
  const state = deriveTestState({
    learner: learner.status,
    questions: questionsStatus,
    result: resultStatus,
    draft: draftStatus(draft, outdated),
    details: draft ?? emptyDraft,
    visit: visit.learner === shownKey ? visit : initialVisit,
  });

  const update = (updater: (draft: Draft | null) => Draft) => {
    if (key === null || state.name !== 'answering') return;
    // Another tab may have submitted the draft since the last render.
    draftStore.update(key, lesson.id, (current) => (current?.accepted ? current : updater(current)));
  };
  const dispatchOwn = (type: Exclude<VisitEvent['type'], 'outcome'>) => {
    if (key !== null) dispatch({ type, learner: key });
  };
  const submit = () => {
    if (state.name !== 'answering') return;
    if (learner.status === 'signed-in' && learner.holdsToken?.() === false) {
      const hasSavedAnswers = draftStore.isPersisted(learner.key, lesson.id);
      const notice = { kind: 'session-expired', hasSavedAnswers };
      // Deferred: inside the event React would treat the navigation as the form's own action.
      queueMicrotask(() => void navigate(loginAddress, { state: notice }));
      return;
    }
    dispatchOwn('submit');
    update((current) => queueDraft(current, lesson.questions));
  };

  return {
    state,
    result,
    /** Whether the server has not yet reported if there is a result. */
    isResultUnknown: resultStatus !== 'none',
    answers: useMemo(() => currentAnswers(draft, lesson.questions), [draft, lesson.questions]),
    /** Number of answers that do not count because their questions were edited. */
    outdated,
    /** Whether the answers outlive this page. */
    isPersisted: key === null || draftStore.isPersisted(key, lesson.id),
    answer: (question: Question, option: number): void =>
      update((current) => withAnswer(current, question, option)),
    submit,
    retry,
    sendNow,
    startPractice: () => dispatchOwn('start-practice'),
    leavePractice: () => dispatchOwn('leave-practice'),
  };
}

export type LessonTestModel = ReturnType<typeof useLessonTest>;
