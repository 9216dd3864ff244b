import type { Outcome } from '../learner-work/outcome.js';
import type { SendState, WaitReason } from '../learner-work/send-state.js';
import type { Learner } from '../learner/use-learner.js';

/** Why submitted answers still wait, as shown to the learner. */
export type QueuedReason =
  | WaitReason
  /** The answers wait for a sign-in. */
  | 'session'
  /** The server accepted the answers, and their result waits for a sign-in. */
  | 'result-session';

/** State of the test block (specification §4, "Lesson test"). */
export type TestState =
  /** `sessionExpired`: a submission failed for that reason. `hasAnswers`: the learner has saved answers. */
  | { readonly name: 'signed-out'; readonly sessionExpired: boolean; readonly hasAnswers: boolean }
  | { readonly name: 'checking' }
  | { readonly name: 'check-failed' }
  /** The stored result or the questions are loading. */
  | { readonly name: 'loading-result' }
  | { readonly name: 'load-failed' }
  | { readonly name: 'no-tests' }
  /** `rejection`: why the server rejected the last submission; empty when it did not. */
  | { readonly name: 'answering'; readonly rejection: string }
  | { readonly name: 'submitting' }
  /** Submitted and locked. `text`: the server's message; may be empty. */
  | { readonly name: 'queued'; readonly reason: QueuedReason; readonly text: string }
  /** `sent`: submitted during this visit. `focus`: the heading takes the focus. */
  | { readonly name: 'result'; readonly sent: boolean; readonly focus: boolean }
  /** `round` counts from 1. */
  | { readonly name: 'practising'; readonly round: number };

/** What one learner has done in the mounted block. */
export interface Visit {
  /** Key of the learner; null before the first event. */
  readonly learner: string | null;
  /** The learner's submission in this block, or the last outcome of the sender. */
  readonly attempt: Outcome | { readonly type: 'submitting' } | null;
  /** Whether the learner submitted here and waited for the result without an interruption. */
  readonly isWaitingHere: boolean;
  /** Practice of the result; null before the first round. */
  readonly practice: { readonly round: number; readonly isOpen: boolean } | null;
}

export const initialVisit: Visit = { learner: null, attempt: null, isWaitingHere: false, practice: null };

/** Events of a visit. */
export type VisitEvent = { readonly learner: string } & (
  | { readonly type: 'submit' | 'start-practice' | 'leave-practice' }
  /** An attempt to send has ended. */
  | { readonly type: 'outcome'; readonly outcome: Outcome }
);

/** The visit after an event. An event of another learner starts a new visit. */
export function visitReducer(before: Visit, event: VisitEvent): Visit {
  const visit = before.learner === event.learner ? before : { ...initialVisit, learner: event.learner };
  const { practice } = visit;
  switch (event.type) {
    case 'submit':
      return { ...visit, attempt: { type: 'submitting' }, isWaitingHere: true };
    case 'outcome':
      return {
        ...visit,
        attempt: event.outcome,
        isWaitingHere: visit.isWaitingHere && event.outcome.type === 'submitted',
      };
    case 'start-practice':
      return { ...visit, practice: { round: practice?.isOpen ? practice.round + 1 : 1, isOpen: true } };
    case 'leave-practice':
      return { ...visit, practice: { round: 0, isOpen: false } };
  }
}

/** Inputs of the state: the session, the server's responses, the device's storage and the visit. */
export interface TestInputs {
  readonly learner: Learner['status'];
  /** `loading` and `failed`: the lesson has questions, and they did not come with it. */
  readonly questions: 'none' | 'loading' | 'failed' | 'loaded';
  /** `offline`: the server could not be reached. `offline` and `failed` last until a response arrives. */
  readonly result: 'loading' | 'none' | 'found' | 'failed' | 'offline';
  /** Draft of the learner, or of the previous one while signed out. */
  readonly draft: 'none' | 'open' | 'queued' | 'accepted';
  /** Details of the draft. */
  readonly details: Pick<SendState, 'reason' | 'text' | 'rejection'>;
  /** Visit of the learner, or of the previous one while signed out. */
  readonly visit: Visit;
}

function resultState({ attempt, isWaitingHere, practice }: Visit): TestState {
  if (practice?.isOpen) return { name: 'practising', round: practice.round };
  if (practice) return { name: 'result', sent: false, focus: true };
  // It is true as well when another tab has sent them: the learner's answers are on the server.
  const isSent = attempt !== null && attempt.type !== 'rejected' && attempt.type !== 'reopened';
  return { name: 'result', sent: isSent, focus: isWaitingHere };
}

function queuedState({ result, draft, details, visit: { attempt } }: TestInputs): TestState {
  const isAccepted = draft === 'accepted';
  if (attempt?.type === 'submitting') return { name: 'submitting' };
  if (result === 'loading') return { name: 'loading-result' };
  if (attempt?.type === 'session') {
    return { name: 'queued', reason: isAccepted ? 'result-session' : 'session', text: '' };
  }
  let { reason } = details;
  // The result of accepted answers is loading, here or in another tab.
  if (isAccepted && reason !== 'result') return { name: 'loading-result' };
  // Before the first attempt of this visit, the result call shows whether the server can be reached.
  if (attempt === null && result === 'offline' && !isAccepted) reason = 'offline';
  else if (attempt === null && reason === 'offline') reason = 'pending';
  return { name: 'queued', reason, text: reason === details.reason ? details.text : '' };
}

/** The state that follows from the inputs. */
export function deriveTestState(inputs: TestInputs): TestState {
  const { learner, questions, result, draft, visit } = inputs;
  const { rejection } = inputs.details;
  if (learner === 'signed-in' && result === 'found') return resultState(visit);
  if (questions === 'none') return { name: 'no-tests' };
  if (learner === 'signed-out') {
    const sessionExpired = visit.attempt?.type === 'session';
    return { name: 'signed-out', sessionExpired, hasAnswers: draft !== 'none' };
  }
  if (learner !== 'signed-in') return { name: learner };
  if (questions === 'failed') return { name: 'load-failed' };
  if (questions === 'loading') return { name: 'loading-result' };
  if (draft === 'queued' || draft === 'accepted') return queuedState(inputs);
  // A rejected submission stays editable, also when the result could not be loaded.
  if (visit.attempt?.type === 'rejected' && draft === 'open') return { name: 'answering', rejection };
  if (result === 'loading') return { name: 'loading-result' };
  if (result === 'failed') return { name: 'load-failed' };
  return { name: 'answering', rejection };
}
