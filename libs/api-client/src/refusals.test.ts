import { endpoints } from '@zarra/contracts';
import { createApiClient, isBadAnswer, isOffline, isRefused } from './index.js';
import { send, startTestServer, type TestServer } from './test-server.js';

let server: TestServer;
afterEach(() => server.close());

/** A server that refuses everything so, and a client watching what it reacts with. */
const refusing = async (status: number, body: unknown = {}, headers: Record<string, string> = {}) => {
  server = await startTestServer((response) => send(response, status, body, headers));
  const watch = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
  return { client: createApiClient({ baseUrl: server.baseUrl, ...watch }), ...watch };
};

const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

describe('the error catalogue of the specification', () => {
  test('401 tells the shell once and logs nothing', async () => {
    const { client, log, onUnauthorized, onForbidden } = await refusing(401);

    const error = await failure(client.call(endpoints.authMe));

    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(onForbidden).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('403 logs the text of the specification and tells the shell once', async () => {
    const { client, log, onUnauthorized, onForbidden } = await refusing(403);

    const error = await failure(client.call(endpoints.authMe));

    // The apostrophe is U+0027, as in the specification.
    expect(log.mock.calls).toEqual([['Ruxsat etilmagan - sizda huquq yo\u0027q']]);
    expect(onForbidden.mock.calls).toEqual([[error]]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('404 is logged only', async () => {
    const { client, log, onUnauthorized, onForbidden } = await refusing(404, { detail: 'Natija yoʻq' });

    const error = await failure(client.call(endpoints.lessonTestResult, { params: { lessonId: 3 } }));

    expect(log.mock.calls).toEqual([['Resurs topilmadi']]);
    expect(isRefused(error, 404)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onForbidden).not.toHaveBeenCalled();
  });

  test.each([400, 405, 409, 413, 418, 422, 429, 500, 502, 503, 504])(
    '%i is logged with its status only',
    async (status) => {
      const { client, log, onUnauthorized, onForbidden } = await refusing(status, { detail: 'maxfiy' });

      const error = await failure(client.call(endpoints.simulators));

      expect(log.mock.calls).toEqual([['Serverda xato:', status]]);
      expect(isRefused(error, status)).toBe(true);
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(onForbidden).not.toHaveBeenCalled();
    },
  );

  test('a wrong password is a verdict on the password, not on the session', async () => {
    const { client, onUnauthorized } = await refusing(401, { detail: 'Parol noto‘g‘ri.' });

    const error = await failure(
      client.call(endpoints.login, { body: { username: 'ali', password: 'xato' } }),
    );

    expect(isRefused(error, 401) && error.text).toBe('Parol noto‘g‘ri.');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('by default failures go to console.error', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await refusing(500);

    await failure(createApiClient({ baseUrl: server.baseUrl }).call(endpoints.classes));

    expect(consoleError.mock.calls).toEqual([['Serverda xato:', 500]]);
    consoleError.mockRestore();
  });
});

describe('what a refusal holds', () => {
  test('status, the text for people, the body and the wait the server asks for', async () => {
    const { client } = await refusing(
      429,
      { detail: '5 daqiqadan so‘ng urunib ko‘ring.' },
      { 'retry-after': '300' },
    );

    const error = await failure(client.call(endpoints.forgotPassword, { body: { email: 'ali@zarra.uz' } }));

    expect(error).toMatchObject({
      name: 'RequestRefusedError',
      message: 'The server refused "forgotPassword" with status 429',
      endpoint: 'forgotPassword',
      status: 429,
      text: '5 daqiqadan so‘ng urunib ko‘ring.',
      body: { detail: '5 daqiqadan so‘ng urunib ko‘ring.' },
      retryAfter: 300,
    });
  });

  test.each([
    ['a page of HTML', '<html>502</html>'],
    ['an empty body', ''],
    ['another shape', '[1,2]'],
    ['null', 'null'],
  ])('%s holds no text and is a refusal all the same', async (_, body) => {
    const { client } = await refusing(502, body);

    const error = await failure(client.call(endpoints.aboutSite));

    expect(isRefused(error, 502) && error.text === undefined).toBe(true);
    expect(isOffline(error) || isBadAnswer(error)).toBe(false);
  });

  test('other values are no refusals', () => {
    expect([undefined, null, 'x', new Error('x'), { status: 404 }].some((value) => isRefused(value))).toBe(
      false,
    );
  });
});
