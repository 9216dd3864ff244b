import type { LearningPath } from '@zarra/contracts/learning-path';
import type { Outline, OutlineLesson } from './outline.js';
import type { LearnerRows } from './read-learner-rows.js';

/** Time for a question of a test, minutes. */
const MINUTES_PER_QUESTION = 1;

type Rows = Pick<LearnerRows, 'places' | 'results'>;

/** The lesson that the learner read or answered last; undefined before the first one. */
function latestLesson({ byId }: Outline, { places, results }: Rows): OutlineLesson | undefined {
  const place = places.find(({ lesson_id }) => byId.has(lesson_id));
  const result = results.find(({ lesson_id }) => byId.has(lesson_id));
  const isResultLater =
    result !== undefined &&
    (place === undefined || Date.parse(result.created_at) > Date.parse(place.reached_at));
  const latest = isResultLater ? result : place;
  return latest && byId.get(latest.lesson_id);
}

/**
 * The lesson to continue, else the one after it: the first without a result from the latest lesson on, then from the start of
 * the curriculum. A lesson without a test is finished when its last section is reached.
 */
function lessonToContinue(outline: Outline, rows: Rows): OutlineLesson | undefined {
  const finished = new Set(rows.results.map(({ lesson_id }) => lesson_id));
  const places = new Map(rows.places.map((place) => [place.lesson_id, place]));
  const isFinished = ({ id, testsCount, text }: OutlineLesson): boolean => {
    const place = places.get(id);
    if (testsCount > 0 || place === undefined) return finished.has(id);
    return finished.has(id) || (place.heading ?? undefined) === [...text().sections.keys()].at(-1);
  };
  const { lessons } = outline;
  const latest = latestLesson(outline, rows);
  const start = latest ? lessons.indexOf(latest) : 0;
  return [...lessons.slice(start), ...lessons.slice(0, start)].find((lesson) => !isFinished(lesson));
}

/** What the learner does next; null when all lessons are finished. */
export function nextLesson(outline: Outline, rows: Rows): LearningPath['next'] {
  const lesson = lessonToContinue(outline, rows);
  if (!lesson) return null;
  const place = rows.places.find(({ lesson_id }) => lesson_id === lesson.id);
  const { sections, minutesFrom } = lesson.text();
  const heading = place?.heading ?? null;
  // A section that was renamed since has no title.
  const title = heading === null ? undefined : sections.get(heading);
  const section = heading === null || title === undefined ? null : { heading, title };
  const minutes = minutesFrom(section?.heading ?? null) + lesson.testsCount * MINUTES_PER_QUESTION;
  return {
    lesson: { id: lesson.id, title: lesson.title },
    class: lesson.className,
    chapter: lesson.chapter,
    begun: place !== undefined,
    section,
    video_position: place?.video_position ?? null,
    tests_count: lesson.testsCount,
    minutes: Math.ceil(minutes),
  };
}
