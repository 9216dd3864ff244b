import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from '@zarra/api-client';
import { aPracticeOutcome } from '@zarra/api-client/practice-testing';
import { notSubmitted } from '../learner-work/send-state.js';
import { sendWork } from '../learner-work/send-work.js';
import { answerStore, practiceWork, subscribeToResults, type SentAnswer } from './practice-work.js';

const network = setupServer();
const received: unknown[] = [];
const results: SentAnswer[] = [];
let unsubscribe: () => void;

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  received.length = 0;
  results.length = 0;
  unsubscribe = subscribeToResults((sent) => results.push(sent));
});
afterEach(() => {
  unsubscribe();
  network.resetHandlers();
});
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const outcome = aPracticeOutcome('numeric');
const answer = { kind: 'numeric', text: '4', unit: 'N' };
const stored = { ...notSubmitted, seed: '1.numeric', answer, queued: true };
const save = (work = stored) => answerStore.update('dilnoza', 1, () => work);
const send = () =>
  sendWork(
    practiceWork,
    { client, queries: new QueryClient(), learner: 'dilnoza', rejection: 'Xato.', isSignedIn: () => true },
    1,
  );
const respond = (response: () => Response) =>
  network.use(
    http.post('*/api/practice/answers/', async ({ request }) => {
      received.push(await request.json());
      return response();
    }),
  );

test('simultaneous attempts send an answer once', async () => {
  respond(() => HttpResponse.json(outcome));
  save();
  const outcomes = await Promise.all([send(), send(), send()]);
  expect(outcomes.map(({ type }) => type)).toEqual(['submitted', 'submitted', 'submitted']);
  expect(received).toEqual([{ id: 1, seed: '1.numeric', answer }]);
  expect(results).toEqual([{ learner: 'dilnoza', item: 1, stored, result: outcome }]);
  expect(answerStore.read('dilnoza', 1)).toBeNull();
});

test('an answer to another variant that was given meanwhile stays', async () => {
  const next = { ...stored, seed: '2.numeric', queued: false };
  respond(() => {
    save(next);
    return HttpResponse.json(outcome);
  });
  save();
  await send();
  expect(results).toHaveLength(1);
  expect(answerStore.read('dilnoza', 1)).toEqual(next);
});

test('a rejection of another variant does not concern it', async () => {
  const next = { ...stored, seed: '2.numeric' };
  respond(() => {
    save(next);
    return HttpResponse.json({ detail: 'Birlik yoʻq.' }, { status: 400 });
  });
  save();
  await send();
  expect(answerStore.read('dilnoza', 1)).toEqual(next);
});

test('a variant that does not exist any more: the message is the result', async () => {
  respond(() => HttpResponse.json({ detail: 'Bu topshiriq yangilandi.' }, { status: 404 }));
  save();
  expect(await send()).toEqual({ type: 'submitted' });
  expect(results.map(({ result }) => result)).toEqual(['Bu topshiriq yangilandi.']);
  expect(answerStore.read('dilnoza', 1)).toBeNull();
});

test('the end of the budget of a day: no tab sends it before the time that the server names', async () => {
  const headers = { 'retry-after': '600' };
  respond(() => HttpResponse.json({ detail: 'Ertaga davom eting.' }, { status: 429, headers }));
  save();
  expect(await send()).toMatchObject({ type: 'waiting', retryIn: 600_000 });
  expect(await send()).toMatchObject({ type: 'waiting', text: 'Ertaga davom eting.' });
  expect(received).toHaveLength(1);
});
