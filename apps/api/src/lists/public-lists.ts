import type { Kysely } from 'kysely';
import { contentRevision } from '../content/import-content.js';
import type { Tables } from '../database/tables.js';
import { storeBody, type StoredBody } from '../http/stored-body.js';
import { listBuilders, type ListName } from './build-lists.js';

export interface PublicLists {
  get(name: ListName): StoredBody;
  /** Rebuilds all lists when content was imported since they were built. */
  refresh(): Promise<boolean>;
}

async function buildAll(db: Kysely<Tables>): Promise<Record<ListName, StoredBody>> {
  const entries = Object.entries(listBuilders).map(async ([name, build]) => {
    const body = Buffer.from(JSON.stringify(await build(db)));
    // What a signed-in learner gets of the classes is another answer.
    const vary = name === 'classes' ? 'accept-encoding, authorization' : 'accept-encoding';
    const headers = { 'cache-control': 'public, max-age=60', vary };
    return [name, await storeBody('application/json; charset=utf-8', body, headers)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<ListName, StoredBody>;
}

/** Holds the answers every visitor gets alike in memory, so that no visit costs a query. */
export async function createPublicLists(db: Kysely<Tables>): Promise<PublicLists> {
  let revision = await contentRevision(db);
  let bodies = await buildAll(db);
  return {
    get: (name) => bodies[name],
    async refresh() {
      const current = await contentRevision(db);
      if (current === revision) return false;
      bodies = await buildAll(db);
      revision = current;
      return true;
    },
  };
}
