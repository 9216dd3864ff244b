import fc from 'fast-check';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeClock, SECOND } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { post, registerLearner, signIn } from '../testing/learner.js';

type Party = 'owner' | 'thief';
interface Step {
  readonly party: Party;
  /** Before the step, s. */
  readonly pause: number;
  /** The response does not arrive. */
  readonly lost: boolean;
}

const step = fc.record<Step>({
  party: fc.constantFrom<Party>('owner', 'thief'),
  pause: fc.constantFrom(0, 1, 9, 10, 60, 900),
  lost: fc.boolean(),
});

/** Model of the rotation rule. @returns the counter in the response to each use, or the end of the session */
function makeModel() {
  let current = 0;
  let rotatedAt = 0;
  let ended = false;
  return (counter: number, time: number): number | 'ended' => {
    if (ended) return 'ended';
    const behind = current - counter;
    const recent = time - rotatedAt < 10;
    if (behind > 1 && !recent) {
      ended = true;
      return 'ended';
    }
    if (behind === 0 && !recent) {
      current += 1;
      rotatedAt = time;
    }
    return current;
  };
}

describe.each(databaseKinds)('a copied refresh token (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  afterAll(() => app.close());

  test('in any order of uses owner and thief get tokens until one uses a stale token, then neither does', async () => {
    const learner = await registerLearner(app);
    let sessionsEnded = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { refresh } = await signIn(app, learner);
        const tokens: Record<Party, string> = { owner: refresh, thief: refresh };
        const model = makeModel();
        let time = 0;
        let over = false;
        for (const { party, pause, lost } of steps) {
          time += pause;
          clock.pass(pause * SECOND);
          const expected = model(Number(tokens[party].split('.')[1]), time);
          const { status, body } = await post(app, '/token/refresh/', { refresh: tokens[party] });
          const counter = Number(String(body['refresh']).split('.')[1]);
          expect(status === 200 ? counter : status).toBe(expected === 'ended' ? 401 : expected);
          if (status === 200 && !lost) tokens[party] = String(body['refresh']);
          over ||= status === 401;
        }
        if (over) {
          sessionsEnded += 1;
          for (const token of Object.values(tokens)) {
            expect((await post(app, '/token/refresh/', { refresh: token })).status).toBe(401);
          }
        }
      }),
      { numRuns: 100, seed: 20_26 },
    );
    expect(sessionsEnded).toBeGreaterThan(5);
  });

  test('after both have refreshed it, the next stale use ends the session for both', async () => {
    const learner = await registerLearner(app);
    const { refresh: copied } = await signIn(app, learner);
    const use = async (token: string) => {
      clock.pass(60 * SECOND);
      return post(app, '/token/refresh/', { refresh: token });
    };
    const thief = String((await use(copied)).body['refresh']);
    const owner = String((await use(copied)).body['refresh']);
    expect(owner).toBe(thief); // A copy cannot be distinguished from a lost response yet.
    await use(thief);
    const thiefsLast = String((await use(String((await use(thief)).body['refresh']))).body['refresh']);
    expect((await use(owner)).status).toBe(401);
    expect((await use(thiefsLast)).status).toBe(401);
  });
});
