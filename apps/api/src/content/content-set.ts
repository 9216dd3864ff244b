import { isDeepStrictEqual } from 'node:util';
import type {
  ContentClass,
  ContentContact,
  ContentIdea,
  ContentListEntry,
  ContentSimulation,
  ContentSynonyms,
} from '@zarra/contracts/content';
import type { PracticalItem } from './practicals/practical-file.js';
import type { ContentCourse, ContentTerm } from '@zarra/contracts/course-content';
import type { ContentLesson, ContentPracticeItem } from '@zarra/contracts/lesson-content';
import type { LessonFigures } from './figures/lesson-figures.js';

export type SimulationItem = ContentSimulation & { readonly slug: string };
export type LessonItem = ContentLesson & {
  readonly classSlug: string;
  readonly slug: string;
  /** Markdown. */
  readonly body: string;
  /** The typeset body as JSON, which takes a fraction of the memory of its nodes. */
  readonly tree: string;
  /** Absent without any. */
  readonly figures?: LessonFigures | undefined;
};

/** The practice items of one lesson, in their order. */
export interface PracticeItems {
  readonly classSlug: string;
  /** Slug of the lesson. */
  readonly slug: string;
  readonly items: readonly ContentPracticeItem[];
}

/** The whole curriculum, read from files or from the database. Lists are in display order. */
export interface ContentSet {
  readonly categories: readonly ContentListEntry[];
  readonly types: readonly ContentListEntry[];
  readonly simulations: readonly SimulationItem[];
  readonly classes: readonly ContentClass[];
  readonly lessons: readonly LessonItem[];
  readonly practice: readonly PracticeItems[];
  readonly about: readonly { readonly description: string }[];
  readonly contact: readonly ContentContact[];
  readonly synonyms: readonly ContentSynonyms[];
  readonly ideas: readonly ContentIdea[];
  readonly practicals: readonly PracticalItem[];
  /** Without lessons when the content has no plan. */
  readonly course: ContentCourse;
  readonly glossary: readonly ContentTerm[];
}

/** Names of the items, e.g. `simulations/mayatnik`, that an import adds, changes or removes. */
export interface ContentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

function itemsByName(content: ContentSet): Map<string, unknown> {
  const items = new Map<string, unknown>();
  const add = (name: string, ...value: unknown[]) => items.set(name, value);
  for (const list of ['categories', 'types', 'classes'] as const) {
    content[list].forEach(({ slug, ...rest }, position) => add(`${list}/${slug}`, rest, position));
  }
  for (const { slug, ...rest } of content.simulations) add(`simulations/${slug}`, rest);
  for (const { classSlug, slug, tree: _, figures, ...rest } of content.lessons) {
    add(`lessons/${classSlug}/${slug}`, rest, figures?.source);
  }
  for (const { classSlug, slug, items: practice } of content.practice) {
    add(`practice/${classSlug}/${slug}`, practice);
  }
  for (const { slug, classSlug, tree: _, ...rest } of content.practicals) {
    add(`practicals/${classSlug}/${slug}`, rest);
  }
  for (const list of ['about', 'contact'] as const) {
    content[list].forEach((item, position) => add(`${list}/${position + 1}`, item));
  }
  for (const list of ['synonyms', 'ideas', 'glossary'] as const)
    if (content[list].length > 0) add(list, content[list]);
  if (content.course.topics.length > 0) add('topics', content.course);
  return items;
}

/** The changes from `current` to `next`. */
export function compareContent(current: ContentSet, next: ContentSet): ContentChanges {
  const before = itemsByName(current);
  const after = itemsByName(next);
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    changed: [...after]
      .filter(([name, value]) => before.has(name) && !isDeepStrictEqual(before.get(name), value))
      .map(([name]) => name),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  };
}
