import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from '@zarra/api-client';
import { respond, aResult, networkError, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { emptyDraft } from './draft.js';
import { createDraftStore } from './draft-store.js';
import { submitDraft } from './submit-draft.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  network.resetHandlers();
  Reflect.deleteProperty(navigator, 'locks');
});
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const results: unknown[] = [];
/** A tab has a separate store; storage and locks belong to the browser. */
const createTab = (store = createDraftStore(), isSignedIn = () => true) => ({
  store,
  submit: () =>
    submitDraft({
      client,
      store,
      learner: 'dilnoza',
      lesson: 7,
      isSignedIn,
      onResult: (result) => results.push(result),
    }),
});
const queue = (store = createDraftStore()) =>
  store.update('dilnoza', 7, () => ({ ...emptyDraft, answers: { 1: [1, 'a'] }, queued: true }));
const storedDraft = () => createDraftStore().read('dilnoza', 7);

/** Mocks the Web Locks that all tabs share. */
const mockWebLocks = () => {
  let tail = Promise.resolve();
  const request = jest.fn(
    (_: string, callback: () => Promise<void>) => (tail = tail.then(callback, callback)),
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
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => createTab().submit()));
    expect(posts).toEqual([{ lesson: 7, answers: { 1: 1 } }]);
    expect(outcomes.map(({ type }) => type)).toEqual([
      'submitted',
      'not-found',
      'not-found',
      'not-found',
      'not-found',
    ]);
    expect(storedDraft()).toBeNull();
  });

  test('five simultaneous attempts without a response count as one', async () => {
    prepare();
    queue();
    const posts = recordPosts(() => HttpResponse.error());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => createTab().submit()));
    expect(posts).toHaveLength(1);
    expect(outcomes.map((outcome) => outcome.type === 'waiting' && outcome.reason)).toEqual([
      'offline',
      ...Array.from({ length: 4 }, () => 'other-tab'),
    ]);
    expect(storedDraft()).toMatchObject({ queued: true, attempts: 1 });
  });
});

test('several tabs send one request when the server rejects the answers', async () => {
  queue();
  const posts = recordPosts(() => HttpResponse.json({ detail: 'Yoʻq.' }, { status: 400 }));
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => createTab().submit()));
  expect(posts).toHaveLength(1);
  expect(outcomes.map(({ type }) => type)).toEqual(['rejected', 'not-found', 'not-found']);
});

test('an attempt without a response times out, and a late response still counts', async () => {
  jest.useFakeTimers();
  let finish: (response: Response) => void = () => undefined;
  const fetch = () => new Promise<Response>((resolve) => (finish = resolve));
  const store = createDraftStore();
  queue();
  const attempt = submitDraft({
    client: createApiClient({ fetch, log: () => undefined }),
    store,
    learner: 'dilnoza',
    lesson: 7,
    isSignedIn: () => true,
    onResult: (result) => results.push(result),
  });
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
  await createTab().submit();
  expect(request).toHaveBeenCalledWith('zarra-test:7:dilnoza', expect.anything());
});

test.each([
  [networkError(endpoints.submitTest), { type: 'waiting', reason: 'offline' }],
  [httpError(endpoints.submitTest, 500, 'Nosoz.'), { type: 'waiting', reason: 'server', text: 'Nosoz.' }],
  [httpError(endpoints.submitTest, 429), { type: 'waiting', reason: 'server', text: '' }],
  [httpError(endpoints.submitTest, 408), { type: 'waiting', reason: 'server', text: '' }],
  [httpError(endpoints.submitTest, 401), { type: 'session', status: 401 }],
  [httpError(endpoints.submitTest, 403), { type: 'session', status: 403 }],
])('it stays queued: %#', async (handler, expected) => {
  network.use(handler);
  queue();
  expect(await createTab().submit()).toMatchObject(expected);
  expect(storedDraft()).toMatchObject({ queued: true, answers: { 1: [1, 'a'] } });
});

test.each([
  [httpError(endpoints.submitTest, 400, 'Javob yetishmaydi.'), 'Javob yetishmaydi.'],
  [httpError(endpoints.submitTest, 404, 'Dars yoʻq.'), 'Dars yoʻq.'],
  [httpError(endpoints.submitTest, 422), 'Xatolik yuz berdi. Qayta urinib koring.'],
])('a rejected draft can be edited, and has the server’s message: %#', async (handler, text) => {
  network.use(handler);
  queue();
  expect(await createTab().submit()).toEqual({ type: 'rejected', text });
  expect(storedDraft()).toMatchObject({ queued: false, rejection: text, answers: { 1: [1, 'a'] } });
});

test.each([
  ['a server error', httpError(endpoints.lessonTestResult, 500)],
  ['not found', httpError(endpoints.lessonTestResult, 404)],
  ['a network error', networkError(endpoints.lessonTestResult)],
])('accepted, and loading the result fails with %s: it waits for the result', async (_, handler) => {
  network.use(respond(endpoints.submitTest, {}), handler);
  queue();
  expect(await createTab().submit()).toMatchObject({ type: 'waiting', reason: 'result' });
  expect(storedDraft()).toMatchObject({ queued: true });
});

test('all tabs respect Retry-After; a clock that is set back does not extend it', async () => {
  const posts = recordPosts(() => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '40' } }));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  queue();
  expect(await createTab().submit()).toMatchObject({ retryIn: 40_000 });
  now.mockReturnValue(1_039_999);
  expect(await createTab().submit()).toMatchObject({ type: 'waiting', reason: 'server', retryIn: 1 });
  expect(posts).toHaveLength(1);
  now.mockReturnValue(1_040_000);
  await createTab().submit();
  expect(posts).toHaveLength(2);
  now.mockReturnValue(5);
  createDraftStore().update('dilnoza', 7, (before) => before && { ...before, notBefore: 9e12 });
  await createTab().submit();
  expect(posts).toHaveLength(3);
  now.mockRestore();
});

test('nothing is sent without this learner’s token', async () => {
  const posts = recordPosts(() => HttpResponse.json(aResult()));
  queue();
  expect(await createTab(createDraftStore(), () => false).submit()).toEqual({ type: 'session', status: 401 });
  expect(posts).toEqual([]);
  expect(storedDraft()).toMatchObject({ queued: true });
});

test('the result is reported before the draft is removed', async () => {
  network.use(respond(endpoints.submitTest, aResult()));
  queue();
  const hadDraft: boolean[] = [];
  const store = createDraftStore();
  await submitDraft({
    client,
    store,
    learner: 'dilnoza',
    lesson: 7,
    isSignedIn: () => true,
    onResult: () => hadDraft.push(storedDraft() !== null),
  });
  expect(hadDraft).toEqual([true]);
  expect(storedDraft()).toBeNull();
});

test('a draft with outdated answers is opened instead of sent', async () => {
  const posts = recordPosts(() => HttpResponse.json(aResult()));
  queue();
  const outcome = await submitDraft({
    client,
    store: createDraftStore(),
    learner: 'dilnoza',
    lesson: 7,
    isSignedIn: () => true,
    isOutdated: ({ answers }) => answers[1] !== undefined,
    onResult: (result) => results.push(result),
  });
  expect(outcome).toEqual({ type: 'not-found' });
  expect(posts).toEqual([]);
  expect(storedDraft()).toMatchObject({ queued: false, answers: { 1: [1, 'a'] } });
});
