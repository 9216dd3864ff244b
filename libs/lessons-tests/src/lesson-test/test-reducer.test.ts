import { beginTest, testReducer, type TestEvent } from './test-reducer.js';
import type { TestFacts, TestState } from './test-state.js';

const signedIn: TestFacts = {
  learner: 'signed-in',
  questions: 'here',
  result: 'none',
  draft: 'none',
  refusal: '',
};
const answering: TestState = { name: 'answering', message: '' };
const queued: TestState = { name: 'queued', reason: 'offline', text: '' };
const result: TestState = { name: 'result', sent: false, focus: false };
const signedOut: TestState = { name: 'signed-out', refused: false, kept: false };
const waiting = { type: 'waiting', because: 'server', text: 'Band.', retryIn: 0 } as const;

describe('what a test begins as', () => {
  test.each<[string, Partial<TestFacts>, TestState]>([
    ['nobody is signed in', { learner: 'signed-out' }, signedOut],
    ['the session is being checked', { learner: 'checking' }, { name: 'checking' }],
    ['the check failed', { learner: 'check-failed' }, { name: 'check-failed' }],
    ['there are no tests', { questions: 'none' }, { name: 'no-tests' }],
    ['no tests, and nobody is signed in', { questions: 'none', learner: 'signed-out' }, { name: 'no-tests' }],
    ['the questions are on their way', { questions: 'loading' }, { name: 'loading-result' }],
    ['the questions did not come', { questions: 'failed' }, { name: 'load-failed' }],
    ['the result is on its way', { result: 'loading' }, { name: 'loading-result' }],
    ['… also with a queued draft', { result: 'loading', draft: 'queued' }, { name: 'loading-result' }],
    ['the result could not be read', { result: 'failed' }, { name: 'load-failed' }],
    ['there is no network to ask for it', { result: 'offline' }, answering],
    ['there is no result', {}, answering],
    [
      'a draft that was refused',
      { draft: 'open', refusal: 'Yoʻq.' },
      { name: 'answering', message: 'Yoʻq.' },
    ],
    ['a queued draft', { draft: 'queued' }, { ...queued, reason: 'elsewhere' }],
    ['a queued draft, offline', { draft: 'queued', result: 'offline' }, { ...queued, reason: 'elsewhere' }],
    ['a result', { result: 'found' }, result],
    ['a result of a test that is no more', { result: 'found', questions: 'none' }, result],
    ['a result beside an old draft', { result: 'found', draft: 'queued' }, result],
  ])('%s', (_, parts, expected) => {
    expect(beginTest({ ...signedIn, ...parts }).state).toEqual(expected);
  });
});

