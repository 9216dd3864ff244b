import { endpoints } from '@zarra/contracts';
import { createApiClient, isBadAnswer, isOffline, isRefused } from './index.js';
import { send, startTestServer, type TestServer } from './test-server.js';

let server: TestServer;
afterEach(() => server.close());

const watch = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

describe('no answer is no verdict', () => {
  test('a closed port: logged once, nobody is sent away', async () => {
    server = await startTestServer(() => undefined);
    await server.close();

    const error = await failure(
      createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.simulators),
    );

    expect(isOffline(error)).toBe(true);
    expect(isRefused(error) || isBadAnswer(error)).toBe(false);
    expect(watch.log.mock.calls).toEqual([
      ['No answer from the server for "simulators": the network failed'],
    ]);
    expect(watch.onUnauthorized).not.toHaveBeenCalled();
    expect(watch.onForbidden).not.toHaveBeenCalled();
  });

  test('a connection cut before the answer', async () => {
    server = await startTestServer((response) => response.destroy());

    expect(
      isOffline(
        await failure(createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.classes)),
      ),
    ).toBe(true);
  });

  test.each([200, 500])('a connection cut in the middle of a body with status %i', async (status) => {
    server = await startTestServer((response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"id": 1,', () => response.destroy());
    });

    expect(
      isOffline(
        await failure(createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.classes)),
      ),
    ).toBe(true);
  });

  test('it is tried once: repeating is up to the query', async () => {
    server = await startTestServer((response) => response.destroy());

    await failure(createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.classes));

    expect(server.received).toHaveLength(1);
  });

  test('a refusal is not repeated either', async () => {
    server = await startTestServer((response) => send(response, 503, {}, { 'retry-after': '0' }));

    await failure(createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.classes));

    expect(server.received).toHaveLength(1);
  });
});

describe('an aborted call', () => {
  test.each(['before it is sent', 'while the server thinks', 'while the body arrives'])(
    '%s stays an AbortError and is not logged',
    async (when) => {
      const controller = new AbortController();
      server = await startTestServer((response) => {
        if (when === 'while the body arrives') {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.write('[');
        }
        setTimeout(() => controller.abort(), 20);
      });
      if (when === 'before it is sent') controller.abort();

      const { signal } = controller;
      const error = await failure(
        createApiClient({ baseUrl: server.baseUrl, ...watch }).call(endpoints.classes, { signal }),
      );

      expect(error).toMatchObject({ name: 'AbortError' });
      expect(isOffline(error)).toBe(false);
      expect(watch.log).not.toHaveBeenCalled();
    },
  );
});
