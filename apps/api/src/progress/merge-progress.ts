import type { InvestigationProgress, LessonPlace } from '@zarra/contracts/progress';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockLearner } from '../http/lock-learner.js';
import type { Tables } from '../database/tables.js';

/** Places in lessons and investigations of a learner. */
export interface Progress {
  readonly places: readonly LessonPlace[];
  readonly investigations: readonly InvestigationProgress[];
}

/** Investigations stored for one learner at most. The laboratory has 54. */
const MAX_INVESTIGATIONS = 500;

/** The last of several items with the same key: one statement cannot change a row twice. */
const lastByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Stores the places that are later than the stored ones. A clock that is ahead counts as the present. */
async function mergePlaces(
  trx: Transaction<Tables>,
  learnerId: number,
  places: readonly LessonPlace[],
  now: Date,
): Promise<void> {
  const ids = places.map(({ lesson }) => lesson);
  const lessons = await trx.selectFrom('lessons').select('id').where('id', 'in', ids).execute();
  const known = new Set(lessons.map(({ id }) => id));
  const sorted = places
    .filter(({ lesson }) => known.has(lesson))
    .toSorted((one, other) => Date.parse(one.reached_at) - Date.parse(other.reached_at));
  const rows = lastByKey(sorted, ({ lesson }) => String(lesson));
  if (rows.length === 0) return;
  await trx
    .insertInto('lesson_places')
    .values(
      rows.map(({ lesson, heading, video_position, reached_at }) => ({
        user_id: learnerId,
        lesson_id: lesson,
        heading,
        video_position,
        reached_at: new Date(Math.min(Date.parse(reached_at), now.getTime())),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'lesson_id'])
        .doUpdateSet((eb) => ({
          heading: eb.ref('excluded.heading'),
          // A device where the video was not played knows no position.
          video_position: eb.fn.coalesce('excluded.video_position', 'lesson_places.video_position'),
          reached_at: eb.ref('excluded.reached_at'),
        }))
        .whereRef('excluded.reached_at', '>', 'lesson_places.reached_at'),
    )
    .execute();
}

const rankOf = (column: string) =>
  sql<number>`array_position(array['predicted', 'measured', 'explained'], ${sql.ref(column)})`;

/** Stores the investigations that are further than the stored ones. */
async function mergeInvestigations(
  trx: Transaction<Tables>,
  learnerId: number,
  investigations: readonly InvestigationProgress[],
): Promise<void> {
  const { count } = await trx
    .selectFrom('investigations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', learnerId)
    .executeTakeFirstOrThrow();
  const items = lastByKey(investigations, (item) => `${item.experiment}/${item.investigation}`);
  const rows = items.slice(0, Math.max(0, MAX_INVESTIGATIONS - Number(count)));
  if (rows.length === 0) return;
  await trx
    .insertInto('investigations')
    .values(
      rows.map(({ prediction, measured, ...rest }) => ({
        user_id: learnerId,
        ...rest,
        prediction: JSON.stringify(prediction),
        measured: JSON.stringify(measured),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'experiment', 'investigation'])
        .doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          prediction: eb.ref('excluded.prediction'),
          measured: eb.ref('excluded.measured'),
        }))
        .where(rankOf('excluded.state'), '>', rankOf('investigations.state')),
    )
    .execute();
}

/** The stored progress of a learner; the latest place is first. */
export async function readProgress(db: Kysely<Tables>, learnerId: number): Promise<Progress> {
  const places = await db
    .selectFrom('lesson_places')
    .select(['lesson_id', 'heading', 'video_position', 'reached_at'])
    .where('user_id', '=', learnerId)
    .orderBy('reached_at', 'desc')
    .orderBy('lesson_id')
    .execute();
  const investigations = await db
    .selectFrom('investigations')
    .select(['experiment', 'investigation', 'state', 'prediction', 'measured'])
    .where('user_id', '=', learnerId)
    .orderBy('experiment')
    .orderBy('investigation')
    .execute();
  return {
    places: places.map(({ lesson_id, reached_at, ...rest }) => ({
      lesson: lesson_id,
      ...rest,
      reached_at: reached_at.toISOString(),
    })),
    investigations,
  };
}

/**
 * Merges a device's progress into the stored one: the latest place of each lesson and the furthest state of each
 * investigation. Repeated and reordered requests have the same result.
 * @throws HttpError 401 when the learner is deleted
 */
export const mergeProgress = (
  db: Kysely<Tables>,
  learnerId: number,
  { places, investigations }: Progress,
  now: Date,
): Promise<Progress> =>
  db.transaction().execute(async (trx) => {
    await lockLearner(trx, learnerId);
    if (places.length > 0) await mergePlaces(trx, learnerId, places, now);
    if (investigations.length > 0) await mergeInvestigations(trx, learnerId, investigations);
    return readProgress(trx, learnerId);
  });
