import { QueryClient } from '@tanstack/react-query';
import { endpoints, type Endpoint } from '@zarra/contracts';
import fc from 'fast-check';
import {
  aboutQuery,
  classesQuery,
  contactQuery,
  createApiClient,
  isBadAnswer,
  isOffline,
  isRefused,
  lessonsQuery,
  simulationsQuery,
  type ApiClient,
} from './index.js';
import { aCategory, aContact, aLesson, aQuestion, aSchoolClass, aSimulation } from './testing.js';

/** Whole good answers, to be spoilt. */
const good: Record<string, unknown> = {
  simulators: [
    aSimulation(),
    aSimulation({ id: 2, categories: [aCategory(), aCategory({ id: 2, name: 'Optika' })] }),
  ],
  contact: [aContact()],
  lessons: [
    { id: 1, lesson: 'Kuch' },
    { id: 2, lesson: 'Ish' },
  ],
  about: [{ id: 1, description: 'Zarra haqida' }],
  classes: [
    aSchoolClass({
      lessons: [
        aLesson({ tests: [aQuestion(), aQuestion({ id: 2 })], percentage: 50 }),
        aLesson({
          id: 2,
          video: {
            sources: [{ url: '/media/videos/kuch.webm', type: 'video/webm', bytes: 900_000 }],
            poster: '/media/videos/kuch.webp',
            captions: '/media/videos/kuch.vtt',
          },
        }),
      ],
    }),
  ],
};

const wreck = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    true,
    [],
    {},
    [null],
    'javascript:alert(1)',
    '//evil.example',
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(100_000),
    [[[]]],
    { id: 1 },
    '\u0000',
    '\ud800',
    JSON.parse('{"__proto__": {"id": 1}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

type Spoil = {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'rename';
  readonly by: unknown;
};
const spoil: fc.Arbitrary<Spoil> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'repeat', 'rename'),
  by: wreck,
});

/** Every place of a JSON value, as the object or list holding it and its key. */
const placesOf = (value: unknown): [Record<string, unknown>, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
        ...placesOf(part),
      ])
    : [];

/** Spoils a copy of an answer in some places. */
const spoilt = (answer: unknown, spoils: readonly Spoil[]): unknown => {
  const root: Record<string, unknown> = { answer: structuredClone(answer) };
  for (const { at, how, by } of spoils) {
    const places = placesOf(root);
    const [holder, key] = places[at % places.length] ?? ([root, 'answer'] as const);
    if (how === 'replace') holder[key] = structuredClone(by);
    else if (how === 'remove') Reflect.deleteProperty(holder, key);
    else if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    else if (how === 'rename') holder[`${key}_`] = holder[key];
  }
  return root['answer'];
};

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isSafe = (value: string | null) => value === null || /^(https?:\/\/[^/]|\/(?!\/))/i.test(value);
const distinct = (items: readonly { id: number }[]) =>
  new Set(items.map((item) => item.id)).size === items.length &&
  items.every((item) => Number.isSafeInteger(item.id));

/** Asks through the query and checks every promise of the domain types. */
const rooms: { endpoint: Endpoint; look: (queries: QueryClient, client: ApiClient) => Promise<void> }[] = [
  {
    endpoint: endpoints.simulators,
    look: async (queries, client) => {
      const items = await queries.query(simulationsQuery(client));
      expect(distinct(items)).toBe(true);
      for (const item of items) {
        expect(isText(item.title) && isText(item.description) && isTextOrNull(item.typeName)).toBe(true);
        expect(isSafe(item.image) && isSafe(item.link) && distinct(item.categories)).toBe(true);
        expect(item.categories.every(({ name, slug }) => name.trim() !== '' && slug.trim() !== '')).toBe(
          true,
        );
      }
    },
  },
  {
    endpoint: endpoints.contacts,
    look: async (queries, client) => {
      const contact = await queries.query(contactQuery(client));
      if (contact === null) return;
      expect(
        [contact.phone, contact.email, contact.address].every(isTextOrNull) && distinct(contact.socials),
      ).toBe(true);
      expect(
        contact.socials.every(({ name, url, icon }) => isText(name) && isSafe(url) && isSafe(icon)),
      ).toBe(true);
    },
  },
  {
    endpoint: endpoints.lessons,
    look: async (queries, client) => {
      const items = await queries.query(lessonsQuery(client));
      expect(distinct(items) && items.every(({ title }) => isText(title))).toBe(true);
    },
  },
  {
    endpoint: endpoints.aboutSite,
    look: async (queries, client) => {
      expect(isText(await queries.query(aboutQuery(client)))).toBe(true);
    },
  },
  {
    endpoint: endpoints.classes,
    look: async (queries, client) => {
      const classes = await queries.query(classesQuery(client));
      expect(distinct(classes)).toBe(true);
      expect(classes.every(({ name, lessons }) => isText(name) && distinct(lessons))).toBe(true);
      for (const lesson of classes.flatMap(({ lessons }) => lessons)) {
        expect(isText(lesson.title) && isText(lesson.description)).toBe(true);
        const { video, percentage } = lesson;
        const files = video
          ? [video.url, video.poster, video.captions, ...video.sources.map(({ url }) => url)]
          : [];
        expect(files.every(isSafe) && video?.sources.length !== 0).toBe(true);
        expect(
          percentage === null || (Number.isInteger(percentage) && percentage >= 0 && percentage <= 100),
        ).toBe(true);
        expect(
          Number.isSafeInteger(lesson.questionCount) && lesson.questionCount >= lesson.questions.length,
        ).toBe(true);
        expect(distinct(lesson.questions)).toBe(true);
        for (const { text, options, correctOption } of lesson.questions) {
          expect(isText(text) && options.every(isText)).toBe(true);
          expect(correctOption === null || [1, 2, 3, 4].includes(correctOption)).toBe(true);
        }
      }
    },
  },
];

test('of 3,000 spoilt replies none throws anything but our errors, none yields an unusable item', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...rooms),
      fc.array(spoil, { minLength: 1, maxLength: 6 }),
      fc.option(fc.nat(), { freq: 8 }),
      fc.constantFrom(200, 200, 200, 200, 200, 201, 400, 401, 403, 404, 429, 500),
      async ({ endpoint, look }, spoils, cut, status) => {
        const whole = (JSON.stringify(spoilt(good[endpoint.name], spoils)) as string | undefined) ?? '';
        const text = cut === null ? whole : whole.slice(0, cut % (whole.length + 1));
        const client = createApiClient({
          fetch: async () => new Response(text, { status }),
          log: () => undefined,
        });
        const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        try {
          await look(queries, client);
        } catch (error) {
          if (!(isBadAnswer(error) || isOffline(error) || (isRefused(error) && status >= 400))) throw error;
        }
      },
    ),
    { numRuns: 3000 },
  );
}, 60_000);

test('the unspoilt replies pass the same looks, so the property is not empty', async () => {
  for (const { endpoint, look } of rooms) {
    const fetch = async () => new Response(JSON.stringify(good[endpoint.name]));
    await look(new QueryClient(), createApiClient({ fetch, log: () => expect(true).toBe(false) }));
  }
});
