import { endpoints } from '@zarra/contracts';
import { createApiClient } from './create-api-client.js';
import { send, startTestServer, type TestServer } from './test-server.js';
import { aSimulation } from './testing.js';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('what a call sends', () => {
  test('a GET goes to the path of the contract, below the base, without a body', async () => {
    server = await startTestServer((response) => send(response, 200, [aSimulation()]));

    const answer = await createApiClient({ baseUrl: server.baseUrl }).call(endpoints.simulators);

    expect(answer).toEqual([aSimulation()]);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: '/api/simulators/',
      body: '',
      headers: { accept: 'application/json' },
    });
  });

  test('a base address with a slash at its end is the same base', async () => {
    server = await startTestServer((response) => send(response, 200, []));

    await createApiClient({ baseUrl: `${server.baseUrl}/` }).call(endpoints.lessons);

    expect(server.received[0]?.url).toBe('/api/lessons/');
  });

  test('a POST carries its body as JSON', async () => {
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

  test('path parameters are filled in', async () => {
    server = await startTestServer((response) =>
      send(response, 200, { percentage: 50, answers: { 3: 1 }, correct_answers: 1, total_tests: 2 }),
    );

    const result = await createApiClient({ baseUrl: server.baseUrl }).call(endpoints.lessonTestResult, {
      params: { lessonId: 7 },
    });

    expect(server.received[0]?.url).toBe('/api/lesson-test-result/7/');
    expect(result.percentage).toBe(50);
  });

  test.each([[{}], [{ lessonId: '../auth-me' }], [{ lessonId: 'x' }], [{ lessonId: 0 }]])(
    'wrong path parameters %j are a fault of the caller and nothing is sent',
    async (params) => {
      server = await startTestServer((response) => send(response, 200, {}));
      const client = createApiClient({ baseUrl: server.baseUrl });

      await expect(client.call(endpoints.lessonTestResult, { params })).rejects.toThrow(TypeError);
      expect(server.received).toHaveLength(0);
    },
  );
});

describe('how a request is made', () => {
  const capture = async (baseUrl?: string) => {
    let seen: Request | undefined;
    const fetch = async (input: RequestInfo | URL) => {
      seen = input as Request;
      return new Response('[]');
    };
    await createApiClient({ fetch, ...(baseUrl === undefined ? {} : { baseUrl }) }).call(endpoints.classes);
    return seen;
  };

  test('cookies go along, also to another origin', async () => {
    expect((await capture())?.credentials).toBe('include');
  });

  test('a farewell survives leaving the page, other calls do not', async () => {
    const seen: boolean[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      seen.push((input as Request).keepalive);
      return new Response('{}');
    };
    const client = createApiClient({ fetch });

    await client.call(endpoints.logout, { body: { refresh: 'x' }, keepalive: true });
    await client.call(endpoints.logout, { body: { refresh: 'x' } });

    expect(seen).toEqual([true, false]);
  });

  test('the default base is /api of the page’s own origin', async () => {
    expect((await capture())?.url).toBe(`${location.origin}/api/classes/`);
    expect((await capture('/v2/api/'))?.url).toBe(`${location.origin}/v2/api/classes/`);
    expect((await capture('https://api.zarra.uz/api'))?.url).toBe('https://api.zarra.uz/api/classes/');
  });

  test('no timer runs while a call waits: there is no timeout', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');

    await capture();

    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
  });

  test('the platform’s fetch is looked up at each call, so that it may be replaced after the client was made', async () => {
    const client = createApiClient();
    const original = globalThis.fetch;
    globalThis.fetch = async () => new Response('[]');

    await expect(client.call(endpoints.classes)).resolves.toEqual([]);
    globalThis.fetch = original;
  });

  test('two clients share nothing', () => {
    const here = createApiClient();
    const there = createApiClient({ baseUrl: 'https://api.zarra.uz/api' });

    expect([here.host, there.host]).toEqual(['', 'https://api.zarra.uz']);
  });
});
