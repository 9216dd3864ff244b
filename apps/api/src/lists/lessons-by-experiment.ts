import type { endpoints } from '@zarra/contracts';
import type { output } from 'zod/v4/core';
import { lessonLink } from '../http/paths.js';
import type { ClassWithKeys, LessonWithKeys, OwnBody } from './read-classes.js';

type LessonBodies = OwnBody<output<(typeof endpoints.experimentLessons)['response']>>;

/** The states and investigations of one experiment that a lesson names. */
function partsOf({ experiments }: LessonWithKeys, slug: string) {
  const named = experiments.filter((experiment) => experiment.slug === slug);
  return {
    // The start of the experiment is the page itself.
    states: named
      .filter(({ state }) => state !== '')
      .map(({ state, stateTitle, link }) => ({ state, stateTitle, link })),
    investigations: named.flatMap(({ investigation }) => investigation ?? []),
  };
}

/** The lessons that use an experiment, by its slug, in teaching order. Experiments without lessons are not in it. */
export function lessonsByExperiment(classes: readonly ClassWithKeys[]): ReadonlyMap<string, LessonBodies> {
  const bySlug = new Map<string, LessonBodies>();
  for (const { name: className, chapters, lessons } of classes) {
    for (const lesson of lessons) {
      for (const slug of new Set(lesson.experiments.map((experiment) => experiment.slug))) {
        const bodies = bySlug.get(slug) ?? [];
        bySlug.set(slug, bodies);
        bodies.push({
          id: lesson.id,
          lesson: lesson.lesson,
          className,
          chapter: chapters.find(({ key }) => key === lesson.chapter)?.title ?? null,
          link: lessonLink(lesson.id),
          ...partsOf(lesson, slug),
        });
      }
    }
  }
  return bySlug;
}
