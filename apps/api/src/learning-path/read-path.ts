import type { LearningPath } from '@zarra/contracts/learning-path';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { PublicLists } from '../lists/public-lists.js';
import { remainingAnswers, remainingMinutes } from '../practice/budget.js';
import { minutesByKind, withinMinutes } from '../practice/minutes.js';
import { startOfNextDay } from '../practice/schedule.js';
import { ideasToRepeat } from './ideas-to-repeat.js';
import { nextLesson } from './next-lesson.js';
import type { Outline } from './outline.js';
import { readLearnerRows, type LearnerRows } from './read-learner-rows.js';
import { weakTopics } from './weak-topics.js';

/** Results and days of practice in the history. */
const MAX_EVENTS = 20;

const isoOf = (time: string | Date): string => new Date(time).toISOString();

/** What is due today within the budget of the day: the scope `today`. */
function todaysPractice(
  { cards }: LearnerRows,
  { now, minutes, answers }: { readonly now: Date; readonly minutes: number; readonly answers: number },
): LearningPath['today'] {
  const end = startOfNextDay(now).getTime();
  const due = cards.filter((card) => Date.parse(card.due) < end);
  const items = withinMinutes(due, minutes, ({ kind }) => kind).slice(0, answers);
  return {
    items: items.length,
    minutes: items.reduce((sum, { kind }) => sum + minutesByKind[kind], 0),
  };
}

/** The number of items of the scope `mistakes`: wrong answers, and new items of lessons with missed test questions. */
function countMistakes({ byId }: Outline, { cards, results }: LearnerRows): number {
  const wrong = cards.filter(({ is_right }) => !is_right).length;
  return results
    .filter(({ missed }) => missed.length > 0)
    .reduce((sum, { lesson_id }) => {
      const answered = cards.filter((card) => card.lesson_id === lesson_id).length;
      return sum + (byId.get(lesson_id)?.items ?? 0) - answered;
    }, wrong);
}

function classesOf({ classes }: Outline, { results, places, cards }: LearnerRows): LearningPath['classes'] {
  const resultOf = new Map(results.map((result) => [result.lesson_id, result]));
  const begun = new Set([...places, ...cards].map(({ lesson_id }) => lesson_id));
  const right = new Map<number, number>();
  for (const { lesson_id, is_right } of cards)
    right.set(lesson_id, (right.get(lesson_id) ?? 0) + Number(is_right));
  return classes.map(({ chapters, ...schoolClass }) => ({
    ...schoolClass,
    chapters: chapters.map(({ lessons, ...chapter }) => ({
      ...chapter,
      lessons: lessons.map(({ id, title, items }) => {
        const result = resultOf.get(id);
        return {
          id,
          title,
          begun: result !== undefined || begun.has(id),
          result: result ? { percentage: result.percentage, submitted_at: isoOf(result.created_at) } : null,
          practice: { items, right: right.get(id) ?? 0 },
        };
      }),
    })),
  }));
}

/** The last results and days of practice. A removed lesson has no title, so its result is omitted. */
function historyOf({ byId }: Outline, { results, days }: LearnerRows): LearningPath['history'] {
  const ofTests = results.flatMap(({ lesson_id, percentage, created_at }) => {
    const lesson = byId.get(lesson_id);
    if (!lesson) return [];
    const { id, title } = lesson;
    return [{ kind: 'result' as const, at: isoOf(created_at), lesson: { id, title }, percentage }];
  });
  const ofPractice = days.map(({ at, answers, right }) => ({
    kind: 'practice' as const,
    at: isoOf(at),
    answers,
    right,
  }));
  return [...ofTests, ...ofPractice]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MAX_EVENTS);
}

interface PathContext {
  readonly db: Kysely<Tables>;
  readonly learnerId: number;
  readonly now: Date;
  readonly outline: Outline;
  readonly questionLinks: PublicLists['questionLinks'];
  readonly ideas: PublicLists['ideas'];
}

/** The path of a learner. */
export async function readPath({
  db,
  learnerId,
  now,
  outline,
  questionLinks,
  ideas,
}: PathContext): Promise<LearningPath> {
  const rows = await readLearnerRows(db, learnerId, now);
  const answers = await remainingAnswers(db, learnerId, now);
  const minutes = await remainingMinutes(db, learnerId, now);
  return {
    next: nextLesson(outline, rows),
    today: todaysPractice(rows, { now, minutes, answers }),
    mistakes: countMistakes(outline, rows),
    classes: classesOf(outline, rows),
    weak: weakTopics(outline, rows, questionLinks),
    ideas: ideasToRepeat(outline, rows, { questionLinks, ideas }),
    history: historyOf(outline, rows),
  };
}
