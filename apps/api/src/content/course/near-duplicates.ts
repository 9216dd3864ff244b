// cspell:ignore Chaudhuri Ganti Kaushik ICDE
import type { ContentLesson, ContentPracticeItem } from '@zarra/contracts/lesson-content';

/** Least share of equal trigrams of near-duplicates. */
const SIMILARITY = 0.8;
/** Shorter texts are phrases that many tasks share. */
const LEAST_TRIGRAMS = 20;

/** A question or an item with its place. */
export interface CourseTask {
  /** Name `class/lesson`. */
  readonly lesson: string;
  readonly key: string;
  readonly text: string;
}

/** What a learner reads of a question, numbers aside. */
export const textOfQuestion = ({ question, options }: ContentLesson['questions'][number]): string =>
  [question, ...options.map((option) => (typeof option === 'string' ? option : option.figure))].join(' ');

/** What a learner reads of an item, numbers and placeholders aside. */
export function textOfItem(item: ContentPracticeItem): string {
  const parts = (): readonly string[] => {
    switch (item.kind) {
      case 'choice':
        return item.options.map(({ text }) => text);
      case 'order':
        return item.items;
      case 'match':
        return item.pairs.flatMap(({ left, right }) => [left, right]);
      case 'numeric':
      case 'point':
        return [];
    }
  };
  return [item.text, ...parts()].join(' ').replace(/\{[^{}]*\}/g, ' ');
}

function trigramsOf(text: string): string[] {
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
  return [
    ...new Set(Array.from({ length: Math.max(0, words.length - 2) }, (_, at) => words.slice(at, at + 3))),
  ];
}

/**
 * Tasks whose words are the same, numbers aside: a learner would meet one task twice. Sets of which a share s is equal have an element in
 * common among the 1 − s rarest ones of each, so only tasks that share a rare trigram are compared (Chaudhuri, Ganti and Kaushik,
 * "A primitive operator for similarity joins", ICDE 2006).
 * @returns each later task with an earlier one
 */
export function nearDuplicates(
  tasks: readonly CourseTask[],
): (readonly [later: CourseTask, earlier: CourseTask])[] {
  const sets = tasks.map(({ text }) => trigramsOf(text));
  const counts = new Map<string, number>();
  for (const trigram of sets.flat()) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  const tasksByRareTrigram = new Map<string, number[]>();
  const pairs: (readonly [CourseTask, CourseTask])[] = [];
  for (const [at, trigrams] of sets.entries()) {
    const task = tasks[at];
    if (!task || trigrams.length < LEAST_TRIGRAMS) continue;
    const own = new Set(trigrams);
    const rare = trigrams
      .toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || (one < other ? -1 : 1))
      .slice(0, trigrams.length - Math.ceil(SIMILARITY * trigrams.length) + 1);
    const candidates = new Set(rare.flatMap((trigram) => tasksByRareTrigram.get(trigram) ?? []));
    const twin = [...candidates].find((candidate) => {
      const other = sets[candidate] ?? [];
      const common = other.filter((trigram) => own.has(trigram)).length;
      return common / (trigrams.length + other.length - common) >= SIMILARITY;
    });
    const earlier = twin === undefined ? undefined : tasks[twin];
    if (earlier) pairs.push([task, earlier]);
    for (const trigram of rare)
      tasksByRareTrigram.set(trigram, [...(tasksByRareTrigram.get(trigram) ?? []), at]);
  }
  return pairs;
}
