import { endpoints } from '@zarra/contracts';
import { createApiClient, createTokenStore } from './index.js';

/** A page that is open in the browser: its store, its client, and what the client tells the shell. */
export function openPage(baseUrl: string, options: Parameters<typeof createTokenStore>[0] = {}) {
  const tokens = createTokenStore(options);
  const watch = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
  const client = createApiClient({ baseUrl, tokens, ...watch });
  const whoAmI = (signal?: AbortSignal) => client.call(endpoints.authMe, signal ? { signal } : {});
  return { tokens, client, whoAmI, ...watch };
}

/** What a call fails with. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

/** Something that is awaited until the test lets it happen. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}
