import { endpoints } from '@zarra/contracts';
import { createApiClient, isInvalidResponse, isNetworkError, isApiError, type ApiClient } from './index.js';
import { send, startTestServer, type TestServer } from './testing/server.js';

let server: TestServer;
afterEach(() => server.close());

/** A client of a server that responds to every request with this error. */
const clientFor = async (status: number, body: unknown = {}, headers: Record<string, string> = {}) => {
  server = await startTestServer((response) => send(response, status, body, headers));
  const handlers = { log: jest.fn(), onUnauthorized: jest.fn(), onForbidden: jest.fn() };
  return { client: createApiClient({ baseUrl: server.baseUrl, ...handlers }), ...handlers };
};

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error,
  );

describe('the error catalogue of the specification', () => {
  test('401 calls onUnauthorized once and is not logged', async () => {
    const { client, log, onUnauthorized, onForbidden } = await clientFor(401);

    const error = await rejectionOf(client.call(endpoints.authMe));

    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(onForbidden).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('403 is logged with the text of the specification and calls onForbidden once', async () => {
    const { client, log, onUnauthorized, onForbidden } = await clientFor(403);

    const error = await rejectionOf(client.call(endpoints.authMe));

    // The apostrophe is U+0027, as in the specification.
    expect(log.mock.calls).toEqual([['Ruxsat etilmagan - sizda huquq yo\u0027q']]);
    expect(onForbidden.mock.calls).toEqual([[error]]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each<[string, (client: ApiClient) => Promise<unknown>]>([
    ['sign-in', (client) => client.call(endpoints.login, { body: { username: 'ali', password: 'x' } })],
    [
      'registration',
      (client) =>
        client.call(endpoints.register, { body: { username: 'ali', email: 'a@b.uz', password: 'x' } }),
    ],
    [
      'contact message',
      (client) =>
        client.call(endpoints.contactMessage, {
          body: { name: 'Ali', phone: '+998901234567', message: 'x' },
        }),
    ],
  ])('a 403 of the %s belongs to its form: onForbidden is not called', async (_, call) => {
    const { client, log, onForbidden } = await clientFor(403, { detail: 'Hisob yopilgan.' });

    const error = await rejectionOf(call(client));

    expect(isApiError(error, 403) && error.text).toBe('Hisob yopilgan.');
    expect(log).toHaveBeenCalledTimes(1);
    expect(onForbidden).not.toHaveBeenCalled();
  });

  test.each([
    ['an outdated CSRF pair', { detail: 'CSRF Failed: CSRF token incorrect.' }, 0],
    ['a missing permission', { detail: 'Ruxsat yoʻq.' }, 1],
  ])('a 403 of a test submission for %s (%j): onForbidden is called %i times', async (_, body, times) => {
    const { client, onForbidden } = await clientFor(403, body);

    await rejectionOf(client.call(endpoints.submitTest, { body: { lesson: 1, answers: { 1: 1 } } }));

    expect(onForbidden).toHaveBeenCalledTimes(times);
  });

  test('404 is only logged', async () => {
    const { client, log, onUnauthorized, onForbidden } = await clientFor(404, { detail: 'Natija yoʻq' });

    const error = await rejectionOf(client.call(endpoints.lessonTestResult, { params: { lessonId: 3 } }));

    expect(log.mock.calls).toEqual([['Resurs topilmadi']]);
    expect(isApiError(error, 404)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onForbidden).not.toHaveBeenCalled();
  });

  test.each([400, 405, 409, 413, 418, 422, 429, 500, 502, 503, 504])(
    '%i is only logged, with its status',
    async (status) => {
      const { client, log, onUnauthorized, onForbidden } = await clientFor(status, { detail: 'maxfiy' });

      const error = await rejectionOf(client.call(endpoints.simulators));

      expect(log.mock.calls).toEqual([['Serverda xato:', status]]);
      expect(isApiError(error, status)).toBe(true);
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(onForbidden).not.toHaveBeenCalled();
    },
  );

  test('a 401 for a wrong password does not call onUnauthorized', async () => {
    const { client, onUnauthorized } = await clientFor(401, { detail: 'Parol noto‘g‘ri.' });

    const error = await rejectionOf(
      client.call(endpoints.login, { body: { username: 'ali', password: 'xato' } }),
    );

    expect(isApiError(error, 401) && error.text).toBe('Parol noto‘g‘ri.');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('by default errors are logged with console.error', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await clientFor(500);

    await rejectionOf(createApiClient({ baseUrl: server.baseUrl }).call(endpoints.classes));

    expect(consoleError.mock.calls).toEqual([['Serverda xato:', 500]]);
    consoleError.mockRestore();
  });
});

describe('ApiError', () => {
  test('has the status, the text for people, the body and the Retry-After', async () => {
    const { client } = await clientFor(
      429,
      { detail: '5 daqiqadan so‘ng urunib ko‘ring.' },
      { 'retry-after': '300' },
    );

    const error = await rejectionOf(
      client.call(endpoints.forgotPassword, { body: { email: 'ali@zarra.uz' } }),
    );

    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'The server responded to "forgotPassword" with status 429',
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
    ['a text in JSON', '"x"'],
    ['null', 'null'],
  ])('%s has no text and is an ApiError too', async (_, body) => {
    const { client } = await clientFor(502, body);

    const error = await rejectionOf(client.call(endpoints.aboutSite));

    expect(isApiError(error, 502) && error.text === undefined).toBe(true);
    expect(isNetworkError(error) || isInvalidResponse(error)).toBe(false);
  });

  test('other values are not an ApiError', () => {
    expect([undefined, null, 'x', new Error('x'), { status: 404 }].some((value) => isApiError(value))).toBe(
      false,
    );
  });
});
