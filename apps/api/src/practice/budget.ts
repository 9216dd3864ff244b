import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { minutesByKind } from './minutes.js';
import { startOfDay } from './schedule.js';

/** Answers of a learner on one day. It keeps an account from collecting the items. */
const ANSWERS_A_DAY = 200;
/** Minutes of repetition that are proposed for one day. */
const REPETITION_MINUTES = 15;

const triesToday = (db: Kysely<Tables>, learnerId: number, now: Date) =>
  db
    .selectFrom('practice_tries')
    .where('practice_tries.user_id', '=', learnerId)
    .where('answered_at', '>=', startOfDay(now));

/** The number of answers that a learner may still give on this day. */
export async function remainingAnswers(db: Kysely<Tables>, learnerId: number, now: Date): Promise<number> {
  const { count } = await triesToday(db, learnerId, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(0, ANSWERS_A_DAY - Number(count));
}

/** The minutes of repetition that are left for this day. Answers to new items are no repetition. */
export async function remainingMinutes(db: Kysely<Tables>, learnerId: number, now: Date): Promise<number> {
  const rows = await triesToday(db, learnerId, now)
    .select([sql<keyof typeof minutesByKind>`answer ->> 'kind'`.as('kind')])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('number', '>', 0)
    .groupBy('kind')
    .execute();
  return rows.reduce(
    (minutes, { kind, count }) => minutes - minutesByKind[kind] * Number(count),
    REPETITION_MINUTES,
  );
}
