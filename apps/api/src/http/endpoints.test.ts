import { endpoints, type Endpoint } from '@zarra/contracts';
import fastify from 'fastify';
import { safeParse, toJSONSchema, type output } from 'zod/v4/core';
import { clock, context } from '../context.js';
import { limits } from '../limits/limits.js';
import { deriveKeys } from '../secrets.js';
import { authenticate } from '../sessions/authenticate.js';
import { sessionTokens } from '../sessions/session-tokens.js';
import { appMetrics } from '../metrics/app-metrics.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { validBodies } from '../testing/hostile.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { csrfCookie } from './csrf-cookie.js';
import { endpointRoutes } from './endpoint-routes.js';
import { handleError } from './error-handler.js';
import { handlerDeadlines } from './handler-deadlines.js';
import { jsonBody } from './json-body.js';
import { messages } from './messages.js';

type ListName = 'simulators' | 'contacts' | 'lessons' | 'aboutSite' | 'classes';
const listNames: readonly ListName[] = ['simulators', 'contacts', 'lessons', 'aboutSite', 'classes'];
const addressOf = (name: keyof typeof endpoints) => `/api${endpoints[name].path}`;

describe.each(databaseKinds)('the public lists (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  async function read<Name extends ListName>(
    name: Name,
  ): Promise<output<(typeof endpoints)[Name]['response']>> {
    const response = await app.fastify.inject(addressOf(name));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const result = safeParse(endpoints[name].response, response.json());
    if (!result.success) throw result.error;
    return result.data as output<(typeof endpoints)[Name]['response']>;
  }

  test('simulators are sorted by order, then by file name', async () => {
    const simulators = await read('simulators');
    expect(simulators.map(({ title }) => title)).toEqual(['Kulon qonuni', 'Ampermetr', 'Matematik mayatnik']);
    expect(simulators.map(({ types }) => types?.name)).toEqual([null, '3D', 'Interaktiv']);
    expect(simulators[0]?.link).toBe('https://example.org/kulon?a=1&b=2');
    expect(simulators[2]).toMatchObject({
      description: 'Davr va uzunlik: "T = 2π√(l/g)" 😀',
      image: '/media/simulations/mayatnik.svg',
      link: '/tajriba/mayatnik',
      categories: [{ slug: 'tolqinlar', name: 'Tebranishlar va toʻlqinlar' }, { slug: 'mexanika' }],
    });
  });

  test('contacts, the about texts and lessons have the texts of their authors', async () => {
    const [contact] = await read('contacts');
    expect(contact).toMatchObject({
      phone: '+998 71 200 70 07',
      email: 'salom@zarra.uz',
      address: 'Toshkent',
    });
    expect(contact?.socials?.map(({ name, icon }) => [name, icon])).toEqual([
      ['Telegram', '/media/social/telegram.svg'],
      ['YouTube', '/media/social/youtube.png'],
    ]);
    expect((await read('aboutSite')).map(({ description }) => description)).toEqual([
      "Zarra: fizika platformasi <b>matn</b> & 'qoʻshtirnoq'",
      'Ikkinchi matn',
    ]);
    expect((await read('lessons')).map(({ lesson }) => lesson)).toEqual([
      'Tezlik: nima u?',
      'Kuch',
      'Elektr toki',
    ]);
  });

  test('classes have their lessons and the number of questions, not the questions', async () => {
    const classes = await read('classes');
    expect(classes.map(({ name }) => name)).toEqual(['7-sinf', '8-sinf']);
    const lessons = classes.flatMap((each) => each.lessons);
    expect(lessons.map((each) => [each.lesson, each.tests_count, each.tests])).toEqual([
      ['Tezlik: nima u?', 2, []],
      ['Kuch', 0, []],
      ['Elektr toki', 1, []],
    ]);
    expect(lessons.map(({ videoUrl }) => videoUrl)).toEqual(['/videolar/tezlik.mp4', null, null]);
    expect(lessons[0]?.description).toContain('$v = \\frac{s}{t}$.\n\n---\n\nOxirgi qator.');
    expect(lessons.map(({ id }) => id)).toEqual((await read('lessons')).map(({ id }) => id));
  });

  test('no response to an anonymous visitor has a question, an option, a key or an explanation', async () => {
    const secrets = [
      'correct_option',
      'explanation',
      'MAXFIY-IZOH',
      'Tezlikning birligi',
      'm/s',
      'volt',
      't/s',
    ];
    for (const headers of [{}, { authorization: 'Bearer stale.or.forged' }]) {
      for (const name of listNames) {
        const { statusCode, body } = await app.fastify.inject({ url: addressOf(name), headers });
        expect(statusCode).toBe(200);
        for (const secret of secrets) expect(body).not.toContain(secret);
      }
    }
  });

  test.each(listNames)(
    '%s response alike with and without the last slash, with a query and to HEAD',
    async (name) => {
      const url = addressOf(name);
      const { body, headers } = await app.fastify.inject(url);
      for (const same of [url.slice(0, -1), `${url}?page=2`]) {
        const response = await app.fastify.inject(same);
        expect([response.statusCode, response.body]).toEqual([200, body]);
      }
      const head = await app.fastify.inject({ url, method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect([head.headers.etag, head.headers['content-length']]).toEqual([
        headers.etag,
        headers['content-length'],
      ]);
    },
  );
});

