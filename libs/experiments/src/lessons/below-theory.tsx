import { useEffect, useState } from 'react';
import { LessonList } from './lesson-list.js';
import { readLessons, type LessonOfExperiment } from './read-lessons.js';

/** Loads the lessons of an experiment; none when the laboratory is served without the API. */
async function loadLessons(slug: string, signal: AbortSignal): Promise<LessonOfExperiment[]> {
  try {
    const response = await fetch(`/api/experiments/${slug}/lessons/`, { signal });
    return response.ok ? readLessons(await response.json()) : [];
  } catch {
    return [];
  }
}

/** The lessons of an experiment. Below the theory it moves nothing when it arrives. */
export function BelowTheory({ slug }: { slug: string }) {
  const [lessons, setLessons] = useState<readonly LessonOfExperiment[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void loadLessons(slug, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setLessons(loaded);
    });
    return () => controller.abort();
  }, [slug]);
  return <LessonList lessons={lessons} />;
}
