import fc from 'fast-check';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeClock, MINUTE, SECOND } from '../testing/clock.js';
import { allDatabaseKinds } from '../testing/database.js';
import { post, registerLearner, signIn, type Tokens } from '../testing/learner.js';
import { captureLog } from '../testing/log.js';
import { isExtended } from '../testing/scope.js';

/** Orders of uses that are tried. */
const ORDERS = isExtended ? 100 : 24;

type Party = 'owner' | 'thief';
interface Step {
  readonly party: Party;
  /** Before the step, s. */
  readonly pause: number;
  /** What happens to the response: lost, stored, or stored and used for a request. */
  readonly response: 'lost' | 'stored' | 'used';
}

const step = fc.record<Step>({
  party: fc.constantFrom<Party>('owner', 'thief'),
  pause: fc.constantFrom(0, 9, 10, 60, 600),
  response: fc.constantFrom('lost', 'stored', 'used', 'used'),
});

const counterOf = (refresh: unknown): number => Number(String(refresh).split('.')[1]);

/** Model of the rotation rule, by the time in s. */
function makeModel() {
  let current = 0;
  let confirmed = 0;
  let rotatedAt = 0;
  let ended = false;
  return {
    /** @returns the counter in the response, or the end of the session */
    refresh(counter: number, time: number): number | 'ended' {
      const recent = time - rotatedAt < 10;
      const accepted = counter === current || (counter === current - 1 && (recent || confirmed < current));
      ended ||= !accepted;
      if (ended) return 'ended';
      confirmed = Math.max(confirmed, counter);
      if (counter === current && !recent) {
        current += 1;
        rotatedAt = time;
      }
      return current;
    },
    use: (counter: number) => void (confirmed = Math.max(confirmed, counter)),
  };
}

describe.each(allDatabaseKinds)('a copied refresh token (%s)', (kind) => {
  const clock = makeClock();
  const { log, text: logged } = captureLog();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now, logger: log });
  });
  afterAll(() => app.close());

  const refresh = (token: string, from = '127.0.0.1') =>
    post(app, '/token/refresh/', { refresh: token }, { from });
  const me = async ({ access }: Pick<Tokens, 'access'>) => {
    const headers = { authorization: `Bearer ${access}` };
    return (await app.fastify.inject({ url: '/api/auth-me/', headers })).statusCode;
  };

  test(`in ${ORDERS} orders of uses: once both have rotated, the next stale use ends the session for both`, async () => {
    const learner = await registerLearner(app);
    let sessionsEnded = 0;
    let rotatedByBoth = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12, size: 'max' }), async (steps) => {
        const first = await signIn(app, learner);
        const tokens: Record<Party, string> = { owner: first.refresh, thief: first.refresh };
        const rotated = new Set<Party>();
        const model = makeModel();
        let [time, newest, over] = [0, 0, false];
        for (const { party, pause, response } of steps) {
          time += pause;
          clock.advance(pause * SECOND);
          const used = counterOf(tokens[party]);
          const { status, body } = await refresh(tokens[party]);
          const expected = model.refresh(used, time);
          expect(status === 200 ? counterOf(body['refresh']) : status).toBe(
            expected === 'ended' ? 401 : expected,
          );
          // Independent of the model: a token that is two or more behind never returns another.
          if (rotated.size === 2 && used < newest - 1) expect(status).toBe(401);
          over ||= status === 401;
          if (status !== 200) continue;
          if (counterOf(body['refresh']) > newest) rotated.add(party);
          newest = Math.max(newest, counterOf(body['refresh']));
          if (response !== 'lost') tokens[party] = String(body['refresh']);
          if (response !== 'used') continue;
          expect(await me({ access: String(body['access']) })).toBe(200);
          model.use(counterOf(body['refresh']));
        }
        if (rotated.size === 2) rotatedByBoth += 1;
        if (!over) return;
        sessionsEnded += 1;
        for (const token of Object.values(tokens)) expect((await refresh(token)).status).toBe(401);
      }),
      { numRuns: ORDERS, seed: 20_26 },
    );
    expect([sessionsEnded > ORDERS / 2, rotatedByBoth > ORDERS / 10]).toEqual([true, true]);
  });

  test('a thief who refreshes every ten seconds ends the session at the next refresh of the owner, which is logged', async () => {
    const learner = await registerLearner(app);
    let owner = await signIn(app, learner);
    let { refresh: stolen } = owner;
    const statuses: number[] = [];
    // The owner refreshes every 15 minutes, 5 s after the thief.
    for (let round = 0; round < 4 && !statuses.includes(401); round += 1) {
      for (let polls = 0; polls < 90; polls += 1) {
        clock.advance(10 * SECOND);
        const { status, body } = await refresh(stolen, '203.0.113.66');
        if (status === 200) stolen = String(body['refresh']);
      }
      clock.advance(5 * SECOND);
      const { status, body } = await refresh(owner.refresh, '192.0.2.10');
      statuses.push(status);
      if (status === 200) owner = body as unknown as Tokens;
      clock.advance(5 * SECOND);
    }
    expect(statuses).toEqual([401]);
    expect((await refresh(stolen)).status).toBe(401);
    const { id } = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', learner.username)
      .executeTakeFirstOrThrow();
    const line = logged()
      .split('\n')
      .find((each) => each.includes(`"user":${id},`));
    expect(JSON.parse(line ?? '')).toMatchObject({
      user: id,
      address: '192.0.2.10',
      msg: 'refresh token reused: session ended',
    });
  });

  test('a thief who keeps the first token is rejected after the grace period of the first rotation', async () => {
    const { refresh: copied } = await signIn(app, await registerLearner(app));
    clock.advance(MINUTE);
    const { body } = await refresh(copied);
    clock.advance(9 * SECOND);
    // Tabs race: this cannot be distinguished from a second tab of the owner.
    expect((await refresh(copied)).body['refresh']).toBe(body['refresh']);
    expect(await me({ access: String(body['access']) })).toBe(200);
    clock.advance(SECOND);
    expect((await refresh(copied)).status).toBe(401);
    expect(await me({ access: String(body['access']) })).toBe(401);
  });
});
