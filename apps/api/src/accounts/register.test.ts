import { messages, type MessageKey } from '../http/messages.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { databaseKinds } from '../test-database.js';
import { PASSWORD, post, signIn } from '../test-learner.js';

const refusal = (field: string, key: MessageKey, others: Partial<Record<string, MessageKey>> = {}) => {
  const texts = Object.entries({ [field]: key, ...others }).map(([name, of]) => [name, of && messages[of]]);
  const errors = Object.fromEntries(texts) as Record<string, string>;
  return { status: 400, body: { detail: messages[key], error: messages[key], field, errors } };
};

describe.each(databaseKinds)('registering (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { passwordCost: PASSWORD_COST });
  });
  afterAll(() => app.close());

  let callers = 0;
  const register = async (learner: object) => {
    callers += 1;
    const from = `10.2.${callers >> 8}.${callers & 255}`;
    const { status, body, headers } = await post(app, '/register/', learner, { from });
    expect(headers['cache-control']).toBe('no-store');
    return { status, body };
  };
  const users = () => app.database.db.selectFrom('users').selectAll().orderBy('id').execute();

  test('makes an account that can sign in, and answers what it is called', async () => {
    const learner = { username: '  Gʻayrat Nosirov ', email: ' Gayrat@Zarra.uz ', password: PASSWORD };
    const { status, body } = await register(learner);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), username: 'Gʻayrat Nosirov', email: 'Gayrat@Zarra.uz' },
    ]);
    for (const name of ['Gʻayrat Nosirov', "G'AYRAT nosirov", ' G‘ayrat Nosirov', 'gayrat@zarra.UZ']) {
      await signIn(app, { username: name, password: PASSWORD });
    }
  });

  test('keeps the password as Argon2id alone, and nothing of the request beyond the three fields', async () => {
    const more = { id: 7777, is_staff: true, disabled_at: '2020-01-01', created_at: '2020-01-01' };
    await register({ username: 'maʼmur', email: 'mamur@zarra.uz', password: PASSWORD, ...more });
    const user = (await users()).find(({ username }) => username === 'maʼmur');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
    expect([user?.disabled_at, user?.id === 7777]).toEqual([null, false]);
    expect(user?.created_at.getFullYear()).toBeGreaterThan(2025);
  });

  test('what is taken is named, in whatever letters and apostrophes it is written', async () => {
    await register({ username: 'Oʻgʻil', email: 'ogil@zarra.uz', password: PASSWORD });
    const fresh = { username: 'yangi', email: 'yangi@zarra.uz', password: PASSWORD };
    const before = await users();
    for (const username of ['Oʻgʻil', "O'G'IL", 'o`g´il', 'oʼg‘il']) {
      expect(await register({ ...fresh, username })).toEqual(refusal('username', 'usernameTaken'));
    }
    expect(await register({ ...fresh, email: 'OGIL@zarra.UZ' })).toEqual(refusal('email', 'emailTaken'));
    expect(await register({ ...fresh, username: 'oʻgʻil', email: 'ogil@zarra.uz' })).toEqual(
      refusal('username', 'usernameTaken', { email: 'emailTaken' }),
    );
    expect(await users()).toEqual(before);
  });

  test('a password that is guessed first is refused before anything is looked up', async () => {
    const learner = { username: 'zuhra-x', email: 'zuhra.x@zarra.uz' };
    for (const password of ['parol123', 'fizika1', 'Zuhra-X', 'zuhra.x', '123456', 'qwerty']) {
      expect(await register({ ...learner, password })).toEqual(refusal('password', 'weakPassword'));
    }
    expect((await users()).some(({ username }) => username === 'zuhra-x')).toBe(false);
  });

  test('two at once with one name or one address: one account, one refusal that names it', async () => {
    const outcome = async (change: (n: number) => object) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          register({
            username: `juft${callers}x${n}`,
            email: `juft${callers}x${n}@zarra.uz`,
            password: PASSWORD,
            ...change(n),
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      return answers.filter(({ status }) => status !== 201);
    };
    for (const refused of await outcome(() => ({ username: 'Bir Nom' }))) {
      expect(refused).toEqual(refusal('username', 'usernameTaken'));
    }
    for (const refused of await outcome((n) => ({ email: n % 2 ? 'bir@zarra.uz' : 'BIR@zarra.uz' }))) {
      expect(refused).toEqual(refusal('email', 'emailTaken'));
    }
  });

  test.each([
    ['a space at both ends', '  ikki boʻshliq  '],
    ['Cyrillic', 'Кучли сўз ёзилди'],
    ['emoji', '🔭 yulduz 🪐'],
    ['256 characters', 'Ёʻx😀 '.repeat(50).slice(0, 255).replace(/.$/u, '.~')],
    ['control characters', 'bir\tikki\nuch\u0001'],
    ['a letter of two code points', 'e\u0301lektron maydon'],
  ])('a password with %s signs in byte for byte', async (_what, password) => {
    callers += 1;
    const username = `bayt${callers}`;
    expect((await register({ username, email: `${username}@zarra.uz`, password })).status).toBe(201);
    const wrong = [
      password.trim(),
      password.normalize('NFC'),
      [...password].slice(0, -1).join(''),
      `${password} `,
    ];
    for (const other of wrong.filter((text) => text !== password && text.length <= 256)) {
      expect((await post(app, '/login/', { username, password: other })).status).toBe(401);
    }
    await signIn(app, { username, password });
  });

  test.each(['username', 'email', 'password'])(
    'NUL and half a surrogate pair in %s are refused',
    async (field) => {
      const learner = { username: 'belgi', email: 'belgi@zarra.uz', password: PASSWORD };
      for (const odd of ['\u0000', '\ud800', '\udc00']) {
        const { status, body } = await register({ ...learner, [field]: `yaroqsiz${odd}` });
        expect([status, body]).toEqual([400, { detail: messages.badText, error: messages.badText }]);
      }
    },
  );

  test.each([
    ['no body', undefined, 400, 'emptyBody'],
    ['no JSON', '{', 400, 'unreadableBody'],
    ['a body that is too large', `"${'x'.repeat(70_000)}"`, 413, 'tooLarge'],
  ] as const)('%s: the text stands in `error`, too', async (_what, payload, status, key) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/register/',
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    });
    const text = messages[key];
    expect([answer.statusCode, answer.json()]).toEqual([status, { detail: text, error: text }]);
  });

  test('three classes behind one address can register in an hour, 101 cannot', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 101; n += 1) {
      const learner = { username: `sinf-${n}`, email: `sinf-${n}@zarra.uz`, password: PASSWORD };
      const answer = await post(app, '/register/', learner, { from: '203.0.113.7' });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body).toEqual({ detail: messages.tooManyTries, error: messages.tooManyTries });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
      }
    }
    expect(statuses).toEqual([...Array<number>(100).fill(201), 429]);
    const elsewhere = { username: 'sinf-101', email: 'sinf-101@zarra.uz', password: PASSWORD };
    expect((await register(elsewhere)).status).toBe(201);
  });
});
