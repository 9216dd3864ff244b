import fastify from 'fastify';
import { messages } from '../http/messages.js';
import { endpoints, type Endpoint } from '@zarra/contracts';
import { budgets, CALL_COST, type Budgets } from '../limits/limit-table.js';
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
  const { uses: processorMs, seconds } = budgets.processor.session;
  const uses = processorMs / CALL_COST;
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

describe('every call with a session has budgets, of the session and of the account', () => {
  const LIMIT = 400;
  const unlimited = { uses: 1e9, seconds: 60, perProcess: true };
  const signedInCalls = Object.entries<Endpoint>(endpoints).filter(
    ([, { access, variesByUser }]) => access === 'session' || variesByUser,
  );
  const urlOf = ({ path }: Endpoint) =>
    `/api${path.replace('{lessonId}', '1').replace('{id}', '00000000-0000-4000-8000-000000000000')}?q=tezlik`;

  describe.each(['session', 'account'] as const)('%s', (owner) => {
    test.each(['processor', 'sent', 'stored'] as const)('%s', async (name) => {
      const none = { session: unlimited, account: unlimited };
      const limit = { uses: LIMIT, seconds: 3600, perProcess: true };
      const small: Budgets = {
        ...{ processor: none, sent: none, stored: none },
        [name]: { ...none, [owner]: limit },
      };
      const limited = await openTestApp('embedded', { budgets: small });
      try {
        await Promise.all(
          signedInCalls
            .filter(([, { method }]) => name !== 'stored' || method !== 'GET')
            .map(async ([call, endpoint]) => {
              const learner = await makeLearner(limited);
              // A new session has no new budget of its account.
              const headers = [learner.signedIn];
              if (owner === 'account' && call !== 'endOtherSessions')
                headers.push({ authorization: `Bearer ${(await signIn(limited, learner)).access}` });
              let [used, status, requests] = [0, 0, 0];
              while (status !== 429 && requests < 60) {
                const response = await limited.fastify.inject({
                  method: endpoint.method,
                  url: urlOf(endpoint),
                  headers: { ...headers[requests % headers.length] },
                  ...(endpoint.method === 'GET' ? {} : { payload: { filler: 'x'.repeat(300) } }),
                });
                status = response.statusCode;
                requests += 1;
                if (name === 'sent' && status !== 429) used += response.rawPayload.length;
                if (name === 'stored' && status !== 429) used += 300;
                if (name === 'processor' && status !== 429) used += CALL_COST;
              }
              expect([call, status]).toEqual([call, 429]);
              // One response may exceed the bytes that are left.
              if (name !== 'sent') expect([call, used <= LIMIT]).toEqual([call, true]);
            }),
        );
      } finally {
        await limited.close();
      }
    });
  });
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
