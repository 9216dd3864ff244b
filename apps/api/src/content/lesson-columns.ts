import { lessonColumns, type LessonColumns } from '@zarra/contracts/content';
import type { NullableColumns } from '../database/tables.js';

export const lessonColumnNames = Object.keys(lessonColumns.shape) as (keyof LessonColumns)[];

/** The columns of a lesson's fields. */
export const toLessonColumns = (lesson: LessonColumns): NullableColumns<LessonColumns> =>
  Object.fromEntries(
    lessonColumnNames.map((name) => [name, lesson[name] ?? null]),
  ) as NullableColumns<LessonColumns>;

/** The fields of a lesson from its row, which may have further columns. */
export const fromLessonColumns = (row: NullableColumns<LessonColumns>): LessonColumns =>
  Object.fromEntries(lessonColumnNames.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));
