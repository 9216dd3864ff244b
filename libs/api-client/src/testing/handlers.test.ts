import { endpoints } from '@zarra/contracts';
import { setupServer } from 'msw/node';
import { createApiClient, isBadAnswer, isOffline, isRefused } from '../index.js';
import { aSimulation, answer, garble, offline, pending, refuse, slow } from '../testing.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('answer: the endpoint answers with a body of its contract', async () => {
  network.use(answer(endpoints.simulators, [aSimulation({ title: 'Linza' })]));

  expect((await client.call(endpoints.simulators)).map(({ title }) => title)).toEqual(['Linza']);
});

test('answer: path parameters and POSTs are matched too', async () => {
  network.use(
    answer(endpoints.lessonTestResult, { percentage: 67, answers: {}, correct_answers: 2, total_tests: 3 }),
    answer(endpoints.contactMessage, { detail: 'Rahmat' }),
  );

  expect((await client.call(endpoints.lessonTestResult, { params: { lessonId: 12 } })).percentage).toBe(67);
  const body = { name: 'Ali', phone: '+998901234567', message: 'Salom' };
  expect(await client.call(endpoints.contactMessage, { body })).toEqual({ detail: 'Rahmat' });
});

test('refuse: a status, with or without a text for people', async () => {
  network.use(refuse(endpoints.simulators, 500), refuse(endpoints.authMe, 403, 'Hisob yopilgan'));

  expect(isRefused(await failure(client.call(endpoints.simulators)), 500)).toBe(true);
  expect(await failure(client.call(endpoints.authMe))).toMatchObject({ status: 403, text: 'Hisob yopilgan' });
});

test('offline: no answer arrives', async () => {
  network.use(offline(endpoints.simulators));

  expect(isOffline(await failure(client.call(endpoints.simulators)))).toBe(true);
});

test('garble: a success that cannot be read', async () => {
  network.use(garble(endpoints.simulators), garble(endpoints.classes, '{"a":1}'));

  expect(isBadAnswer(await failure(client.call(endpoints.simulators)))).toBe(true);
  expect(isBadAnswer(await failure(client.call(endpoints.classes)))).toBe(true);
});

test('slow: the answer takes its time', async () => {
  network.use(slow(endpoints.lessons, 60, [{ id: 1, lesson: 'Kuch' }]));
  const start = performance.now();

  expect(await client.call(endpoints.lessons)).toHaveLength(1);
  expect(performance.now() - start).toBeGreaterThan(50);
});

test('pending: no answer until the call is given up', async () => {
  network.use(pending(endpoints.lessons));
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);

  const error = await failure(client.call(endpoints.lessons, { signal: controller.signal }));

  expect(error).toMatchObject({ name: 'AbortError' });
});

test('another base address', async () => {
  network.use(answer(endpoints.lessons, [], 'https://api.zarra.uz/v2'));

  expect(await createApiClient({ baseUrl: 'https://api.zarra.uz/v2' }).call(endpoints.lessons)).toEqual([]);
});

test('a body outside the contract does not compile', () => {
  // @ts-expect-error a simulation without a title
  answer(endpoints.simulators, [{ id: 1 }]);
  // @ts-expect-error not a list
  answer(endpoints.simulators, aSimulation());
  // @ts-expect-error the field is `lesson`
  slow(endpoints.lessons, 1, [{ id: 1, title: 'Kuch' }]);
  // @ts-expect-error a POST needs its body
  const withoutBody = () => client.call(endpoints.login);
  // @ts-expect-error a GET has none
  const withBody = () => client.call(endpoints.classes, { body: {} });
  expect([withoutBody, withBody]).toHaveLength(2);
});
