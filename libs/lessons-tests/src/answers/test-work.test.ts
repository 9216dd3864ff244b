import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from '@zarra/api-client';
import { respond, aResult, networkError, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { createDraftStore, emptyDraft } from './draft.js';
import { sendWork, type SendContext } from '../learner-work/send-work.js';
import { testWork } from './test-work.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  network.resetHandlers();
  Reflect.deleteProperty(navigator, 'locks');
});
afterAll(() => network.close());

const siteClient = createApiClient({ log: () => undefined });
const results: unknown[] = [];
/** Makes one attempt in a new tab: it has a separate store; storage and locks belong to the browser. */
const submitInTab = ({
  isSignedIn = () => true,
  client = siteClient,
  ...kind
}: Partial<typeof testWork & Pick<SendContext, 'client' | 'isSignedIn'>> = {}) =>
  sendWork(
    {
      ...testWork,
      store: createDraftStore(),
      onResult: (_, __, result) => results.push(result),
      ...kind,
    },
    {
      client,
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      learner: 'dilnoza',
      rejection: 'Xatolik yuz berdi. Qayta urinib koring.',
      isSignedIn,
    },
    7,
  );
const queue = () =>
  createDraftStore().update('dilnoza', 7, () => ({ ...emptyDraft, answers: { 1: [1, 'a'] }, queued: true }));
const storedDraft = () => createDraftStore().read('dilnoza', 7);

/** Mocks the Web Locks that all tabs share. */
const mockWebLocks = () => {
  let tail = Promise.resolve();
  const request = jest.fn(
    (_: string, _options: LockOptions, callback: () => Promise<void>) =>
      (tail = tail.then(callback, callback)),
  );
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return request;
};

const recordPosts = (respond: () => Response) => {
  const posts: unknown[] = [];
  network.use(
    http.post('*/api/submit-test/', async ({ request }) => {
      posts.push(await request.json());
      return respond();
    }),
  );
  return posts;
};

describe.each([
  ['with Web Locks', () => mockWebLocks()],
  ['without Web Locks', () => undefined],
  [
    'with denied Web Locks',
    () =>
      Object.defineProperty(navigator, 'locks', {
        configurable: true,
        value: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
      }),
  ],
])('several tabs %s', (_, prepare) => {
  test('five simultaneous attempts send one submission', async () => {
    prepare();
    queue();
    const posts = recordPosts(() => HttpResponse.json(aResult()));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => submitInTab()));
    expect(posts).toEqual([{ lesson: 7, answers: { 1: 1 } }]);
    expect(outcomes.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'submitted'));
    expect(storedDraft()).toBeNull();
  });

  test('five simultaneous attempts without a response count as one', async () => {
    prepare();
    queue();
    const posts = recordPosts(() => HttpResponse.error());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => submitInTab()));
    expect(posts).toHaveLength(1);
    expect(outcomes.map((outcome) => outcome.type === 'waiting' && outcome.reason)).toEqual([
      ...Array.from({ length: 5 }, () => 'offline'),
    ]);
    expect(storedDraft()).toMatchObject({ queued: true, attempts: 1 });
  });
});

test('several tabs send one request when the server rejects the answers', async () => {
  queue();
  const posts = recordPosts(() => HttpResponse.json({ detail: 'Yoʻq.' }, { status: 400 }));
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => submitInTab()));
  expect(posts).toHaveLength(1);
  expect(outcomes.map(({ type }) => type)).toEqual(['rejected', 'reopened', 'reopened']);
});

test('an attempt without a response times out, and a late response still counts', async () => {
  jest.useFakeTimers();
  let finish: (response: Response) => void = () => undefined;
  const fetch = () => new Promise<Response>((resolve) => (finish = resolve));
  queue();
  const attempt = submitInTab({ client: createApiClient({ fetch, log: () => undefined }) });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await attempt).toMatchObject({ type: 'waiting', reason: 'offline' });
  expect(storedDraft()).toMatchObject({ queued: true, attempts: 1 });
  jest.useRealTimers();
  finish(Response.json(aResult()));
  await waitFor(() => expect(storedDraft()).toBeNull());
  expect(results.at(-1)).toMatchObject({ percentage: 100 });
});

