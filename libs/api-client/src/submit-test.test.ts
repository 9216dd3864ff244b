import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { endpoints } from '@zarra/contracts';
import {
  createApiClient,
  createTokenStore,
  isBadAnswer,
  isOffline,
  isRefused,
  lessonResultQuery,
  submitTest,
} from './index.js';
import { answer, aQuestion, aResult, aTokenPair, garble, offline, refuse } from './testing.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const submission = { lesson: 7, answers: { 1: 1, 2: 3 } };

const stored = {
  percentage: 50,
  correctAnswers: 1,
  totalTests: 2,
  answers: { 1: 1, 2: 4 },
  correctOptions: { 1: 1, 2: 3 },
  explanations: { 1: 'Chunki', 2: 'Shuning uchun' },
  questions: [
    expect.objectContaining({ id: 1, correctOption: 1 }),
    expect.objectContaining({ id: 2, correctOption: 3 }),
  ],
};
const storedBody = aResult({
  percentage: 50,
  correct_answers: 1,
  total_tests: 2,
  answers: { 1: 1, 2: 4 },
  correct_options: { 1: 1, 2: 3 },
  explanations: { 1: 'Chunki', 2: 'Shuning uchun' },
  questions: [aQuestion({ id: 1, correct_option: 1 }), aQuestion({ id: 2, correct_option: 3 })],
});

describe('submitting', () => {
  test('the server’s result counts, also when it holds other answers than these', async () => {
    network.use(answer(endpoints.submitTest, storedBody));

    expect(await submitTest(client, submission)).toEqual(stored);
  });

  test('a back end that answers only the specified fields: the answers are those sent', async () => {
    const specified = { percentage: 50, correct_answers: 1, total_tests: 2 };
    network.use(answer(endpoints.submitTest, specified));

    expect(await submitTest(client, submission)).toEqual({
      percentage: 50,
      correctAnswers: 1,
      totalTests: 2,
      answers: submission.answers,
      correctOptions: null,
      explanations: {},
      questions: null,
    });
  });

  test.each([
    ['no percentage', answer(endpoints.submitTest, { correct_answers: 1, total_tests: 2 })],
    ['a percentage without counts', answer(endpoints.submitTest, { percentage: 50 })],
    ['a percentage that is none', garble(endpoints.submitTest, '{"percentage":"ellik"}')],
    ['a page instead of JSON', garble(endpoints.submitTest)],
  ])('%s in the answer: the result is fetched', async (_, reply) => {
    network.use(reply, answer(endpoints.lessonTestResult, storedBody));

    expect(await submitTest(client, submission)).toEqual(stored);
  });

  test('refused or offline: that error, and no result is asked for', async () => {
    network.use(refuse(endpoints.submitTest, 400, 'Barcha savollarga javob bering.'));
    await expect(submitTest(client, submission)).rejects.toMatchObject({
      endpoint: 'submitTest',
      status: 400,
      text: 'Barcha savollarga javob bering.',
    });

    network.use(offline(endpoints.submitTest));
    const failure = await submitTest(client, submission).catch((error: unknown) => error);
    expect(isOffline(failure)).toBe(true);
  });

  test.each([
    ['cannot be read', refuse(endpoints.lessonTestResult, 500), isRefused],
    ['is not there', refuse(endpoints.lessonTestResult, 404), isBadAnswer],
    ['is unusable', garble(endpoints.lessonTestResult), isBadAnswer],
  ])('the answers were taken and the result %s: an error of the result call', async (_, reply, kind) => {
    network.use(answer(endpoints.submitTest, {}), reply);

    const failure = await submitTest(client, submission).catch((error: unknown) => error);

    expect(kind(failure)).toBe(true);
    expect(failure).toHaveProperty('endpoint', 'lessonTestResult');
  });

  test('outlives the page', async () => {
    const sent: boolean[] = [];
    network.events.on('request:start', ({ request }) => void sent.push(request.keepalive));
    network.use(answer(endpoints.submitTest, storedBody));

    await submitTest(client, submission);

    expect(sent).toEqual([true]);
    network.events.removeAllListeners();
  });
});

describe('a stored result', () => {
  const ask = (asked = client) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(lessonResultQuery(asked, 7));

  test('is read', async () => {
    network.use(answer(endpoints.lessonTestResult, storedBody));

    expect(await ask()).toEqual(stored);
  });

  test.each([
    ['404', refuse(endpoints.lessonTestResult, 404, 'Natija yoʻq.')],
    ['200 with nothing', answer(endpoints.lessonTestResult, {})],
    ['200 with a null percentage', answer(endpoints.lessonTestResult, { percentage: null })],
  ])('%s: there is none', async (_, reply) => {
    network.use(reply);

    expect(await ask()).toBeNull();
  });

  test.each([
    ['500', refuse(endpoints.lessonTestResult, 500)],
    ['a percentage that is none', garble(endpoints.lessonTestResult, '{"percentage":"NaN","answers":{}}')],
    ['a percentage without answers', answer(endpoints.lessonTestResult, { percentage: 50 })],
    ['no network', offline(endpoints.lessonTestResult)],
  ])('%s is an error, never "none"', async (_, reply) => {
    network.use(reply);

    await expect(ask()).rejects.toThrow();
  });

  test('a refresh that ends with 404 is no "none"', async () => {
    const tokens = createTokenStore();
    tokens.save(aTokenPair());
    network.use(refuse(endpoints.lessonTestResult, 401), refuse(endpoints.tokenRefresh, 404));

    await expect(ask(createApiClient({ tokens, log: () => undefined }))).rejects.toMatchObject({
      endpoint: 'tokenRefresh',
    });
  });
});
