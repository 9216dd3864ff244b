import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from '@zarra/api-client';
import { answer, aResult, offline, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { deliver } from './deliver.js';
import { emptyDraft } from './draft.js';
import { createDraftStore } from './draft-store.js';

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
/** A tab has a store of its own; the storage, and the locks, are the browser's. */
const tab = (store = createDraftStore(), isSignedIn = () => true) => ({
  store,
  deliver: () =>
    deliver({
      client,
      store,
      learner: 'dilnoza',
      lesson: 7,
      isSignedIn,
      onResult: (result) => results.push(result),
    }),
});
const handIn = (store = createDraftStore()) =>
  store.change('dilnoza', 7, () => ({ ...emptyDraft, answers: { 1: [1, 'a'] }, queued: true }));
const draft = () => createDraftStore().read('dilnoza', 7);

/** The browser's locks as its tabs see them. */
const withWebLocks = () => {
  let tail = Promise.resolve();
  const request = jest.fn((_: string, act: () => Promise<void>) => (tail = tail.then(act, act)));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return request;
};

const countPosts = (reply: () => Response) => {
  const posts: unknown[] = [];
  network.use(
    http.post('*/api/submit-test/', async ({ request }) => {
      posts.push(await request.json());
      return reply();
    }),
  );
  return posts;
};

describe.each([
  ['with Web Locks', () => withWebLocks()],
  ['without Web Locks', () => undefined],
  [
    'with Web Locks that are refused',
    () =>
      Object.defineProperty(navigator, 'locks', {
        configurable: true,
        value: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
      }),
  ],
])('several tabs %s', (_, prepare) => {
  test('five tries at once: one submission, and the others find it done', async () => {
    prepare();
    handIn();
    const posts = countPosts(() => HttpResponse.json(aResult()));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tab().deliver()));
    expect(posts).toEqual([{ lesson: 7, answers: { 1: 1 } }]);
    expect(outcomes.map(({ type }) => type)).toEqual(['delivered', 'gone', 'gone', 'gone', 'gone']);
    expect(draft()).toBeNull();
  });

  test('five tries at once that get no answer are one try', async () => {
    prepare();
    handIn();
    const posts = countPosts(() => HttpResponse.error());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tab().deliver()));
    expect(posts).toHaveLength(1);
    expect(outcomes.map((outcome) => outcome.type === 'waiting' && outcome.because)).toEqual([
      'offline',
      ...Array.from({ length: 4 }, () => 'elsewhere'),
    ]);
    expect(draft()).toMatchObject({ queued: true, attempts: 1 });
  });
});

test('several tabs, and the server refuses: it is asked once', async () => {
  handIn();
  const posts = countPosts(() => HttpResponse.json({ detail: 'Yoʻq.' }, { status: 400 }));
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => tab().deliver()));
  expect(posts).toHaveLength(1);
  expect(outcomes.map(({ type }) => type)).toEqual(['refused', 'gone', 'gone']);
});

test('a connection that died in silence holds no tab for ever, and an answer that comes late counts', async () => {
  jest.useFakeTimers();
  let finish: (response: Response) => void = () => undefined;
  const fetch = () => new Promise<Response>((resolve) => (finish = resolve));
  const store = createDraftStore();
  handIn();
  const trying = deliver({
    client: createApiClient({ fetch, log: () => undefined }),
    store,
    learner: 'dilnoza',
    lesson: 7,
    isSignedIn: () => true,
    onResult: (result) => results.push(result),
  });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await trying).toMatchObject({ type: 'waiting', because: 'offline' });
  expect(draft()).toMatchObject({ queued: true, attempts: 1 });
  jest.useRealTimers();
  finish(Response.json(aResult()));
  await waitFor(() => expect(draft()).toBeNull());
  expect(results.at(-1)).toMatchObject({ percentage: 100 });
});

test('locks are per learner and lesson', async () => {
  const request = withWebLocks();
  await tab().deliver();
  expect(request).toHaveBeenCalledWith('zarra-test:7:dilnoza', expect.anything());
});

test.each([
  [offline(endpoints.submitTest), { type: 'waiting', because: 'offline' }],
  [refuse(endpoints.submitTest, 500, 'Nosoz.'), { type: 'waiting', because: 'server', text: 'Nosoz.' }],
  [refuse(endpoints.submitTest, 429), { type: 'waiting', because: 'server', text: '' }],
  [refuse(endpoints.submitTest, 408), { type: 'waiting', because: 'server', text: '' }],
  [refuse(endpoints.submitTest, 401), { type: 'session', status: 401 }],
  [refuse(endpoints.submitTest, 403), { type: 'session', status: 403 }],
])('it stays queued: %#', async (reply, expected) => {
  network.use(reply);
  handIn();
  expect(await tab().deliver()).toMatchObject(expected);
  expect(draft()).toMatchObject({ queued: true, answers: { 1: [1, 'a'] } });
});

test.each([
  [refuse(endpoints.submitTest, 400, 'Javob yetishmaydi.'), 'Javob yetishmaydi.'],
  [refuse(endpoints.submitTest, 404, 'Dars yoʻq.'), 'Dars yoʻq.'],
  [refuse(endpoints.submitTest, 422), 'Xatolik yuz berdi. Qayta urinib koring.'],
])('it is the learner’s again, with the server’s words: %#', async (reply, text) => {
  network.use(reply);
  handIn();
  expect(await tab().deliver()).toEqual({ type: 'refused', text });
  expect(draft()).toMatchObject({ queued: false, refusal: text, answers: { 1: [1, 'a'] } });
});

test.each([
  ['refused', refuse(endpoints.lessonTestResult, 500)],
  ['not there', refuse(endpoints.lessonTestResult, 404)],
  ['not reached', offline(endpoints.lessonTestResult)],
])('taken, and the result is %s: it waits for that', async (_, reply) => {
  network.use(answer(endpoints.submitTest, {}), reply);
  handIn();
  expect(await tab().deliver()).toMatchObject({ type: 'waiting', because: 'result' });
  expect(draft()).toMatchObject({ queued: true });
});

test('Retry-After is obeyed by all tabs, whatever wakes them; a clock set back does not hold it for ever', async () => {
  const posts = countPosts(() => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '40' } }));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  handIn();
  expect(await tab().deliver()).toMatchObject({ retryIn: 40_000 });
  now.mockReturnValue(1_039_999);
  expect(await tab().deliver()).toMatchObject({ type: 'waiting', because: 'server', retryIn: 1 });
  expect(posts).toHaveLength(1);
  now.mockReturnValue(1_040_000);
  await tab().deliver();
  expect(posts).toHaveLength(2);
  now.mockReturnValue(5);
  createDraftStore().change('dilnoza', 7, (before) => before && { ...before, notBefore: 9e12 });
  await tab().deliver();
  expect(posts).toHaveLength(3);
  now.mockRestore();
});

test('without the learner’s own token nothing is sent', async () => {
  const posts = countPosts(() => HttpResponse.json(aResult()));
  handIn();
  expect(await tab(createDraftStore(), () => false).deliver()).toEqual({ type: 'session', status: 401 });
  expect(posts).toEqual([]);
  expect(draft()).toMatchObject({ queued: true });
});

test('the result is told before the draft goes', async () => {
  network.use(answer(endpoints.submitTest, aResult()));
  handIn();
  const kept: boolean[] = [];
  const store = createDraftStore();
  await deliver({
    client,
    store,
    learner: 'dilnoza',
    lesson: 7,
    isSignedIn: () => true,
    onResult: () => kept.push(draft() !== null),
  });
  expect(kept).toEqual([true]);
  expect(draft()).toBeNull();
});
