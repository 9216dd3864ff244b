import type { EntityId } from '@zarra/contracts';
import { retryPause } from '@zarra/ui-kit/lazy';
import { createDraftStore, emptyDraft } from '../answers/draft.js';
import type { Outcome } from './outcome.js';
import { startQueue, type QueueOptions } from './queue.js';

const SECOND = 1000;
const offline: Outcome = { type: 'waiting', reason: 'offline', text: '', retryIn: 0 };

let outcome: Outcome;
let times: number[];
let removed: EntityId[];
let stop: () => void;

const store = createDraftStore();
const queue = (lesson: number, learner = 'dilnoza') =>
  store.update(learner, lesson, () => ({ ...emptyDraft, answers: { 1: [1, 'a'] }, queued: true }));

/** Starts a queue for Dilnoza and records the time of each attempt, seconds from the start. */
const start = (submit?: (lesson: EntityId) => Promise<Outcome>, options?: Partial<QueueOptions>) => {
  const startedAt = Date.now();
  const started = startQueue({
    store,
    learner: 'dilnoza',
    submit: async (lesson) => {
      times.push((Date.now() - startedAt) / SECOND);
      if (submit) return submit(lesson);
      if (outcome.type === 'submitted') store.update('dilnoza', lesson, () => null);
      // A real attempt updates the draft too.
      else store.update('dilnoza', lesson, (draft) => draft && { ...draft, attempts: draft.attempts + 1 });
      return outcome;
    },
    retryPause,
    onRemoved: (lesson) => removed.push(lesson),
    ...options,
  });
  stop = started.stop;
  return started;
};
const advance = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  outcome = offline;
  times = [];
  removed = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('an attempt immediately, after 2 and 8, then every 30 seconds until the server accepts', async () => {
  queue(7);
  start();
  await advance(105);
  expect(times).toEqual([0, 2, 10, 40, 70, 100]);
  outcome = { type: 'submitted' };
  await advance(3600);
  expect(times).toEqual([0, 2, 10, 40, 70, 100, 130]);
});

test.each(['online', 'focus', 'pageshow'])(
  '%s: an attempt immediately, and the delays start again',
  async (event) => {
    queue(7);
    start();
    await advance(50);
    times = [];
    dispatchEvent(new Event(event));
    await advance(11);
    expect(times).toEqual([50, 52, 60]);
  },
);

test('an attempt when the page is visible again after an hour in the background', async () => {
  queue(7);
  start();
  await advance(1);
  jest.setSystemTime(Date.now() + 3600 * SECOND);
  times = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(0);
  expect(times).toEqual([3601]);
});

test('navigator.onLine is ignored', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queue(7);
  start();
  await advance(2);
  expect(times).toEqual([0, 2]);
  jest.restoreAllMocks();
});

test('the delay that the server requests is respected', async () => {
  outcome = { type: 'waiting', reason: 'server', text: '', retryIn: 45 * SECOND };
  queue(7);
  start();
  await advance(44);
  expect(times).toEqual([0]);
  await advance(1);
  expect(times).toEqual([0, 45]);
});

test('events during an attempt cause one more attempt after it, not a parallel one', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  queue(7);
  start(() => new Promise((resolve) => (finish = resolve)));
  await advance(5);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('focus'));
  expect(times).toEqual([0]);
  finish(offline);
  await advance(0);
  expect(times).toEqual([0, 5]);
});

test('an expired session blocks attempts until the learner retries or signs in again', async () => {
  outcome = { type: 'session' };
  queue(7);
  const started = start();
  await advance(600);
  dispatchEvent(new Event('online'));
  await advance(600);
  expect(times).toEqual([0]);
  started.retryNow();
  await advance(0);
  expect(times).toEqual([0, 1200]);
});

test('it sends all submissions of the learner, also later ones and those of another tab, and none of others', async () => {
  const lessons: EntityId[] = [];
  queue(7);
  queue(8);
  queue(9, 'nodir');
  start((lesson) => {
    lessons.push(lesson);
    return Promise.resolve(offline);
  });
  queue(10);
  localStorage.setItem('testDraft-lesson-11:dilnoza', '{"answers":{"1":[1,"a"]},"queued":true}');
  dispatchEvent(new StorageEvent('storage', { key: 'testDraft-lesson-11:dilnoza', newValue: '…' }));
  await advance(0);
  expect(lessons.sort((a, b) => Number(a) - Number(b))).toEqual([7, 8, 10, 11]);
});

test('an attempt that fails unexpectedly is repeated like one without a response', async () => {
  queue(7);
  start(() => Promise.reject(new Error('quux')));
  await advance(2);
  expect(times).toEqual([0, 2]);
});

test('after stop there are no attempts', async () => {
  queue(7);
  start();
  await advance(1);
  stop();
  dispatchEvent(new Event('online'));
  queue(8);
  await advance(600);
  expect(times).toEqual([0]);
});

test('a removed draft of the learner is reported once', async () => {
  outcome = { type: 'session' };
  queue(7);
  queue(8);
  queue(9, 'nodir');
  start();
  await advance(1);
  store.update('dilnoza', 7, () => null);
  store.update('nodir', 9, () => null);
  localStorage.removeItem('testDraft-lesson-8:dilnoza');
  dispatchEvent(new StorageEvent('storage', { key: 'testDraft-lesson-8:dilnoza', newValue: null }));
  expect(removed).toEqual([7, 8]);
});

describe('with a time to collect changes', () => {
  const collect = { collectMs: 10 * SECOND };
  const change = async () => {
    start(undefined, collect);
    queue(7);
    await advance(4);
    expect(times).toEqual([]);
  };

  test('the work of an earlier visit is sent immediately, later changes together', async () => {
    outcome = { type: 'submitted' };
    queue(7);
    start(undefined, collect);
    await advance(1);
    queue(7);
    await advance(5);
    queue(7);
    await advance(20);
    expect(times).toEqual([0, 11]);
  });

  test('it is sent when the page is hidden', async () => {
    await change();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    jest.restoreAllMocks();
    expect(times).toEqual([4]);
  });

  test('it is sent once when the queue stops', async () => {
    await change();
    stop();
    await advance(600);
    expect(times).toEqual([4]);
  });

  test('a change during an attempt is sent after it', async () => {
    let finish: (outcome: Outcome) => void = () => undefined;
    queue(7);
    start(() => new Promise((resolve) => (finish = resolve)), collect);
    await advance(3);
    finish({ type: 'submitted' });
    await advance(10);
    expect(times).toEqual([0, 13]);
  });

  test('a rejection is not repeated until the next change', async () => {
    queue(7);
    start(() => Promise.resolve({ type: 'rejected', text: '' }), collect);
    await advance(600);
    expect(times).toEqual([0]);
    queue(8);
    await advance(10);
    expect(times).toEqual([0, 610, 610]);
  });
});
