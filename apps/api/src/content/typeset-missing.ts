import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { redrawFigures } from './figures/redraw-figures.js';
import { changeContent, raiseRevision } from './import-content.js';

/**
 * Typesets descriptions that were stored before the column existed, or that a migration has reset, and draws the figures of their
 * lessons again.
 * @returns their number
 */
export async function typesetMissing(db: Kysely<Tables>): Promise<number> {
  const missing = (from: Kysely<Tables>) =>
    from.selectFrom('lessons').select(['id', 'description']).where('description_tree', 'is', null).execute();
  if ((await missing(db)).length === 0) return 0;
  // Imported on demand: most starts typeset nothing.
  const { typesetText } = await import('./typeset-text.js');
  return changeContent(db, async (transaction) => {
    const lessons = await missing(transaction);
    for (const { id, description } of lessons) {
      const figures = await redrawFigures(transaction, id);
      const description_tree = JSON.stringify(typesetText(description, { figures }).tree);
      await transaction.updateTable('lessons').set({ description_tree }).where('id', '=', id).execute();
    }
    if (lessons.length > 0) await raiseRevision(transaction);
    return lessons.length;
  });
}
