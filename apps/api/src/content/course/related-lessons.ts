import type { endpoints } from '@zarra/contracts';
import type { ContentCourse } from '@zarra/contracts/course-content';
import type { output } from 'zod/v4/core';

export type RelatedBody = output<(typeof endpoints.lessonRelated)['response']>;

export const NOTHING_RELATED: RelatedBody = { needs: [], topics: [], practicals: [] };

interface WrittenClass {
  readonly slug: string;
  readonly name: string;
  readonly lessons: readonly { readonly id: number; readonly slug: string; readonly title: string }[];
}

/** What each written lesson of the plan is about and builds on, by its id. */
export function relatedLessons(
  classes: readonly WrittenClass[],
  { lessons, topics }: ContentCourse,
): ReadonlyMap<number, RelatedBody> {
  const topicsById = new Map(topics.map((topic) => [topic.id, topic]));
  const places = new Map(lessons.flatMap((lesson, at) => lesson.topics.map((id) => [id, at] as const)));
  const bodies = lessons.map(({ class: classSlug, lesson: slug }) => {
    const schoolClass = classes.find((one) => one.slug === classSlug);
    const lesson = schoolClass?.lessons.find((one) => one.slug === slug);
    return lesson && schoolClass && { id: lesson.id, lesson: lesson.title, className: schoolClass.name };
  });
  const related = new Map<number, RelatedBody>();
  for (const [at, { topics: ids }] of lessons.entries()) {
    const body = bodies[at];
    if (!body) continue;
    const own = ids.flatMap((id) => topicsById.get(id) ?? []);
    const needed = own.flatMap(({ needs = [] }) => needs).map((id) => places.get(id) ?? at);
    related.set(body.id, {
      needs: [...new Set(needed)]
        .filter((place) => place < at)
        .sort((one, other) => other - one)
        .flatMap((place) => bodies[place] ?? []),
      topics: own.map(({ id, title }) => ({ slug: id, title })),
      practicals: own.flatMap(({ practical }) => practical ?? []),
    });
  }
  return related;
}
