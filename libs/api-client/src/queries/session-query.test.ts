import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { createApiClient, isRefused, retryPolicy, sessionQuery } from '../index.js';
import { answer, aUser, refuse } from '../testing.js';

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
])('%j is shown as %j', async (body, displayName) => {
  network.use(answer(endpoints.authMe, body));

  expect(await queries().query(sessionQuery(client))).toMatchObject({ displayName });
});

test('who is signed in', async () => {
  network.use(answer(endpoints.authMe, aUser()));

  expect(await queries().query(sessionQuery(client))).toEqual({
    username: 'dilnoza',
    email: 'dilnoza@zarra.uz',
    displayName: 'dilnoza',
  });
});

test('a refusal is not asked again', async () => {
  const asked = jest.fn();
  network.events.on('request:start', asked);
  network.use(refuse(endpoints.authMe, 401));

  const error = await queries()
    .query(sessionQuery(client))
    .catch((reason: unknown) => reason);

  expect(isRefused(error, 401)).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('it is asked once in five minutes', async () => {
  network.use(answer(endpoints.authMe, aUser()));
  const cache = queries();
  await cache.query(sessionQuery(client));
  network.use(refuse(endpoints.authMe, 500));

  expect((await cache.query(sessionQuery(client))).displayName).toBe('dilnoza');
  const { staleTime } = sessionQuery(client);
  expect(staleTime).toBe(300_000);
});
