import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { createApiClient, isOffline, isRefused, retryPolicy, sessionQuery, submitTest } from './index.js';
import { failureOf, gate, openPage } from './test-open-page.js';
import { send, startTestServer, type TestServer } from './test-server.js';
import { startSessionServer, type SessionServer } from './test-session-server.js';
import { aResult } from './testing.js';

/** Runs before the file of the schemas arrives. */
const arrival = jest.fn(async () => {});
jest.mock('@zarra/contracts/calls', () => {
  const actual = jest.requireActual<typeof import('@zarra/contracts/calls')>('@zarra/contracts/calls');
  const loadEndpoint: typeof actual.loadEndpoint = async (call) => {
    await arrival();
    return actual.loadEndpoint(call);
  };
  return { ...actual, loadEndpoint };
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let server: SessionServer;
let site: TestServer | undefined;
beforeEach(async () => {
  arrival.mockReset();
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

test('schemas and request are under way at once', async () => {
  const [request, answer, schemas] = [gate(), gate(), gate()];
  const { client } = signedIn();
  server.beforeAnswer = () => {
    request.open();
    return answer.opened;
  };
  arrival.mockReturnValue(schemas.opened);

  const call = client.call(calls.authMe);
  await request.opened;
  expect(arrival).toHaveBeenCalledTimes(1);
  answer.open();
  schemas.open();

  expect(await call).toEqual({ username: 'dilnoza', email: null });
});

test('an endpoint brings its schemas along: nothing is loaded', async () => {
  arrival.mockImplementation(lost);

  expect(await signedIn().client.call(endpoints.simulators)).toEqual([]);
});

test('schemas that do not arrive are a lost connection, logged once, and a query asks again', async () => {
  arrival.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const { client, log, onUnauthorized } = signedIn();

  const error = await failureOf(client.call(calls.authMe));
  expect(isOffline(error)).toBe(true);
  expect(error).toMatchObject({ endpoint: 'authMe' });
  expect(log.mock.calls).toEqual([['No answer from the server for "authMe": the network failed']]);

  const queries = new QueryClient({ defaultOptions: { queries: { ...retryPolicy, retryDelay: 0 } } });
  expect((await queries.query(sessionQuery(client))).displayName).toBe('dilnoza');
  expect(arrival).toHaveBeenCalledTimes(3);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a refusal needs no schemas', async () => {
  arrival.mockImplementation(lost);
  const { client, onUnauthorized } = openPage(server.baseUrl);

  expect(isRefused(await failureOf(client.call(calls.authMe)), 401)).toBe(true);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a call that is aborted after its answer does not wait for its schemas', async () => {
  arrival.mockReturnValue(new Promise<void>(() => {}));
  const log = jest.fn();
  const client = createApiClient({ fetch: async () => new Response('{}'), log });
  const controller = new AbortController();

  const call = failureOf(client.call(calls.authMe, { signal: controller.signal }));
  controller.abort();

  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});

test('no refresh is sent before its answer can be read: no session is lost', async () => {
  const { client, tokens, onUnauthorized } = signedIn();
  const before = tokens.get();
  server.expireAccess();
  arrival.mockImplementation(lost);

  for (let round = 0; round < 3; round += 1) {
    expect(isOffline(await failureOf(client.call(calls.authMe)))).toBe(true);
  }
  expect([server.refreshes(), tokens.get()]).toEqual([0, before]);

  arrival.mockReset();
  expect((await client.call(calls.authMe)).username).toBe('dilnoza');
  expect([server.refreshes(), server.thefts()]).toEqual([1, 0]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a sign-out is sent without its schemas', async () => {
  const sent = gate();
  site = await startTestServer((response) => {
    send(response, 200, {});
    sent.open();
  });
  arrival.mockReturnValue(new Promise<void>(() => {}));

  void openPage(site.baseUrl).client.call(calls.logout, { body: { refresh: 'x' }, keepalive: true });
  await sent.opened;

  expect(site.received.map(({ url }) => url)).toEqual(['/api/logout/']);
});

test('a submission whose schemas do not arrive counts as not delivered, and its repeat brings the result', async () => {
  site = await startTestServer((response) => send(response, 200, aResult({ percentage: 100 })));
  const { client } = openPage(site.baseUrl);
  const submission = { lesson: 7, answers: { 1: 1 } };
  arrival.mockImplementationOnce(lost);

  expect(await failureOf(submitTest(client, submission))).toMatchObject({
    name: 'OfflineError',
    endpoint: 'submitTest',
  });
  expect((await submitTest(client, submission)).percentage).toBe(100);
  expect(site.received).toHaveLength(2);
});
