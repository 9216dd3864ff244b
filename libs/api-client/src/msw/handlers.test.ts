import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { createApiClient, isInvalidResponse, isNetworkError, isApiError } from '../index.js';
import { aSimulation, respond, malformed, networkError, pending, httpError, delayed } from './index.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('respond: a body of the contract', async () => {
  network.use(respond(endpoints.simulators, [aSimulation({ title: 'Linza' })]));

  expect((await client.call(endpoints.simulators)).map(({ title }) => title)).toEqual(['Linza']);
});

test('respond: path parameters and POSTs', async () => {
  network.use(
    respond(endpoints.lessonTestResult, { percentage: 67, answers: {}, correct_answers: 2, total_tests: 3 }),
    respond(endpoints.contactMessage, { detail: 'Rahmat' }),
  );

  expect((await client.call(endpoints.lessonTestResult, { params: { lessonId: 12 } })).percentage).toBe(67);
  const body = { name: 'Ali', phone: '+998901234567', message: 'Salom' };
  expect(await client.call(endpoints.contactMessage, { body })).toEqual({ detail: 'Rahmat' });
});

test('httpError: a status, with or without a text for people', async () => {
  network.use(httpError(endpoints.simulators, 500), httpError(endpoints.authMe, 403, 'Hisob yopilgan'));

  expect(isApiError(await errorOf(client.call(endpoints.simulators)), 500)).toBe(true);
  expect(await errorOf(client.call(endpoints.authMe))).toMatchObject({ status: 403, text: 'Hisob yopilgan' });
});

test('networkError: no response arrives', async () => {
  network.use(networkError(endpoints.simulators));

  expect(isNetworkError(await errorOf(client.call(endpoints.simulators)))).toBe(true);
});

test('malformed: a success with an invalid body', async () => {
  network.use(malformed(endpoints.simulators), malformed(endpoints.classes, '{"a":1}'));

  expect(isInvalidResponse(await errorOf(client.call(endpoints.simulators)))).toBe(true);
  expect(isInvalidResponse(await errorOf(client.call(endpoints.classes)))).toBe(true);
});

test('delayed: the response is late', async () => {
  network.use(delayed(endpoints.lessons, 60, [{ id: 1, lesson: 'Kuch' }]));
  const start = performance.now();

  expect(await client.call(endpoints.lessons)).toHaveLength(1);
  expect(performance.now() - start).toBeGreaterThan(50);
});

test('pending: no response until the call is aborted', async () => {
  network.use(pending(endpoints.lessons));
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);

  const error = await errorOf(client.call(endpoints.lessons, { signal: controller.signal }));

  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a handler of another base address', async () => {
  network.use(respond(endpoints.lessons, [], 'https://api.zarra.uz/v2'));

  expect(await createApiClient({ baseUrl: 'https://api.zarra.uz/v2' }).call(endpoints.lessons)).toEqual([]);
});

test('a body outside the contract does not compile', () => {
  // @ts-expect-error a simulation without a title
  respond(endpoints.simulators, [{ id: 1 }]);
  // @ts-expect-error not a list
  respond(endpoints.simulators, aSimulation());
  // @ts-expect-error the field is `lesson`
  delayed(endpoints.lessons, 1, [{ id: 1, title: 'Kuch' }]);
  // @ts-expect-error a POST needs its body
  const withoutBody = () => client.call(endpoints.login);
  // @ts-expect-error a GET has no body
  const withBody = () => client.call(endpoints.classes, { body: {} });
  expect([withoutBody, withBody]).toHaveLength(2);
});
