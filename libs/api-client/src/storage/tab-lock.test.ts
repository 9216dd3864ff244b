import { withTabLock } from './index.js';

type LockRequest = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>;

/** Replaces the Web Locks of the page; undefined removes them. */
const mockLocks = (request: LockRequest | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs three tasks of this lock name, the second of which fails. Returns the order of their steps. */
const runThree = async (names: readonly [string, string, string]) => {
  const order: string[] = [];
  const run = (task: string, name: string) =>
    withTabLock(name, async () => {
      order.push(`${task} starts`);
      await delay(5);
      order.push(`${task} ends`);
      if (task === 'b') throw new Error(task);
      return task;
    }).catch((error: unknown) => `error ${(error as Error).message}`);
  const results = await Promise.all(names.map((name, index) => run('abc'[index]!, name)));
  expect(results).toEqual(['a', 'error b', 'c']);
  return order;
};

const IN_TURN = ['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'];

describe.each<[string, LockRequest | undefined]>([
  ['without Web Locks', undefined],
  ['with denied Web Locks', () => Promise.reject(new DOMException('insecure', 'SecurityError'))],
])('%s', (_, request) => {
  test('tasks with the same name run one at a time in this page, also after an error', async () => {
    mockLocks(request);
    expect(await runThree(['x', 'x', 'x'])).toEqual(IN_TURN);
  });

  test('tasks with other names run in parallel', async () => {
    mockLocks(request);
    expect((await runThree(['x', 'y', 'z'])).slice(0, 3)).toEqual(['a starts', 'b starts', 'c starts']);
  });
});

test('with Web Locks each task holds the lock of its name until it settles', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const names: string[] = [];
  mockLocks((name, _, task) => {
    names.push(name);
    last = last.then(task);
    return last;
  });

  expect(await runThree(['x', 'x', 'x'])).toEqual(IN_TURN);
  expect(names).toEqual(['x', 'x', 'x']);
});
