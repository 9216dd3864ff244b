import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { readClassRows } from '../content/content-rows.js';
import type { Tables } from '../database/tables.js';
import { readVideos, type VideoFields } from './read-videos.js';

/**
 * A body of the contracts as our server sends it: its ids are integers. In the contracts an id may also be a text, because
 * clients read other back ends too.
 */
export type OwnBody<T> = T extends readonly (infer Item)[]
  ? OwnBody<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'id' ? number : OwnBody<T[Key]> }
    : T;

/** A question with its answer key, without its explanation. */
export type QuestionWithKey = OwnBody<TestQuestion> & { readonly correct_option: number };

/** A lesson with its questions and their answer keys; internal, never a response. */
export type LessonWithKeys = Pick<
  OwnBody<LessonBody>,
  'id' | 'lesson' | 'chapter' | 'description' | 'descriptionTree'
> &
  VideoFields & { readonly tests: QuestionWithKey[] };

export interface ClassWithKeys {
  readonly id: number;
  readonly name: string;
  readonly chapters: NonNullable<SchoolClassBody['chapters']>;
  readonly lessons: readonly LessonWithKeys[];
}

/** Reads the classes with everything except the explanations, in teaching order. */
export async function readClasses(db: Kysely<Tables>, videosDir: string): Promise<readonly ClassWithKeys[]> {
  const videoFields = await readVideos(videosDir);
  return (await readClassRows(db)).map(({ id: classId, name, chapters, lessons }) => ({
    id: classId,
    name,
    chapters,
    lessons: lessons.map(({ id, title, chapter, description, description_tree, video, questions }) => ({
      id,
      lesson: title,
      chapter,
      description,
      ...(description_tree && description_tree !== '[]' ? { descriptionTree: description_tree } : {}),
      ...videoFields(video),
      tests: questions.map(({ key: _, explanation: __, ...question }) => question),
    })),
  }));
}
