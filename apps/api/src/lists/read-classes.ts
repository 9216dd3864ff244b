import type { endpoints, LessonBody, TestQuestion } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { input } from 'zod/v4/core';
import type { Tables } from '../database/tables.js';
import type { OwnBody } from './build-lists.js';
import { readVideos, type VideoFields } from './read-videos.js';

/** A question with its answer key, without its explanation. */
export type QuestionWithKey = OwnBody<TestQuestion> & { readonly correct_option: number };

/** A lesson with its questions and their answer keys; internal, never a response. */
export type LessonWithKeys = Pick<OwnBody<LessonBody>, 'id' | 'lesson' | 'description' | 'descriptionTree'> &
  VideoFields & { readonly tests: QuestionWithKey[] };

export interface ClassWithKeys {
  readonly id: number;
  readonly name: string;
  readonly lessons: readonly LessonWithKeys[];
}

/** Reads the classes with everything except the explanations, in teaching order. */
export async function readClasses(db: Kysely<Tables>, videosDir: string): Promise<readonly ClassWithKeys[]> {
  const videoFields = await readVideos(videosDir);
  const rows = await db
    .selectFrom('classes')
    .select((eb) => [
      'id',
      'name',
      jsonArrayFrom(
        eb
          .selectFrom('lessons')
          .select((lesson) => [
            'lessons.id',
            'lessons.title as lesson',
            'lessons.description',
            'lessons.description_tree',
            'lessons.video',
            jsonArrayFrom(
              lesson
                .selectFrom('questions')
                .select(['id', 'question', 'option1', 'option2', 'option3', 'option4', 'correct_option'])
                .whereRef('lesson_id', '=', 'lessons.id')
                .orderBy('position')
                .orderBy('id'),
            ).as('tests'),
          ])
          .whereRef('class_id', '=', 'classes.id')
          .orderBy('lessons.position')
          .orderBy('lessons.id'),
      ).as('lessons'),
    ])
    .orderBy('position')
    .execute();
  return rows.map(({ lessons, ...row }) => ({
    ...row,
    lessons: lessons.map(({ id, lesson, description, description_tree, video, tests }) => ({
      id,
      lesson,
      description,
      ...(description_tree && description_tree !== '[]' ? { descriptionTree: description_tree } : {}),
      ...videoFields(video),
      tests,
    })),
  }));
}

/** Classes for anonymous visitors: the number of questions, not the questions. */
export const anonymousClasses = (
  classes: readonly ClassWithKeys[],
): input<(typeof endpoints)['classes']['response']> =>
  classes.map(({ lessons, ...row }) => ({
    ...row,
    lessons: lessons.map(({ tests, ...lesson }) => ({ ...lesson, tests_count: tests.length, tests: [] })),
  }));
