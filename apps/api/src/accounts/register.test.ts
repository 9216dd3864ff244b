import { messages, type MessageKey } from '../http/messages.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { PASSWORD, post, signIn } from '../testing/learner.js';

const errorResponse = (field: string, key: MessageKey, others: Partial<Record<string, MessageKey>> = {}) => {
  const texts = Object.entries({ [field]: key, ...others }).map(([name, each]) => [
    name,
    each && messages[each],
  ]);
  const errors = Object.fromEntries(texts) as Record<string, string>;
  return { status: 400, body: { detail: messages[key], error: messages[key], field, errors } };
};

describe.each(databaseKinds)('registering (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { passwordCost: PASSWORD_COST });
  });
  afterAll(() => app.close());

  let clients = 0;
  const register = async (learner: object) => {
    clients += 1;
    const from = `10.2.${clients >> 8}.${clients & 255}`;
    const { status, body, headers } = await post(app, '/register/', learner, { from });
    expect(headers['cache-control']).toBe('no-store');
    return { status, body };
  };
  const users = () => app.database.db.selectFrom('users').selectAll().orderBy('id').execute();

  test('creates an account that can sign in, and returns its id and names', async () => {
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

  test('stores the password only as an Argon2id hash, and no other field of the request', async () => {
    const otherFields = { id: 7777, is_staff: true, disabled_at: '2020-01-01', created_at: '2020-01-01' };
    await register({ username: 'maʼruf', email: 'maruf@zarra.uz', password: PASSWORD, ...otherFields });
    const user = (await users()).find(({ username }) => username === 'maʼruf');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
    expect([user?.disabled_at, user?.id === 7777]).toEqual([null, false]);
    expect(user?.created_at.getFullYear()).toBeGreaterThan(2025);
  });

  test('a taken name or address is reported in any letter case and with any apostrophe', async () => {
    await register({ username: 'Oʻgʻil', email: 'ogil@zarra.uz', password: PASSWORD });
    const available = { username: 'yangi', email: 'yangi@zarra.uz', password: PASSWORD };
    const before = await users();
    for (const username of ['Oʻgʻil', "O'G'IL", 'o`g´il', 'oʼg‘il']) {
      expect(await register({ ...available, username })).toEqual(errorResponse('username', 'usernameTaken'));
    }
    expect(await register({ ...available, email: 'OGIL@zarra.UZ' })).toEqual(
      errorResponse('email', 'emailTaken'),
    );
    expect(await register({ ...available, username: 'oʻgʻil', email: 'ogil@zarra.uz' })).toEqual(
      errorResponse('username', 'usernameTaken', { email: 'emailTaken' }),
    );
    expect(await users()).toEqual(before);
  });

  test.each([
    ['Аziza', 'mixedUsername'],
    ['Zarra Support', 'reservedUsername'],
    ['ali\u3164', 'invalidUsername'],
  ] as const)('the username %s is rejected with a text of its own', async (username, key) => {
    const learner = { email: 'yangi@zarra.uz', password: PASSWORD };
    expect(await register({ ...learner, username })).toEqual(errorResponse('username', key));
    expect((await users()).some((user) => user.username === username)).toBe(false);
  });

  test('a phone number as password is rejected with a text of its own', async () => {
    const learner = { username: 'Zebo', email: 'zebo@zarra.uz', password: '+998 90 123 45 67' };
    expect(await register(learner)).toEqual(errorResponse('password', 'phoneAsPassword'));
  });

  test('a weak password is rejected and creates no account', async () => {
    const learner = { username: 'zuhra-x', email: 'zuhra.x@zarra.uz' };
    for (const password of ['parol123', 'fizika1', 'Zuhra-X', 'zuhra.x', '123456', 'qwerty']) {
      expect(await register({ ...learner, password })).toEqual(errorResponse('password', 'weakPassword'));
    }
    expect((await users()).some(({ username }) => username === 'zuhra-x')).toBe(false);
  });

  test('parallel registrations with one name or address: one account, and errors that name the field', async () => {
    const registerInParallel = async (change: (n: number) => object) => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          register({
            username: `juft${clients}x${n}`,
            email: `juft${clients}x${n}@zarra.uz`,
            password: PASSWORD,
            ...change(n),
          }),
        ),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      return responses.filter(({ status }) => status !== 201);
    };
    for (const rejected of await registerInParallel(() => ({ username: 'Bir Nom' }))) {
      expect(rejected).toEqual(errorResponse('username', 'usernameTaken'));
    }
    for (const rejected of await registerInParallel((n) => ({
      email: n % 2 ? 'bir@zarra.uz' : 'BIR@zarra.uz',
    }))) {
      expect(rejected).toEqual(errorResponse('email', 'emailTaken'));
    }
  });

  test.each([
    ['a space at both ends', '  ikki boʻshliq  '],
    ['Cyrillic', 'Кучли сўз ёзилди'],
    ['emoji', '🔭 yulduz 🪐'],
    ['256 characters', 'Ёʻx😀 '.repeat(50).slice(0, 255).replace(/.$/u, '.~')],
    ['control characters', 'bir\tikki\nuch\u0001'],
    ['a letter of two code points', 'e\u0301lektron maydon'],
  ])('a password with %s signs in only byte for byte', async (_what, password) => {
    clients += 1;
    const username = `bayt${clients}`;
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
    'NUL and a lone surrogate in %s are rejected',
    async (field) => {
      const learner = { username: 'belgi', email: 'belgi@zarra.uz', password: PASSWORD };
      for (const invalid of ['\u0000', '\ud800', '\udc00']) {
        const { status, body } = await register({ ...learner, [field]: `yaroqsiz${invalid}` });
        expect([status, body]).toEqual([400, { detail: messages.badText, error: messages.badText }]);
      }
    },
  );

  test.each([
    ['no body', undefined, 400, 'emptyBody'],
    ['invalid JSON', '{', 400, 'unreadableBody'],
    ['a body that is too large', `"${'x'.repeat(70_000)}"`, 413, 'tooLarge'],
  ] as const)('%s: the field `error` contains the text as well', async (_what, payload, status, key) => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/register/',
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    });
    const text = messages[key];
    expect([response.statusCode, response.json()]).toEqual([status, { detail: text, error: text }]);
  });
});
