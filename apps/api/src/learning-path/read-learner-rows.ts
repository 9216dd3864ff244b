import type { PracticeItem } from '@zarra/contracts/practice';
import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../database/tables.js';
import { DAY_MS, OFFSET_MS } from '../practice/schedule.js';

/** Days of practice in the history. */
const HISTORY_DAYS = 60;
const MAX_DAYS = 20;

/** Number of the day in Uzbekistan that contains the time of an answer. */
const dayOfAnswer = sql<number>`floor((extract(epoch from answered_at) * 1000 + ${sql.lit(OFFSET_MS)}) / ${sql.lit(DAY_MS)})`;

/** Ids of the questions of a result that the learner did not answer right. */
const missedQuestions = sql<number[]>`(
  select coalesce(json_agg((question ->> 'id')::integer), '[]'::json)
  from jsonb_array_elements(questions) as question
  where (answers ->> (question ->> 'id')) is distinct from (question ->> 'correct_option')
)`;

/** The questions of a result with the text of the chosen option. */
const answeredQuestions = sql<{ id: number; chosen: string | null; right: boolean }[]>`(
  select coalesce(json_agg(json_build_object(
    'id', (question ->> 'id')::integer,
    'chosen', question ->> ('option' || (answers ->> (question ->> 'id'))),
    'right', (answers ->> (question ->> 'id')) is not distinct from (question ->> 'correct_option')
  )), '[]'::json)
  from jsonb_array_elements(questions) as question
)`;

/** All rows of a learner that the path depends on, by one statement. Times are ISO 8601. */
export const readLearnerRows = (db: Kysely<Tables>, learnerId: number, now: Date) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('results')
          .select(['lesson_id', 'percentage', 'created_at', missedQuestions.as('missed')])
          .select(answeredQuestions.as('answered'))
          .where('user_id', '=', learnerId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc'),
      ).as('results'),
      jsonArrayFrom(
        eb
          .selectFrom('lesson_places')
          .select(['lesson_id', 'heading', 'video_position', 'reached_at'])
          .where('user_id', '=', learnerId)
          .orderBy('reached_at', 'desc')
          .orderBy('lesson_id'),
      ).as('places'),
      jsonArrayFrom(
        eb
          .selectFrom('practice_cards')
          // Removed items never come again.
          .innerJoin('practice_items', 'practice_items.id', 'item_id')
          .select(['lesson_id', 'due', 'is_right'])
          .select([
            sql<PracticeItem['kind']>`item::jsonb ->> 'kind'`.as('kind'),
            sql<string | null>`item::jsonb ->> 'section'`.as('section'),
          ])
          .where('user_id', '=', learnerId)
          .orderBy('due')
          .orderBy('item_id'),
      ).as('cards'),
      jsonArrayFrom(
        eb
          .selectFrom('practice_tries')
          .distinctOn('item_id')
          .select(['item_id', 'is_right', 'idea', 'answered_at'])
          .where('user_id', '=', learnerId)
          .orderBy('item_id')
          .orderBy('answered_at', 'desc')
          .orderBy('number', 'desc'),
      ).as('latestTries'),
      jsonArrayFrom(
        eb
          .selectFrom('practice_tries')
          .select((tries) => [
            tries.fn.max('answered_at').as('at'),
            tries.fn.countAll<number>().as('answers'),
            sql<number>`count(*) filter (where is_right)`.as('right'),
          ])
          .where('user_id', '=', learnerId)
          .where('answered_at', '>', new Date(now.getTime() - HISTORY_DAYS * DAY_MS))
          .groupBy(dayOfAnswer)
          .orderBy('at', 'desc')
          .limit(MAX_DAYS),
      ).as('days'),
    ])
    .executeTakeFirstOrThrow();

export type LearnerRows = Awaited<ReturnType<typeof readLearnerRows>>;