test('locks are per learner and lesson', async () => {
  const request = mockWebLocks();
  await submitInTab();
  expect(request).toHaveBeenCalledWith('zarra-test:7:dilnoza', expect.anything(), expect.anything());
});

test.each([
  [networkError(endpoints.submitTest), { type: 'waiting', reason: 'offline' }],
  [httpError(endpoints.submitTest, 500, 'Nosoz.'), { type: 'waiting', reason: 'server', text: 'Nosoz.' }],
  [httpError(endpoints.submitTest, 429), { type: 'waiting', reason: 'server', text: '' }],
  [httpError(endpoints.submitTest, 408), { type: 'waiting', reason: 'server', text: '' }],
  [httpError(endpoints.submitTest, 401), { type: 'session' }],
])('it stays queued: %#', async (handler, expected) => {
  network.use(handler);
  queue();
  expect(await submitInTab()).toMatchObject(expected);
  expect(storedDraft()).toMatchObject({ queued: true, answers: { 1: [1, 'a'] } });
});

test.each([
  [httpError(endpoints.submitTest, 400, 'Javob yetishmaydi.'), 'Javob yetishmaydi.'],
  [httpError(endpoints.submitTest, 404, 'Dars yoʻq.'), 'Dars yoʻq.'],
  [httpError(endpoints.submitTest, 403, 'Ruxsat yoʻq.'), 'Ruxsat yoʻq.'],
  [httpError(endpoints.submitTest, 422), 'Xatolik yuz berdi. Qayta urinib koring.'],
])('a rejected draft can be edited, and has the server’s message: %#', async (handler, text) => {
  network.use(handler);
  queue();
  expect(await submitInTab()).toEqual({ type: 'rejected', text });
  expect(storedDraft()).toMatchObject({ queued: false, rejection: text, answers: { 1: [1, 'a'] } });
});

test.each([
  ['a server error', httpError(endpoints.lessonTestResult, 500)],
  ['not found', httpError(endpoints.lessonTestResult, 404)],
  ['a network error', networkError(endpoints.lessonTestResult)],
])('accepted, and loading the result fails with %s: it waits for the result', async (_, handler) => {
  network.use(respond(endpoints.submitTest, {}), handler);
  queue();
  expect(await submitInTab()).toMatchObject({ type: 'waiting', reason: 'result' });
  expect(storedDraft()).toMatchObject({ queued: true });
});

describe.each([
  ['null', () => HttpResponse.json(null)],
  ['an empty object', () => HttpResponse.json({})],
  ['a null percentage', () => HttpResponse.json({ percentage: null })],
  ['no content', () => new HttpResponse(null, { status: 204 })],
  ['a page', () => HttpResponse.html('<p>Proxy</p>')],
])('accepted with %s as the response', (_, accept) => {
  test('the answers are not sent again, in any tab, until the result arrives', async () => {
    const posts = recordPosts(accept);
    network.use(httpError(endpoints.lessonTestResult, 500));
    queue();
    expect(await submitInTab()).toMatchObject({ type: 'waiting', reason: 'result' });
    expect(storedDraft()).toMatchObject({ queued: true, accepted: true, answers: { 1: [1, 'a'] } });

    network.use(httpError(endpoints.lessonTestResult, 404));
    expect(await submitInTab()).toMatchObject({ type: 'waiting', reason: 'result' });
    network.use(networkError(endpoints.lessonTestResult));
    expect(await submitInTab()).toMatchObject({ type: 'waiting', reason: 'result' });

    network.use(respond(endpoints.lessonTestResult, aResult({ percentage: 50 })));
    expect(await submitInTab()).toEqual({ type: 'submitted' });
    expect(posts).toHaveLength(1);
    expect(results.at(-1)).toMatchObject({ percentage: 50 });
    expect(storedDraft()).toBeNull();
  });
});

