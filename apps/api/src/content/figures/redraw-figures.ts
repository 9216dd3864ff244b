import type { Db } from '../apply-lessons.js';
import { toLessonFigure } from './figure-rows.js';
import { FigureIndex } from './lesson-figures.js';

/** Draws the stored figures of a lesson again. */
export async function redrawFigures(db: Db, lessonId: number): Promise<FigureIndex> {
  const rows = await db
    .selectFrom('figures')
    .select(['key', 'declaration', 'drawing'])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return new FigureIndex('', []);
  // Imported on demand: most starts draw nothing.
  const { drawIfValid } = await import('./figure-node.js');
  const figures = rows.map(toLessonFigure).map((figure) => {
    const node = drawIfValid(figure.declaration);
    // A figure that this release refuses keeps its drawing.
    return node ? { ...figure, drawing: JSON.stringify(node) } : figure;
  });
  for (const { key, drawing } of figures)
    await db
      .updateTable('figures')
      .set({ drawing })
      .where('lesson_id', '=', lessonId)
      .where('key', '=', key)
      .execute();
  return new FigureIndex('', figures);
}
