import { emptyDraft } from '../answers/draft.js';
import {
  deriveTestState,
  initialVisit,
  visitReducer,
  type TestInputs,
  type TestState,
  type Visit,
  type VisitEvent,
} from './test-state.js';

const signedIn: TestInputs = {
  learner: 'signed-in',
  questions: 'loaded',
  result: 'none',
  draft: 'none',
  details: emptyDraft,
  visit: initialVisit,
};
const stored = (parts: Partial<TestInputs['details']>) => ({ details: { ...emptyDraft, ...parts } });
const answering: TestState = { name: 'answering', rejection: '' };
const queued: TestState = { name: 'queued', reason: 'offline', text: '' };
const pending: TestState = { ...queued, reason: 'pending' };
const result: TestState = { name: 'result', sent: false, focus: false };
const signedOut: TestState = { name: 'signed-out', sessionExpired: false, hasAnswers: false };
const busy = { type: 'waiting', reason: 'server', text: 'Band.', retryIn: 0 } as const;
const offline = { ...busy, reason: 'offline', text: '' } as const;

type Event = VisitEvent extends infer E ? (E extends unknown ? Omit<E, 'learner'> : never) : never;
const outcome = (of: Extract<VisitEvent, { type: 'outcome' }>['outcome']): Event => ({
  type: 'outcome',
  outcome: of,
});
/** The visit of Dilnoza after these events. */
const visitAfter = (...events: Event[]): Visit =>
  events.reduce<Visit>((visit, event) => visitReducer(visit, { ...event, learner: 'dilnoza' }), initialVisit);
const stateOf = (parts: Partial<TestInputs>) => deriveTestState({ ...signedIn, ...parts });

describe('the state without events', () => {
  test.each<[string, Partial<TestInputs>, TestState]>([
    ['signed out', { learner: 'signed-out' }, signedOut],
    [
      'signed out with saved answers',
      { learner: 'signed-out', draft: 'open' },
      { ...signedOut, hasAnswers: true },
    ],
    ['signed out with a result in the cache', { learner: 'signed-out', result: 'found' }, signedOut],
    ['the session is checked', { learner: 'checking' }, { name: 'checking' }],
    ['the check failed', { learner: 'check-failed' }, { name: 'check-failed' }],
    ['there are no tests', { questions: 'none' }, { name: 'no-tests' }],
    ['no tests, signed out', { questions: 'none', learner: 'signed-out' }, { name: 'no-tests' }],
    ['the questions are loading', { questions: 'loading' }, { name: 'loading-result' }],
    ['the questions failed to load', { questions: 'failed' }, { name: 'load-failed' }],
    ['the result is loading', { result: 'loading' }, { name: 'loading-result' }],
    ['the result is loading, with a draft', { result: 'loading', draft: 'open' }, { name: 'loading-result' }],
    [
      'the result is loading, with a queued draft',
      { result: 'loading', draft: 'queued' },
      { name: 'loading-result' },
    ],
    ['the result failed to load', { result: 'failed' }, { name: 'load-failed' }],
    ['no network for the result', { result: 'offline' }, answering],
    ['no network for the result, with a draft', { result: 'offline', draft: 'open' }, answering],
    ['there is no result', {}, answering],
    ['a draft', { draft: 'open' }, answering],
    [
      'a rejected draft',
      { draft: 'open', ...stored({ rejection: 'Yoʻq.' }) },
      { name: 'answering', rejection: 'Yoʻq.' },
    ],
    ['a queued draft', { draft: 'queued' }, pending],
    ['a queued draft, offline', { draft: 'queued', result: 'offline' }, queued],
    ['a queued draft, the result failed', { draft: 'queued', result: 'failed' }, pending],
    [
      'a queued draft that the server postponed in an earlier visit',
      { draft: 'queued', ...stored({ reason: 'server', text: 'Band.' }) },
      { name: 'queued', reason: 'server', text: 'Band.' },
    ],
    [
      'a queued draft that had no network in an earlier visit, and the server responds now',
      { draft: 'queued', ...stored({ reason: 'offline' }) },
      pending,
    ],
    [
      'a queued draft that the server postponed in an earlier visit, offline now',
      { draft: 'queued', result: 'offline', ...stored({ reason: 'server', text: 'Band.' }) },
      queued,
    ],
    ['accepted answers, before their result call ends', { draft: 'accepted' }, { name: 'loading-result' }],
    [
      'accepted answers whose result could not be loaded',
      { draft: 'accepted', ...stored({ reason: 'result' }) },
      { ...queued, reason: 'result' },
    ],
    [
      'accepted answers whose result could not be loaded, offline',
      { draft: 'accepted', result: 'offline', ...stored({ reason: 'result' }) },
      { ...queued, reason: 'result' },
    ],
    ['a result', { result: 'found' }, result],
    ['a result of a removed test', { result: 'found', questions: 'none' }, result],
    ['a result and an old draft', { result: 'found', draft: 'queued' }, result],
  ])('%s', (_, parts, expected) => {
    expect(stateOf(parts)).toEqual(expected);
  });
});

