import type { Outcome } from '../answers/outcome.js';
import type { TestFacts, TestState } from './test-state.js';

/** What can happen to a test. */
export type TestEvent =
  /** The session, the server or the storage say something new. */
  | { readonly type: 'facts'; readonly facts: TestFacts }
  | { readonly type: 'choose' | 'submit' | 'practise' | 'leave-practice' }
  /** A try to send ended. */
  | { readonly type: 'outcome'; readonly outcome: Outcome };

/** A state, and the facts it follows from. */
export interface TestModel {
  readonly state: TestState;
  readonly facts: TestFacts;
}

const isHandedIn = ({ name }: TestState) => name === 'submitting' || name === 'queued';

/** The state of a learner who is signed in, has no result, and whose questions are here. */
function ofDraft({ state, facts: before }: TestModel, facts: TestFacts): TestState {
  if (facts.draft === 'queued') {
    if (isHandedIn(state)) return state;
    const waits = facts.result === 'loading' && state.name !== 'answering';
    return waits ? { name: 'loading-result' } : { name: 'queued', reason: 'elsewhere', text: '' };
  }
  // Another tab has handed the draft in and got its result: this one is asking for it.
  if (facts.draft === 'none' && before.draft !== 'none') return { name: 'loading-result' };
  if (isHandedIn(state)) return { name: 'answering', message: facts.refusal };
  if (state.name === 'answering') return state;
  if (facts.result === 'loading') return state.name === 'load-failed' ? state : { name: 'loading-result' };
  return facts.result === 'failed' ? { name: 'load-failed' } : { name: 'answering', message: facts.refusal };
}

function ofSignedIn(model: TestModel, facts: TestFacts): TestState {
  const { state } = model;
  if (facts.result === 'found') {
    if (state.name === 'result' || state.name === 'practising') return state;
    return { name: 'result', sent: isHandedIn(state), focus: state.name === 'submitting' };
  }
  if (facts.questions === 'none') return { name: 'no-tests' };
  if (facts.questions === 'failed') return { name: 'load-failed' };
  if (facts.questions === 'loading') return { name: 'loading-result' };
  return ofDraft(model, facts);
}

function ofFacts(model: TestModel, facts: TestFacts): TestState {
  const { state, facts: before } = model;
  if (facts.learner === 'signed-in') return ofSignedIn(model, facts);
  if (facts.questions === 'none') return { name: 'no-tests' };
  if (facts.learner !== 'signed-out') return { name: facts.learner };
  if (state.name === 'signed-out') return state;
  const refused = state.name === 'queued' && state.reason === 'session';
  return { name: 'signed-out', refused, kept: before.draft !== 'none' };
}

function ofOutcome(state: TestState, outcome: Outcome): TestState {
  if (state.name === 'signed-out' && outcome.type === 'session') {
    return { ...state, refused: outcome.status === 401 };
  }
  if (!isHandedIn(state)) return state;
  if (outcome.type === 'session') return { name: 'queued', reason: 'session', text: '' };
  if (outcome.type === 'refused') return { name: 'answering', message: outcome.text };
  if (outcome.type !== 'waiting') return state;
  if (outcome.because === 'elsewhere' && state.name === 'queued') return state;
  return { name: 'queued', reason: outcome.because, text: outcome.text };
}

/** The next state. An event that means nothing in a state leaves it as it is. */
export function testReducer(model: TestModel, event: TestEvent): TestModel {
  const { state } = model;
  const to = (next: TestState): TestModel => (next === state ? model : { ...model, state: next });
  switch (event.type) {
    case 'facts':
      return { state: ofFacts(model, event.facts), facts: event.facts };
    case 'outcome':
      return to(ofOutcome(state, event.outcome));
    case 'choose':
      return to(
        state.name === 'answering' && state.message !== '' ? { name: 'answering', message: '' } : state,
      );
    case 'submit':
      return to(state.name === 'answering' ? { name: 'submitting' } : state);
    case 'practise':
      if (state.name === 'practising') return to({ name: 'practising', round: state.round + 1 });
      return to(state.name === 'result' ? { name: 'practising', round: 1 } : state);
    case 'leave-practice':
      return to(state.name === 'practising' ? { name: 'result', sent: false, focus: true } : state);
  }
}

/** Where a test begins. */
export function beginTest(facts: TestFacts): TestModel {
  const nothing: TestFacts = {
    learner: 'checking',
    questions: 'none',
    result: 'loading',
    draft: 'none',
    refusal: '',
  };
  return testReducer({ state: { name: 'checking' }, facts: nothing }, { type: 'facts', facts });
}
