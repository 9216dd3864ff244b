import type { ContentIdea } from '@zarra/contracts/content';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Db } from './apply-lessons.js';

/** Reads the ideas. */
export const readIdeas = (db: Kysely<Tables>): Promise<ContentIdea[]> =>
  db.selectFrom('ideas').select(['id', 'believes', 'fails', 'try']).orderBy('position').execute();

/** Replaces the ideas: what refers to one has its id, which is permanent. */
export async function replaceIdeas(db: Db, ideas: readonly ContentIdea[]): Promise<void> {
  await db.deleteFrom('ideas').execute();
  if (ideas.length === 0) return;
  const rows = ideas.map((idea, position) => ({ position, ...idea }));
  await db.insertInto('ideas').values(rows).execute();
}
