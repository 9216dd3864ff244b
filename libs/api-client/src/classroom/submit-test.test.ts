import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { endpoints } from '@zarra/contracts';
import {
  createApiClient,
  createTokenStore,
  isInvalidResponse,
  isNetworkError,
  isApiError,
} from '../index.js';
import { lessonResultQuery, submitTest } from './index.js';
import { respond, aQuestion, aResult, aTokenPair, malformed, networkError, httpError } from '../msw/index.js';

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
  sections: { 1: { heading: 'tezlik', title: 'Tezlik' } },
  see: { 2: { title: 'Elektr zanjiri', stateTitle: 'Lampa', link: '/tajriba/zanjir' } },
  ideas: {
    2: {
      key: 'tok-sarf',
      believes: 'Tok sarflanadi.',
      fails: 'Ampermetrlar teng.',
      try: 'Oʻlchang.',
      item: 5,
    },
  },
};
const circuit = {
  slug: 'zanjir',
  state: 'lampa',
  title: 'Elektr zanjiri',
  stateTitle: 'Lampa',
  link: '/tajriba/zanjir',
};
const storedBody = aResult({
  percentage: 50,
  correct_answers: 1,
  total_tests: 2,
  answers: { 1: 1, 2: 4 },
  correct_options: { 1: 1, 2: 3 },
  explanations: { 1: 'Chunki', 2: 'Shuning uchun' },
  questions: [aQuestion({ id: 1, correct_option: 1 }), aQuestion({ id: 2, correct_option: 3 })],
  // Those that a page cannot link to are omitted.
  sections: { 1: { heading: 'tezlik', title: 'Tezlik' }, 2: { heading: 'a b', title: 'Kuch' } },
  see: { 1: { ...circuit, link: 'javascript:alert(1)' }, 2: circuit },
  ideas: stored.ideas,
});

