import type { PracticeItem, PracticeScope } from '@zarra/contracts/practice';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { withinMinutes } from './minutes.js';
import { startOfNextDay } from './schedule.js';

/** An item that may be sent, with what the learner knows about it. */
export interface Candidate {
  readonly id: number;
  readonly lesson_id: number;
  readonly lesson: string;
  /** JSON of the item. */
  readonly item: string;
  /** Null before the first answer. */
  readonly due: Date | null;
  readonly tries: number | null;
}

/** Items of one response. */
const MAX_ITEMS = 10;

/** All items with the learner's cards: the first items of all lessons in teaching order, then the second ones. */
const selectItems = (db: Kysely<Tables>, learnerId: number) =>
  db
    .selectFrom('practice_items')
    .innerJoin('lessons', 'lessons.id', 'practice_items.lesson_id')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .leftJoin('chapters', (join) =>
      join.onRef('chapters.class_id', '=', 'lessons.class_id').onRef('chapters.key', '=', 'lessons.chapter'),
    )
    .leftJoin('practice_cards', (join) =>
      join
        .onRef('practice_cards.item_id', '=', 'practice_items.id')
        .on('practice_cards.user_id', '=', learnerId),
    )
    .select([
      'practice_items.id',
      'practice_items.lesson_id',
      'lessons.title as lesson',
      'item',
      'due',
      'tries',
    ])
    .orderBy('practice_items.position')
    .orderBy('classes.position')
    .orderBy('chapters.position', (order) => order.asc().nullsLast())
    .orderBy('lessons.position')
    .orderBy('practice_items.id');

type Candidates = ReturnType<typeof selectItems>;

const byDue = (one: Candidate, other: Candidate): number =>
  (one.due?.getTime() ?? 0) - (other.due?.getTime() ?? 0);

/** Due items, the longest due first; then new ones; then those that come again later. */
function dueFirst(candidates: readonly Candidate[], now: Date): Candidate[] {
  const end = startOfNextDay(now);
  const seen = candidates.filter(({ due }) => due !== null).toSorted(byDue);
  const isDue = ({ due }: Candidate) => due !== null && due < end;
  return [
    ...seen.filter(isDue),
    ...candidates.filter(({ due }) => due === null),
    ...seen.filter((one) => !isDue(one)),
  ];
}

const kindOf = ({ item }: Candidate) => (JSON.parse(item) as Pick<PracticeItem, 'kind'>).kind;

/** The items so that neighbours belong to different lessons where possible. */
function mixLessons(candidates: readonly Candidate[]): Candidate[] {
  const rest = [...candidates];
  const mixed: Candidate[] = [];
  while (rest.length > 0) {
    const last = mixed.at(-1)?.lesson_id;
    const other = rest.findIndex(({ lesson_id }) => lesson_id !== last);
    mixed.push(...rest.splice(Math.max(other, 0), 1));
  }
  return mixed;
}

const idIn = (scope: string): number => Number(/\d+/.exec(scope)?.[0]);

/** The items of a lesson, chapter or class. @throws HttpError 404 when it does not exist */
async function selectOfContent(db: Kysely<Tables>, items: Candidates, scope: PracticeScope) {
  const id = idIn(scope);
  if (scope.startsWith('item:')) {
    const item = await db.selectFrom('practice_items').select('id').where('id', '=', id).executeTakeFirst();
    if (!item) throw new HttpError(404, 'notFound');
    return items.where('practice_items.id', '=', id);
  }
  if (scope.startsWith('lesson:')) {
    const lesson = await db.selectFrom('lessons').select('id').where('id', '=', id).executeTakeFirst();
    if (!lesson) throw new HttpError(404, 'lessonNotFound');
    return items.where('practice_items.lesson_id', '=', id);
  }
  const ofClass = items.where('lessons.class_id', '=', id);
  if (scope.startsWith('class:')) {
    const found = await db.selectFrom('classes').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw new HttpError(404, 'notFound');
    return ofClass;
  }
  const key = scope.slice(scope.indexOf('/') + 1);
  const chapter = db.selectFrom('chapters').select('key').where('class_id', '=', id).where('key', '=', key);
  if (!(await chapter.executeTakeFirst())) throw new HttpError(404, 'notFound');
  return ofClass.where('lessons.chapter', '=', key);
}

/** Items whose last answer was wrong, then new items of lessons with missed test questions. */
async function selectMistakes(items: Candidates, learnerId: number): Promise<Candidate[]> {
  const wrong = await items.where('is_right', '=', false).execute();
  const ofMissed = await items
    .where('practice_cards.item_id', 'is', null)
    .where('practice_items.lesson_id', 'in', (lessons) =>
      lessons
        .selectFrom('results')
        .select('results.lesson_id')
        .where('results.user_id', '=', learnerId)
        .whereRef('correct_answers', '<', 'total_tests'),
    )
    .limit(MAX_ITEMS)
    .execute();
  return [...wrong.toSorted(byDue), ...ofMissed];
}

/**
 * The items of a scope for a learner, at most ten.
 * @param minutes of repetition that are left for the day; they limit the scope `today`
 * @throws HttpError 404 for an unknown lesson, chapter or class
 */
export async function selectForScope(
  db: Kysely<Tables>,
  learnerId: number,
  scope: PracticeScope,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): Promise<Candidate[]> {
  const items = selectItems(db, learnerId);
  if (scope === 'mistakes') return (await selectMistakes(items, learnerId)).slice(0, MAX_ITEMS);
  if (scope === 'today') {
    const due = await items.where('due', '<', startOfNextDay(now)).execute();
    return mixLessons(withinMinutes(due.toSorted(byDue), minutes, kindOf).slice(0, MAX_ITEMS));
  }
  const query = await selectOfContent(db, items, scope);
  return dueFirst(await query.execute(), now).slice(0, MAX_ITEMS);
}
