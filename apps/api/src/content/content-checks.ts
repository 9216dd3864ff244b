import type {
  ContentClass,
  ContentContact,
  ContentSimulation,
  ContentSynonyms,
} from '@zarra/contracts/content';
import type { ContentLesson } from '@zarra/contracts/lesson-content';
import { searchKey } from '@zarra/uzbek';
import * as z from 'zod/mini';
import { isVideoUrl } from '../database/tables.js';
import { mediaIssue } from './content-issues.js';
import { missingInLab, type InstalledLab, type StateName } from './installed-lab.js';

/** The names that items may refer to; a list that could not be read is not checked. */
export interface KnownNames {
  readonly types?: ReadonlySet<string> | undefined;
  readonly categories?: ReadonlySet<string> | undefined;
  readonly classes?: ReadonlySet<string> | undefined;
  /** Paths below the `pictures` folder. */
  readonly images: ReadonlySet<string>;
  /** Names of videos. */
  readonly videos: ReadonlySet<string>;
  /** Origins of other hosts that may serve images and videos. */
  readonly mediaOrigins: readonly string[];
}

type AddIssue = (path: PropertyKey[], message: string) => void;

/** A check for a schema. Its issues have paths, from which the line in the file follows. */
export const createCheck = <T>(validate: (value: T, addIssue: AddIssue) => void) =>
  z.check<T>((payload) => {
    validate(payload.value, (path, message) =>
      payload.issues.push({ code: 'custom', path, message, input: payload.value }),
    );
  });

type AddIndexIssue = (index: number, message: string) => void;

/** Adds an issue for each name of a list that stands in it before. */
export function checkUnique(names: readonly string[], kind: string, addIssue: AddIndexIssue): void {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) addIssue(index, `the ${kind} ${name} is used twice`);
  }
}

/** No two items of a list have the same slug. */
export const uniqueSlugs = createCheck<readonly { slug: string }[]>((items, addIssue) => {
  const slugs = items.map(({ slug }) => slug);
  checkUnique(slugs, 'slug', (index, message) => addIssue([index, 'slug'], message));
});

/** No two chapters of a class have the same key. */
export const chapterKeys = createCheck<readonly ContentClass[]>((classes, addIssue) => {
  for (const [at, { chapters = [] }] of classes.entries()) {
    const keys = chapters.map(({ key }) => key);
    checkUnique(keys, 'key', (index, message) => addIssue([at, 'chapters', index, 'key'], message));
  }
});

/** Each synonym has letters or digits, and is in the file once in whatever spelling. */
export const synonymKeys = createCheck<readonly ContentSynonyms[]>((groups, addIssue) => {
  const known = new Set<string>();
  for (const [at, { words }] of groups.entries()) {
    for (const [index, word] of words.entries()) {
      const key = searchKey(word);
      const path = [at, 'words', index];
      if (key === '') addIssue(path, `${word} has no letters`);
      else if (known.has(key)) addIssue(path, `the synonym ${word} is used twice`);
      known.add(key);
    }
  }
});

/** A lesson refers only to chapters of its class. */
export const lessonChapter = ({ slug, chapters = [] }: ContentClass) =>
  createCheck<ContentLesson>(({ chapter }, addIssue) => {
    if (chapter === undefined || chapters.some(({ key }) => key === chapter)) return;
    addIssue(['chapter'], `classes.yaml has no chapter ${chapter} of ${slug}`);
  });

/** No two questions of a lesson have the same key. */
export const lessonKeys = createCheck<ContentLesson>(({ questions }, addIssue) => {
  const keys = questions.map(({ key }) => key);
  checkUnique(keys, 'key', (index, message) => addIssue(['questions', index, 'key'], message));
});

/** The questions of a lesson refer only to headings of its text. */
export const questionSections = (sections: ReadonlyMap<string, string>) =>
  createCheck<ContentLesson>(({ questions }, addIssue) => {
    for (const [index, { section }] of questions.entries()) {
      if (section === undefined || sections.has(section)) continue;
      addIssue(['questions', index, 'section'], `the lesson has no heading with the id ${section}`);
    }
  });

/** A lesson and its questions name only experiments, states and investigations of the installed laboratory. */
export const lessonExperiments = (lab: InstalledLab) =>
  createCheck<ContentLesson>(({ experiments = [], questions }, addIssue) => {
    const checkState = (name: StateName, path: PropertyKey[]): void => {
      const missing = missingInLab(lab, name);
      if (missing) addIssue([...path, missing.field], missing.message);
    };
    for (const [index, experiment] of experiments.entries()) {
      checkState(experiment, ['experiments', index]);
      const { slug, investigation } = experiment;
      const known = lab.get(slug)?.investigations;
      if (investigation === undefined || !known || known.some(({ key }) => key === investigation)) continue;
      addIssue(
        ['experiments', index, 'investigation'],
        `the experiment ${slug} has no investigation ${investigation}`,
      );
    }
    for (const [index, { see }] of questions.entries()) {
      if (see) checkState(see, ['questions', index, 'see']);
    }
    const names = experiments.map(({ slug, state }) => `${slug}/${state}`);
    checkUnique(names, 'state', (index, message) => addIssue(['experiments', index, 'state'], message));
    for (const [index, { slug, investigation }] of experiments.entries()) {
      const isNamedBefore = experiments
        .slice(0, index)
        .some((other) => other.slug === slug && other.investigation === investigation);
      if (investigation !== undefined && isNamedBefore) {
        addIssue(
          ['experiments', index, 'investigation'],
          `the investigation ${slug}/${investigation} is used twice`,
        );
      }
    }
  });

/** A lesson's video has files, or is a URL on this site or an allowed host. */
export const lessonVideo = (known: KnownNames) =>
  createCheck<ContentLesson>(({ video }, addIssue) => {
    if (video === undefined || known.videos.has(video)) return;
    const issue = isVideoUrl(video)
      ? mediaIssue(video, known.mediaOrigins)
      : `there is no video videos/${video}.mp4 or videos/${video}.webm`;
    if (issue !== undefined) addIssue(['video'], issue);
  });

const checkImage = (image: string, path: PropertyKey[], known: KnownNames, addIssue: AddIssue): void => {
  if (!known.images.has(image)) addIssue(path, `there is no image pictures/${image}`);
};

/** A simulation refers only to existing types, categories, classes and images. */
export const simulationNames = (known: KnownNames) =>
  createCheck<ContentSimulation>(({ type, categories, classes = [], image }, addIssue) => {
    if (type !== undefined && known.types?.has(type) === false)
      addIssue(['type'], `types.yaml has no ${type}`);
    for (const [index, name] of categories.entries()) {
      if (known.categories?.has(name) === false)
        addIssue(['categories', index], `categories.yaml has no ${name}`);
    }
    checkUnique(categories, 'category', (index, message) => addIssue(['categories', index], message));
    for (const [index, name] of classes.entries()) {
      if (known.classes?.has(name) === false) addIssue(['classes', index], `classes.yaml has no ${name}`);
    }
    checkUnique(classes, 'class', (index, message) => addIssue(['classes', index], message));
    checkImage(image, ['image'], known, addIssue);
  });

/** The icons of social networks exist. */
export const contactIcons = (known: KnownNames) =>
  createCheck<readonly ContentContact[]>((contacts, addIssue) => {
    for (const [index, { socials }] of contacts.entries()) {
      for (const [socialIndex, { icon }] of socials.entries()) {
        checkImage(icon, [index, 'socials', socialIndex, 'icon'], known, addIssue);
      }
    }
  });
