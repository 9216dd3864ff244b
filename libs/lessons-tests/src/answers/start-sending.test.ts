import { emptyDraft } from './draft.js';
import { createDraftStore } from './draft-store.js';
import type { Outcome } from './outcome.js';
import { startSending } from './start-sending.js';

const SECOND = 1000;
const offline: Outcome = { type: 'waiting', because: 'offline', text: '', retryIn: 0 };

let outcome: Outcome;
let times: number[];
let stop: () => void;

const store = createDraftStore();
const hand = (lesson: number, learner = 'dilnoza') =>
  store.change(learner, lesson, () => ({ ...emptyDraft, answers: { 1: [1, 'a'] }, queued: true }));

/** Sends for Dilnoza; each try is noted by its time, seconds from the start. */
const start = (deliver?: (lesson: number) => Promise<Outcome>) => {
  const begun = Date.now();
  const sender = startSending({
    store,
    learner: 'dilnoza',
    deliver: async (lesson) => {
      times.push((Date.now() - begun) / SECOND);
      if (deliver) return deliver(lesson);
      if (outcome.type === 'delivered') store.change('dilnoza', lesson, () => null);
      // As a real try does: it notes itself in the draft.
      else store.change('dilnoza', lesson, (draft) => draft && { ...draft, attempts: draft.attempts + 1 });
      return outcome;
    },
    onOutcome: () => undefined,
  });
  stop = sender.stop;
  return sender;
};
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  outcome = offline;
  times = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('at once, after 2, 8 and 30 seconds, then every minute, until it is taken', async () => {
  hand(7);
  start();
  await pass(165);
  expect(times).toEqual([0, 2, 10, 40, 100, 160]);
  outcome = { type: 'delivered' };
  await pass(3600);
  expect(times).toEqual([0, 2, 10, 40, 100, 160, 220]);
});

test.each(['online', 'focus', 'pageshow'])('%s: at once, and the pauses begin anew', async (event) => {
  hand(7);
  start();
  await pass(50);
  times = [];
  dispatchEvent(new Event(event));
  await pass(11);
  expect(times).toEqual([50, 52, 60]);
});

test('the page is looked at again after an hour in the background', async () => {
  hand(7);
  start();
  await pass(1);
  jest.setSystemTime(Date.now() + 3600 * SECOND);
  times = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(times).toEqual([3601]);
});

test('what navigator.onLine says is not believed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hand(7);
  start();
  await pass(2);
  expect(times).toEqual([0, 2]);
  jest.restoreAllMocks();
});

test('a server that asks to be left alone is', async () => {
  outcome = { type: 'waiting', because: 'server', text: '', retryIn: 45 * SECOND };
  hand(7);
  start();
  await pass(44);
  expect(times).toEqual([0]);
  await pass(1);
  expect(times).toEqual([0, 45]);
});

test('news while a try hangs: one more try when it ends, not a second beside it', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  hand(7);
  start(() => new Promise((resolve) => (finish = resolve)));
  await pass(5);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('focus'));
  expect(times).toEqual([0]);
  finish(offline);
  await pass(0);
  expect(times).toEqual([0, 5]);
});

test('a session that is over holds everything until the learner asks, or signs in again', async () => {
  outcome = { type: 'session', status: 403 };
  hand(7);
  const sender = start();
  await pass(600);
  dispatchEvent(new Event('online'));
  await pass(600);
  expect(times).toEqual([0]);
  sender.now();
  await pass(0);
  expect(times).toEqual([0, 1200]);
});

test('all that the learner has handed in, also later, also in another tab; nothing of others', async () => {
  const lessons: number[] = [];
  hand(7);
  hand(8);
  hand(9, 'nodir');
  start((lesson) => {
    lessons.push(lesson);
    return Promise.resolve(offline);
  });
  hand(10);
  localStorage.setItem('testDraft-lesson-11:dilnoza', '{"answers":{"1":[1,"a"]},"queued":true}');
  dispatchEvent(new StorageEvent('storage', { key: 'testDraft-lesson-11:dilnoza', newValue: '…' }));
  await pass(0);
  expect(lessons.sort((a, b) => a - b)).toEqual([7, 8, 10, 11]);
});

test('a try that fails in an unforeseen way is one more that got no answer', async () => {
  hand(7);
  start(() => Promise.reject(new Error('quux')));
  await pass(2);
  expect(times).toEqual([0, 2]);
});

test('stopped means stopped', async () => {
  hand(7);
  start();
  await pass(1);
  stop();
  dispatchEvent(new Event('online'));
  hand(8);
  await pass(600);
  expect(times).toEqual([0]);
});
