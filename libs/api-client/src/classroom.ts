import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import { mediaAddress } from './address.js';

/** A multiple-choice question with options numbered 1–4. */
export interface Question {
  readonly id: number;
  readonly text: string;
  /** Option number n is at index n − 1. */
  readonly options: readonly [string, string, string, string];
  /** Number of the right option; null while the server keeps it back. */
  readonly correctOption: number | null;
}

export interface Lesson {
  readonly id: number;
  readonly title: string;
  /** Markdown with `$…$` formulas; empty when there is none. */
  readonly description: string;
  /** Address of the video, ready to load. */
  readonly videoUrl: string | null;
  /** Empty for visitors who are not signed in. */
  readonly questions: readonly Question[];
  /** How many questions the lesson has, also while they wait behind sign-in. */
  readonly questionCount: number;
}

export interface SchoolClass {
  readonly id: number;
  readonly name: string;
  /** In teaching order. */
  readonly lessons: readonly Lesson[];
}

const toQuestion = (body: TestQuestion): Question => ({
  id: body.id,
  text: body.question,
  options: [body.option1, body.option2, body.option3, body.option4],
  correctOption: body.correct_option ?? null,
});

const toLesson = (body: LessonBody, host: string): Lesson => ({
  id: body.id,
  title: body.lesson,
  description: body.description ?? '',
  videoUrl: mediaAddress(body.videoUrl, host),
  questions: body.tests.map(toQuestion),
  questionCount: body.tests.length || Math.max(0, body.tests_count ?? 0),
});

/** @param host origin of the API for relative videos */
export const toSchoolClass = (body: SchoolClassBody, host: string): SchoolClass => ({
  id: body.id,
  name: body.name,
  lessons: body.lessons.map((lesson) => toLesson(lesson, host)),
});
