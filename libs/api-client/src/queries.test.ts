import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { endpoints } from '@zarra/contracts';
import { categoriesOf, simulationsQuery } from './catalogue.js';
import { classesQuery, lessonResultQuery, lessonsQuery } from './classroom/index.js';
import { createApiClient } from './index.js';
import { sessionQuery } from './session/index.js';
import { aboutQuery, contactQuery } from './site.js';
import { aCategory, aContact, respond, aSimulation } from './msw/index.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const log = jest.fn();
const client = createApiClient({ log });
const crossOrigin = createApiClient({ baseUrl: 'https://api.zarra.uz/api', log });
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('simulations', () => {
  test('all fields', async () => {
    network.use(respond(endpoints.simulators, [aSimulation()]));

    expect(await queries().query(simulationsQuery(client))).toEqual([
      {
        id: 1,
        title: 'Matematik mayatnik',
        description: expect.stringContaining('tebranish'),
        image: '/media/simulations/mayatnik.svg',
        link: '/tajriba/mayatnik',
        typeName: 'Interaktiv tajriba',
        categories: [{ id: 1, name: 'Mexanika', slug: 'mexanika' }],
        classes: [],
      },
    ]);
  });

  test('missing fields are null or empty', async () => {
    network.use(
      respond(endpoints.simulators, [{ id: 4, title: 'Linza', types: { name: ' ' }, description: null }]),
    );

    expect(await queries().query(simulationsQuery(client))).toEqual([
      {
        id: 4,
        title: 'Linza',
        description: '',
        image: null,
        link: null,
        typeName: null,
        categories: [],
        classes: [],
      },
    ]);
  });

  test('an unsafe address is null', async () => {
    const unsafe = aSimulation({ link: 'javascript:alert(1)', image: '//evil.example/x.svg' });
    network.use(respond(endpoints.simulators, [unsafe]));

    const [simulation] = await queries().query(simulationsQuery(client));

    expect(simulation).toMatchObject({ link: null, image: null });
  });

  test('the name of a category is its name, title or id; blank texts count as missing', async () => {
    const categories = [
      { id: 1, name: 'Optika', title: 'Boshqa', slug: 'optika' },
      { id: 2, name: '  ', title: 'Mexanika', slug: '' },
      { id: 3, name: null, title: null, slug: null },
      { id: 4 },
    ];
    network.use(respond(endpoints.simulators, [aSimulation({ categories })]));

    const [simulation] = await queries().query(simulationsQuery(client));

    expect(simulation?.categories).toEqual([
      { id: 1, name: 'Optika', slug: 'optika' },
      { id: 2, name: 'Mexanika', slug: 'category-2' },
      { id: 3, name: 'Kategoriya 3', slug: 'category-3' },
      { id: 4, name: 'Kategoriya 4', slug: 'category-4' },
    ]);
  });

  test('categoriesOf: each slug once, in order of first appearance', async () => {
    const [mechanics, optics] = [aCategory(), aCategory({ id: 2, name: 'Optika', slug: 'optika' })];
    const duplicate = aCategory({ id: 9, name: 'Mexanika 2', slug: 'mexanika' });
    network.use(
      respond(endpoints.simulators, [
        aSimulation({ id: 1, categories: [optics] }),
        aSimulation({ id: 2, categories: [mechanics, optics] }),
        aSimulation({ id: 3, categories: [duplicate] }),
      ]),
    );

    const simulations = await queries().query(simulationsQuery(client));

    expect(categoriesOf(simulations).map(({ id }) => id)).toEqual([2, 1]);
    expect(categoriesOf([])).toEqual([]);
  });

  test('relative images get the origin of the API, links do not', async () => {
    network.use(respond(endpoints.simulators, [aSimulation({ image: 'media/x.svg' })]));

    const [simulation] = await queries().query(simulationsQuery(crossOrigin));

    expect(simulation).toMatchObject({
      image: 'https://api.zarra.uz/media/x.svg',
      link: '/tajriba/mayatnik',
    });
  });
});

