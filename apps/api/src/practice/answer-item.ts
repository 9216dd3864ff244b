import type { PracticeAnswer, PracticeOutcome } from '@zarra/contracts/practice';
import { sectionsOf } from '../content/section-ids.js';
import type { TextNode } from '../content/typeset-text.js';
import { HttpError } from '../http/http-error.js';
import { remainingAnswers } from './budget.js';
import { ideasOfWrongAnswer } from '../practice-items/item-ideas.js';
import { judgeAnswer } from './judge-answer.js';
import { practiceText } from './practice-text.js';
import type { PracticeContext } from './read-practice.js';
import { seedOf } from './seeds.js';
import { solutionOf } from './solution.js';
import { findTry, storeAnswer, type StoredTry } from './store-answer.js';
import { compiledOf, variantOf, type Variant } from './variant.js';

interface AnswerRequest {
  readonly id: number;
  readonly seed: string;
  readonly answer: PracticeAnswer;
}

/** The item with its lesson and the number of the learner's answers. @throws HttpError 404 for a removed item */
async function readItem({ db, learnerId }: PracticeContext, id: number) {
  const row = await db
    .selectFrom('practice_items')
    .innerJoin('lessons', 'lessons.id', 'lesson_id')
    .leftJoin('practice_cards', (join) =>
      join.onRef('item_id', '=', 'practice_items.id').on('user_id', '=', learnerId),
    )
    .select([
      'practice_items.id',
      'item',
      'lesson_id',
      'lessons.title as lesson',
      'description_tree',
      'tries',
    ])
    .where('practice_items.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, 'practiceChanged');
  return row;
}

type ItemRow = Awaited<ReturnType<typeof readItem>>;

/** The heading that explains the item; null when the lesson has lost it. */
function sectionOf({ item: { section } }: Variant['compiled'], { description_tree }: ItemRow) {
  if (section === undefined) return null;
  const title = sectionsOf(JSON.parse(description_tree ?? '[]') as TextNode[]).get(section);
  return title === undefined ? null : { heading: section, title };
}

function outcomeOf(
  variant: Variant,
  row: ItemRow,
  stored: StoredTry,
  { ideas }: PracticeContext,
): Omit<PracticeOutcome, 'remaining'> {
  const { compiled, values } = variant;
  const { text, solution } = solutionOf(variant);
  const { feedback, idea } = judgeAnswer(variant, stored.answer);
  const missed = stored.is_right ? [] : ideasOfWrongAnswer(compiled.item, idea);
  const known = missed.flatMap((id) => ideas.sent(id) ?? []);
  return {
    right: stored.is_right,
    answer: practiceText(text),
    solution,
    steps: compiled.steps.map((step) => practiceText(step.fill(values))),
    feedback: feedback ? practiceText(feedback.fill(values)) : null,
    ...(known.length > 0 ? { ideas: known } : {}),
    section: sectionOf(compiled, row),
    lesson: { id: row.lesson_id, title: row.lesson },
    due: stored.due.toISOString(),
  };
}

/**
 * Judges and stores the answer to a variant. The first answer stands; repeats return its outcome.
 * @param countNew counts an answer that is not a repeat; it may throw
 * @throws HttpError 400 for an answer that cannot be compared, 404 when item or variant do not exist any more, 429 above
 * the budget of the day
 */
export async function answerItem(
  context: PracticeContext,
  { id, seed, answer }: AnswerRequest,
  countNew: () => Promise<void>,
): Promise<PracticeOutcome> {
  const { db, key, learnerId, now } = context;
  const row = await readItem(context, id);
  const compiled = compiledOf(row.item);
  const tryKey = { learnerId, itemId: id, seed };
  let stored = await findTry(db, tryKey);
  const number = stored?.number ?? row.tries ?? 0;
  const source = { key, learnerId, itemId: id, content: row.item, tries: number };
  // Another seed belongs to a variant that was answered elsewhere, or to the item before it was edited.
  if (seed !== seedOf(source, compiled.grid.count)) throw new HttpError(404, 'practiceChanged');
  const variant = variantOf(compiled, seed, key);
  if (!stored) {
    const { right, idea } = judgeAnswer(variant, answer);
    await countNew();
    stored = await storeAnswer(db, tryKey, { answer, isRight: right, number, idea }, now);
  }
  return {
    ...outcomeOf(variant, row, stored, context),
    remaining: await remainingAnswers(db, learnerId, now),
  };
}
