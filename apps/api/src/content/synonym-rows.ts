import type { ContentSynonyms } from '@zarra/contracts/content';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Db } from './apply-lessons.js';

/** Reads the groups of synonyms. */
export async function readSynonyms(db: Kysely<Tables>): Promise<ContentSynonyms[]> {
  const rows = await db.selectFrom('synonyms').select('words').orderBy('position').execute();
  return rows.map(({ words }) => ({ words: JSON.parse(words) as string[] }));
}

/** Replaces the groups of synonyms: nothing refers to one. */
export async function replaceSynonyms(db: Db, groups: readonly ContentSynonyms[]): Promise<void> {
  await db.deleteFrom('synonyms').execute();
  if (groups.length === 0) return;
  const rows = groups.map(({ words }, position) => ({ position, words: JSON.stringify(words) }));
  await db.insertInto('synonyms').values(rows).execute();
}
