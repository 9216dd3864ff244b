import { endpoints } from '@zarra/contracts';
import { createApiClient, isBadAnswer } from './index.js';
import { send, startTestServer, type TestServer } from './test-server.js';
import { aLesson, aQuestion, aSchoolClass, aSimulation } from './testing.js';

let server: TestServer;
const log = jest.fn();
beforeEach(() => log.mockClear());
afterEach(() => server.close());

/** A client whose server answers everything with 200 and this body. */
const answering = async (body: unknown) => {
  server = await startTestServer((response) => send(response, 200, body));
  return createApiClient({ baseUrl: server.baseUrl, log });
};

describe('an answer that cannot be used', () => {
  test.each([
    ['HTML', '<!doctype html><title>Kirish</title>'],
    ['nothing', ''],
    ['half a list', '[{"id": 1'],
    ['an object in place of a list', '{"results": []}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s is a bad answer, logged once', async (_, body) => {
    const client = await answering(body);

    const error = await client.call(endpoints.simulators).catch((thrown: unknown) => thrown);

    expect(isBadAnswer(error) && error.issues.length > 0 && error.endpoint === 'simulators').toBe(true);
    expect(log.mock.calls).toEqual([[(error as Error).message]]);
  });

  test('an answer that is no list is taken whole or not at all', async () => {
    const client = await answering({ access: 'a.b.c', refresh: 5 });

    const error = await client
      .call(endpoints.tokenRefresh, { body: { refresh: 'r' } })
      .catch((thrown: unknown) => thrown);

    expect(isBadAnswer(error) && error.issues.map((issue) => issue.path)).toEqual(['refresh']);
  });

  test('neither log nor error repeats what the server sent or what was sent to it', async () => {
    const client = await answering('{"access": "CANARY-TOKEN", "refresh": "CANARY-TOKEN"');

    const error = await client
      .call(endpoints.login, { body: { username: 'ali', password: 'CANARY-PASSWORD' } })
      .catch((thrown: unknown) => thrown);

    expect(isBadAnswer(error)).toBe(true);
    const { message, stack = '', cause } = error as Error;
    expect(JSON.stringify([message, stack, String(cause), log.mock.calls, error])).not.toContain('CANARY');
  });
});

describe('a list with unusable parts', () => {
  test('an item that cannot be used is left out and logged, the rest is used', async () => {
    const client = await answering([
      aSimulation({ id: 1 }),
      { id: 2 },
      'x',
      null,
      7,
      [],
      aSimulation({ id: 3 }),
    ]);

    const answer = await client.call(endpoints.simulators);

    expect(answer.map((item) => item.id)).toEqual([1, 3]);
    expect(log.mock.calls).toEqual([
      ['Left out unusable parts of "simulators":', ['1.title', '2', '3', '4', '5']],
    ]);
  });

  test('a faulty optional part counts as missing, its item stays', async () => {
    const faulty = { ...aSimulation(), description: 5, image: {}, types: 'Tajriba', categories: 'mexanika' };
    const client = await answering([faulty]);

    const [item] = await client.call(endpoints.simulators);

    expect(item).toEqual({ id: 1, title: 'Matematik mayatnik', link: '/tajriba/mayatnik' });
  });

  test('categories, lessons and questions are left out one by one', async () => {
    const wrong = { ...aQuestion({ id: 2 }), option3: null };
    const lesson = { ...aLesson({ id: 1 }), tests: [aQuestion({ id: 1 }), wrong, aQuestion({ id: 3 })] };
    const client = await answering([
      { ...aSchoolClass(), lessons: [{ id: 9 }, lesson] },
      { id: 4, name: '8-sinf' },
    ]);

    const answer = await client.call(endpoints.classes);

    expect(
      answer.map((item) => item.lessons.map(({ id, tests }) => [id, tests?.map((test) => test.id)])),
    ).toEqual([[[1, [1, 3]]]]);
  });

  test('an option number outside 1–4 leaves the question without a key', async () => {
    const client = await answering([
      { ...aSchoolClass(), lessons: [aLesson({ tests: [aQuestion({ correct_option: 9 })] })] },
    ]);

    const answer = await client.call(endpoints.classes);

    expect(answer[0]?.lessons[0]?.tests?.[0]?.correct_option).toBeUndefined();
  });

  test('of repeated ids the first item stays, in inner lists as well', async () => {
    const client = await answering([
      aSimulation({ id: 1, title: 'Birinchi', categories: [{ id: 5 }, { id: 5, name: 'Optika' }] }),
      aSimulation({ id: 1, title: 'Ikkinchi' }),
    ]);

    const answer = await client.call(endpoints.simulators);

    expect(answer).toEqual([aSimulation({ id: 1, title: 'Birinchi', categories: [{ id: 5 }] })]);
    expect(log.mock.calls).toEqual([['Left out unusable parts of "simulators":', ['1', '0.categories.1']]]);
  });

  test('an unusable first item does not take its repeated id along', async () => {
    const client = await answering([{ id: 1 }, aSimulation({ id: 1 })]);

    expect(await client.call(endpoints.simulators)).toEqual([aSimulation({ id: 1 })]);
  });

  test('a list of nothing usable is an empty list', async () => {
    const client = await answering([{}, [], 'x']);

    expect(await client.call(endpoints.lessons)).toEqual([]);
  });

  test('a huge list, good, faulty and repeated, is read and logged in one short line', async () => {
    const many = Array.from({ length: 150_000 }, (_, id) => (id % 2 ? { id, lesson: 'Dars' } : { id: 'x' }));
    const repeated = Array.from({ length: 150_000 }, () => ({ id: 1, lesson: 'Dars' }));
    const client = await answering([...many, ...repeated]);

    const answer = await client.call(endpoints.lessons);

    expect(answer).toHaveLength(75_000);
    expect(log).toHaveBeenCalledTimes(1);
    const [, places] = log.mock.calls[0] as [string, string[]];
    expect(places).toHaveLength(20);
  }, 60_000);

  test('unknown extra fields are accepted', async () => {
    const client = await answering([{ ...aSimulation(), views: 12 }]);

    expect(await client.call(endpoints.simulators)).toEqual([aSimulation()]);
    expect(log).not.toHaveBeenCalled();
  });
});
