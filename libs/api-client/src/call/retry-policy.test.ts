import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { simulationsQuery } from '../catalogue.js';
import { createApiClient, retryPolicy } from '../index.js';
import { readRetryAfter } from './retry-policy.js';
import { send, startTestServer } from '../testing/server.js';

const errorOfStatus = async (status: number, retryAfter?: string): Promise<unknown> => {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const fetch = async () => new Response('{}', { status, headers });
  return createApiClient({ fetch, log: () => undefined })
    .call(endpoints.classes)
    .catch((error: unknown) => error);
};

const errorOfFetch = (fetch: typeof globalThis.fetch): Promise<unknown> =>
  createApiClient({ fetch, log: () => undefined })
    .call(endpoints.classes)
    .catch((error: unknown) => error);

describe('retries', () => {
  test.each([429, 500, 502, 503, 504])('%i is retried twice, after 1 s and 2 s', async (status) => {
    const error = await errorOfStatus(status);

    expect([0, 1, 2].map((failures) => retryPolicy.retry(failures, error))).toEqual([true, true, false]);
    expect([0, 1].map((failures) => retryPolicy.retryDelay(failures, error))).toEqual([1000, 2000]);
  });

  test.each([400, 401, 403, 404, 409, 422])('%i is not retried', async (status) => {
    expect(retryPolicy.retry(0, await errorOfStatus(status))).toBe(false);
  });

  test('a network error is retried, an invalid response and unknown errors are not', async () => {
    expect(retryPolicy.retry(0, await errorOfFetch(() => Promise.reject(new TypeError('failed'))))).toBe(
      true,
    );
    expect(retryPolicy.retry(0, await errorOfFetch(async () => new Response('<html>')))).toBe(false);
    expect(retryPolicy.retry(0, new Error('a programming error'))).toBe(false);
  });

  test('a Retry-After is obeyed; after a long one there is no retry', async () => {
    const short = await errorOfStatus(503, '7');
    const long = await errorOfStatus(429, '300');

    expect(retryPolicy.retry(0, short)).toBe(true);
    expect(retryPolicy.retryDelay(0, short)).toBe(7000);
    expect(retryPolicy.retry(0, long)).toBe(false);
  });

  test('a failed query is fetched again after 2, 8, 30, 30… s', async () => {
    const error = await errorOfStatus(404);
    const pauseAfter = (errorUpdateCount: number) =>
      retryPolicy.refetchInterval({ state: { status: 'error', error, errorUpdateCount } });

    expect([1, 2, 3, 4, 100].map(pauseAfter)).toEqual([2000, 8000, 30_000, 30_000, 30_000]);
  });

  test.each([
    [429, '20', 20_000],
    [429, '1', 2000],
    [503, '9999999999', 600_000],
    [401, undefined, false],
    [403, undefined, false],
  ])('after %i with Retry-After %s the pause is %s ms', async (status, retryAfter, pause) => {
    const error = await errorOfStatus(status, retryAfter);
    const state = { status: 'error', error, errorUpdateCount: 1 };

    expect(retryPolicy.refetchInterval({ state })).toBe(pause);
    expect(retryPolicy.refetchInterval({ state: { ...state, status: 'pending' } })).toBe(false);
  });

  test('a QueryClient with the policy retries', async () => {
    let requests = 0;
    const server = await startTestServer((response) => {
      requests += 1;
      send(response, requests === 1 ? 503 : 200, []);
    });
    const log = jest.fn();
    const queries = new QueryClient({ defaultOptions: { queries: { ...retryPolicy, retryDelay: 1 } } });

    const data = await queries.query(simulationsQuery(createApiClient({ baseUrl: server.baseUrl, log })));

    expect(data).toEqual([]);
    expect(log.mock.calls).toEqual([['Serverda xato:', 503]]);
    await server.close();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-02-03T10:00:00Z');

  test.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', 0],
    ['0', 0],
    ['120', 120],
    ['Tue, 03 Feb 2026 10:00:30 GMT', 30],
    ['Tue, 03 Feb 2026 09:00:00 GMT', 0],
  ])('%j is %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});
