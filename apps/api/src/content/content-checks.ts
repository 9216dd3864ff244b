import type { ContentContact, ContentLesson, ContentSimulation } from '@zarra/contracts/content';
import * as z from 'zod/mini';
import { isVideoAddress } from '../videos/read-videos.js';

/** What items may name; a list that could not be read checks nothing. */
export interface KnownNames {
  readonly types?: ReadonlySet<string> | undefined;
  readonly categories?: ReadonlySet<string> | undefined;
  /** Paths below the pictures folder. */
  readonly pictures: ReadonlySet<string>;
  /** Names of videos. */
  readonly videos: ReadonlySet<string>;
}

type Report = (path: PropertyKey[], message: string) => void;

/** A check of a schema whose faults name a field, and by it a line of the file. */
const checkWith = <T>(find: (value: T, report: Report) => void) =>
  z.check<T>((payload) => {
    find(payload.value, (path, message) =>
      payload.issues.push({ code: 'custom', path, message, input: payload.value }),
    );
  });

function reportRepeated(
  names: readonly string[],
  what: string,
  report: (index: number, message: string) => void,
) {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) report(index, `the ${what} ${name} stands twice`);
  }
}

/** No two items of a list have the same slug. */
export const uniqueSlugs = checkWith<readonly { slug: string }[]>((items, report) => {
  const slugs = items.map(({ slug }) => slug);
  reportRepeated(slugs, 'slug', (index, message) => report([index, 'slug'], message));
});

/** No two questions of a lesson have the same key. */
export const lessonKeys = checkWith<ContentLesson>(({ questions }, report) => {
  const keys = questions.map(({ key }) => key);
  reportRepeated(keys, 'key', (index, message) => report(['questions', index, 'key'], message));
});

/** A lesson's video has files, unless it is an address. */
export const lessonVideo = (known: KnownNames) =>
  checkWith<ContentLesson>(({ video }, report) => {
    if (video === undefined || isVideoAddress(video) || known.videos.has(video)) return;
    report(['video'], `there is no video videos/${video}.mp4 or videos/${video}.webm`);
  });

const checkPicture = (picture: string, path: PropertyKey[], known: KnownNames, report: Report): void => {
  if (!known.pictures.has(picture)) report(path, `there is no picture pictures/${picture}`);
};

/** A simulation names only types, categories and pictures there are. */
export const simulationNames = (known: KnownNames) =>
  checkWith<ContentSimulation>(({ type, categories, image }, report) => {
    if (type !== undefined && known.types?.has(type) === false) report(['type'], `types.yaml has no ${type}`);
    for (const [index, name] of categories.entries()) {
      if (known.categories?.has(name) === false)
        report(['categories', index], `categories.yaml has no ${name}`);
    }
    reportRepeated(categories, 'category', (index, message) => report(['categories', index], message));
    checkPicture(image, ['image'], known, report);
  });

/** The icons of social networks are there. */
export const contactNames = (known: KnownNames) =>
  checkWith<readonly ContentContact[]>((contacts, report) => {
    for (const [index, { socials }] of contacts.entries()) {
      for (const [place, { icon }] of socials.entries()) {
        checkPicture(icon, [index, 'socials', place, 'icon'], known, report);
      }
    }
  });
