import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { submitTest } from '../classroom/index.js';
import { createApiClient, isNetworkError, isApiError, retryPolicy } from '../index.js';
import { sessionQuery } from '../session/index.js';
import { rejectionOf, deferred, openPage } from '../testing/open-page.js';
import { send, startTestServer, type TestServer } from '../testing/server.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';
import { aResult } from '../msw/index.js';

/** Runs before the chunk of the schemas loads. */
const loading = jest.fn(async () => {});
jest.mock('@zarra/contracts/calls', () => {
  const actual = jest.requireActual<typeof import('@zarra/contracts/calls')>('@zarra/contracts/calls');
  const loadEndpoint: typeof actual.loadEndpoint = async (call) => {
    await loading();
    return actual.loadEndpoint(call);
  };
  return { ...actual, loadEndpoint };
});

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let server: SessionServer;
let site: TestServer | undefined;
beforeEach(async () => {
  loading.mockReset();
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
  await site?.close();
  site = undefined;
});

const signedIn = () => {
  const page = openPage(server.baseUrl);
  page.tokens.save(server.signIn());
  return page;
};

test('schemas and request load in parallel', async () => {
  const [request, response, schemas] = [deferred(), deferred(), deferred()];
  const { client } = signedIn();
  server.beforeResponse = () => {
    request.resolve();
    return response.promise;
  };
  loading.mockReturnValue(schemas.promise);

  const call = client.call(calls.authMe);
  await request.promise;
  expect(loading).toHaveBeenCalledTimes(1);
  response.resolve();
  schemas.resolve();

  expect(await call).toEqual({ username: 'dilnoza', email: null });
});

test('an endpoint has its schemas: none are loaded', async () => {
  loading.mockImplementation(failToLoad);

  expect(await signedIn().client.call(endpoints.simulators)).toEqual([]);
});

test('schemas that do not load are a network error, logged once, and a query retries', async () => {
  loading.mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  const { client, log, onUnauthorized } = signedIn();

  const error = await rejectionOf(client.call(calls.authMe));
  expect(isNetworkError(error)).toBe(true);
  expect(error).toMatchObject({ endpoint: 'authMe' });
  expect(log.mock.calls).toEqual([['No response from the server for "authMe": the network failed']]);

  const queries = new QueryClient({ defaultOptions: { queries: { ...retryPolicy, retryDelay: 0 } } });
  expect((await queries.query(sessionQuery(client))).displayName).toBe('dilnoza');
  expect(loading).toHaveBeenCalledTimes(3);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('an error response needs no schemas', async () => {
  loading.mockImplementation(failToLoad);
  const { client, onUnauthorized } = openPage(server.baseUrl);

  expect(isApiError(await rejectionOf(client.call(calls.authMe)), 401)).toBe(true);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a call that is aborted after its response does not wait for its schemas', async () => {
  loading.mockReturnValue(new Promise<void>(() => {}));
  const log = jest.fn();
  const client = createApiClient({ fetch: async () => new Response('{}'), log });
  const controller = new AbortController();

  const call = rejectionOf(client.call(calls.authMe, { signal: controller.signal }));
  controller.abort();

  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});

test('no refresh is sent before its schemas are loaded: the session is not lost', async () => {
  const { client, tokens, onUnauthorized } = signedIn();
  const before = tokens.get();
  server.expireAccess();
  loading.mockImplementation(failToLoad);

  for (let round = 0; round < 3; round += 1) {
    expect(isNetworkError(await rejectionOf(client.call(calls.authMe)))).toBe(true);
  }
  expect([server.refreshes(), tokens.get()]).toEqual([0, before]);

  loading.mockReset();
  expect((await client.call(calls.authMe)).username).toBe('dilnoza');
  expect([server.refreshes(), server.reuseDetections()]).toEqual([1, 0]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a sign-out is sent without its schemas', async () => {
  const received = deferred();
  site = await startTestServer((response) => {
    send(response, 200, {});
    received.resolve();
  });
  loading.mockReturnValue(new Promise<void>(() => {}));

  void openPage(site.baseUrl).client.call(calls.logout, { body: { refresh: 'x' }, keepalive: true });
  await received.promise;

  expect(site.received.map(({ url }) => url)).toEqual(['/api/logout/']);
});

test('a submission is not sent before its schemas are loaded, and its retry returns the result', async () => {
  site = await startTestServer((response) => send(response, 200, aResult({ percentage: 100 })));
  const { client } = openPage(site.baseUrl);
  const submission = { lesson: 7, answers: { 1: 1 } };
  loading.mockImplementationOnce(failToLoad);

  expect(await rejectionOf(submitTest(client, submission))).toMatchObject({
    name: 'NetworkError',
    endpoint: 'submitTest',
  });
  expect((await submitTest(client, submission)).percentage).toBe(100);
  expect(site.received).toHaveLength(1);
});
