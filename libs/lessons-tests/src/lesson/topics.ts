import type { Lesson, SchoolClass } from '@zarra/api-client';

/** A lesson and the class it belongs to. */
export interface Topic {
  readonly lesson: Lesson;
  readonly schoolClass: SchoolClass;
}

/** All lessons in teaching order, class after class. */
export const topicsOf = (classes: readonly SchoolClass[]): Topic[] =>
  classes.flatMap((schoolClass) => schoolClass.lessons.map((lesson) => ({ lesson, schoolClass })));

/**
 * The topic an address asks for (specification §2, decision 25).
 * @param wanted the parameter `topic`; without one it is the first topic there is
 * @returns undefined for an id no lesson has
 */
export function chooseTopic(topics: readonly Topic[], wanted: string | null): Topic | undefined {
  if (wanted === null || wanted === '') return topics[0];
  return topics.find(({ lesson }) => String(lesson.id) === wanted);
}

/** What comes before and after a topic, across classes. */
export function neighboursOf(
  topics: readonly Topic[],
  topic: Topic,
): { previous: Topic | undefined; next: Topic | undefined } {
  const place = topics.findIndex(({ lesson }) => lesson.id === topic.lesson.id);
  return { previous: topics[place - 1], next: topics[place + 1] };
}