test('the acceptance is stored before the result is fetched: the page may close in between', async () => {
  const posts = recordPosts(() => HttpResponse.json({}));
  const drafts: unknown[] = [];
  network.use(
    http.get('*/api/lesson-test-result/7/', () => {
      drafts.push(storedDraft());
      return HttpResponse.json(aResult());
    }),
  );
  queue();
  await submitInTab();
  expect(drafts).toEqual([expect.objectContaining({ accepted: true })]);
  expect(posts).toHaveLength(1);
});

test('a session that expires after the acceptance: after the sign-in only the result is fetched', async () => {
  const posts = recordPosts(() => HttpResponse.json({}));
  network.use(httpError(endpoints.lessonTestResult, 401));
  queue();
  expect(await submitInTab()).toEqual({ type: 'session' });
  network.use(respond(endpoints.lessonTestResult, aResult()));
  expect(await submitInTab()).toEqual({ type: 'submitted' });
  expect(posts).toHaveLength(1);
});

test('accepted answers are not opened for editing when questions were edited', async () => {
  network.use(respond(endpoints.submitTest, {}), httpError(endpoints.lessonTestResult, 500));
  queue();
  await submitInTab();
  const outcome = await submitInTab({ isOutdated: () => true });
  expect(outcome).toMatchObject({ type: 'waiting', reason: 'result' });
  expect(storedDraft()).toMatchObject({ queued: true, accepted: true });
});

test('an attempt of another tab leaves its reason and the server’s message', async () => {
  network.use(httpError(endpoints.submitTest, 503, 'Texnik ishlar.'));
  queue();
  await submitInTab();
  expect(storedDraft()).toMatchObject({ reason: 'server', text: 'Texnik ishlar.' });
});

test('all tabs respect Retry-After; a clock that is set back does not extend it', async () => {
  const posts = recordPosts(() => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '40' } }));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  queue();
  expect(await submitInTab()).toMatchObject({ retryIn: 40_000 });
  now.mockReturnValue(1_039_999);
  expect(await submitInTab()).toMatchObject({ type: 'waiting', reason: 'server', retryIn: 1 });
  expect(posts).toHaveLength(1);
  now.mockReturnValue(1_040_000);
  await submitInTab();
  expect(posts).toHaveLength(2);
  now.mockReturnValue(5);
  createDraftStore().update('dilnoza', 7, (before) => before && { ...before, notBefore: 9e12 });
  await submitInTab();
  expect(posts).toHaveLength(3);
  now.mockRestore();
});

test('nothing is sent without this learner’s token', async () => {
  const posts = recordPosts(() => HttpResponse.json(aResult()));
  queue();
  expect(await submitInTab({ isSignedIn: () => false })).toEqual({ type: 'session' });
  expect(posts).toEqual([]);
  expect(storedDraft()).toMatchObject({ queued: true });
});

test('the result is reported before the draft is removed', async () => {
  network.use(respond(endpoints.submitTest, aResult()));
  queue();
  const hadDraft: boolean[] = [];
  await submitInTab({ onResult: () => hadDraft.push(storedDraft() !== null) });
  expect(hadDraft).toEqual([true]);
  expect(storedDraft()).toBeNull();
});

test('a draft with outdated answers is opened instead of sent', async () => {
  const posts = recordPosts(() => HttpResponse.json(aResult()));
  queue();
  const outcome = await submitInTab({ isOutdated: (_, __, { answers }) => answers[1] !== undefined });
  expect(outcome).toEqual({ type: 'reopened' });
  expect(posts).toEqual([]);
  expect(storedDraft()).toMatchObject({ queued: false, answers: { 1: [1, 'a'] } });
});