describe('submitting', () => {
  test('the result of the response is returned, even with other answers than submitted', async () => {
    network.use(respond(endpoints.submitTest, storedBody));

    expect(await submitTest(client, submission)).toEqual(stored);
  });

  test('a response with only the specified fields: the answers are the submitted ones', async () => {
    const specifiedFields = { percentage: 50, correct_answers: 1, total_tests: 2 };
    network.use(respond(endpoints.submitTest, specifiedFields));

    expect(await submitTest(client, submission)).toEqual({
      percentage: 50,
      correctAnswers: 1,
      totalTests: 2,
      answers: submission.answers,
      correctOptions: null,
      explanations: {},
      questions: null,
      sections: {},
      see: {},
      ideas: {},
    });
  });

  test.each([
    ['404', httpError(endpoints.lessonTestResult, 404)],
    ['500', httpError(endpoints.lessonTestResult, 500)],
    ['no network', networkError(endpoints.lessonTestResult)],
  ])(
    'a response with only a percentage is the result when the result call has none: %s',
    async (_, handler) => {
      network.use(respond(endpoints.submitTest, { percentage: 50 }), handler);

      expect(await submitTest(client, submission)).toMatchObject({
        percentage: 50,
        correctAnswers: null,
        answers: submission.answers,
      });
    },
  );

  test.each([
    ['no percentage', respond(endpoints.submitTest, { correct_answers: 1, total_tests: 2 })],
    ['a percentage without counts', respond(endpoints.submitTest, { percentage: 50 })],
    ['a percentage that is not a number', malformed(endpoints.submitTest, '{"percentage":"ellik"}')],
    ['a page instead of JSON', malformed(endpoints.submitTest)],
  ])('%s in the response: the result is fetched', async (_, handler) => {
    network.use(handler, respond(endpoints.lessonTestResult, storedBody));

    expect(await submitTest(client, submission)).toEqual(stored);
  });

  test('after an error response or a network error the result is not fetched', async () => {
    network.use(httpError(endpoints.submitTest, 400, 'Barcha savollarga javob bering.'));
    await expect(submitTest(client, submission)).rejects.toMatchObject({
      endpoint: 'submitTest',
      status: 400,
      text: 'Barcha savollarga javob bering.',
    });

    network.use(networkError(endpoints.submitTest));
    const error = await submitTest(client, submission).catch((reason: unknown) => reason);
    expect(isNetworkError(error)).toBe(true);
  });

  test.each([
    ['cannot be fetched', httpError(endpoints.lessonTestResult, 500), isApiError],
    ['is missing', httpError(endpoints.lessonTestResult, 404), isInvalidResponse],
    ['is invalid', malformed(endpoints.lessonTestResult), isInvalidResponse],
  ])(
    'the answers are stored and the result %s: an error of the result call',
    async (_, handler, isExpected) => {
      network.use(respond(endpoints.submitTest, {}), handler);

      const error = await submitTest(client, submission).catch((reason: unknown) => reason);

      expect(isExpected(error)).toBe(true);
      expect(error).toHaveProperty('endpoint', 'lessonTestResult');
    },
  );

  test.each([
    ['null', () => HttpResponse.json(null)],
    ['an empty object', () => HttpResponse.json({})],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['a page instead of JSON', () => HttpResponse.html('<p>Proxy</p>')],
  ])('%s as the response is an acceptance, reported before the result is fetched', async (_, body) => {
    const events: string[] = [];
    network.use(
      http.post('*/api/submit-test/', body),
      http.get('*/api/lesson-test-result/7/', () => {
        events.push('result call');
        return HttpResponse.json(storedBody);
      }),
    );

    expect(await submitTest(client, submission, () => events.push('accepted'))).toEqual(stored);
    expect(events).toEqual(['accepted', 'result call']);
  });

  test('an error response and a network error are no acceptance', async () => {
    const onAccepted = jest.fn();
    for (const handler of [httpError(endpoints.submitTest, 500), networkError(endpoints.submitTest)]) {
      network.use(handler);
      await expect(submitTest(client, submission, onAccepted)).rejects.toThrow();
    }
    expect(onAccepted).not.toHaveBeenCalled();
  });

  test('the request continues after the page is closed', async () => {
    const keepalive: boolean[] = [];
    network.events.on('request:start', ({ request }) => void keepalive.push(request.keepalive));
    network.use(respond(endpoints.submitTest, storedBody));

    await submitTest(client, submission);

    expect(keepalive).toEqual([true]);
    network.events.removeAllListeners();
  });
});

describe('a stored result', () => {
  const fetchResult = (apiClient = client) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(lessonResultQuery(apiClient, 7));

  test('is fetched', async () => {
    network.use(respond(endpoints.lessonTestResult, storedBody));

    expect(await fetchResult()).toEqual(stored);
  });

  test.each([
    ['404', httpError(endpoints.lessonTestResult, 404, 'Natija yoʻq.')],
    ['200 with an empty object', respond(endpoints.lessonTestResult, {})],
    ['200 with a null percentage', respond(endpoints.lessonTestResult, { percentage: null })],
  ])('%s: the result is null', async (_, handler) => {
    network.use(handler);

    expect(await fetchResult()).toBeNull();
  });

  test('a percentage alone is a result', async () => {
    network.use(respond(endpoints.lessonTestResult, { percentage: 50 }));

    expect(await fetchResult()).toMatchObject({ percentage: 50, answers: null, correctAnswers: null });
  });

  test.each([
    ['500', httpError(endpoints.lessonTestResult, 500)],
    [
      'a percentage that is not a number',
      malformed(endpoints.lessonTestResult, '{"percentage":"NaN","answers":{}}'),
    ],
    ['no network', networkError(endpoints.lessonTestResult)],
  ])('%s is an error, not null', async (_, handler) => {
    network.use(handler);

    await expect(fetchResult()).rejects.toThrow();
  });

  test('a 404 of the refresh is an error, not null', async () => {
    const tokens = createTokenStore();
    tokens.save(aTokenPair());
    network.use(httpError(endpoints.lessonTestResult, 401), httpError(endpoints.tokenRefresh, 404));

    await expect(fetchResult(createApiClient({ tokens, log: () => undefined }))).rejects.toMatchObject({
      endpoint: 'tokenRefresh',
    });
  });
});
