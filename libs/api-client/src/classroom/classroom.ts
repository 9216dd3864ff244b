import { queryOptions } from '@tanstack/react-query';
import type { EntityId, LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { mapList } from '../call/list-total.js';
import { contentCache, listCache } from '../content-cache.js';
import { withMediaOrigin } from '../html.js';
import { linkAddress, mediaAddress, textOrNull } from '../sanitize.js';
import { toLessonVideo, type LessonVideo } from './lesson-video.js';

/** A state of an experiment of the laboratory. */
export interface ExperimentLink {
  readonly title: string;
  /** Title of the state that the link opens; null if it is missing. */
  readonly stateTitle: string | null;
  /** Path of this site, or an http(s) address. */
  readonly link: string;
}

/** A multiple-choice question with four options, numbered 1–4. */
export interface Question {
  readonly id: EntityId;
  readonly text: string;
  /** Option n has index n − 1. At least two have a text; a question without an option has an empty text there. */
  readonly options: readonly [string, string, string, string];
  /** Number of the correct option; null before the learner's first result. */
  readonly correctOption: number | null;
  /** The experiment to look at before answering; null without one, and from back ends that omit it. */
  readonly see: ExperimentLink | null;
  /** The figure of the question, as JSON: validate its nodes before rendering it. Null without one. */
  readonly figure: string | null;
  /** A figure of each option, in the same form; `options` describes them. Null without figures. */
  readonly optionFigures: readonly string[] | null;
}

/** A chapter of a class. */
export interface Chapter {
  /** Unique in its class. */
  readonly key: string;
  readonly title: string;
}

/** An investigation of an experiment. */
export type InvestigationLink = Pick<ExperimentLink, 'title' | 'link'>;

/** An experiment of a lesson; each has another link. */
export interface LessonExperiment extends ExperimentLink {
  /** The task; null if it is missing. */
  readonly note: string | null;
  /** The investigation that belongs to the lesson; null without one. */
  readonly investigation: InvestigationLink | null;
  /** What it shows in this state, in the colours of the page's theme; null from back ends that omit it. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
}

export interface Lesson {
  readonly id: EntityId;
  /** Its position, as `3-mavzu`, if the title is missing. */
  readonly title: string;
  /** A chapter of its class; null without one, and from back ends that omit it. */
  readonly chapter: Chapter | null;
  /** Markdown with `$…$` formulas, from other back ends also HTML; empty if missing. */
  readonly description: string;
  /** The description typeset by the server, as JSON: validate each node before rendering it. Null from other back ends. */
  readonly descriptionTree: string | null;
  /** Null if the lesson has no video. */
  readonly video: LessonVideo | null;
  /** Answers to choose from before reading on; empty without a prediction. */
  readonly prediction: readonly string[];
  /** In the order of the lesson; empty from back ends that omit them. */
  readonly experiments: readonly LessonExperiment[];
  /** Empty without a session. */
  readonly questions: readonly Question[];
  /** Number of questions, also without a session. */
  readonly questionCount: number;
  /** Number of practice items; null from back ends that omit it. */
  readonly practiceItems: number | null;
  /** Integer per cent of the signed-in learner's stored result; null without a result, and from back ends that omit it. */
  readonly percentage: number | null;
}

/** A lesson that is being written. */
export interface PlannedLesson {
  readonly title: string;
  /** Key of its chapter. */
  readonly chapter: string;
  /** Number of lessons, also planned ones, before it in its class. */
  readonly order: number;
}

export interface SchoolClass {
  readonly id: EntityId;
  /** `Sinf` if it is missing. */
  readonly name: string;
  /** In curriculum order, also those without lessons; empty from back ends that omit them. */
  readonly chapters: readonly Chapter[];
  /** In curriculum order. */
  readonly lessons: readonly Lesson[];
  /** In curriculum order; empty from back ends that omit them. */
  readonly planned: readonly PlannedLesson[];
}

type LinkBody = Pick<NonNullable<TestQuestion['see']>, 'title' | 'link'> & { readonly stateTitle?: string };

/** An experiment or an investigation with a title and a link that a page may have; null for any other. */
export function toExperimentLink(body: LinkBody): ExperimentLink | null {
  const [link, title] = [linkAddress(body.link), textOrNull(body.title)];
  if (link === null || title === null) return null;
  return { title, stateTitle: textOrNull(body.stateTitle), link };
}

const toQuestion = (body: TestQuestion): Question => ({
  id: body.id,
  text: body.question,
  options: [
    textOrNull(body.option1) ?? '',
    textOrNull(body.option2) ?? '',
    textOrNull(body.option3) ?? '',
    textOrNull(body.option4) ?? '',
  ],
  correctOption: body.correct_option ?? null,
  see: body.see ? toExperimentLink(body.see) : null,
  figure: body.figure ?? null,
  optionFigures: body.optionFigures ?? null,
});

/** A choice needs two options: questions with fewer are omitted. */
const isChoice = ({ options }: Question): boolean => options.filter((text) => text !== '').length >= 2;

/** Whether no earlier item has this id, compared as text: answers have ids as keys. */
const isFirstOfId = ({ id }: Question, index: number, all: readonly Question[]): boolean =>
  all.findIndex((other) => String(other.id) === String(id)) === index;

export const toQuestions = (bodies: readonly TestQuestion[]): Question[] =>
  bodies.map(toQuestion).filter(isChoice).filter(isFirstOfId);

/** The chapters with a key and a title, each key once. */
function toChapters({ chapters }: SchoolClassBody): Chapter[] {
  const byKey = new Map<string, Chapter>();
  for (const { key, title } of chapters ?? []) {
    const shown = textOrNull(title);
    if (shown !== null && !byKey.has(key)) byKey.set(key, { key, title: shown });
  }
  return [...byKey.values()];
}

/** A picture at an address that a page may load; null for any other. */
function toPicture(
  body: LessonExperiment['picture'] | undefined,
  origin: string,
): LessonExperiment['picture'] {
  const src = mediaAddress(body?.src, origin);
  return body && src !== null ? { ...body, src } : null;
}

/** The experiments with a title and a link that a page may have, each link once. */
function toExperiments({ experiments }: LessonBody, origin: string): LessonExperiment[] {
  const byLink = new Map<string, LessonExperiment>();
  for (const body of experiments ?? []) {
    const experiment = toExperimentLink(body);
    if (!experiment || byLink.has(experiment.link)) continue;
    byLink.set(experiment.link, {
      ...experiment,
      note: textOrNull(body.note),
      investigation: body.investigation ? toExperimentLink(body.investigation) : null,
      picture: toPicture(body.picture, origin),
    });
  }
  return [...byLink.values()];
}

interface LessonContext {
  /** Origin of the API for relative addresses of videos. */
  readonly origin: string;
  readonly chapters: readonly Chapter[];
}

function toLesson(body: LessonBody, index: number, { origin, chapters }: LessonContext): Lesson {
  const questions = toQuestions(body.tests ?? []);
  return {
    id: body.id,
    title: textOrNull(body.lesson) ?? `${index + 1}-mavzu`,
    chapter: chapters.find(({ key }) => key === body.chapter) ?? null,
    description: withMediaOrigin(body.description ?? '', origin),
    descriptionTree: body.descriptionTree ?? null,
    video: toLessonVideo(body, origin),
    prediction: body.prediction ?? [],
    experiments: toExperiments(body, origin),
    questions,
    questionCount: questions.length || Math.max(0, body.tests_count ?? 0),
    practiceItems: body.practiceItems ?? null,
    percentage: body.percentage ?? null,
  };
}

function toSchoolClass(body: SchoolClassBody, origin: string): SchoolClass {
  const chapters = toChapters(body);
  return {
    id: body.id,
    name: textOrNull(body.name) ?? 'Sinf',
    chapters,
    lessons: body.lessons.map((lesson, index) => toLesson(lesson, index, { origin, chapters })),
    planned: body.planned ?? [],
  };
}

/** The school classes with their lessons, in curriculum order. */
export const classesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.classes.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.classes, { signal });
      return bodies.map((body) => toSchoolClass(body, client.origin));
    },
    ...contentCache(calls.classes),
  });

/** All lessons in one flat list. Pages show its length. */
export const lessonsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.lessons.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.lessons, { signal });
      return mapList(bodies, ({ id, lesson }) => ({ id, title: lesson }));
    },
    ...listCache(calls.lessons),
  });
