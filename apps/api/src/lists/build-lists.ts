import type { endpoints } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { input } from 'zod/v4/core';
import type { Tables } from '../database/tables.js';
import { MEDIA_PREFIX } from '../http/paths.js';

/**
 * A body of the contracts as our server sends it: its ids are integers. In the contracts an id may also be a text, because
 * clients read other back ends too.
 */
export type OwnBody<T> = T extends readonly (infer Item)[]
  ? OwnBody<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'id' ? number : OwnBody<T[Key]> }
    : T;

type Body<Name extends keyof typeof endpoints> = OwnBody<input<(typeof endpoints)[Name]['response']>>;

const listSimulators = async (db: Kysely<Tables>): Promise<Body<'simulators'>> => {
  const rows = await db
    .selectFrom('simulations')
    .leftJoin('simulation_types', 'simulation_types.id', 'type_id')
    .select((eb) => [
      'simulations.id',
      'title',
      'description',
      'image',
      'link',
      jsonBuildObject({ name: eb.ref('simulation_types.name') }).as('types'),
      jsonArrayFrom(
        eb
          .selectFrom('simulation_categories')
          .innerJoin('categories', 'categories.id', 'category_id')
          .select(['categories.id', 'categories.name', 'categories.slug'])
          .whereRef('simulation_id', '=', 'simulations.id')
          .orderBy('simulation_categories.position'),
      ).as('categories'),
    ])
    .orderBy('simulations.position')
    .orderBy('simulations.id')
    .execute();
  return rows.map((row) => ({ ...row, image: MEDIA_PREFIX + row.image }));
};

const listContacts = async (db: Kysely<Tables>): Promise<Body<'contacts'>> => {
  const rows = await db
    .selectFrom('contacts')
    .select((eb) => [
      'id',
      'phone',
      'email',
      'address',
      jsonArrayFrom(
        eb
          .selectFrom('socials')
          .select(['id', 'name', 'url', 'icon'])
          .whereRef('contact_id', '=', 'contacts.id')
          .orderBy('socials.position'),
      ).as('socials'),
    ])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    socials: row.socials.map((social) => ({ ...social, icon: MEDIA_PREFIX + social.icon })),
  }));
};

const listLessons = (db: Kysely<Tables>): Promise<Body<'lessons'>> =>
  db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'class_id')
    .select(['lessons.id', 'lessons.title as lesson'])
    .orderBy('classes.position')
    .orderBy('lessons.position')
    .orderBy('lessons.id')
    .execute();

/** Reads the public lists from the database in the form of their contracts; `read-classes.ts` reads the classes. */
export const listBuilders = {
  simulators: listSimulators,
  contacts: listContacts,
  lessons: listLessons,
  aboutSite: (db: Kysely<Tables>): Promise<Body<'aboutSite'>> =>
    db.selectFrom('about').select(['id', 'description']).orderBy('position').execute(),
} as const;
