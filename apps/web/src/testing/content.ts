/// <reference types="vite/client" />
// The curriculum of the site, read from its files, for stories.
import type { CategoryBody, ContactBody, SchoolClassBody, SimulationBody } from '@zarra/contracts';
import type { ContentContact, ContentListEntry, ContentSimulation } from '@zarra/contracts/content';
import type { ContentLesson, ContentQuestion } from '@zarra/contracts/lesson-content';
import { parse } from 'yaml';

type Files = Readonly<Record<string, string>>;

const lists: Files = import.meta.glob('../../../api/content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cards: Files = import.meta.glob('../../../api/content/simulations/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages: Files = import.meta.glob('../../../api/content/lessons/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const images: Files = import.meta.glob('../../../api/content/pictures/*/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The entries of a list, which is one file. */
const readList = (name: string): unknown => parse(lists[`../../../api/content/${name}.yaml`] ?? '[]');

const imageUrl = (path: string): string =>
  new URL(images[`../../../api/content/pictures/${path}`] ?? '', location.href).href;

/** Sorts by `order` and numbers the items from 1. */
const sortAndNumber = <Item extends { readonly order: number }>(items: Item[]) =>
  items.toSorted((a, b) => a.order - b.order).map((item, index) => ({ ...item, id: index + 1 }));

const categories: CategoryBody[] = (readList('categories') as ContentListEntry[]).map((category, index) => ({
  ...category,
  id: index + 1,
}));
const types = readList('types') as ContentListEntry[];

/** All simulations of the catalogue. */
export const realSimulations: SimulationBody[] = sortAndNumber(
  Object.values(cards).map((text) => parse(text) as ContentSimulation),
).map(({ id, title, description, image, link, type, categories: slugs }) => ({
  id,
  title,
  description,
  image: imageUrl(image),
  link,
  types: types.find(({ slug }) => slug === type) ?? null,
  categories: slugs.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []),
}));

/** Parses a lesson's file: its front matter and its text. */
const parseLesson = (file: string) => {
  const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  return { ...(parse(head) as ContentLesson), description };
};

/** The text of an option; of a figure its key. */
const toText = (option: ContentQuestion['options'][number]): string =>
  typeof option === 'string' ? option : option.figure;

/** All classes with their lessons and questions, as for a signed-in learner, without videos. */
export const realClasses: SchoolClassBody[] = (readList('classes') as ContentListEntry[]).map(
  ({ slug, name }, at) => ({
    id: at + 1,
    name,
    lessons: sortAndNumber(
      Object.entries(pages)
        .filter(([path]) => path.includes(`/${slug}/`))
        .map(([, file]) => parseLesson(file)),
    ).map(({ id, title, description, questions }) => ({
      id: 100 * (at + 1) + id,
      lesson: title,
      description,
      videoUrl: null,
      tests_count: questions.length,
      tests: questions.map(({ question, options }, index) => {
        const [option1, option2, option3, option4] = options.map(toText) as [string, string, string, string];
        return { id: 10_000 * (at + 1) + 100 * id + index, question, option1, option2, option3, option4 };
      }),
    })),
  }),
);

/** Description of the site. */
export const realAbout = (readList('about') as { description: string }[]).map((about) => ({
  id: 1,
  ...about,
}));

/** Contact details of the site. */
export const realContacts: ContactBody[] = (readList('contact') as ContentContact[]).map((contact) => ({
  ...contact,
  id: 1,
  socials: contact.socials.map((social, index) => ({
    ...social,
    id: index + 1,
    icon: imageUrl(social.icon),
  })),
}));
