import { QueryClient } from '@tanstack/react-query';
import { endpoints, type Endpoint, type EntityId } from '@zarra/contracts';
import fc from 'fast-check';
import { simulationsQuery } from './catalogue.js';
import { classesQuery, lessonsQuery } from './classroom/index.js';
import { createApiClient, isInvalidResponse, isNetworkError, isApiError, type ApiClient } from './index.js';
import { aboutQuery, contactQuery } from './site.js';
import { aCategory, aContact, aLesson, aQuestion, aSchoolClass, aSimulation } from './msw/index.js';

/** Valid responses, to be mutated. */
const valid: Record<string, unknown> = {
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

const hostileValue = fc.oneof(
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

type Mutation = {
  readonly position: number;
  readonly kind: 'replace' | 'remove' | 'repeat' | 'rename';
  readonly replacement: unknown;
};
const mutation: fc.Arbitrary<Mutation> = fc.record({
  position: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'repeat', 'rename'),
  replacement: hostileValue,
});

/** All positions in a JSON value, each as its parent and key. */
const positionsOf = (value: unknown): [Record<string, unknown>, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
        ...positionsOf(part),
      ])
    : [];

/** Mutates a copy of a response. */
const mutate = (body: unknown, mutations: readonly Mutation[]): unknown => {
  const root: Record<string, unknown> = { body: structuredClone(body) };
  for (const { position, kind, replacement } of mutations) {
    const positions = positionsOf(root);
    const [parent, key] = positions[position % positions.length] ?? ([root, 'body'] as const);
    if (kind === 'replace') parent[key] = structuredClone(replacement);
    else if (kind === 'remove') Reflect.deleteProperty(parent, key);
    else if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
    else if (kind === 'rename') parent[`${key}_`] = parent[key];
  }
  return root['body'];
};

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isSafe = (value: string | null) => value === null || /^(https?:\/\/[^/]|\/(?!\/))/i.test(value);
const haveUniqueIds = (items: readonly { id: EntityId }[]) =>
  new Set(items.map((item) => String(item.id))).size === items.length &&
  items.every(({ id }) => Number.isSafeInteger(id) || (typeof id === 'string' && id.trim() !== ''));

/** Runs the query and checks its data against the domain types. */
const checks: { endpoint: Endpoint; run: (queries: QueryClient, client: ApiClient) => Promise<void> }[] = [
  {
    endpoint: endpoints.simulators,
    run: async (queries, client) => {
      const items = await queries.query(simulationsQuery(client));
      expect(haveUniqueIds(items)).toBe(true);
      for (const item of items) {
        expect(isText(item.title) && isText(item.description) && isTextOrNull(item.typeName)).toBe(true);
        expect(isSafe(item.image) && isSafe(item.link) && haveUniqueIds(item.categories)).toBe(true);
        expect(item.categories.every(({ name, slug }) => name.trim() !== '' && slug.trim() !== '')).toBe(
          true,
        );
      }
    },
  },
  {
    endpoint: endpoints.contacts,
    run: async (queries, client) => {
      const contact = await queries.query(contactQuery(client));
      if (contact === null) return;
      expect(
        [contact.phone, contact.email, contact.address].every(isTextOrNull) && haveUniqueIds(contact.socials),
      ).toBe(true);
      expect(
        contact.socials.every(({ name, url, icon }) => isText(name) && isSafe(url) && isSafe(icon)),
      ).toBe(true);
    },
  },
  {
    endpoint: endpoints.lessons,
    run: async (queries, client) => {
      const items = await queries.query(lessonsQuery(client));
      expect(haveUniqueIds(items) && items.every(({ title }) => isText(title))).toBe(true);
    },
  },
  {
    endpoint: endpoints.aboutSite,
    run: async (queries, client) => {
      expect(isText(await queries.query(aboutQuery(client)))).toBe(true);
    },
  },
  {
    endpoint: endpoints.classes,
    run: async (queries, client) => {
      const classes = await queries.query(classesQuery(client));
      expect(haveUniqueIds(classes)).toBe(true);
      expect(classes.every(({ name, lessons }) => isText(name) && haveUniqueIds(lessons))).toBe(true);
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
        expect(haveUniqueIds(lesson.questions)).toBe(true);
        for (const { text, options, correctOption } of lesson.questions) {
          expect(isText(text) && options.every(isText)).toBe(true);
          expect(correctOption === null || [1, 2, 3, 4].includes(correctOption)).toBe(true);
        }
      }
    },
  },
];

test('3,000 mutated responses cause only our errors, and no invalid items', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...checks),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      fc.option(fc.nat(), { freq: 8 }),
      fc.constantFrom(200, 200, 200, 200, 200, 201, 400, 401, 403, 404, 429, 500),
      async ({ endpoint, run }, mutations, cut, status) => {
        const json = (JSON.stringify(mutate(valid[endpoint.name], mutations)) as string | undefined) ?? '';
        const text = cut === null ? json : json.slice(0, cut % (json.length + 1));
        const client = createApiClient({
          fetch: async () => new Response(text, { status }),
          log: () => undefined,
        });
        const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        try {
          await run(queries, client);
        } catch (error) {
          if (!(isInvalidResponse(error) || isNetworkError(error) || (isApiError(error) && status >= 400)))
            throw error;
        }
      },
    ),
    { numRuns: 3000 },
  );
}, 60_000);

test('the valid responses pass the same checks without a log', async () => {
  for (const { endpoint, run } of checks) {
    const fetch = async () => new Response(JSON.stringify(valid[endpoint.name]));
    await run(new QueryClient(), createApiClient({ fetch, log: () => expect(true).toBe(false) }));
  }
});