describe('contact', () => {
  test('the first item is used', async () => {
    network.use(respond(endpoints.contacts, [aContact(), aContact({ id: 2, phone: '+998 00' })]));

    expect(await queries().query(contactQuery(client))).toEqual({
      phone: '+998 71 200 30 40',
      email: 'aloqa@zarra.uz',
      address: 'Toshkent shahri, Universitet koʻchasi, 4-uy',
      socials: [
        { id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/socials/telegram.svg' },
      ],
    });
  });

  test('missing fields are null, an unsafe social link is omitted and logged without its address', async () => {
    const socials = [
      { id: 1, name: 'X', url: 'javascript:alert(1)' },
      { id: 2, name: 'Y', url: 'https://y.uz' },
    ];
    network.use(respond(endpoints.contacts, [{ id: 1, phone: ' ', socials }]));

    expect(await queries().query(contactQuery(client))).toEqual({
      phone: null,
      email: null,
      address: null,
      socials: [{ id: 2, name: 'Y', url: 'https://y.uz', icon: null }],
    });
    expect(log).toHaveBeenCalledWith('Omitted social links with an unsafe address: 1');
  });

  test('an empty list is null', async () => {
    network.use(respond(endpoints.contacts, []));

    expect(await queries().query(contactQuery(client))).toBeNull();
  });
});

test('the description of the site is the first one', async () => {
  network.use(respond(endpoints.aboutSite, [{ id: 1, description: ' Fizika yaqin. ' }]));
  expect(await queries().query(aboutQuery(client))).toBe('Fizika yaqin.');
  network.use(respond(endpoints.aboutSite, []));
  expect(await queries().query(aboutQuery(client))).toBe('');
});

test('each query has its own key and stays fresh for five minutes', () => {
  const all = [simulationsQuery, contactQuery, lessonsQuery, aboutQuery, classesQuery].map((query) =>
    query(client),
  );

  expect(all.map(({ queryKey }) => queryKey)).toEqual([
    ['simulators'],
    ['contact'],
    ['lessons'],
    ['about'],
    ['classes'],
  ]);
  expect(all.every(({ staleTime }) => staleTime === 300_000)).toBe(true);
});

describe('cancelling a query aborts its request', () => {
  const aborted = jest.fn();
  const hanging = createApiClient({
    log,
    fetch: (request) =>
      new Promise((_, reject) => {
        const { signal } = request as Request;
        signal.addEventListener('abort', () => {
          aborted();
          reject(signal.reason as Error);
        });
      }),
  });

  test.each<[string, (cache: QueryClient) => Promise<unknown>]>([
    ['simulations', (cache) => cache.query(simulationsQuery(hanging))],
    ['contact', (cache) => cache.query(contactQuery(hanging))],
    ['lessons', (cache) => cache.query(lessonsQuery(hanging))],
    ['about', (cache) => cache.query(aboutQuery(hanging))],
    ['classes', (cache) => cache.query(classesQuery(hanging))],
  ])('%s', async (_, runQuery) => {
    aborted.mockClear();
    const cache = queries();
    const result = runQuery(cache).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 10));

    await cache.cancelQueries();
    await result;

    expect(aborted).toHaveBeenCalledTimes(1);
  });
});

test('a response that is the same for every visitor stays cached when the session changes', () => {
  const isPublic = ({ meta }: { meta?: Record<string, unknown> }) => meta?.['public'];
  const content = [simulationsQuery, contactQuery, lessonsQuery, aboutQuery];

  expect(content.map((query) => isPublic(query(client)))).toEqual([true, true, true, true]);
  expect([classesQuery(client), sessionQuery(client), lessonResultQuery(client, 1)].map(isPublic)).toEqual([
    false,
    false,
    false,
  ]);
});