describe('the table of endpoints', () => {
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp('embedded');
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const urlOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, '1')}`;
  const table = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ ...endpoint, name }));

  test.each(table)('$method $path sends its methods to OPTIONS and for a wrong method', async (endpoint) => {
    const methods = table.filter(({ path }) => path === endpoint.path).map(({ method }) => method);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const allow = [...allowed, 'OPTIONS'].join(', ');
    for (const url of [urlOf(endpoint), urlOf(endpoint).slice(0, -1)]) {
      const options = await app.fastify.inject({ method: 'OPTIONS', url });
      expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, allow, '']);
      const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(
        (one) => !allowed.includes(one),
      );
      for (const method of others) {
        const wrong = await app.fastify.inject({ method, url });
        expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, allow]);
        expect(wrong.json()).toEqual({ detail: messages.methodNotAllowed });
      }
    }
  });

  test('an endpoint without a handler responds with 501', async () => {
    const bare = fastify();
    bare.setErrorHandler(handleError);
    const keys = deriveKeys('a secret for tests, longer than 32 bytes');
    await bare.register(clock, { now: () => new Date() });
    await bare.register(context, { db: app.database.db, keys });
    await bare.register(appMetrics, { metrics: undefined });
    await bare.register(jsonBody);
    await bare.register(csrfCookie, { key: keys.csrf });
    await bare.register(handlerDeadlines);
    await bare.register(sessionTokens);
    await bare.register(limits, { redisUrl: undefined });
    await bare.register(authenticate);
    await bare.register(endpointRoutes);
    for (const request of [
      { method: 'GET', url: '/api/about/' },
      { method: 'POST', url: '/api/contact-message/', payload: validBodies.contactMessage },
    ] as const) {
      const response = await bare.inject(request);
      expect([response.statusCode, response.json()]).toEqual([501, { detail: messages.notImplemented }]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
    await bare.close();
  });

  test.each(table.filter(({ access }) => access === 'session'))(
    '$name without a session is 401, before any other check',
    async (endpoint) => {
      for (const headers of [
        {},
        { authorization: 'Bearer stale.or.forged' },
        { authorization: 'Basic b2xpbTpw' },
      ]) {
        for (const url of [urlOf(endpoint), urlOf(endpoint).replace('/1/', '/0/')]) {
          const response = await app.fastify.inject({ method: endpoint.method, url, headers });
          expect([response.statusCode, response.json()]).toEqual([401, { detail: messages.signInAgain }]);
          expect(response.headers).toMatchObject({
            'www-authenticate': 'Bearer',
            'cache-control': 'no-store',
          });
        }
      }
    },
  );

  /** The error body for these fields; registering also names the first one. */
  const errorBody = (name: string, errors: Readonly<Record<string, string>>) => {
    const [[field, text] = []] = Object.entries(errors);
    return name === 'register'
      ? { detail: text, error: text, field, errors }
      : { detail: messages.invalid, errors };
  };

  const requiredFields = ({ request }: Endpoint): readonly string[] =>
    (request && toJSONSchema(request, { io: 'input' }).required) ?? [];

  test.each(table.filter(({ request }) => request))('$name names every missing field', async (endpoint) => {
    const response = await app.fastify.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers: learner.signedIn,
      payload: {},
    });
    const fields = requiredFields(endpoint);
    expect(fields.length).toBeGreaterThan(0);
    const errors = Object.fromEntries(fields.map((field) => [field, messages.missingField]));
    expect([response.statusCode, response.json()]).toEqual([400, errorBody(endpoint.name, errors)]);
  });

  const good = validBodies.register;
  const manyErrors = { username: 'ab', email: 'x', password: '12345' };
  const more = { name: 'x'.repeat(101), phone: '+1', message: null };
  test.each([
    ['register', manyErrors, { username: 'shortUsername', email: 'invalidEmail', password: 'shortPassword' }],
    ['register', { ...good, username: 'o@lim' }, { username: 'invalidUsername' }],
    ['register', { ...good, username: 'x'.repeat(31) }, { username: 'tooLongField' }],
    ['register', { ...good, email: 'olim+x@zarra.uz' }, { email: 'invalidEmail' }],
    ['register', { ...good, email: '' }, { email: 'invalidEmail' }],
    ['register', { ...good, email: 7 }, { email: 'invalidField' }],
    ['register', { ...good, password: '' }, { password: 'shortPassword' }],
    ['register', { ...good, password: 'x'.repeat(257) }, { password: 'tooLongField' }],
    ['resetPassword', { otp_key: 'k', new_password: '12345' }, { new_password: 'shortPassword' }],
    [
      'changePassword',
      { current_password: '', new_password: '12345' },
      { current_password: 'missingField', new_password: 'shortPassword' },
    ],
    ['changeEmail', { password: 'x', email: 'olim@zarra' }, { email: 'invalidEmail' }],
    ['confirmEmail', { code: 'x'.repeat(33) }, { code: 'tooLongField' }],
    ['forgotPassword', { email: 'olim@zarra' }, { email: 'invalidEmail' }],
    ['login', { username: '   ', password: 7 }, { username: 'missingField', password: 'invalidField' }],
    ['contactMessage', more, { name: 'tooLongField', phone: 'invalidField', message: 'invalidField' }],
    ['submitTest', { lesson: 0, answers: { 7: 5 } }, { lesson: 'invalidField', 'answers.7': 'invalidField' }],
    ['tokenRefresh', [], { detail: 'invalidField' }],
    ['tokenRefresh', null, { detail: 'invalidField' }],
  ] as const)('%s with %j: a text for each field', async (name, payload, keys) => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: addressOf(name),
      headers: { 'content-type': 'application/json', ...learner.signedIn },
      payload: JSON.stringify(payload),
    });
    const errors = Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, messages[key]]));
    expect([response.statusCode, response.json()]).toEqual([400, errorBody(name, errors)]);
  });

  test.each(['0', '-1', '01', '1.5', 'abc', '1000000000', '%F0%9F%98%80'])(
    'a result of lesson %s is 404',
    async (lessonId) => {
      const response = await app.fastify.inject({
        url: `/api/lesson-test-result/${lessonId}/`,
        headers: learner.signedIn,
      });
      expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
    },
  );

  test.each([
    '/api',
    '/api/',
    '/api/nothing/',
    '/api/simulators/1/',
    '/api/Simulators/',
    '/api//classes/',
    '/api/x.png',
  ])('%s is not an endpoint', async (url) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE'] as const) {
      const response = await app.fastify.inject({ method, url });
      expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});
