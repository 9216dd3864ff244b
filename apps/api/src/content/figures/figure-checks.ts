import type { ContentLesson, ContentQuestion } from '@zarra/contracts/lesson-content';
import { checkUnique, createCheck } from '../content-checks.js';
import { answerIssue, contradiction } from './figure-facts.js';
import { figureKeys, optionTexts } from './option-texts.js';
import type { FigureIndex } from './lesson-figures.js';

/** A question whose figure says the answer, or whose numbers are not those of the figure. */
function questionIssues(
  { figure, question, options, correct, explanation }: ContentQuestion,
  index: FigureIndex,
): string[] {
  const facts = figure === undefined ? undefined : index.factsOf(figure);
  if (!facts) return [];
  const answer = optionTexts(options)?.[correct - 1];
  return [
    answer === undefined ? undefined : answerIssue(answer, facts),
    contradiction(question, facts),
    contradiction(explanation, facts),
  ].filter((issue) => issue !== undefined);
}

/** Questions refer to figures of their lesson, which agree with them; four options are four different figures. */
export const questionFigures = (index: FigureIndex | undefined) =>
  createCheck<ContentLesson>(({ questions }, addIssue) => {
    if (!index) return;
    for (const [n, question] of questions.entries()) {
      const { figure, options } = question;
      const path = ['questions', n];
      if (figure !== undefined && !index.find(figure)) addIssue([...path, 'figure'], index.missing(figure));
      const keys = figureKeys(options);
      for (const message of questionIssues(question, index)) addIssue([...path, 'figure'], message);
      if (!keys) continue;
      const alts = keys.map((key) => index.find(key)?.alt ?? key);
      for (const [option, key] of keys.entries()) {
        if (!index.find(key)) addIssue([...path, 'options', option, 'figure'], index.missing(key));
      }
      checkUnique(keys, 'figure', (option, message) => addIssue([...path, 'options', option], message));
      if (new Set(keys).size === keys.length)
        checkUnique(alts, 'alt', (option, message) => addIssue([...path, 'options', option], message));
    }
  });
