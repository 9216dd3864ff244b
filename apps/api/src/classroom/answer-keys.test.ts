import { endpoints, type Endpoint } from '@zarra/contracts';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, classesOf, lessonOf, submit, titles, type SignedIn } from '../testing/classroom.js';
import { makeClock, HOUR } from '../testing/clock.js';
import { edited, makeContent } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { validBodies } from '../testing/hostile.js';
import { makeLearner } from '../testing/learner.js';

const EXPLANATION = /MAXFIY-[\w-]+/g;

/** Ids of the questions whose key or explanation a body contains, and the explanations under any name. */
function findLeaks(text: string): string[] {
  const found = new Set<string>(text.match(EXPLANATION) ?? []);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value as Record<string, unknown>)) {
      if (/correct_?option$|correct$/i.test(name) && part !== null) {
        found.add(`key of ${String((value as { id?: number }).id)}`);
      }
      if (/correct_?options|explanation/i.test(name) && typeof part === 'object' && part !== null) {
        for (const id of Object.keys(part)) found.add(`${name} of ${id}`);
      }
      walk(part);
    }
  };
  try {
    walk(JSON.parse(text));
  } catch {
    // Not JSON: the search for explanations above is enough.
  }
  return [...found].sort();
}

describe.each(databaseKinds)('no response has a key or an explanation before the result (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock();
  const roles = new Map<string, SignedIn>();
  /** A lesson with the result of one learner, and a lesson without results. */
  let finished: Awaited<ReturnType<typeof lessonOf>>;
  let open: Awaited<ReturnType<typeof lessonOf>>;

  beforeAll(async () => {
    const contentDir = await makeContent(
      edited('lessons/7-sinf/tezlik.md', '"Taʼrif: $v = s/t$."', 'MAXFIY-TARIF $v = s/t$.'),
    );
    app = await openTestApp(kind, { contentDir, now: clock.now });
    const stale = await makeLearner(app);
    clock.advance(HOUR);
    const [fresh, done, disabled, deleted] = [
      await makeLearner(app),
      await makeLearner(app),
      await makeLearner(app),
      await makeLearner(app),
    ];
    finished = await lessonOf(app, titles.oneQuestion, done.signedIn);
    open = await lessonOf(app, titles.twoQuestions, done.signedIn);
    for (const { signedIn } of [done, disabled, deleted]) {
      await submit(app, signedIn, finished.id, answerAll(finished, 1));
    }
    const { db } = app.database;
    await db
      .updateTable('users')
      .set({ disabled_at: clock.now() })
      .where('username', '=', disabled.username)
      .execute();
    await db.deleteFrom('users').where('username', '=', deleted.username).execute();
    roles.set('anonymous', {});
    roles.set('signed in without a result', fresh.signedIn);
    roles.set('signed in with a result for another lesson', done.signedIn);
    roles.set('a stale token', stale.signedIn);
    roles.set('disabled', disabled.signedIn);
    roles.set('deleted', deleted.signedIn);
    roles.set('a refresh token', { authorization: `Bearer ${done.refresh}` });
  });
  afterAll(() => app.close());

  /** Bodies for each endpoint: valid, invalid and nearly valid ones. */
  function bodiesOf(name: string): (object | undefined)[] {
    const { [name]: valid } = validBodies as Readonly<Record<string, object>>;
    if (!valid) return [undefined];
    const [first = { id: 0 }] = open.tests ?? [];
    const submissions = [
      { lesson: open.id, answers: {} },
      { lesson: open.id, answers: { [first.id]: 1 } },
      { lesson: open.id, answers: { ...answerAll(open, 1), 999: 1 } },
      { lesson: open.id, answers: answerAll(open, 5) },
      { lesson: open.id },
      { lesson: 999_999, answers: answerAll(open, 1) },
      // Only the learner with this result gets it again.
      { lesson: finished.id, answers: {} },
    ];
    return name === 'submitTest' ? submissions : [valid, {}];
  }

  async function allResponses(headers: SignedIn): Promise<{ request: string; text: string }[]> {
    const responses: { request: string; text: string }[] = [];
    const send = async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS',
      url: string,
      payload?: object,
    ) => {
      const options = { method, url, headers, ...(payload && { payload }) };
      const response = await app.fastify.inject(options);
      const text = `${response.body}${JSON.stringify(response.headers)}`;
      responses.push(
        { request: `${method} ${url} ${JSON.stringify(payload)}`, text: response.body },
        { request: url, text },
      );
      return response;
    };
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      for (const id of [open.id, finished.id, 999_999]) {
        const url = `/api${endpoint.path.replace('{lessonId}', String(id))}`;
        for (const payload of bodiesOf(name)) {
          const { headers: received } = await send(endpoint.method, url, payload);
          await send(endpoint.method, `${url}?topic=${open.id}&explanation=1&correct_option=1`, payload);
          if (received.etag) await send('GET', url);
        }
        for (const method of ['HEAD', 'OPTIONS', 'POST', 'GET'] as const) await send(method, url);
        if (!endpoint.params) break;
      }
    }
    for (const url of [
      '/',
      '/learn',
      `/learn?topic=${open.id}`,
      '/api/docs/json',
      '/api/health/ready',
      '/media/',
    ]) {
      await send('GET', url);
    }
    return responses;
  }

  const withoutResult = [
    'anonymous',
    'signed in without a result',
    'a stale token',
    'disabled',
    'deleted',
    'a refresh token',
  ] as const;
  test.each(withoutResult)('%s', async (role) => {
    const responses = await allResponses(roles.get(role) ?? {});
    expect(responses.length).toBeGreaterThan(100);
    // The documentation has the names of the fields, but no content.
    const data = responses.filter(({ request }) => !request.includes('/docs/'));
    expect(data.flatMap(({ request, text }) => findLeaks(text).map((what) => `${request}: ${what}`))).toEqual(
      [],
    );
    const docs = responses.filter(({ request }) => request.includes('/docs/'));
    expect(docs.flatMap(({ text }) => text.match(EXPLANATION) ?? [])).toEqual([]);
  });

  test('a learner with a result gets the keys and explanations of its lesson only', async () => {
    const headers = roles.get('signed in with a result for another lesson') ?? {};
    const responses = (await allResponses(headers)).filter(({ request }) => !request.includes('/docs/'));
    const id = finished.tests?.[0]?.id;
    expect([...new Set(responses.flatMap(({ text }) => findLeaks(text)))].sort()).toEqual(
      [`correct_options of ${id}`, `explanations of ${id}`, `key of ${id}`, 'MAXFIY-IZOH'].sort(),
    );
    expect(responses.flatMap(({ text }) => text.match(/MAXFIY-TARIF|Yoʻl metrda/) ?? [])).toEqual([]);
    expect((await app.database.db.selectFrom('results').select('id').execute()).length).toBe(2);
  });

  test('anonymous visitors get no questions', async () => {
    expect((await classesOf(app)).flatMap(({ lessons }) => lessons.flatMap(({ tests }) => tests))).toEqual(
      [],
    );
    const responses = await allResponses({});
    const questions = responses.filter(({ text }) =>
      /Tezlikning birligi|Qaysi formula|Tok kuchining/.test(text),
    );
    expect(questions.map(({ request }) => request)).toEqual([]);
  });
});
