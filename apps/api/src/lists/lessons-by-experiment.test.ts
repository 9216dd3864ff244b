import { endpoints } from '@zarra/contracts';
import { safeParse } from 'zod/v4/core';
import { openTestApp, type TestApp } from '../testing/app.js';
import { reimport } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { contentWithExperiments, labFiles, linkedContent } from '../testing/linked-content.js';

const experiments = [
  'experiments:',
  '  - slug: zanjir',
  '    state: lampa',
  '    note: Lampani yoqing.',
  '  - slug: zanjir',
  '    state: om-qonuni',
  '    note: Kuchlanishni oshiring.',
  '    investigation: nomalum-rezistor',
];

/** The lesson on speed with an experiment of the lesson on current, in two states. */
const twoLessons = {
  ...contentWithExperiments,
  'lessons/7-sinf/tezlik.md': String(contentWithExperiments['lessons/7-sinf/tezlik.md']).replace(
    'questions:',
    [...experiments, 'questions:'].join('\n'),
  ),
};

describe.each(databaseKinds)('the lessons of an experiment (%s)', (kind) => {
  let app: TestApp;
  const request = (slug: string, headers = {}) =>
    app.fastify.inject({ url: `/api/experiments/${slug}/lessons/`, headers });
  const lessonsOf = async (slug: string) => {
    const response = await request(slug);
    expect(response.statusCode).toBe(200);
    const result = safeParse(endpoints.experimentLessons.response, response.json());
    if (!result.success) throw result.error;
    expect(response.json()).toEqual(result.data);
    return result.data;
  };

  beforeEach(async () => {
    app = await openTestApp(kind, { webDir: await makeFolder(labFiles()) });
    await reimport(app, twoLessons);
  });
  afterEach(() => app.close());

  test('are in teaching order, with class, chapter, states and investigations', async () => {
    const lessons = await lessonsOf('zanjir');
    const [speed, current] = lessons.map(({ id }) => id);
    expect(lessons).toEqual([
      {
        id: speed,
        lesson: 'Tezlik: nima u?',
        className: '7-sinf',
        chapter: 'Kinematika',
        link: `/learn?topic=${String(speed)}`,
        states: [
          { state: 'lampa', stateTitle: 'Lampa', link: '/tajriba/zanjir?holat=AQ' },
          { state: 'om-qonuni', stateTitle: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' },
        ],
        investigations: [
          {
            slug: 'nomalum-rezistor',
            title: 'Nomaʼlum rezistor qarshiligi',
            link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
          },
        ],
      },
      {
        id: current,
        lesson: 'Elektr toki',
        className: '8-sinf',
        chapter: 'Elektr hodisalari',
        link: `/learn?topic=${String(current)}`,
        states: [{ state: 'om-qonuni', stateTitle: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' }],
        investigations: [],
      },
    ]);
    expect((await lessonsOf('mayatnik')).map(({ lesson }) => lesson)).toEqual(['Elektr toki']);
  });

  test('an experiment without lessons and an unknown one have an empty list', async () => {
    expect(await lessonsOf('linza')).toEqual([]);
    expect(await lessonsOf('a'.repeat(80))).toEqual([]);
    expect(await lessonsOf('constructor')).toEqual([]);
  });

  test.each(['Zanjir', 'a--b', '-a', 'zanjir%2F..', '%00', 'oʻra', 'a'.repeat(81), '..%2Fzanjir'])(
    'the path segment %s is not found',
    async (slug) => {
      const { statusCode, headers } = await request(encodeURI(slug).replaceAll('%25', '%'));
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  test('follow an import', async () => {
    await reimport(app, linkedContent);
    expect(await lessonsOf('zanjir')).toEqual([]);
  });

  test('are cached like the other lists', async () => {
    for (const slug of ['zanjir', 'linza']) {
      const { headers } = await request(slug);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(headers['vary']).toBe('accept-encoding');
      const again = await request(slug, { 'if-none-match': headers.etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const compressed = await request(slug, { 'accept-encoding': 'br' });
      expect(compressed.headers['content-encoding']).toBe('br');
    }
  });

  test('are the same for a visitor with a token, and contain no question', async () => {
    const { body } = await request('zanjir');
    expect((await request('zanjir', { authorization: 'Bearer stale.or.forged' })).body).toBe(body);
    expect(body).not.toMatch(/correct|option|explanation/);
  });

  test('are empty when the laboratory is not built', async () => {
    const other = await openTestApp(kind, { database: app.database, webDir: await makeFolder() });
    const response = await other.fastify.inject('/api/experiments/zanjir/lessons/');
    expect([response.statusCode, response.json()]).toEqual([200, []]);
    await other.fastify.close();
  });

  test('have no investigation that the laboratory lacks', async () => {
    const webDir = await makeFolder(labFiles((text) => text.replace('"nomalum-rezistor"', '"boshqa"')));
    const other = await openTestApp(kind, { database: app.database, webDir });
    const response = await other.fastify.inject('/api/experiments/zanjir/lessons/');
    expect(response.json<{ investigations: unknown[] }[]>().map((one) => one.investigations)).toEqual([
      [],
      [],
    ]);
    await other.fastify.close();
  });
});
