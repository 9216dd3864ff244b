import { createApiClient, createTokenStore } from '../index.js';
import { endpoints } from '@zarra/contracts';
import { aTokenPair } from '../msw/index.js';
import { withRefreshLock } from './refresh-lock.js';

type LockRequest = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>;

/** Replaces the Web Locks of the page; undefined removes them. */
const mockLocks = (request: LockRequest | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });

/** Web Locks with the order of a browser, for the tabs of one test. */
const orderedLocks = (): LockRequest => {
  let last = Promise.resolve<unknown>(undefined);
  return (_, { signal }, task) => {
    const granted = new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      void last.then(() => (signal?.aborted ? undefined : Promise.resolve(task()).then(resolve)));
    });
    const before = last;
    last = granted.then(
      () => undefined,
      () => before,
    );
    return granted;
  };
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('without a lock the task runs', () => {
  test.each<[string, LockRequest | undefined, number]>([
    ['no Web Locks', undefined, 0],
    [
      'throwing',
      () => {
        throw new DOMException('insecure', 'SecurityError');
      },
      0,
    ],
    ['rejecting', () => Promise.reject(new DOMException('insecure', 'SecurityError')), 0],
    ['returning undefined', () => undefined as never, 0],
    ['never granted', () => new Promise(() => {}), 5000],
    ['resolving without a grant', () => Promise.resolve(), 5000],
  ])('%s', async (_, request, after) => {
    mockLocks(request);
    const task = jest.fn(async () => false);
    const result = withRefreshLock(task);
    if (after) {
      await advance(after - 1);
      expect(task).not.toHaveBeenCalled();
    }
    await advance(1);

    expect(task).toHaveBeenCalledTimes(1);
    await result;
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a lock that is granted too late is released at once, and the task runs once', async () => {
  let grant = (): unknown => undefined;
  mockLocks((_, __, task) => new Promise(() => (grant = task)));
  const task = jest.fn(async () => false);
  const result = withRefreshLock(task);
  await advance(5000);
  await result;

  expect(grant()).toBeUndefined();
  expect(task).toHaveBeenCalledTimes(1);
});

test('tasks run one at a time; the lock is released after success and after failure', async () => {
  mockLocks(orderedLocks());
  const order: string[] = [];
  const task = (name: string, fails = false) =>
    withRefreshLock(async () => {
      order.push(`${name} starts`);
      await new Promise((done) => setTimeout(done, 10));
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return false;
    }).catch(() => undefined);

  const all = Promise.all([task('a'), task('b', true), task('c')]);
  await advance(40);
  await all;

  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(jest.getTimerCount()).toBe(0);
});

test('after new tokens were stored the lock is released when other tabs can read them', async () => {
  mockLocks(orderedLocks());
  const first = withRefreshLock(async () => true);
  const second = jest.fn(async () => false);
  void withRefreshLock(second);
  await advance(0);
  await first;

  await advance(90);
  expect(second).not.toHaveBeenCalled();
  await advance(10);
  expect(second).toHaveBeenCalledTimes(1);
});

test('other tabs wait 5 s for a task that hangs, and later ones do not wait', async () => {
  mockLocks(orderedLocks());
  void withRefreshLock(() => new Promise(() => {}));
  const waiting = jest.fn(async () => false);
  void withRefreshLock(waiting);
  await advance(4999);
  expect(waiting).not.toHaveBeenCalled();
  await advance(1);
  expect(waiting).toHaveBeenCalledTimes(1);

  const later = jest.fn(async () => false);
  void withRefreshLock(later);
  await advance(0);
  expect(later).toHaveBeenCalledTimes(1);
});

describe('a client with the lock', () => {
  /** A page with an expired token, and the log of its requests. */
  const openPage = () => {
    const clock = { now: 0 };
    const tokens = createTokenStore({ now: () => clock.now });
    const old = aTokenPair({ subject: 'ali' });
    tokens.save(old);
    clock.now = 15 * 60_000;
    const requests: string[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const { url, headers } = input as Request;
      requests.push(`${new URL(url).pathname} ${headers.get('authorization')}`);
      const body = url.endsWith('/token/refresh/') ? aTokenPair({ subject: 'ali' }) : { username: 'ali' };
      return new Response(JSON.stringify(body));
    };
    const client = createApiClient({ fetch: fetch, tokens, log: jest.fn() });
    return { tokens, requests, whoAmI: () => client.call(endpoints.authMe) };
  };

  test('another tab refreshes while this one waits: no second refresh', async () => {
    let grant = () => {};
    mockLocks((_, __, task) => new Promise((done) => (grant = () => done(task()))));
    const { requests, whoAmI } = openPage();
    const calls = Promise.all([whoAmI(), whoAmI()]);
    await advance(100);
    const otherPair = aTokenPair({ subject: 'ali' });
    createTokenStore({ now: () => 15 * 60_000 }).save(otherPair);
    grant();

    expect((await calls)[0]).toEqual({ username: 'ali' });
    expect(requests).toEqual(Array(2).fill(`/api/auth-me/ Bearer ${otherPair.access}`));
  });

  test('without a grant one refresh is sent after 5 s', async () => {
    mockLocks(() => new Promise(() => {}));
    const { requests, whoAmI } = openPage();
    const calls = Promise.all([whoAmI(), whoAmI()]);
    await advance(4999);
    expect(requests).toEqual([]);
    await advance(1);

    expect((await calls)[1]).toEqual({ username: 'ali' });
    expect(requests).toHaveLength(3);
  });

  test('it requests the one lock of the site', async () => {
    const request = jest.fn<Promise<unknown>, Parameters<LockRequest>>(async (_, __, task) => task());
    mockLocks(request);

    await openPage().whoAmI();

    expect(request.mock.calls.map(([name]) => name)).toEqual(['zarra-token-refresh']);
  });
});
