import { createFairQueue, type Turn } from './fair-queue.js';

const MAX_WAITING = 12;
const OWNERS_IN_ROW = 4;

/** A queue whose jobs end when the test says so. */
function makeQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    ownersInRow: OWNERS_IN_ROW,
    maxWaitMs: 60_000,
    busy: () => new Error('busy'),
    rejectAfterMs: 0,
    ...options,
  });
  const started: string[] = [];
  const rejected: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, turn: Turn): void => {
    const work = () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    queue.run(turn, work).catch(() => rejected.push(name));
  };
  /** Ends running jobs until none waits. */
  const runAll = async (): Promise<void> => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, add, runAll, started, rejected };
}
const stranger = (key: string): Turn => ({ lane: 'strangers', key });
const owner = (key: string): Turn => ({ lane: 'owners', key });
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`);

test('the jobs of one key run in their order', async () => {
  const { add, runAll, started } = makeQueue();
  for (const name of names('a', 5)) add(name, stranger('a'));
  await runAll();
  expect(started).toEqual(names('a', 5));
});

test('networks take turns, in any order of arrival', async () => {
  const { add, runAll, started } = makeQueue();
  for (const name of names('a', 5)) add(name, stranger('a'));
  for (const name of names('b', 2)) add(name, stranger('b'));
  add('quiet', stranger('c'));
  await runAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'quiet', 'a2', 'b1', 'a3', 'a4']);
});

test('in a full lane a quiet network replaces the last job of the busiest one', async () => {
  const { add, runAll, started, rejected } = makeQueue();
  add('running', stranger('z'));
  for (const name of names('a', MAX_WAITING + 3)) add(name, stranger('a'));
  for (const name of names('b', MAX_WAITING)) add(name, stranger('b'));
  await new Promise(setImmediate);
  const half = MAX_WAITING / 2;
  expect(rejected.toSorted()).toEqual(
    [...names('a', MAX_WAITING + 3).slice(half), ...names('b', MAX_WAITING).slice(half)].toSorted(),
  );
  add('quiet', stranger('c'));
  await runAll();
  expect(started).toContain('quiet');
  expect(started).toHaveLength(1 + MAX_WAITING);
});

test('owners have most turns while strangers wait, and strangers the rest', async () => {
  const { add, runAll, started } = makeQueue();
  for (const name of names('s', MAX_WAITING)) add(name, stranger(name));
  for (const name of names('o', MAX_WAITING)) add(name, owner(name));
  await runAll();
  expect(started[0]).toBe('s0'); // It ran already.
  const upToLastOwner = started.slice(1, started.indexOf(`o${MAX_WAITING - 1}`) + 1);
  const strangers = upToLastOwner.filter((name) => name.startsWith('s'));
  expect(strangers).toHaveLength(MAX_WAITING / OWNERS_IN_ROW - 1);
  expect(started).toHaveLength(2 * MAX_WAITING);
});

test('strangers take no place of owners', async () => {
  const { add, runAll, started, rejected } = makeQueue();
  for (const name of names('s', 3 * MAX_WAITING)) add(name, stranger(name));
  add('owner', owner('o'));
  await runAll();
  expect(started[1]).toBe('owner');
  expect(rejected).toHaveLength(2 * MAX_WAITING - 1);
});

test('one account takes no turns of other owners', async () => {
  const { add, runAll, started } = makeQueue();
  for (const name of names('busy', MAX_WAITING)) add(name, owner('busy'));
  add('other', owner('other'));
  await runAll();
  expect(started.indexOf('other')).toBe(2);
});

test('a job whose connection closed leaves its place and never runs', async () => {
  const { queue, add, runAll, started, rejected } = makeQueue();
  const closing = new AbortController();
  add('running', stranger('a'));
  add('leaving', { ...stranger('a'), signal: closing.signal });
  add('staying', { ...stranger('a'), signal: new AbortController().signal });
  expect(queue.waiting()).toBe(2);
  closing.abort();
  expect(queue.waiting()).toBe(1);
  add('late', { ...stranger('a'), signal: closing.signal });
  await runAll();
  expect([started, rejected]).toEqual([
    ['running', 'staying'],
    ['leaving', 'late'],
  ]);
});

test('a job that fails passes its error on and frees its place', async () => {
  const { queue, add, runAll, started } = makeQueue();
  await expect(queue.run(stranger('a'), () => Promise.reject(new Error('its own')))).rejects.toThrow(
    'its own',
  );
  add('next', stranger('a'));
  await runAll();
  expect(started).toEqual(['next']);
});
