import type { Db } from '../apply-lessons.js';
import type { LessonFigure, LessonFigures } from './lesson-figures.js';

/** Writes the figures of a lesson and removes all others of it. */
export async function replaceFigures(
  db: Db,
  lesson_id: number,
  figures: readonly LessonFigure[],
): Promise<void> {
  await db.deleteFrom('figures').where('lesson_id', '=', lesson_id).execute();
  if (figures.length === 0) return;
  const rows = figures.map(({ key, declaration, drawing }, position) => ({
    ...{ lesson_id, key, position, drawing },
    declaration: JSON.stringify(declaration),
  }));
  await db.insertInto('figures').values(rows).execute();
}

interface FigureRow {
  readonly key: string;
  readonly declaration: string;
  readonly drawing: string;
}

/** A figure of a row. */
export function toLessonFigure({ key, declaration: json, drawing }: FigureRow): LessonFigure {
  const declaration = JSON.parse(json) as { readonly alt: string };
  return { key, alt: declaration.alt, declaration, drawing };
}

/** The figures of a lesson from its rows, as a part of it. */
export const toLessonFigures = (
  source: string | null,
  rows: readonly FigureRow[],
): { figures?: LessonFigures } =>
  source === null ? {} : { figures: { source, figures: rows.map(toLessonFigure) } };
