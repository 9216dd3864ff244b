import { checkBackEnd, formatRows, type CheckRequest } from './index.js';

type Reply = { readonly status?: number; readonly json?: unknown; readonly html?: string };
type Replies = Readonly<
  Record<string, Reply | ((request: CheckRequest, body: Record<string, unknown>) => Reply)>
>;

const BASE = 'https://api.example.uz/api';
const rejected: Reply = { status: 400, json: { detail: 'Xato.' } };
const percentages = { percentage: '66.67', correct_answers: 1, total_tests: 2 };

/** A Django REST service: pages, numbers as text, UUIDs, an envelope. */
function honestReplies(): Replies {
  const names = new Set<unknown>();
  let hasResult = false;
  const page = (...results: unknown[]) => ({
    json: { count: results.length, next: null, previous: null, results },
  });
  const question = { id: 'q1', question: 'Savol?', option1: 'A', option2: 'B', option3: null, option4: '' };
  return {
    'GET /simulators/': page({ id: 'a1', title: 2026 }),
    'GET /contact/': { json: { phone: 998712003040 } },
    'GET /lessons/': { json: { success: true, data: [{ id: 1, lesson: 'Bosim' }] } },
    'GET /about/': page({ description: 'Bir jumla.' }),
    'GET /classes/': page({
      id: 1,
      name: '7-sinf',
      lessons: [{ id: 'l1', lesson: 'Bosim', tests: [question] }],
    }),
    'POST /contact-message/': { status: 201, json: {} },
    'POST /register/': (_, { username }) => {
      const isUsed = names.has(username);
      names.add(username);
      return isUsed ? { status: 400, json: { username: ['Band.'] } } : { status: 201, json: { id: 4 } };
    },
    'POST /login/': (_, { password }) =>
      String(password).endsWith('-')
        ? { status: 401, json: { detail: 'Parol xato.' } }
        : { json: { access: 'a', refresh: 'r' } },
    'POST /token/refresh/': (_, { refresh }) =>
      refresh === 'r' ? { json: { access: 'b' } } : { status: 401 },
    'GET /auth-me/': ({ headers }) =>
      headers['authorization'] === 'Bearer b'
        ? {
            json: {
              username: null,
              email: `${String([...names][0]).replace('_', '.')}@example.uz`,
            },
          }
        : { status: 403, json: { detail: 'Kiring.' } },
    'POST /forgot-password/': { json: { otp_key: 12 } },
    'POST /verify-otp/': rejected,
    'POST /reset-password/': rejected,
    'GET /lesson-test-result/l1/': () => (hasResult ? { json: percentages } : { status: 404 }),
    'POST /submit-test/': () => {
      hasResult = true;
      return { status: 201, json: { detail: 'Saqlandi.' } };
    },
  };
}

/** Checks a back end with these replies; 404 to all other calls. */
async function check(changed: Replies = {}, write = true) {
  const replies: Replies = { ...honestReplies(), ...changed };
  const requests: CheckRequest[] = [];
  const rows = await checkBackEnd({
    baseUrl: `${BASE}/`,
    write,
    seed: 'x',
    send: async (request) => {
      requests.push(request);
      const reply = replies[`${request.method} ${request.url.slice(BASE.length)}`] ?? { status: 404 };
      const {
        status = 200,
        json,
        html = '',
      } = typeof reply === 'function'
        ? reply(request, JSON.parse(request.body ?? '{}') as Record<string, unknown>)
        : reply;
      return { status, text: json === undefined ? html : JSON.stringify(json) };
    },
  });
  const differing = Object.fromEntries(
    rows.filter(({ outcome }) => outcome === 'differs').map(({ call, notes }) => [call, notes.join('; ')]),
  );
  return { rows, requests, differing };
}

test('an honest back end of another team: 15 of 15', async () => {
  const { rows, differing } = await check();

  expect(differing).toEqual({});
  expect(formatRows(rows)).toMatch(/\n\n15 of 15 calls hold\n$/);
});

test('without writing, only the public lists are requested', async () => {
  const { rows, requests } = await check({}, false);

  expect(requests.map(({ method }) => method)).toEqual(Array(5).fill('GET'));
  expect(formatRows(rows)).toMatch(/\n\n5 of 15 calls hold, 10 not sent\n$/);
});

test.each<[string, Replies, Record<string, string>]>([
  ['HTML', { 'GET /lessons/': { html: '<p>' } }, { 'GET /lessons/': 'the body is not JSON' }],
  [
    'an entry without a title',
    { 'GET /simulators/': { json: [{ id: 1 }] } },
    { 'GET /simulators/': '0.title: Invalid input' },
  ],
  [
    'a next page of another origin',
    { 'GET /lessons/': { json: { results: [], next: 'http://internal:8000/?page=2' } } },
    { 'GET /lessons/': 'next: of another origin, its page is not read' },
  ],
  [
    'a rejected message',
    { 'POST /contact-message/': { status: 400, json: { website: ['Nomaʼlum.'] } } },
    { 'POST /contact-message/': 'status 400 "Nomaʼlum."' },
  ],
  [
    'any password',
    { 'POST /login/': { json: { access: 'a', refresh: 'r' } } },
    { 'POST /login/': 'a wrong password: status 200 in place of 400, 401, 403, 404, 422' },
  ],
  [
    'no text for people',
    { 'POST /verify-otp/': { status: 400, json: {} } },
    { 'POST /verify-otp/': 'status 400 without a text for people' },
  ],
  [
    'no refresh token',
    {
      'POST /login/': (_, { password }) =>
        String(password).endsWith('-') ? rejected : { json: { access: 'b' } },
    },
    { 'POST /token/refresh/': 'the sign-in returned no refresh token' },
  ],
  [
    'the user without a token',
    { 'GET /auth-me/': { json: { username: 'sinov_x' } } },
    { 'GET /auth-me/': 'without a token: status 200 in place of 401, 403' },
  ],
  [
    'another user',
    {
      'GET /auth-me/': ({ headers }) =>
        headers['authorization'] ? { json: { username: 'b' } } : { status: 401 },
    },
    { 'GET /auth-me/': 'another user than the one who signed in' },
  ],
  [
    'a result of a new learner',
    { 'GET /lesson-test-result/l1/': { json: percentages } },
    { 'GET /lesson-test-result/{lessonId}/': 'a result of a new learner' },
  ],
  [
    'a percentage over 100',
    { 'POST /submit-test/': { json: { percentage: 250 } } },
    { 'POST /submit-test/': expect.stringContaining('percentage') as string },
  ],
])('%s differs', async (_, replies, expected) => {
  expect((await check(replies)).differing).toEqual(expected);
});

test('a network error is the issue of its row', async () => {
  const rows = await checkBackEnd({
    baseUrl: BASE,
    seed: 'x',
    send: () => Promise.reject(new Error('refused')),
  });

  expect(rows[0]).toEqual({
    call: 'GET /simulators/',
    sent: '',
    outcome: 'differs',
    notes: ['Error: refused'],
  });
});
