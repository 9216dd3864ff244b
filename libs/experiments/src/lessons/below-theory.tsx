import { useEffect, useState } from 'react';
import { LessonList, type ExperimentLesson } from './lesson-list.js';

/** Loads the lessons that use an experiment. */
export type LessonsLoader = (slug: string, signal: AbortSignal) => Promise<readonly ExperimentLesson[]>;

interface BelowTheoryProps {
  slug: string;
  /** A constant function. */
  load: LessonsLoader;
}

/** The lessons of an experiment; none when they do not load. Below the theory it moves nothing when it arrives. */
export function BelowTheory({ slug, load }: BelowTheoryProps) {
  const [lessons, setLessons] = useState<readonly ExperimentLesson[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    load(slug, controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setLessons(loaded);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [slug, load]);
  return <LessonList lessons={lessons} />;
}
