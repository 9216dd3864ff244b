/// <reference types="vite/client" />
// The curriculum as learners get it, read from its own files: what a story calls real stands on the site.
import type { CategoryBody, ContactBody, SchoolClassBody, SimulationBody } from '@zarra/contracts';
import type {
  ContentContact,
  ContentLesson,
  ContentNamed,
  ContentSimulation,
} from '@zarra/contracts/content';
import { parse } from 'yaml';

type Files = Readonly<Record<string, string>>;

const lists: Files = import.meta.glob('../../api/content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cards: Files = import.meta.glob('../../api/content/simulations/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages: Files = import.meta.glob('../../api/content/lessons/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pictures: Files = import.meta.glob('../../api/content/pictures/*/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The records of a list: a file of its own. */
const listed = (name: string): unknown => parse(lists[`../../api/content/${name}.yaml`] ?? '[]');

const pictureOf = (path: string): string =>
  new URL(pictures[`../../api/content/pictures/${path}`] ?? '', location.href).href;

/** In the order of the curriculum, numbered from 1. */
const inOrder = <Item extends { readonly order: number }>(items: Item[]) =>
  items.toSorted((one, other) => one.order - other.order).map((item, index) => ({ ...item, id: index + 1 }));

const categories: CategoryBody[] = (listed('categories') as ContentNamed[]).map((category, index) => ({
  ...category,
  id: index + 1,
}));
const types = listed('types') as ContentNamed[];

/** Every card of the catalogue. */
export const realSimulations: SimulationBody[] = inOrder(
  Object.values(cards).map((text) => parse(text) as ContentSimulation),
).map(({ id, title, description, image, link, type, categories: slugs }) => ({
  id,
  title,
  description,
  image: pictureOf(image),
  link,
  types: types.find(({ slug }) => slug === type) ?? null,
  categories: slugs.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []),
}));

/** A lesson's file: what it says of itself, and its text. */
const readLesson = (file: string) => {
  const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  return { ...(parse(head) as ContentLesson), description };
};

/** Every class with its lessons and their questions, as a signed-in learner gets them; films are not among it. */
export const realClasses: SchoolClassBody[] = (listed('classes') as ContentNamed[]).map(
  ({ slug, name }, at) => ({
    id: at + 1,
    name,
    lessons: inOrder(
      Object.entries(pages)
        .filter(([path]) => path.includes(`/${slug}/`))
        .map(([, file]) => readLesson(file)),
    ).map(({ id, title, description, questions }) => ({
      id: 100 * (at + 1) + id,
      lesson: title,
      description,
      videoUrl: null,
      tests_count: questions.length,
      tests: questions.map(({ question, options: [option1, option2, option3, option4] }, index) => ({
        id: 10_000 * (at + 1) + 100 * id + index,
        ...{ question, option1, option2, option3, option4 },
      })),
    })),
  }),
);

/** What the site says of itself. */
export const realAbout = (listed('about') as { description: string }[]).map((about) => ({ id: 1, ...about }));

/** How to reach the site. */
export const realContacts: ContactBody[] = (listed('contact') as ContentContact[]).map((contact) => ({
  ...contact,
  id: 1,
  socials: contact.socials.map((social, index) => ({
    ...social,
    id: index + 1,
    icon: pictureOf(social.icon),
  })),
}));
