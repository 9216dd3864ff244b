import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import { toLessonVideo, type LessonVideo } from './lesson-video.js';

/** A multiple-choice question with four options, numbered 1–4. */
export interface Question {
  readonly id: number;
  readonly text: string;
  /** Option n has index n − 1. */
  readonly options: readonly [string, string, string, string];
  /** Number of the correct option; null before the learner's first result. */
  readonly correctOption: number | null;
}

export interface Lesson {
  readonly id: number;
  readonly title: string;
  /** Markdown with `$…$` formulas; empty if missing. */
  readonly description: string;
  /** The description typeset by the server, as JSON: validate each node before rendering it. Null from other back ends. */
  readonly descriptionTree: string | null;
  /** Null if the lesson has no video. */
  readonly video: LessonVideo | null;
  /** Empty without a session. */
  readonly questions: readonly Question[];
  /** Number of questions, also without a session. */
  readonly questionCount: number;
  /** Integer per cent of the signed-in learner's stored result; null without a result, and from back ends that omit it. */
  readonly percentage: number | null;
}

export interface SchoolClass {
  readonly id: number;
  readonly name: string;
  /** In curriculum order. */
  readonly lessons: readonly Lesson[];
}

export const toQuestion = (body: TestQuestion): Question => ({
  id: body.id,
  text: body.question,
  options: [body.option1, body.option2, body.option3, body.option4],
  correctOption: body.correct_option ?? null,
});

function toLesson(body: LessonBody, origin: string): Lesson {
  const questions = (body.tests ?? []).map(toQuestion);
  return {
    id: body.id,
    title: body.lesson,
    description: body.description ?? '',
    descriptionTree: body.descriptionTree ?? null,
    video: toLessonVideo(body, origin),
    questions,
    questionCount: questions.length || Math.max(0, body.tests_count ?? 0),
    percentage: body.percentage ?? null,
  };
}

/** @param origin origin of the API for relative addresses of videos */
export const toSchoolClass = (body: SchoolClassBody, origin: string): SchoolClass => ({
  id: body.id,
  name: body.name,
  lessons: body.lessons.map((lesson) => toLesson(lesson, origin)),
});
