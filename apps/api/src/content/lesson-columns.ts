import { contentLesson } from '@zarra/contracts/lesson-content';
import type { LessonColumns, NullableColumns } from '../database/tables.js';

const {
  order: _order,
  title: _title,
  experiments: _experiments,
  questions: _questions,
  ...columns
} = contentLesson.shape;

/** The optional fields of a lesson that have a column of the same name. */
export const lessonColumnNames = Object.keys(columns) as (keyof LessonColumns)[];

/** The columns of a lesson's fields. */
export const toLessonColumns = (lesson: LessonColumns): NullableColumns<LessonColumns> =>
  Object.fromEntries(
    lessonColumnNames.map((name) => [name, lesson[name] ?? null]),
  ) as NullableColumns<LessonColumns>;

/** The fields of a lesson from its row, which may have further columns. */
export const fromLessonColumns = (row: NullableColumns<LessonColumns>): LessonColumns =>
  Object.fromEntries(lessonColumnNames.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));
