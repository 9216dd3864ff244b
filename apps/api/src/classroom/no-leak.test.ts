import { endpoints, type Endpoint } from '@zarra/contracts';
import { openTestApp, type TestApp } from '../test-app.js';
import { answerAll, classesOf, lessonOf, submit, titles, type SignedIn } from '../test-classroom.js';
import { makeClock, HOUR } from '../test-clock.js';
import { edited, makeContent } from '../test-content.js';
import { databaseKinds } from '../test-database.js';
import { validBodies } from '../test-hostile.js';
import { makeLearner } from '../test-learner.js';

const EXPLANATION = /MAXFIY-[\w-]+/g;

/** Ids of the questions whose key or explanation a body tells, and the explanations it has, whatever they are called. */
function told(text: string): string[] {
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
    // Not JSON: the texts were looked for.
  }
  return [...found].sort();
}

describe.each(databaseKinds)('no answer tells a key or an explanation before the result (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock();
  const roles = new Map<string, SignedIn>();
  /** The lesson one of the learners has a result for, and the one nobody has. */
  let finished: Awaited<ReturnType<typeof lessonOf>>;
  let open: Awaited<ReturnType<typeof lessonOf>>;

  beforeAll(async () => {
    const contentDir = await makeContent(
      edited('lessons/7-sinf/tezlik.md', '"Taʼrif: $v = s/t$."', 'MAXFIY-TARIF $v = s/t$.'),
    );
    app = await openTestApp(kind, { contentDir, now: clock.now });
    const stale = await makeLearner(app);
    clock.pass(HOUR);
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

  /** Bodies each call is sent: good, wrong and nearly right ones. */
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
      // Only the learner who has this result may see it again.
      { lesson: finished.id, answers: {} },
    ];
    return name === 'submitTest' ? submissions : [valid, {}];
  }

  async function everyAnswer(headers: SignedIn): Promise<{ asked: string; text: string }[]> {
    const answers: { asked: string; text: string }[] = [];
    const ask = async (method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS', url: string, payload?: object) => {
      const request = { method, url, headers, ...(payload && { payload }) };
      const answer = await app.fastify.inject(request);
      const text = `${answer.body}${JSON.stringify(answer.headers)}`;
      answers.push(
        { asked: `${method} ${url} ${JSON.stringify(payload)}`, text: answer.body },
        { asked: url, text },
      );
      return answer;
    };
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      for (const id of [open.id, finished.id, 999_999]) {
        const url = `/api${endpoint.path.replace('{lessonId}', String(id))}`;
        for (const payload of bodiesOf(name)) {
          const { headers: answered } = await ask(endpoint.method, url, payload);
          await ask(endpoint.method, `${url}?topic=${open.id}&explanation=1&correct_option=1`, payload);
          if (answered.etag) await ask('GET', url);
        }
        for (const method of ['HEAD', 'OPTIONS', 'POST', 'GET'] as const) await ask(method, url);
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
      await ask('GET', url);
    }
    return answers;
  }

  const whoever = [
    'anonymous',
    'signed in without a result',
    'a stale token',
    'disabled',
    'deleted',
    'a refresh token',
  ] as const;
  test.each(whoever)('%s', async (role) => {
    const answers = await everyAnswer(roles.get(role) ?? {});
    expect(answers.length).toBeGreaterThan(100);
    // The documentation describes shapes and names fields; it has none of the content.
    const data = answers.filter(({ asked }) => !asked.includes('/docs/'));
    expect(data.flatMap(({ asked, text }) => told(text).map((what) => `${asked}: ${what}`))).toEqual([]);
    const docs = answers.filter(({ asked }) => asked.includes('/docs/'));
    expect(docs.flatMap(({ text }) => text.match(EXPLANATION) ?? [])).toEqual([]);
  });

  test('whoever has a result gets what belongs to its lesson, and to no other', async () => {
    const headers = roles.get('signed in with a result for another lesson') ?? {};
    const answers = (await everyAnswer(headers)).filter(({ asked }) => !asked.includes('/docs/'));
    const id = finished.tests?.[0]?.id;
    expect([...new Set(answers.flatMap(({ text }) => told(text)))].sort()).toEqual(
      [`correct_options of ${id}`, `explanations of ${id}`, `key of ${id}`, 'MAXFIY-IZOH'].sort(),
    );
    expect(answers.flatMap(({ text }) => text.match(/MAXFIY-TARIF|Yoʻl metrda/) ?? [])).toEqual([]);
    expect((await app.database.db.selectFrom('results').select('id').execute()).length).toBe(2);
  });

  test('anonymous visitors get no question at all', async () => {
    expect((await classesOf(app)).flatMap(({ lessons }) => lessons.flatMap(({ tests }) => tests))).toEqual(
      [],
    );
    const answers = await everyAnswer({});
    const questions = answers.filter(({ text }) =>
      /Tezlikning birligi|Qaysi formula|Tok kuchining/.test(text),
    );
    expect(questions.map(({ asked }) => asked)).toEqual([]);
  });
});
