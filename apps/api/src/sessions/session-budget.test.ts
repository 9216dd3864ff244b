import fastify from 'fastify';
import { messages } from '../http/messages.js';
import { rateLimits } from '../limits/limit-table.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeLearner, signIn } from '../testing/learner.js';
import { waitUntil } from '../testing/process.js';
import { createSessionQueues } from './session-queues.js';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string>) => app.fastify.inject({ url, headers });

test('a session has a number of requests in a time; further ones are 429, other sessions are not', async () => {
  const [busy, other] = [await makeLearner(app), await makeLearner(app)];
  const again = await signIn(app, busy);
  const { uses, seconds } = rateLimits.requestsBySession;
  for (let n = 0; n < uses; n += 1) {
    expect((await get('/api/auth-me/', busy.signedIn)).statusCode).toBe(200);
  }
  for (const url of ['/api/auth-me/', '/api/classes/', '/api/lesson-test-result/1/']) {
    const response = await get(url, busy.signedIn);
    expect([response.statusCode, response.json()]).toEqual([429, { detail: messages.tooManyTries }]);
    const wait = Number(response.headers['retry-after']);
    expect(wait > 0 && wait <= seconds).toBe(true);
  }
  for (const access of [again.access, other.access]) {
    const response = await get('/api/classes/', { authorization: `Bearer ${access}` });
    expect(response.statusCode).toBe(200);
  }
  // Without the session the same visitor still gets the public lists.
  expect((await get('/api/classes/', {})).statusCode).toBe(200);
});

describe('requests of one session', () => {
  const sessionQueues = createSessionQueues();
  /** Ends a running request. */
  const running: (() => void)[] = [];
  const server = fastify();
  server.get<{ Params: { sid: string } }>('/:sid', async (request, reply) => {
    await sessionQueues.take(request.params.sid, reply.raw);
    await new Promise<void>((resolve) => running.push(resolve));
    return 'whole';
  });
  let url: string;
  beforeAll(async () => {
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  const send = (sid: string, options: RequestInit = {}) => fetch(`${url}/${sid}`, options);

  test('run six at a time; other sessions run meanwhile, and an aborted request leaves its place', async () => {
    const abort = new AbortController();
    const leaving = send('a', { signal: abort.signal });
    await waitUntil(() => running.length === 1);
    const staying = Array.from({ length: 9 }, () => send('a'));
    await waitUntil(() => running.length === 6);
    staying.push(send('b'));
    await waitUntil(() => running.length === 7);
    abort.abort();
    await expect(leaving).rejects.toThrow();
    await waitUntil(() => running.length === 8);
    let ended = 0;
    const statuses = Promise.all(
      staying.map(async (request) => {
        const { status } = await request;
        ended += 1;
        return status;
      }),
    );
    await waitUntil(() => {
      running.shift()?.();
      return ended === staying.length;
    });
    expect(await statuses).toEqual(Array(10).fill(200));
  });

  test('that wait too long are 503 and never run', async () => {
    const statuses: number[] = [];
    const requests = Array.from({ length: 9 }, async () => void statuses.push((await send('c')).status));
    // Three of nine have no place.
    await waitUntil(() => statuses.length === 3);
    expect(running).toHaveLength(6);
    for (const end of running.splice(0)) end();
    await Promise.all(requests);
    expect(statuses).toEqual([503, 503, 503, 200, 200, 200, 200, 200, 200]);
    expect(running).toHaveLength(0);
  });
});
