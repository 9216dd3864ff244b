import { endpoints } from '@zarra/contracts';
import { createApiClient, isInvalidResponse, isNetworkError, isApiError } from './index.js';
import { send, startTestServer, type TestServer } from './testing/server.js';

let server: TestServer;
afterEach(() => server.close());

const handlers = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

describe('a network error', () => {
  test('a closed port: logged once, no handler is called', async () => {
    server = await startTestServer(() => undefined);
    await server.close();

    const error = await rejectionOf(
      createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.simulators),
    );

    expect(isNetworkError(error)).toBe(true);
    expect(isApiError(error) || isInvalidResponse(error)).toBe(false);
    expect(handlers.log.mock.calls).toEqual([
      ['No response from the server for "simulators": the network failed'],
    ]);
    expect(handlers.onUnauthorized).not.toHaveBeenCalled();
    expect(handlers.onForbidden).not.toHaveBeenCalled();
  });

  test('a connection closed before the response', async () => {
    server = await startTestServer((response) => response.destroy());

    expect(
      isNetworkError(
        await rejectionOf(createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.classes)),
      ),
    ).toBe(true);
  });

  test.each([200, 500])('a connection closed in the middle of a body with status %i', async (status) => {
    server = await startTestServer((response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"id": 1,', () => response.destroy());
    });

    expect(
      isNetworkError(
        await rejectionOf(createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.classes)),
      ),
    ).toBe(true);
  });

  test('it is not retried: the query retries', async () => {
    server = await startTestServer((response) => response.destroy());

    await rejectionOf(createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.classes));

    expect(server.received).toHaveLength(1);
  });

  test('an error response is not retried either', async () => {
    server = await startTestServer((response) => send(response, 503, {}, { 'retry-after': '0' }));

    await rejectionOf(createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.classes));

    expect(server.received).toHaveLength(1);
  });
});

describe('an aborted call', () => {
  test.each(['before it is sent', 'before the response', 'while the body is sent'])(
    '%s rejects with an AbortError and is not logged',
    async (when) => {
      const controller = new AbortController();
      server = await startTestServer((response) => {
        if (when === 'while the body is sent') {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.write('[');
        }
        setTimeout(() => controller.abort(), 20);
      });
      if (when === 'before it is sent') controller.abort();

      const { signal } = controller;
      const error = await rejectionOf(
        createApiClient({ baseUrl: server.baseUrl, ...handlers }).call(endpoints.classes, { signal }),
      );

      expect(error).toMatchObject({ name: 'AbortError' });
      expect(isNetworkError(error)).toBe(false);
      expect(handlers.log).not.toHaveBeenCalled();
    },
  );
});
