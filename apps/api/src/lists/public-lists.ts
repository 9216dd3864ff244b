import { endpoints } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { createClassroom, type Classroom } from '../classroom/classroom.js';
import { contentRevision } from '../content/import-content.js';
import type { Tables } from '../database/tables.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import { listBuilders } from './build-lists.js';
import { anonymousClasses, readClasses } from './read-classes.js';

export const listNames = [
  ...(Object.keys(listBuilders) as (keyof typeof listBuilders)[]),
  'classes',
] as const;
export type ListName = (typeof listNames)[number];

/** One version of the content, as pages are rendered from it. */
export interface SiteContent {
  /** Bodies of the lists by the names of their endpoints. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Ids of the lessons, in teaching order. */
  readonly lessonIds: readonly number[];
  readonly categorySlugs: readonly string[];
}

export interface PublicLists {
  get(name: ListName): StoredBody;
  /** The classes as signed-in learners get them; of the same moment as the lists. */
  readonly classroom: Classroom;
  /** The content of the lists: another object after each rebuilding. */
  readonly content: SiteContent;
  /** Rebuilds all lists when content was imported since they were built. */
  refresh(): Promise<boolean>;
}

interface Built {
  readonly bodies: ReadonlyMap<ListName, StoredBody>;
  readonly classroom: Classroom;
  readonly content: SiteContent;
}

async function store(name: ListName, list: unknown): Promise<[ListName, StoredBody]> {
  const body = Buffer.from(JSON.stringify(list));
  // What a signed-in learner gets of the classes is another answer.
  const vary = name === 'classes' ? 'accept-encoding, authorization' : 'accept-encoding';
  const headers = { 'cache-control': 'public, max-age=60', vary };
  return [name, await storeBody('application/json; charset=utf-8', body, headers)];
}

async function buildAll(db: Kysely<Tables>, videosDir: string): Promise<Built> {
  const [classes, simulators, contacts, lessons, aboutSite] = await Promise.all([
    readClasses(db, videosDir),
    listBuilders.simulators(db),
    listBuilders.contacts(db),
    listBuilders.lessons(db),
    listBuilders.aboutSite(db),
  ]);
  const lists = { simulators, contacts, lessons, aboutSite, classes: anonymousClasses(classes) };
  const bodies = await Promise.all(listNames.map((name) => store(name, lists[name])));
  const categories = simulators.flatMap((simulation) => simulation.categories ?? []);
  return {
    bodies: new Map(bodies),
    classroom: createClassroom(classes),
    content: {
      data: Object.fromEntries(listNames.map((name) => [endpoints[name].name, lists[name]])),
      lessonIds: classes.flatMap((schoolClass) => schoolClass.lessons.map(({ id }) => id)),
      categorySlugs: [...new Set(categories.flatMap(({ slug }) => slug ?? []))],
    },
  };
}

/**
 * Holds the answers every visitor gets alike in memory, so that no visit costs a query.
 * @param videosDir folder of the content's videos, looked at again at each rebuilding
 */
export async function createPublicLists(db: Kysely<Tables>, videosDir: string): Promise<PublicLists> {
  let revision = await contentRevision(db);
  let built = await buildAll(db, videosDir);
  return {
    get: (name) => {
      const body = built.bodies.get(name);
      if (!body) throw new Error(`no list ${name}`);
      return body;
    },
    get classroom() {
      return built.classroom;
    },
    get content() {
      return built.content;
    },
    async refresh() {
      const current = await contentRevision(db);
      if (current === revision) return false;
      built = await buildAll(db, videosDir);
      revision = current;
      return true;
    },
  };
}
