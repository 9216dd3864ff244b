import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { createApiClient, isApiError, retryPolicy } from '../index.js';
import { sessionQuery } from './index.js';
import { respond, aUser, httpError } from '../msw/index.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const queries = () => new QueryClient({ defaultOptions: { queries: retryPolicy } });

test.each([
  [{ username: 'dilnoza', email: 'd@zarra.uz' }, 'dilnoza'],
  [{ username: ' Dilnoza ', email: null }, 'Dilnoza'],
  [{ username: null, email: 'gulnora.x@zarra.uz' }, 'gulnora.x'],
  [{ username: ' ', email: 'ali@zarra.uz' }, 'ali'],
  [{ email: 'ali' }, 'ali'],
  [{ username: '', email: '@zarra.uz' }, null],
  [{}, null],
])('the display name of %j is %j', async (body, displayName) => {
  network.use(respond(endpoints.authMe, body));

  expect(await queries().query(sessionQuery(client))).toMatchObject({ displayName });
});

test('the signed-in user', async () => {
  network.use(respond(endpoints.authMe, aUser()));

  expect(await queries().query(sessionQuery(client))).toEqual({
    username: 'dilnoza',
    email: 'dilnoza@zarra.uz',
    displayName: 'dilnoza',
  });
});

test('a 401 is not retried', async () => {
  const onRequest = jest.fn();
  network.events.on('request:start', onRequest);
  network.use(httpError(endpoints.authMe, 401));

  const error = await queries()
    .query(sessionQuery(client))
    .catch((reason: unknown) => reason);

  expect(isApiError(error, 401)).toBe(true);
  expect(onRequest).toHaveBeenCalledTimes(1);
});

test('it is fetched once in five minutes', async () => {
  network.use(respond(endpoints.authMe, aUser()));
  const cache = queries();
  await cache.query(sessionQuery(client));
  network.use(httpError(endpoints.authMe, 500));

  expect((await cache.query(sessionQuery(client))).displayName).toBe('dilnoza');
  const { staleTime } = sessionQuery(client);
  expect(staleTime).toBe(300_000);
});
