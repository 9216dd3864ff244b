import { endpoints } from '@zarra/contracts';
import { createApiClient, isInvalidResponse } from './index.js';
import { send, startTestServer, type TestServer } from './testing/server.js';
import { aLesson, aQuestion, aSchoolClass, aSimulation } from './msw/index.js';

let server: TestServer;
const log = jest.fn();
beforeEach(() => log.mockClear());
afterEach(() => server.close());

/** A client of a server that responds to every request with 200 and this body. */
const clientFor = async (body: unknown) => {
  server = await startTestServer((response) => send(response, 200, body));
  return createApiClient({ baseUrl: server.baseUrl, log });
};

describe('an invalid response', () => {
  test.each([
    ['HTML', '<!doctype html><title>Kirish</title>'],
    ['an empty body', ''],
    ['a truncated list', '[{"id": 1'],
    ['an object in place of a list', '{"detail": []}'],
    ['a list of invalid items', '[{}, [], "x"]'],
    ['a page of invalid items', '{"results": [{}]}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s is an InvalidResponseError, logged once', async (_, body) => {
    const client = await clientFor(body);

    const error = await client.call(endpoints.simulators).catch((thrown: unknown) => thrown);

    expect(isInvalidResponse(error) && error.issues.length > 0 && error.endpoint === 'simulators').toBe(true);
    expect(log.mock.calls).toEqual([[(error as Error).message]]);
  });

  test('a response that is not a list must be valid as a whole', async () => {
    const client = await clientFor({ access: 'a.b.c', refresh: 5 });

    const error = await client
      .call(endpoints.tokenRefresh, { body: { refresh: 'r' } })
      .catch((thrown: unknown) => thrown);

    expect(isInvalidResponse(error) && error.issues.map((issue) => issue.path)).toEqual(['refresh']);
  });

  test('neither log nor error contains values of the request or the response', async () => {
    const client = await clientFor('{"access": "CANARY-TOKEN", "refresh": "CANARY-TOKEN"');

    const error = await client
      .call(endpoints.login, { body: { username: 'ali', password: 'CANARY-PASSWORD' } })
      .catch((thrown: unknown) => thrown);

    expect(isInvalidResponse(error)).toBe(true);
    const { message, stack = '', cause } = error as Error;
    expect(JSON.stringify([message, stack, String(cause), log.mock.calls, error])).not.toContain('CANARY');
  });
});

describe('a list with invalid parts', () => {
  test('an invalid item is omitted and logged, the rest is used', async () => {
    const client = await clientFor([
      aSimulation({ id: 1 }),
      { id: 2 },
      'x',
      null,
      7,
      [],
      aSimulation({ id: 3 }),
    ]);

    const body = await client.call(endpoints.simulators);

    expect(body.map((item) => item.id)).toEqual([1, 3]);
    expect(log.mock.calls).toEqual([
      ['Omitted invalid parts of "simulators":', ['1.title', '2', '3', '4', '5']],
    ]);
  });

  test('an invalid optional field counts as missing, its item stays', async () => {
    const invalid = { ...aSimulation(), description: {}, image: {}, types: 3, categories: 'mexanika' };
    const client = await clientFor([invalid]);

    const [item] = await client.call(endpoints.simulators);

    expect(item).toEqual({ id: 1, title: 'Matematik mayatnik', link: '/tajriba/mayatnik' });
  });

  test('invalid items are omitted from nested lists', async () => {
    const wrong = { ...aQuestion(), id: null };
    const lesson = { ...aLesson({ id: 1 }), tests: [aQuestion({ id: 1 }), wrong, aQuestion({ id: 3 })] };
    const client = await clientFor([
      { ...aSchoolClass(), lessons: [{ lesson: 'Ish' }, lesson] },
      { id: 4, name: '8-sinf', lessons: [7, {}] },
    ]);

    const body = await client.call(endpoints.classes);

    expect(
      body.map((item) => item.lessons.map(({ id, tests }) => [id, tests?.map((test) => test.id)])),
    ).toEqual([[[1, [1, 3]]]]);
  });

  test('an option number outside 1–4 counts as missing', async () => {
    const client = await clientFor([
      { ...aSchoolClass(), lessons: [aLesson({ tests: [aQuestion({ correct_option: 9 })] })] },
    ]);

    const body = await client.call(endpoints.classes);

    expect(body[0]?.lessons[0]?.tests?.[0]?.correct_option).toBeUndefined();
  });

  test('of duplicate ids the first item stays, also in nested lists', async () => {
    const client = await clientFor([
      aSimulation({ id: 1, title: 'Birinchi', categories: [{ id: 5 }, { id: 5, name: 'Optika' }] }),
      aSimulation({ id: 1, title: 'Ikkinchi' }),
    ]);

    const body = await client.call(endpoints.simulators);

    expect(body).toEqual([aSimulation({ id: 1, title: 'Birinchi', categories: [{ id: 5 }] })]);
    expect(log.mock.calls).toEqual([['Omitted invalid parts of "simulators":', ['1', '0.categories.1']]]);
  });

  test('after an invalid item another item may have the same id', async () => {
    const client = await clientFor([{ id: 1 }, aSimulation({ id: 1 })]);

    expect(await client.call(endpoints.simulators)).toEqual([aSimulation({ id: 1 })]);
  });

  test('an empty list, also on a page, is an empty list', async () => {
    const client = await clientFor({ count: 0, next: null, results: [] });

    expect(await client.call(endpoints.lessons)).toEqual([]);
  });

  test('a nested list that loses its last item counts as missing', async () => {
    const client = await clientFor([aSimulation({ categories: [null as never] })]);

    expect(await client.call(endpoints.simulators)).toEqual([aSimulation({ categories: undefined })]);
  });

  test('a huge list with valid, invalid and duplicate items is parsed, and logged in one short line', async () => {
    const items = Array.from({ length: 150_000 }, (_, id) =>
      id % 2 ? { id, lesson: 'Dars' } : { name: 'x' },
    );
    const duplicates = Array.from({ length: 150_000 }, () => ({ id: 1, lesson: 'Dars' }));
    const client = await clientFor([...items, ...duplicates]);

    const body = await client.call(endpoints.lessons);

    expect(body).toHaveLength(75_000);
    expect(log).toHaveBeenCalledTimes(1);
    const [, paths] = log.mock.calls[0] as [string, string[]];
    expect(paths).toHaveLength(20);
  }, 60_000);

  test('unknown fields are accepted', async () => {
    const client = await clientFor([{ ...aSimulation(), views: 12 }]);

    expect(await client.call(endpoints.simulators)).toEqual([aSimulation()]);
    expect(log).not.toHaveBeenCalled();
  });
});
