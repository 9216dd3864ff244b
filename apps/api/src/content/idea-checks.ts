import type { ContentIdea } from '@zarra/contracts/content';
import type { ContentLesson, ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { namedIdeas } from '../practice-items/item-ideas.js';
import { checkUnique, createCheck } from './content-checks.js';

/** Ids of ideas; undefined when the list could not be read, which is reported itself. */
type KnownIdeas = ReadonlySet<string> | undefined;

/** No two ideas have the same id. */
export const uniqueIdeas = createCheck<readonly ContentIdea[]>((ideas, addIssue) => {
  const ids = ideas.map(({ id }) => id);
  checkUnique(ids, 'id', (index, message) => addIssue([index, 'id'], message));
});

const missing = (idea: string): string => `ideas.yaml has no ${idea}`;

/** Wrong options, and only these, stand for ideas of the list. */
export const questionIdeas = (known: KnownIdeas) =>
  createCheck<ContentLesson>(({ questions }, addIssue) => {
    for (const [index, { ideas = {}, correct }] of questions.entries()) {
      for (const [option, idea] of Object.entries(ideas)) {
        const path = ['questions', index, 'ideas', option];
        if (Number(option) === correct) addIssue(path, 'the right option stands for no idea');
        if (known?.has(idea) === false) addIssue(path, missing(idea));
      }
    }
  });

/** The ideas of a practice item that are not in the list, and those of right answers. */
export const unknownIdeas = (item: ContentPracticeItem, known: KnownIdeas) =>
  [...namedIdeas(item)].flatMap(({ path, idea, correct }) => [
    ...(correct ? [{ path, message: 'a right answer stands for no idea' }] : []),
    ...(known?.has(idea) === false ? [{ path, message: missing(idea) }] : []),
  ]);
