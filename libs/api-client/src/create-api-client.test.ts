import { endpoints } from '@zarra/contracts';
import { createApiClient } from './create-api-client.js';
import { send, startTestServer, type TestServer } from './testing/server.js';
import { aSimulation } from './msw/index.js';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('the request of a call', () => {
  test('a GET has the path of the contract below the base, and no body', async () => {
    server = await startTestServer((response) => send(response, 200, [aSimulation()]));

    const simulations = await createApiClient({ baseUrl: server.baseUrl }).call(endpoints.simulators);

    expect(simulations).toEqual([aSimulation()]);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: '/api/simulators/',
      body: '',
      headers: { accept: 'application/json' },
    });
  });

  test('a trailing slash of the base address changes nothing', async () => {
    server = await startTestServer((response) => send(response, 200, []));

    await createApiClient({ baseUrl: `${server.baseUrl}/` }).call(endpoints.lessons);

    expect(server.received[0]?.url).toBe('/api/lessons/');
  });

  test('a POST has a JSON body', async () => {
    server = await startTestServer((response) => send(response, 201, { detail: 'Qabul qilindi' }));
    const body = { name: 'Gulnora', phone: '+998 90 123 45 67', message: 'Oʻquv dasturi bormi?' };

    await createApiClient({ baseUrl: server.baseUrl }).call(endpoints.contactMessage, { body });

    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/contact-message/',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(body);
  });

  test('path parameters are inserted', async () => {
    server = await startTestServer((response) =>
      send(response, 200, { percentage: 50, answers: { 3: 1 }, correct_answers: 1, total_tests: 2 }),
    );

    const result = await createApiClient({ baseUrl: server.baseUrl }).call(endpoints.lessonTestResult, {
      params: { lessonId: 7 },
    });

    expect(server.received[0]?.url).toBe('/api/lesson-test-result/7/');
    expect(result.percentage).toBe(50);
  });

  test('an id of another back end stays one segment of the path', async () => {
    server = await startTestServer((response) => send(response, 200, {}));
    const client = createApiClient({ baseUrl: server.baseUrl });

    await client.call(endpoints.lessonTestResult, { params: { lessonId: '../auth-me?x=1' } });

    expect(server.received[0]?.url).toBe('/api/lesson-test-result/..%2Fauth-me%3Fx%3D1/');
  });

  test.each([[{}], [{ lessonId: '' }], [{ lessonId: '.' }], [{ lessonId: '..' }]])(
    'wrong path parameters %j throw a TypeError, and no request is sent',
    async (params) => {
      server = await startTestServer((response) => send(response, 200, {}));
      const client = createApiClient({ baseUrl: server.baseUrl });

      await expect(client.call(endpoints.lessonTestResult, { params })).rejects.toThrow(TypeError);
      expect(server.received).toHaveLength(0);
    },
  );
});

describe('request options', () => {
  const capture = async (baseUrl?: string) => {
    let request: Request | undefined;
    const fetch = async (input: RequestInfo | URL) => {
      request = input as Request;
      return new Response('[]');
    };
    await createApiClient({ fetch, ...(baseUrl === undefined ? {} : { baseUrl }) }).call(endpoints.classes);
    return request;
  };

  test('cookies are sent, also to another origin', async () => {
    expect((await capture())?.credentials).toBe('include');
  });

  test('keepalive is set only on request', async () => {
    const keepalive: boolean[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      keepalive.push((input as Request).keepalive);
      return new Response('{}');
    };
    const client = createApiClient({ fetch });

    await client.call(endpoints.logout, { body: { refresh: 'x' }, keepalive: true });
    await client.call(endpoints.logout, { body: { refresh: 'x' } });

    expect(keepalive).toEqual([true, false]);
  });

  test('the default base is /api of the page’s own origin', async () => {
    expect((await capture())?.url).toBe(`${location.origin}/api/classes/`);
    expect((await capture('/v2/api/'))?.url).toBe(`${location.origin}/v2/api/classes/`);
    expect((await capture('https://api.zarra.uz/api'))?.url).toBe('https://api.zarra.uz/api/classes/');
  });

  test('a call has no timeout', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');

    await capture();

    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
  });

  test('each call reads the platform’s fetch, so that it can be replaced later', async () => {
    const client = createApiClient();
    const original = globalThis.fetch;
    globalThis.fetch = async () => new Response('[]');

    await expect(client.call(endpoints.classes)).resolves.toEqual([]);
    globalThis.fetch = original;
  });

  test('two clients share no state', () => {
    const first = createApiClient();
    const second = createApiClient({ baseUrl: 'https://api.zarra.uz/api' });

    expect([first.origin, second.origin]).toEqual(['', 'https://api.zarra.uz']);
  });
});
