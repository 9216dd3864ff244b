import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import { toLessonVideo, type LessonVideo } from './lesson-video.js';

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
  /** The description typeset by the server, as JSON: check each node before showing it. Null from other back ends. */
  readonly descriptionTree: string | null;
  /** Null when there is none. */
  readonly video: LessonVideo | null;
  /** Empty for visitors who are not signed in. */
  readonly questions: readonly Question[];
  /** How many questions the lesson has, also while they wait behind sign-in. */
  readonly questionCount: number;
  /** Whole per cent of the asking learner's stored result; null without one, and from back ends that do not say. */
  readonly percentage: number | null;
}

export interface SchoolClass {
  readonly id: number;
  readonly name: string;
  /** In teaching order. */
  readonly lessons: readonly Lesson[];
}

export const toQuestion = (body: TestQuestion): Question => ({
  id: body.id,
  text: body.question,
  options: [body.option1, body.option2, body.option3, body.option4],
  correctOption: body.correct_option ?? null,
});

function toLesson(body: LessonBody, host: string): Lesson {
  const questions = (body.tests ?? []).map(toQuestion);
  return {
    id: body.id,
    title: body.lesson,
    description: body.description ?? '',
    descriptionTree: body.descriptionTree ?? null,
    video: toLessonVideo(body, host),
    questions,
    questionCount: questions.length || Math.max(0, body.tests_count ?? 0),
    percentage: body.percentage ?? null,
  };
}

/** @param host origin of the API for relative videos */
export const toSchoolClass = (body: SchoolClassBody, host: string): SchoolClass => ({
  id: body.id,
  name: body.name,
  lessons: body.lessons.map((lesson) => toLesson(lesson, host)),
});