describe('the state during a submission', () => {
  test.each<[string, Event[], Partial<TestInputs>, TestState]>([
    ['submitted', [{ type: 'submit' }], { draft: 'queued' }, { name: 'submitting' }],
    [
      'submitted without a network for the result',
      [{ type: 'submit' }],
      { draft: 'queued', result: 'offline' },
      { name: 'submitting' },
    ],
    [
      'busy',
      [{ type: 'submit' }, outcome(busy)],
      { draft: 'queued', ...stored(busy) },
      { name: 'queued', reason: 'server', text: 'Band.' },
    ],
    [
      'another tab has made an attempt without a network',
      [{ type: 'submit' }, outcome(busy)],
      { draft: 'queued', ...stored(offline) },
      queued,
    ],
    [
      'session expired after the acceptance',
      [{ type: 'submit' }, outcome({ type: 'session' })],
      { draft: 'accepted' },
      { ...queued, reason: 'result-session' },
    ],
    [
      'session expired',
      [{ type: 'submit' }, outcome({ type: 'session' })],
      { draft: 'queued' },
      { ...queued, reason: 'session' },
    ],
    [
      'session expired, signed out',
      [{ type: 'submit' }, outcome({ type: 'session' })],
      { draft: 'queued', learner: 'signed-out' },
      { name: 'signed-out', sessionExpired: true, hasAnswers: true },
    ],
    [
      'signed out while queued',
      [{ type: 'submit' }, outcome(offline)],
      { draft: 'queued', learner: 'signed-out' },
      { ...signedOut, hasAnswers: true },
    ],
    [
      'rejected',
      [{ type: 'submit' }, outcome({ type: 'rejected', text: 'Yoʻq.' })],
      { draft: 'open', ...stored({ rejection: 'Yoʻq.' }) },
      { name: 'answering', rejection: 'Yoʻq.' },
    ],
    [
      'rejected while the result failed to load',
      [outcome({ type: 'rejected', text: 'Yoʻq.' })],
      { draft: 'open', ...stored({ rejection: 'Yoʻq.' }), result: 'failed' },
      { name: 'answering', rejection: 'Yoʻq.' },
    ],
    [
      'edited questions reopen the draft',
      [{ type: 'submit' }, outcome({ type: 'reopened' })],
      { draft: 'open' },
      answering,
    ],
    [
      'the result arrives',
      [{ type: 'submit' }],
      { draft: 'queued', result: 'found' },
      { name: 'result', sent: true, focus: true },
    ],
    [
      'the result has arrived',
      [{ type: 'submit' }, outcome({ type: 'submitted' })],
      { result: 'found' },
      { name: 'result', sent: true, focus: true },
    ],
    [
      'the result of a queued draft arrives',
      [{ type: 'submit' }, outcome(offline), outcome({ type: 'submitted' })],
      { result: 'found' },
      { name: 'result', sent: true, focus: false },
    ],
    ['submitted by another tab', [{ type: 'submit' }], { result: 'loading' }, { name: 'loading-result' }],
    [
      'another tab has sent the answers that were submitted here',
      [{ type: 'submit' }, outcome({ type: 'submitted' })],
      { result: 'found' },
      { name: 'result', sent: true, focus: true },
    ],
    [
      'a result after the draft was reopened',
      [{ type: 'submit' }, outcome({ type: 'reopened' })],
      { result: 'found' },
      result,
    ],
    ['submitted by another tab while answering here', [], { result: 'loading' }, { name: 'loading-result' }],
    ['queued by another tab', [], { draft: 'queued' }, pending],
    ['an outcome of another page’s attempt while answering', [outcome(busy)], { draft: 'open' }, answering],
    [
      'the cache is cleared',
      [{ type: 'submit' }, outcome({ type: 'submitted' })],
      { result: 'loading' },
      { name: 'loading-result' },
    ],
  ])('%s', (_, events, parts, expected) => {
    expect(stateOf({ ...parts, visit: visitAfter(...events) })).toEqual(expected);
  });

  test('an event of another learner starts a new visit', () => {
    const before = visitAfter({ type: 'submit' }, outcome({ type: 'submitted' }), { type: 'start-practice' });
    const after = visitReducer(before, { type: 'submit', learner: 'nodir' });
    expect(after).toEqual({
      ...initialVisit,
      learner: 'nodir',
      attempt: { type: 'submitting' },
      isWaitingHere: true,
    });
  });
});

describe('practice', () => {
  const [start, leave]: Event[] = [{ type: 'start-practice' }, { type: 'leave-practice' }];
  test.each<[string, Event[], Partial<TestInputs>, TestState]>([
    ['practise', [start!], { result: 'found' }, { name: 'practising', round: 1 }],
    ['practise again', [start!, start!], { result: 'found' }, { name: 'practising', round: 2 }],
    ['leave practice', [start!, start!, leave!], { result: 'found' }, { ...result, focus: true }],
    [
      'practise after leaving',
      [start!, start!, leave!, start!],
      { result: 'found' },
      { name: 'practising', round: 1 },
    ],
    [
      'leave practice after a submission',
      [{ type: 'submit' }, start!, leave!],
      { result: 'found' },
      { ...result, focus: true },
    ],
    [
      'an outcome while practising',
      [start!, outcome(busy)],
      { result: 'found' },
      { name: 'practising', round: 1 },
    ],
    ['practise without a result', [start!], {}, answering],
    ['sign-out ends the practice', [start!], { result: 'found', learner: 'signed-out' }, signedOut],
  ])('%s', (_, events, parts, expected) => {
    expect(stateOf({ ...parts, visit: visitAfter(...events) })).toEqual(expected);
  });
});
