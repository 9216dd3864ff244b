import type { PracticeItem, PracticeScope } from '@zarra/contracts/practice';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { IdeaIndex } from '../content/idea-index.js';
import { remainingAnswers, remainingMinutes } from './budget.js';
import { readDrawing } from './drawings.js';
import { seedOf } from './seeds.js';
import { selectForScope } from './select-items.js';
import { sentItem } from './sent-item.js';
import { compiledOf, variantOf } from './variant.js';

/** The server's parts and the learner of a request. */
export interface PracticeContext {
  readonly db: Kysely<Tables>;
  /** Secret key of the variants. */
  readonly key: Uint8Array;
  readonly learnerId: number;
  readonly now: Date;
  readonly ideas: IdeaIndex;
}

interface Practice {
  readonly items: PracticeItem[];
  readonly remaining: number;
  readonly next_due: string | null;
}

/** When the first of the learner's items is due. */
async function nextDue({ db, learnerId }: PracticeContext): Promise<Date | null> {
  const { due } = await db
    .selectFrom('practice_cards')
    // Removed items never come again.
    .innerJoin('practice_items', 'practice_items.id', 'item_id')
    .select((eb) => eb.fn.min('due').as('due'))
    .where('user_id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return due;
}

/**
 * The items of a scope in the learner's next variants, without their keys; none when the budget of the day is used up.
 * @throws HttpError 404 for an unknown lesson, chapter or class
 */
export async function readPractice(context: PracticeContext, scope: PracticeScope): Promise<Practice> {
  const { db, key, learnerId, now } = context;
  const remaining = await remainingAnswers(db, learnerId, now);
  const minutes = await remainingMinutes(db, learnerId, now);
  const candidates = await selectForScope(db, learnerId, scope, { now, minutes });
  const sent = candidates.slice(0, remaining).map(async ({ id, item, lesson_id, lesson, tries }) => {
    const compiled = compiledOf(item);
    const source = { key, learnerId, itemId: id, content: item, tries: tries ?? 0 };
    const seed = seedOf(source, compiled.grid.count);
    const variant = variantOf(compiled, seed, key);
    const drawing = await readDrawing(db, lesson_id, variant);
    return sentItem(variant, { id, seed, lesson: { id: lesson_id, title: lesson } }, drawing);
  });
  const items = await Promise.all(sent);
  const due = await nextDue(context);
  return { items, remaining, next_due: due?.toISOString() ?? null };
}
