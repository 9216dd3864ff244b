import { ExpressionError } from '@zarra/contracts/expressions';
import type { ContentLesson, ContentQuestion } from '@zarra/contracts/lesson-content';
import { calculateCheck } from '../practice-items/check-expression.js';
import { isSameDimension, type Quantity } from '../practice-items/quantity.js';
import { chainIssues } from '../practice-items/chain-issues.js';
import { linesOf } from '../practice-items/lines-of.js';
import { readShownQuantity } from '../practice-items/shown-quantity.js';
import { createCheck } from './content-checks.js';
import { optionTexts } from './figures/option-texts.js';
import { shapeIssues } from './test-shape.js';

/** Least difference of a wrong number to the right one, as a share. */
const LEAST_DIFFERENCE = 0.02;
/** Error of binary fractions, as a share. */
const ROUNDING = 1e-9;

/** An issue of a question: the field and the message for its author. */
interface QuestionIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const differ = (one: Quantity, other: Quantity): boolean =>
  !isSameDimension(one, other) ||
  Math.abs(one.value - other.value) > LEAST_DIFFERENCE * Math.max(Math.abs(one.value), Math.abs(other.value));

/** The expression equals the right option, and no wrong option is close to it. */
function compareCheck({ check, correct, ...question }: ContentQuestion): QuestionIssue[] {
  if (check === undefined) return [];
  const path = ['check'];
  const options = optionTexts(question.options);
  if (!options) return [{ path, message: 'only numbers have a check, not figures' }];
  const text = options[correct - 1] ?? '';
  const right = readShownQuantity(text);
  if (!right) return [{ path, message: `the right option ${text} is no number with a known unit` }];
  let calculated;
  try {
    calculated = calculateCheck(check);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return [{ path, message: error.message }];
  }
  if (!isSameDimension(calculated, right.quantity))
    return [{ path, message: `the unit of the result is not that of the right option ${text}` }];
  const allowed = right.rounding + Math.abs(calculated.value) * ROUNDING;
  if (Math.abs(calculated.value - right.quantity.value) > allowed) {
    const inUnit = (calculated.value / right.quantity.value).toPrecision(4);
    return [{ path, message: `the result is ${inUnit} times the right option ${text}` }];
  }
  return options.flatMap((option, n) => {
    const wrong = readShownQuantity(option)?.quantity;
    if (n === correct - 1 || !wrong || differ(wrong, right.quantity)) return [];
    return [{ path: ['options', n], message: `${option} differs from the right option by 2 % or less` }];
  });
}

/**
 * The `check` of every question is right, and its explanation calculates right.
 * @param isComplete the lesson is complete: its test has no hints and every number has a `check`
 */
export const questionChecks = (isComplete: boolean) =>
  createCheck<ContentLesson>((lesson, addIssue) => {
    for (const [index, question] of lesson.questions.entries()) {
      for (const { path, message } of compareCheck(question))
        addIssue(['questions', index, ...path], message);
      for (const message of chainIssues(question.explanation))
        addIssue(['questions', index, 'explanation'], message);
    }
    if (!isComplete) return;
    for (const { path, message } of shapeIssues(lesson)) addIssue([...path], message);
  });

/** Wrong calculations of a lesson's text, by their lines from 1. */
export const calculationIssues = (markdown: string) =>
  linesOf(markdown).flatMap(({ line, text }) => chainIssues(text).map((message) => ({ line, message })));
