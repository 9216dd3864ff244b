import { endpoints } from '@zarra/contracts';
import { createApiClient, createTokenStore } from '../index.js';

/** An open page: its token store, its client, and the mocks of the client's handlers. */
export function openPage(baseUrl: string, options: Parameters<typeof createTokenStore>[0] = {}) {
  const tokens = createTokenStore(options);
  const handlers = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
  const client = createApiClient({ baseUrl, tokens, ...handlers });
  const whoAmI = (signal?: AbortSignal) => client.call(endpoints.authMe, signal ? { signal } : {});
  return { tokens, client, whoAmI, ...handlers };
}

/** The error of a call. */
export const rejectionOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

/** A promise with its `resolve` function. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
