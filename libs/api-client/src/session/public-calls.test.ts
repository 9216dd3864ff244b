import { endpoints } from '@zarra/contracts';
import { isApiError } from '../index.js';
import { openPage, rejectionOf } from '../testing/open-page.js';
import { send } from '../testing/server.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';

/** A server that rejects every invalid token, as Django REST framework does, also with public calls. */
let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
  server.rejectsAllStaleTokens = true;
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** A page with a rejected token, at a server that serves public calls without one. */
const openRejected = () => {
  const page = openPage(server.baseUrl);
  page.tokens.save(server.signIn());
  server.expireAccess();
  server.servesVisitors = true;
  return page;
};

const sent = () =>
  server.received.map(({ url, headers }) => [url.slice(4), headers.authorization !== undefined]);

test.each([['simulators'], ['classes']] as const)(
  'after the end of the session %s are sent without a token',
  async (name) => {
    const { client, tokens, onUnauthorized } = openRejected();
    server.endSessions();

    expect(await client.call(endpoints[name])).toEqual([]);

    expect(sent()).toEqual([
      [endpoints[name].path, true],
      ['/token/refresh/', false],
      [endpoints[name].path, false],
    ]);
    expect(tokens.get()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  },
);

test('while the refresh fails, a public list is sent without a token, and the tokens stay', async () => {
  const { client, tokens } = openRejected();
  server.refreshHandler = (response) => {
    send(response, 500, {});
    return true;
  };

  expect(await client.call(endpoints.simulators)).toEqual([]);
  expect(tokens.get()).not.toBeNull();
});

test('while the refresh fails, the classes fail: without a session they would lack their tests', async () => {
  const { client } = openRejected();
  server.refreshHandler = (response) => {
    send(response, 500, {});
    return true;
  };

  expect(isApiError(await rejectionOf(client.call(endpoints.classes)), 500)).toBe(true);
});

test('a list that needs a session fails once, without a repetition', async () => {
  const { client, onUnauthorized } = openPage(server.baseUrl);

  expect(isApiError(await rejectionOf(client.call(endpoints.simulators)), 401)).toBe(true);
  expect(sent()).toEqual([['/simulators/', false]]);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});
