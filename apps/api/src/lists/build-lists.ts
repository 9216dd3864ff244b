import type { endpoints } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import type { input } from 'zod/v4/core';
import { readContactRows, readSimulationRows } from '../content/content-rows.js';
import type { Tables } from '../database/tables.js';
import { MEDIA_PREFIX } from '../http/paths.js';
import type { ClassWithKeys, OwnBody } from './read-classes.js';

export const listNames = ['simulators', 'contacts', 'lessons', 'aboutSite', 'classes'] as const;
export type ListName = (typeof listNames)[number];

/** The bodies of the public lists. */
export type Lists = {
  readonly [Name in ListName]: OwnBody<input<(typeof endpoints)[Name]['response']>>;
};

/** Reads the public lists except the classes. */
export const readListRows = async (db: Kysely<Tables>) => {
  const [simulations, contacts, aboutSite] = await Promise.all([
    readSimulationRows(db),
    readContactRows(db),
    db.selectFrom('about').select(['id', 'description']).orderBy('position').execute(),
  ]);
  return { simulations, contacts, aboutSite };
};

/** Builds the public lists; anonymous visitors get the number of questions, not the questions. */
export function buildLists(
  { simulations, contacts, aboutSite }: Awaited<ReturnType<typeof readListRows>>,
  classes: readonly ClassWithKeys[],
): Lists {
  return {
    simulators: simulations.map(({ id, title, description, image, link, typeName, categories, ...row }) => ({
      id,
      title,
      description,
      image: MEDIA_PREFIX + image,
      link,
      types: { name: typeName },
      categories,
      classes: row.classes,
    })),
    contacts: contacts.map((row) => ({
      ...row,
      socials: row.socials.map((social) => ({ ...social, icon: MEDIA_PREFIX + social.icon })),
    })),
    lessons: classes.flatMap(({ lessons }) => lessons.map(({ id, lesson }) => ({ id, lesson }))),
    aboutSite,
    classes: classes.map(({ lessons, ...row }) => ({
      ...row,
      lessons: lessons.map(({ tests, ...lesson }) => ({ ...lesson, tests_count: tests.length, tests: [] })),
    })),
  };
}
