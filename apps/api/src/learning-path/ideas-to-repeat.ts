import type { LearningPath } from '@zarra/contracts/learning-path';
import type { PublicLists } from '../lists/public-lists.js';
import { ideasOfItem, ideasOfWrongAnswer } from '../practice-items/item-ideas.js';
import type { Outline } from './outline.js';
import type { LearnerRows } from './read-learner-rows.js';

/** Ideas that a learner can take on at once. */
const MAX_IDEAS = 5;

/** An answer that shows an idea, or refutes it. */
interface IdeaAnswer {
  readonly idea: string;
  readonly at: number;
  readonly right: boolean;
  readonly lessonId: number;
  /** Id of the heading that explains it. */
  readonly heading: string | undefined;
}

type Sources = Pick<PublicLists, 'questionLinks' | 'ideas'>;

function* answersOfTests({ results }: LearnerRows, { questionLinks }: Sources): Generator<IdeaAnswer> {
  for (const { lesson_id: lessonId, created_at, answered } of results) {
    const at = Date.parse(created_at);
    for (const { id, chosen, right } of answered) {
      const { ideas = new Map<string, never>(), section } = questionLinks(id);
      const shown = right ? [...ideas.values()] : [ideas.get(chosen ?? '') ?? []].flat();
      for (const { key: idea } of shown) yield { idea, at, right, lessonId, heading: section?.heading };
    }
  }
}

function* answersOfPractice({ latestTries }: LearnerRows, { ideas }: Sources): Generator<IdeaAnswer> {
  for (const { item_id, is_right: right, idea: chosen, answered_at } of latestTries) {
    const found = ideas.items.get(item_id);
    if (!found) continue;
    const { item, lessonId } = found;
    const at = Date.parse(answered_at);
    const shown = right ? ideasOfItem(item) : ideasOfWrongAnswer(item, chosen);
    for (const idea of shown) yield { idea, at, right, lessonId, heading: item.section };
  }
}

/**
 * At most five ideas of the learner's wrong answers, the latest first. A right answer to a question or an item about the idea,
 * later than the last wrong one, removes it.
 */
export function ideasToRepeat(
  { byId }: Outline,
  rows: LearnerRows,
  sources: Sources,
): NonNullable<LearningPath['ideas']> {
  const answers = [...answersOfTests(rows, sources), ...answersOfPractice(rows, sources)];
  const lastRight = new Map<string, number>();
  for (const { idea, at, right } of answers)
    if (right) lastRight.set(idea, Math.max(at, lastRight.get(idea) ?? 0));
  const wrong = answers
    .filter(({ idea, at, right }) => !right && at >= (lastRight.get(idea) ?? 0))
    .toSorted((one, other) => other.at - one.at);
  const latest = wrong.filter(({ idea }, n) => wrong.findIndex((other) => other.idea === idea) === n);
  return latest
    .flatMap(({ idea: id, lessonId, heading }) => {
      const lesson = byId.get(lessonId);
      const idea = sources.ideas.withItem(id, lessonId);
      if (!lesson || !idea) return [];
      const title = heading === undefined ? undefined : lesson.text().sections.get(heading);
      return [
        {
          ...idea,
          lesson: { id: lesson.id, title: lesson.title },
          section: heading === undefined || title === undefined ? null : { heading, title },
        },
      ];
    })
    .slice(0, MAX_IDEAS);
}
