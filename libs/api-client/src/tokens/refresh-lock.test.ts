import { createApiClient, createTokenStore } from '../index.js';
import { endpoints } from '@zarra/contracts';
import { aTokenPair } from '../testing.js';
import { withRefreshLock } from './refresh-lock.js';

type LockRequest = (name: string, options: LockOptions, task: () => unknown) => Promise<unknown>;

/** Gives the page these Web Locks; undefined for none. */
const provide = (request: LockRequest | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });

/** Web Locks as a browser has them, for the tabs of one test. */
const fairLocks = (): LockRequest => {
  let last = Promise.resolve<unknown>(undefined);
  return (_, { signal }, task) => {
    const given = new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      void last.then(() => (signal?.aborted ? undefined : Promise.resolve(task()).then(resolve)));
    });
    const before = last;
    last = given.then(
      () => undefined,
      () => before,
    );
    return given;
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

const at = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('where there is no lock to be had, the task runs', () => {
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
    ['answering nothing', () => undefined as never, 0],
    ['never granted', () => new Promise(() => {}), 5000],
    ['granted without a word', () => Promise.resolve(), 5000],
  ])('%s', async (_, request, after) => {
    provide(request);
    const task = jest.fn(async () => false);
    const result = withRefreshLock(task);
    if (after) {
      await at(after - 1);
      expect(task).not.toHaveBeenCalled();
    }
    await at(1);

    expect(task).toHaveBeenCalledTimes(1);
    await result;
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a lock granted too late is given back at once, and the task runs once', async () => {
  let grant = (): unknown => undefined;
  provide((_, __, task) => new Promise(() => (grant = task)));
  const task = jest.fn(async () => false);
  const result = withRefreshLock(task);
  await at(5000);
  await result;

  expect(grant()).toBeUndefined();
  expect(task).toHaveBeenCalledTimes(1);
});

test('one at a time; the lock is given back after success and after failure', async () => {
  provide(fairLocks());
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
  await at(40);
  await all;

  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(jest.getTimerCount()).toBe(0);
});

test('after new tokens were stored the next tab is let in when it can see them', async () => {
  provide(fairLocks());
  const first = withRefreshLock(async () => true);
  const second = jest.fn(async () => false);
  void withRefreshLock(second);
  await at(0);
  await first;

  await at(90);
  expect(second).not.toHaveBeenCalled();
  await at(10);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a task that hangs keeps other tabs waiting for 5 s, and later ones not at all', async () => {
  provide(fairLocks());
  void withRefreshLock(() => new Promise(() => {}));
  const waiting = jest.fn(async () => false);
  void withRefreshLock(waiting);
  await at(4999);
  expect(waiting).not.toHaveBeenCalled();
  await at(1);
  expect(waiting).toHaveBeenCalledTimes(1);

  const later = jest.fn(async () => false);
  void withRefreshLock(later);
  await at(0);
  expect(later).toHaveBeenCalledTimes(1);
});

describe('a client behind the lock', () => {
  /** A page with a token to renew, over a network that counts refreshes. */
  const openPage = () => {
    const clock = { now: 0 };
    const tokens = createTokenStore({ now: () => clock.now });
    const old = aTokenPair({ subject: 'ali' });
    tokens.save(old);
    clock.now = 15 * 60_000;
    const asked: string[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const { url, headers } = input as Request;
      asked.push(`${new URL(url).pathname} ${headers.get('authorization')}`);
      const answer = url.endsWith('/token/refresh/') ? aTokenPair({ subject: 'ali' }) : { username: 'ali' };
      return new Response(JSON.stringify(answer));
    };
    const client = createApiClient({ fetch: fetch, tokens, log: jest.fn() });
    return { tokens, asked, whoAmI: () => client.call(endpoints.authMe) };
  };

  test('another tab refreshes while this one waits: no second refresh', async () => {
    let grant = () => {};
    provide((_, __, task) => new Promise((done) => (grant = () => done(task()))));
    const { asked, whoAmI } = openPage();
    const calls = Promise.all([whoAmI(), whoAmI()]);
    await at(100);
    const theirs = aTokenPair({ subject: 'ali' });
    createTokenStore({ now: () => 15 * 60_000 }).save(theirs);
    grant();

    expect((await calls)[0]).toEqual({ username: 'ali' });
    expect(asked).toEqual(Array(2).fill(`/api/auth-me/ Bearer ${theirs.access}`));
  });

  test('a lock that never comes costs 5 s and one refresh', async () => {
    provide(() => new Promise(() => {}));
    const { asked, whoAmI } = openPage();
    const calls = Promise.all([whoAmI(), whoAmI()]);
    await at(4999);
    expect(asked).toEqual([]);
    await at(1);

    expect((await calls)[1]).toEqual({ username: 'ali' });
    expect(asked).toHaveLength(3);
  });

  test('it asks for one lock of the whole site', async () => {
    const request = jest.fn<Promise<unknown>, Parameters<LockRequest>>(async (_, __, task) => task());
    provide(request);

    await openPage().whoAmI();

    expect(request.mock.calls.map(([name]) => name)).toEqual(['zarra-token-refresh']);
  });
});
