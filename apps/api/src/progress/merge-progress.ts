import type { InvestigationProgress, LessonPlace } from '@zarra/contracts/progress';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockLearner } from '../http/lock-learner.js';
import type { Tables } from '../database/tables.js';

/** Places in lessons and investigations of a learner. */
export interface Progress {
  readonly places: readonly LessonPlace[];
  readonly investigations: readonly InvestigationProgress[];
}

/** Whether the laboratory of the site has an investigation. */
export type HasInvestigation = (item: Pick<InvestigationProgress, 'experiment' | 'investigation'>) => boolean;

/** Investigations stored for one learner at most, also by a server that does not know the laboratory. */
const MAX_INVESTIGATIONS = 200;

/** The last of several items with the same key: one statement cannot change a row twice. */
const lastByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Stores the places that are later than the stored ones. A clock that is ahead counts as the present. */
async function mergePlaces(
  trx: Transaction<Tables>,
  learnerId: number,
  places: readonly LessonPlace[],
  change: number,
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
        change,
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
          change,
        }))
        .whereRef('excluded.reached_at', '>', 'lesson_places.reached_at'),
    )
    .execute();
}

const nameOf = ({
  experiment,
  investigation,
}: Pick<InvestigationProgress, 'experiment' | 'investigation'>): string => `${experiment}/${investigation}`;

const rankOf = (column: string) =>
  sql<number>`array_position(array['predicted', 'measured', 'explained'], ${sql.ref(column)})`;

/** Stores the investigations that are further than the stored ones. */
async function mergeInvestigations(
  trx: Transaction<Tables>,
  learnerId: number,
  investigations: readonly InvestigationProgress[],
  change: number,
): Promise<void> {
  const { count } = await trx
    .selectFrom('investigations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', learnerId)
    .executeTakeFirstOrThrow();
  const items = lastByKey(investigations, nameOf);
  const rows = items.slice(0, Math.max(0, MAX_INVESTIGATIONS - Number(count)));
  if (rows.length === 0) return;
  await trx
    .insertInto('investigations')
    .values(
      rows.map(({ prediction, measured, ...rest }) => ({
        user_id: learnerId,
        ...rest,
        change,
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
          change,
        }))
        .where(rankOf('excluded.state'), '>', rankOf('investigations.state')),
    )
    .execute();
}

/** The number of the learner's last change; 0 before the first. */
async function lastChange(trx: Transaction<Tables>, learnerId: number): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    select greatest(
      (select coalesce(max(change), 0) from lesson_places where user_id = ${learnerId}),
      (select coalesce(max(change), 0) from investigations where user_id = ${learnerId})
    ) as change`.execute(trx);
  return rows[0]?.change ?? 0;
}

/** The stored progress of a learner that is later than the mark, or named in the request; the latest place is first. */
async function readProgress(
  trx: Transaction<Tables>,
  learnerId: number,
  mark: number,
  named: Progress,
): Promise<Progress> {
  const lessons = named.places.map(({ lesson }) => lesson);
  const places = await trx
    .selectFrom('lesson_places')
    .select(['lesson_id', 'heading', 'video_position', 'reached_at'])
    .where('user_id', '=', learnerId)
    .where((eb) =>
      eb.or([eb('change', '>', mark), ...(lessons.length > 0 ? [eb('lesson_id', 'in', lessons)] : [])]),
    )
    .orderBy('reached_at', 'desc')
    .orderBy('lesson_id')
    .execute();
  const names = new Set(named.investigations.map(nameOf));
  const investigations = await trx
    .selectFrom('investigations')
    .select(['experiment', 'investigation', 'state', 'prediction', 'measured', 'change'])
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
    investigations: investigations
      .filter((item) => item.change > mark || names.has(nameOf(item)))
      .map(({ change: _, ...item }) => item),
  };
}

/**
 * Merges a device's progress into the stored one: the latest place of each lesson and the furthest state of each
 * investigation. Repeated and reordered requests have the same result. Investigations that the laboratory does not have are
 * ignored, as lessons that do not exist.
 * @param sent `mark`: the last change that the device has
 * @returns what changed since the mark, and what the request named; all without a mark, and with one that is ahead because the
 * database was restored from a backup
 * @throws HttpError 401 when the learner is deleted
 */
export const mergeProgress = (
  db: Kysely<Tables>,
  learnerId: number,
  { places, investigations, mark = 0 }: Progress & { readonly mark?: number | undefined },
  { hasInvestigation, now }: { readonly hasInvestigation: HasInvestigation; readonly now: Date },
): Promise<Progress & { readonly mark: number }> =>
  db.transaction().execute(async (trx) => {
    // The changes of a learner follow one another, so that their numbers do.
    await lockLearner(trx, learnerId, { exclusive: true });
    const last = await lastChange(trx, learnerId);
    const known = investigations.filter(hasInvestigation);
    if (places.length > 0) await mergePlaces(trx, learnerId, places, last + 1, now);
    if (known.length > 0) await mergeInvestigations(trx, learnerId, known, last + 1);
    const named = { places, investigations: known };
    const progress = await readProgress(trx, learnerId, mark > last ? 0 : mark, named);
    return { ...progress, mark: await lastChange(trx, learnerId) };
  });
