import type { LearningPath } from '@zarra/contracts/learning-path';
import { hasPassed } from '@zarra/contracts/scoring';
import type { PublicLists } from '../lists/public-lists.js';
import type { Outline, OutlineLesson } from './outline.js';
import type { LearnerRows } from './read-learner-rows.js';

type Topic = LearningPath['weak'][number];

/** Topics that a learner can take on at once. */
const MAX_TOPICS = 3;
/** A single missed answer may be a slip. */
const MIN_MISSED = 2;

/** The missed answers of a learner in one lesson by the headings that explain them; an empty heading: the whole lesson. */
function missedByHeading(
  { id }: OutlineLesson,
  { results, cards }: LearnerRows,
  questionLinks: PublicLists['questionLinks'],
): ReadonlyMap<string, number> {
  const ofTest = results
    .filter(({ lesson_id }) => lesson_id === id)
    .flatMap(({ missed }) => missed.map((question) => questionLinks(question).section?.heading));
  const ofPractice = cards
    .filter(({ lesson_id, is_right }) => lesson_id === id && !is_right)
    .map(({ section }) => section);
  const counts = new Map<string, number>();
  for (const heading of [...ofTest, ...ofPractice])
    counts.set(heading ?? '', (counts.get(heading ?? '') ?? 0) + 1);
  return counts;
}

/**
 * At most three topics: lessons below 60 per cent, the lowest first, then the sections of other lessons with the most missed
 * answers. The result of a test stays, so practice is the way out: a lesson is not weak any more once the last answers to all of
 * its items are right.
 */
export function weakTopics(
  { lessons }: Outline,
  rows: LearnerRows,
  questionLinks: PublicLists['questionLinks'],
): Topic[] {
  const percentages = new Map(rows.results.map(({ lesson_id, percentage }) => [lesson_id, percentage]));
  const topics = lessons.flatMap((lesson): Topic[] => {
    const { id, title, items } = lesson;
    const right = rows.cards.filter(({ lesson_id, is_right }) => lesson_id === id && is_right).length;
    if (items > 0 && right >= items) return [];
    const percentage = percentages.get(id) ?? null;
    const counts = missedByHeading(lesson, rows, questionLinks);
    const topic = { lesson: { id, title }, percentage, items };
    if (percentage !== null && !hasPassed(percentage)) {
      const missed = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [{ ...topic, section: null, missed }];
    }
    return [...counts].map(([heading, missed]) => {
      const sectionTitle = heading === '' ? undefined : lesson.text().sections.get(heading);
      return {
        ...topic,
        section: sectionTitle === undefined ? null : { heading, title: sectionTitle },
        missed,
      };
    });
  });
  const isLow = ({ percentage }: Topic) => percentage !== null && !hasPassed(percentage);
  return [
    ...topics
      .filter(isLow)
      .toSorted((one, other) => (one.percentage ?? 0) - (other.percentage ?? 0) || other.missed - one.missed),
    ...topics
      .filter((topic) => !isLow(topic) && topic.missed >= MIN_MISSED)
      .toSorted((one, other) => other.missed - one.missed),
  ].slice(0, MAX_TOPICS);
}
