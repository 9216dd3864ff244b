import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';

interface PathAndIdea {
  readonly path: readonly (string | number)[];
  readonly idea: string;
  readonly correct?: true | undefined;
}

/** The ideas that a practice item and its wrong answers stand for, with their fields. */
export function* namedIdeas(item: ContentPracticeItem): Generator<PathAndIdea> {
  for (const [n, idea] of (item.ideas ?? []).entries()) yield { path: ['ideas', n], idea };
  if (item.kind !== 'choice' && item.kind !== 'point') return;
  const [field, options] = item.kind === 'choice' ? ['options', item.options] : ['regions', item.regions];
  for (const [n, { idea, correct }] of options.entries())
    if (idea !== undefined) yield { path: [field, n, 'idea'], idea, correct };
}

/** Ids of all ideas that a practice item is about. */
export const ideasOfItem = (item: ContentPracticeItem): string[] => [
  ...new Set([...namedIdeas(item)].map(({ idea }) => idea)),
];

/** Ids of the ideas that a wrong answer stands for: that of the chosen option; without options, those of the item. */
export function ideasOfWrongAnswer(
  { kind, ideas = [] }: ContentPracticeItem,
  chosen: string | null | undefined,
): readonly string[] {
  if (kind === 'choice' || kind === 'point') return chosen ? [chosen] : [];
  return ideas;
}
