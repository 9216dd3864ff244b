import type { EntityId } from '@zarra/contracts';
import type { Lesson, SchoolClass } from '@zarra/api-client/classroom';

/** A lesson and its class. */
export interface Topic {
  readonly lesson: Lesson;
  readonly schoolClass: SchoolClass;
}

/** Query parameter that holds the id of the lesson on screen. */
export const TOPIC_PARAMETER = 'topic';

/** The query string with another topic; its other parameters stay. */
export function withTopic(search: string, lessonId: EntityId): string {
  const parameters = new URLSearchParams(search);
  parameters.set(TOPIC_PARAMETER, String(lessonId));
  return `?${parameters.toString()}`;
}

/** All lessons in teaching order, class after class. */
export const topicsOf = (classes: readonly SchoolClass[]): Topic[] =>
  classes.flatMap((schoolClass) => schoolClass.lessons.map((lesson) => ({ lesson, schoolClass })));

/**
 * The topic that a URL names (specification §2) by its id.
 * @param id the parameter `topic`; when it is missing or empty, the first topic is returned
 * @returns undefined for an unknown id
 */
export function findTopic(topics: readonly Topic[], id: string | null): Topic | undefined {
  if (id === null || id === '') return topics[0];
  return topics.find(({ lesson }) => String(lesson.id) === id);
}

/** The topics before and after a topic, across classes. */
export function adjacentTopics(topics: readonly Topic[], topic: Topic) {
  const index = topics.findIndex(({ lesson }) => lesson.id === topic.lesson.id);
  return { previous: topics[index - 1], next: topics[index + 1] };
}