/** A change of the facts: before, after. */
describe('what changes when the facts do', () => {
  test.each<[string, TestState, Partial<TestFacts>, Partial<TestFacts>, TestState]>([
    ['sign-out hides a result', result, { result: 'found' }, { learner: 'signed-out' }, signedOut],
    [
      'a session that ends during a test',
      answering,
      { draft: 'open' },
      { learner: 'signed-out' },
      { ...signedOut, kept: true },
    ],
    [
      'a session that ends at submitting',
      { ...queued, reason: 'session' },
      { draft: 'queued' },
      { learner: 'signed-out' },
      { name: 'signed-out', refused: true, kept: true },
    ],
    [
      'the result is asked for again',
      { name: 'load-failed' },
      { result: 'failed' },
      { result: 'loading' },
      { name: 'load-failed' },
    ],
    ['… while answering', answering, { result: 'offline' }, { result: 'loading' }, answering],
    ['… which fails', answering, { result: 'none' }, { result: 'failed' }, answering],
    [
      'the network is back and there is none',
      answering,
      { result: 'offline' },
      { result: 'none' },
      answering,
    ],
    ['the network is back and there is one', answering, { result: 'offline' }, { result: 'found' }, result],
    ['the cache is emptied', result, { result: 'found' }, { result: 'loading' }, { name: 'loading-result' }],
    [
      'delivered',
      { name: 'submitting' },
      { draft: 'queued' },
      { result: 'found' },
      { name: 'result', sent: true, focus: true },
    ],
    [
      'delivered by itself',
      queued,
      { draft: 'queued' },
      { result: 'found' },
      { name: 'result', sent: true, focus: false },
    ],
    ['delivered by another tab', { name: 'submitting' }, { draft: 'queued' }, {}, { name: 'loading-result' }],
    ['… while answering here', answering, { draft: 'open' }, {}, { name: 'loading-result' }],
    [
      'handed in by another tab',
      answering,
      { draft: 'open' },
      { draft: 'queued' },
      { ...queued, reason: 'elsewhere' },
    ],
    [
      'refused in the background',
      queued,
      { draft: 'queued' },
      { draft: 'open', refusal: 'Yoʻq.' },
      { name: 'answering', message: 'Yoʻq.' },
    ],
    [
      'a try is noted',
      { name: 'submitting' },
      { draft: 'queued' },
      { draft: 'queued' },
      { name: 'submitting' },
    ],
    ['the first choice', answering, {}, { draft: 'open' }, answering],
    [
      'the result comes again while practising',
      { name: 'practising', round: 2 },
      { result: 'found' },
      { result: 'found' },
      { name: 'practising', round: 2 },
    ],
  ])('%s', (_, state, before, after, expected) => {
    const model = { state, facts: { ...signedIn, ...before } };
    const next = testReducer(model, { type: 'facts', facts: { ...signedIn, ...after } });
    expect(next.state).toEqual(expected);
  });
});

describe('events', () => {
  test.each<[string, TestState, TestEvent, TestState]>([
    ['submit', answering, { type: 'submit' }, { name: 'submitting' }],
    ['submit twice', { name: 'submitting' }, { type: 'submit' }, { name: 'submitting' }],
    ['submit in a result', result, { type: 'submit' }, result],
    ['a choice ends a refusal', { name: 'answering', message: 'Yoʻq.' }, { type: 'choose' }, answering],
    ['a choice changes nothing else', queued, { type: 'choose' }, queued],
    ['practise', result, { type: 'practise' }, { name: 'practising', round: 1 }],
    [
      'practise again',
      { name: 'practising', round: 1 },
      { type: 'practise' },
      { name: 'practising', round: 2 },
    ],
    ['practise before there is a result', answering, { type: 'practise' }, answering],
    [
      'leave practice',
      { name: 'practising', round: 3 },
      { type: 'leave-practice' },
      { ...result, focus: true },
    ],
    ['leave nothing', result, { type: 'leave-practice' }, result],
  ])('%s', (_, state, event, expected) => {
    expect(testReducer({ state, facts: signedIn }, event).state).toEqual(expected);
  });
});

describe('outcomes of a try', () => {
  test.each<[string, TestState, Extract<TestEvent, { type: 'outcome' }>['outcome'], TestState]>([
    ['busy', { name: 'submitting' }, waiting, { name: 'queued', reason: 'server', text: 'Band.' }],
    ['busy after no network', queued, waiting, { name: 'queued', reason: 'server', text: 'Band.' }],
    ['another tab tried', queued, { ...waiting, because: 'elsewhere' }, queued],
    [
      'session over',
      { name: 'submitting' },
      { type: 'session', status: 401 },
      { ...queued, reason: 'session' },
    ],
    [
      'session over, and signed out already',
      { ...signedOut, kept: true },
      { type: 'session', status: 401 },
      { name: 'signed-out', refused: true, kept: true },
    ],
    [
      'refused',
      { name: 'submitting' },
      { type: 'refused', text: 'Yoʻq.' },
      { name: 'answering', message: 'Yoʻq.' },
    ],
    [
      'delivered: the result says the rest',
      { name: 'submitting' },
      { type: 'delivered' },
      { name: 'submitting' },
    ],
    ['late news of what is over', result, waiting, result],
    ['news of another page’s try while answering', answering, waiting, answering],
  ])('%s', (_, state, outcome, expected) => {
    expect(testReducer({ state, facts: signedIn }, { type: 'outcome', outcome }).state).toEqual(expected);
  });
});
