import { rateLimits } from '../limits/limit-table.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { lessonOf, reimport, titles, type SignedIn } from '../testing/classroom.js';
import { edited } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { makeLearner } from '../testing/learner.js';
import { labFiles } from '../testing/linked-content.js';
import { searchContent } from '../testing/search-content.js';
import type { SearchResults } from './search-content.js';

const investigation = JSON.stringify({ key: 'lampalar', title: 'Qaysi lampa yorqinroq' });

describe.each(databaseKinds)('the search (%s)', (kind) => {
  let app: TestApp;
  const request = (query: string, headers: SignedIn = {}) =>
    app.fastify.inject({ url: `/api/search/?q=${encodeURIComponent(query)}`, headers });
  const find = async (query: string, headers: SignedIn = {}): Promise<SearchResults> =>
    (await request(query, headers)).json<SearchResults>();
  const lessonTitles = async (query: string): Promise<string[]> =>
    (await find(query)).lessons.map(({ title }) => title);

  beforeAll(async () => {
    const lab = labFiles((text) => text.replace('"investigations":[', `$&${investigation},`));
    app = await openTestApp(kind, { webDir: await makeFolder(lab) });
    await reimport(app, searchContent);
  });
  afterAll(() => app.close());

  test('finds the paragraph of a lesson, with its heading and the matching words marked', async () => {
    const { id } = await lessonOf(app, titles.oneQuestion);
    expect((await find('erkin elektronlar')).lessons).toEqual([
      {
        id,
        title: 'Elektr toki',
        className: '8-sinf',
        section: 'Zaryadlarning harakati',
        excerpt: ['Metallda ', 'erkin', ' ', 'elektronlar', ' harakatlanadi.'],
        link: `/learn?topic=${id}#zaryadlarning-harakati`,
      },
    ]);
  });

  test('shows formulas as learners type them', async () => {
    const [lesson] = (await find('proporsional')).lessons;
    expect(lesson?.excerpt.join('')).toBe(
      'Tok kuchi kuchlanishga toʻgʻri proporsional: I = U/R. Gravitatsiya bunda qatnashmaydi.',
    );
  });

  test('a passage before the first heading has the link of the lesson', async () => {
    const { id } = await lessonOf(app, titles.oneQuestion);
    const [lesson] = (await find('nima ekanini koʻramiz')).lessons;
    expect([lesson?.section, lesson?.link]).toEqual([null, `/learn?topic=${id}`]);
  });

  test.each([
    ['apostrophes', "to'g'ri proporsional"],
    ['no apostrophes', 'togri proporsional'],
    ['Cyrillic', 'тўғри пропорционал'],
    ['capitals', 'TOʻGʻRI'],
    ['a missing letter', 'proporsinal'],
    ['a wrong letter', 'praporsional'],
    ['an additional letter', 'proporssional'],
    ['two letters exchanged', 'porporsional'],
    ['a wrong letter in a word of four letters that occurs nowhere', 'tuki'],
    ['the beginning of a word', 'propors'],
    ['the beginning of a word whose key differs', 'gravitat'],
    ['other endings', 'qarshilikning ortishi'],
    ['words of different paragraphs', 'elektronlar qarshilik'],
    ['a synonym', 'voltaj'],
    ['words of a question', 'qarshilik nima uchun ortadi'],
    ['one word that occurs nowhere', 'proporsional trololo'],
  ])('forgives %s', async (_, query) => {
    expect((await lessonTitles(query))[0]).toBe('Elektr toki');
  });

  test('two typing errors in a word, or one in a word of three letters, are too many', async () => {
    expect(await lessonTitles('praparsional')).toEqual([]);
    expect(await lessonTitles('tpk')).toEqual([]);
  });

  test('finds experiments, their states and investigations', async () => {
    expect((await find('mayatnik')).experiments[0]).toEqual({
      title: 'Matematik mayatnik',
      part: null,
      excerpt: ['Davr va uzunlik: "T = 2π√(l/g)" 😀'],
      link: '/tajriba/mayatnik',
    });
    expect((await find('om qonuni')).experiments).toEqual([
      { title: 'Ampermetr', part: 'Om qonuni', excerpt: [''], link: '/tajriba/zanjir?holat=AQI' },
    ]);
    expect((await find('yorqin lampa')).experiments).toEqual([
      { title: 'Ampermetr', part: 'Qaysi lampa yorqinroq', excerpt: [''], link: '/tajriba/zanjir' },
    ]);
    expect((await find('kulon qonuni')).experiments[0]?.link).toBe('https://example.org/kulon?a=1&b=2');
  });

  test('only a learner finds questions, and never their options and explanations', async () => {
    const { signedIn } = await makeLearner(app);
    const { id } = await lessonOf(app, titles.oneQuestion);
    const query = 'tok kuchining birligi';
    expect((await find(query)).questions).toEqual([]);
    const { questions } = await find(query, signedIn);
    expect(questions).toEqual([
      {
        id: expect.any(Number) as number,
        lesson: 'Elektr toki',
        excerpt: ['', 'Tok', ' ', 'kuchining', ' ', 'birligi', '?'],
        link: `/learn?topic=${id}`,
      },
    ]);
    for (const hidden of ['vatt', 'MAXFIY-IZOH', 'maxfiy', 'sekundda'])
      expect((await find(hidden, signedIn)).questions).toEqual([]);
  });

  test('suggests topics when nothing is found, and for no words', async () => {
    const suggestions = ['Tezlik: nima u?', 'Elektr toki'];
    for (const query of ['', '   ', 'zzzzzz', '?!', '🙂'])
      expect(await find(query)).toEqual({ lessons: [], experiments: [], questions: [], suggestions });
  });

  test('answers hostile queries', async () => {
    for (const query of [
      `"' or 1=1; drop table lessons --`,
      '%_*?(a+)+$',
      '\u0000\u0007\u001b[31m',
      '\ud83d',
      '<script>alert(1)</script>',
      '__proto__ constructor toString',
      'а'.repeat(120),
      'bo '.repeat(40),
    ]) {
      const url = `/api/search/?q=${encodeURIComponent(query.toWellFormed())}`;
      const { statusCode, body } = await app.fastify.inject(url);
      expect([query, statusCode]).toEqual([query, 200]);
      expect(body).not.toContain('script');
    }
    for (const query of ['', '?q', '?x=1', '?q=a&q=b', `?q=${'a'.repeat(121)}`, `?q=${'a'.repeat(10_000)}`]) {
      const { statusCode, body } = await app.fastify.inject(`/api/search/${query}`);
      expect([query, statusCode]).toEqual([query, query === '?q' ? 200 : 400]);
      expect(body).not.toContain('undefined');
    }
  });

  test('is cached by browsers for a minute, apart for learners', async () => {
    const { headers } = await request('tok');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'accept-encoding, authorization',
      etag: expect.stringMatching(/^W\/"/) as string,
    });
    const again = await request('tok', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const compressed = await request('tok', { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-encoding']).toBe('br');

    const { signedIn } = await makeLearner(app);
    expect((await request('tok', signedIn)).headers['cache-control']).toBe('private, max-age=60');
  });

  test('finds imported content at once, and its synonyms', async () => {
    expect(await lessonTitles('neytrino')).toEqual([]);
    expect(await lessonTitles('kuchcha')).toEqual([]);
    await reimport(app, {
      ...searchContent,
      ...edited('lessons/7-sinf/kuch.md', 'Kuch haqida.', 'Neytrino haqida.'),
      'synonyms.yaml': '- words:\n    - kuchcha\n    - neytrino\n',
    });
    expect(await lessonTitles('neytrino')).toEqual(['Kuch']);
    expect(await lessonTitles('kuchcha')).toEqual(['Kuch']);
    await reimport(app, {});
    expect(await lessonTitles('kuchcha')).toEqual([]);
    await reimport(app, searchContent);
  });

  test('too many searches of one address wait; those in memory do not count', async () => {
    const { uses } = rateLimits.searchesByAddress;
    const statusOf = async (query: string, remoteAddress: string) =>
      (await app.fastify.inject({ url: `/api/search/?q=${query}`, remoteAddress })).statusCode;
    for (let n = 0; n < uses; n += 1) await statusOf(`z${n}`, '192.0.2.1');
    const rejected = await app.fastify.inject({ url: '/api/search/?q=yangi', remoteAddress: '192.0.2.1' });
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(`z${uses - 1}`, '192.0.2.1')).toBe(200);
    expect(await statusOf('yangi', '192.0.2.2')).toBe(200);
  });
});

const onBoth = databaseKinds.length > 1 ? test : test.skip;

onBoth('both databases give the same bytes', async () => {
  const bodies: string[] = [];
  for (const kind of databaseKinds) {
    const app = await openTestApp(kind);
    bodies.push((await app.fastify.inject('/api/search/?q=tezlik')).body);
    await app.close();
  }
  expect(bodies[1]).toBe(bodies[0]);
});
