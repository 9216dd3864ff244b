import type { ContentCourse, CourseLesson } from '@zarra/contracts/course-content';
import { readFormula, type Formula } from './formula-sides.js';

/** A formula of the plan with the lesson that teaches it first. */
export interface TaughtFormula extends Formula {
  readonly topic: string;
  /** Place of the lesson in the course. */
  readonly at: number;
  /** Name `class/lesson`. */
  readonly lesson: string;
}

const nameOf = ({ class: classSlug, lesson }: CourseLesson): string => `${classSlug}/${lesson}`;

/** A quantity of the plan with the lesson that introduces its symbol first. */
export interface TaughtQuantity {
  readonly symbol: string;
  readonly name: string;
  /** Place of the lesson in the course. */
  readonly at: number;
  /** Name `class/lesson`. */
  readonly lesson: string;
}

/** The plan of the course with the questions that checks ask. */
export class CoursePlan {
  /** Lessons by their names `class/lesson`. */
  readonly lessons: ReadonlyMap<string, CourseLesson & { readonly at: number }>;
  /** Names of the complete lessons. */
  readonly complete: ReadonlySet<string>;
  /** The formulas of all topics by one of their relations, the earliest first. */
  private readonly formulas = new Map<string, TaughtFormula[]>();
  /** The quantities of all topics by their symbols, the earliest of each. */
  readonly quantities: ReadonlyMap<string, TaughtQuantity>;

  constructor(readonly course: ContentCourse) {
    this.lessons = new Map(course.lessons.map((lesson, at) => [nameOf(lesson), { ...lesson, at }]));
    this.complete = new Set(course.lessons.filter(({ state }) => state === 'complete').map(nameOf));
    const topics = new Map(course.topics.map((topic) => [topic.id, topic]));
    const quantities = new Map<string, TaughtQuantity>();
    for (const [at, lesson] of course.lessons.entries()) {
      for (const { symbol, name } of lesson.topics.flatMap((id) => topics.get(id)?.quantities ?? []))
        if (!quantities.has(symbol)) quantities.set(symbol, { symbol, name, at, lesson: nameOf(lesson) });
      for (const id of lesson.topics)
        for (const text of topics.get(id)?.formulas ?? []) {
          const formula = readFormula(text);
          const [relation] = formula?.relations ?? [];
          if (!formula || relation === undefined) continue;
          const taught = { ...formula, topic: id, at, lesson: nameOf(lesson) };
          this.formulas.set(relation, [...(this.formulas.get(relation) ?? []), taught]);
        }
    }
    this.quantities = quantities;
  }

  /** The topic that teaches a formula of a text first; undefined for a formula of no topic. */
  teaches({ relations }: Formula): TaughtFormula | undefined {
    return [...relations]
      .flatMap((relation) => this.formulas.get(relation) ?? [])
      .filter((taught) => [...taught.relations].every((relation) => relations.has(relation)))
      .toSorted((one, other) => one.at - other.at)[0];
  }
}

/** The plan of a content folder without one. */
export const NO_COURSE: ContentCourse = { lessons: [], topics: [] };
