import { queryOptions } from '@tanstack/react-query';
import type { Answers, EntityId, TestResult } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { MissedIdea } from '@zarra/contracts/ideas';
import type { ApiClient } from '../call/api-client.js';
import { isApiError } from '../call/errors.js';
import { contentCache } from '../content-cache.js';
import { textOrNull } from '../sanitize.js';
import { toExperimentLink, toQuestions, type ExperimentLink, type Question } from './classroom.js';

/** A section of a lesson's text. */
export interface LessonSection {
  /** Id of its heading. */
  readonly heading: string;
  /** Text of the heading. */
  readonly title: string;
}

/** A learner's stored result for one lesson. */
export interface LessonResult {
  /** Integer per cent, 0–100. */
  readonly percentage: number;
  /** Number of correct answers; null from back ends that omit it. */
  readonly correctAnswers: number | null;
  /** Number of questions; null from back ends that omit it. */
  readonly totalTests: number | null;
  /** Question id → chosen option, 1–4; null from back ends that do not store them. */
  readonly answers: Answers | null;
  /** Question id → correct option; null from back ends that send it with the questions. */
  readonly correctOptions: Answers | null;
  /** Question id → explanation of the correct option; empty from back ends without explanations. */
  readonly explanations: Readonly<Record<string, string>>;
  /** The questions as they were answered; null from back ends that do not store them. */
  readonly questions: readonly Question[] | null;
  /** Question id → section that explains it; only questions with one, none from back ends that omit them. */
  readonly sections: Readonly<Record<string, LessonSection>>;
  /** Question id → experiment that shows the answer; only questions with one, none from back ends that omit them. */
  readonly see: Readonly<Record<string, ExperimentLink>>;
  /** Id of a wrongly answered question → the idea of the chosen option; only options with one, none from other back ends. */
  readonly ideas: Readonly<Record<string, MissedIdea>>;
}

/** The entries of a record that `convert` accepts. */
const entriesOf = <Body, Value>(
  record: Readonly<Record<string, Body>> = {},
  convert: (body: Body) => Value | null,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, body]) => {
      const value = convert(body);
      return value === null ? [] : [[key, value]];
    }),
  );

/** A section with a text and an id that an address can name. */
type SectionBody = NonNullable<TestResult['sections']>[string];

function toSection({ heading, title }: SectionBody): LessonSection | null {
  const shown = textOrNull(title);
  return shown === null || !/^[\w-]+$/.test(heading) ? null : { heading, title: shown };
}

/**
 * @param sent the submitted answers, used if the body has none
 * @returns undefined if the body lacks the percentage
 */
export function toLessonResult(body: TestResult, sent?: Answers): LessonResult | undefined {
  const { percentage, answers = {}, correct_answers, total_tests } = body;
  if (percentage == null) return undefined;
  return {
    percentage,
    correctAnswers: correct_answers ?? null,
    totalTests: total_tests ?? null,
    answers: Object.keys(answers).length > 0 ? answers : (sent ?? null),
    correctOptions: body.correct_options ?? null,
    explanations: body.explanations ?? {},
    questions: body.questions ? toQuestions(body.questions) : null,
    sections: entriesOf(body.sections, toSection),
    see: entriesOf(body.see, toExperimentLink),
    ideas: body.ideas ?? {},
  };
}

/** Fetches the learner's stored result of a lesson; null if there is none: a 404, or a response without a percentage. */
export async function fetchLessonResult(
  client: ApiClient,
  lessonId: EntityId,
  signal?: AbortSignal,
): Promise<LessonResult | null> {
  const { lessonTestResult } = calls;
  try {
    const body = await client.call(lessonTestResult, { params: { lessonId }, ...(signal && { signal }) });
    return toLessonResult(body) ?? null;
  } catch (error) {
    // A 404 of the token refresh is not about the result.
    if (isApiError(error, 404) && error.endpoint === lessonTestResult.name) return null;
    throw error;
  }
}

/** The learner's stored result of a lesson, or null. Enable it only with a session. */
export const lessonResultQuery = (client: ApiClient, lessonId: EntityId) =>
  queryOptions({
    queryKey: [calls.lessonTestResult.name as string, lessonId],
    queryFn: ({ signal }) => fetchLessonResult(client, lessonId, signal),
    ...contentCache(calls.lessonTestResult),
  });
