import type { ContentLesson, ContentQuestion } from '@zarra/contracts/lesson-content';
import { readShownQuantity } from '../practice-items/shown-quantity.js';
import { optionTexts } from './figures/option-texts.js';

/** Number of questions of a complete test. */
const QUESTIONS = 8;
/** Right options at each of the four positions. */
const AT_EACH_POSITION = 2;
/** Most questions whose right option is the only longest one. */
const MOST_LONGEST = 2;
/** Longest option by the shortest one; short words are not compared. */
const LENGTH = { mostRatio: 1.6, leastCompared: 16 };
/** Options that stand for others. */
const REFERENCE =
  /(?:hammasi|barchasi|hamma javob\S*) toʻgʻri|toʻgʻri javob yoʻq|hech qaysi(?:si)? toʻgʻri emas/i;

/** Whether all four options are numbers with units, or numbers: the right one can be calculated. */
export const isNumeric = ({ options }: ContentQuestion): boolean =>
  optionTexts(options)?.every((option) => readShownQuantity(option) !== undefined) ?? false;

/** Lengths of the options of a question in words; undefined for numbers and figures. */
const lengthsOf = (question: ContentQuestion): readonly number[] | undefined =>
  isNumeric(question) ? undefined : optionTexts(question.options)?.map((text) => text.length);

function isRightLongest(question: ContentQuestion): boolean {
  const lengths = lengthsOf(question) ?? [];
  const right = lengths[question.correct - 1] ?? 0;
  return lengths.length > 0 && lengths.every((length, n) => n === question.correct - 1 || length < right);
}

/** The numbers of a test by which a learner could guess. */
export interface TestShape {
  /** Right options at the positions 1 to 4. */
  readonly positions: readonly number[];
  /** Questions whose right option is the only longest one. */
  readonly longest: number;
  /** Questions with options that are numbers, and those of them with a `check`. */
  readonly numeric: number;
  readonly checked: number;
}

export const testShape = ({ questions }: Pick<ContentLesson, 'questions'>): TestShape => ({
  positions: [1, 2, 3, 4].map((option) => questions.filter(({ correct }) => correct === option).length),
  longest: questions.filter(isRightLongest).length,
  numeric: questions.filter(isNumeric).length,
  checked: questions.filter((question) => isNumeric(question) && question.check !== undefined).length,
});

/** An issue of a lesson: the field and the message for its author. */
interface ShapeIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function questionIssues(question: ContentQuestion, index: number): ShapeIssue[] {
  const issues: ShapeIssue[] = [];
  const path = ['questions', index];
  if (isNumeric(question) && question.check === undefined)
    issues.push({ path, message: 'the options are numbers: the question needs a check' });
  const lengths = lengthsOf(question) ?? [];
  const longest = Math.max(...lengths);
  const ratio = longest / Math.min(...lengths);
  if (longest >= LENGTH.leastCompared && ratio > LENGTH.mostRatio) {
    const message = `the longest option is ${ratio.toFixed(1)} times the shortest, more than ${LENGTH.mostRatio}`;
    issues.push({ path: [...path, 'options'], message });
  }
  for (const [n, option] of (optionTexts(question.options) ?? []).entries()) {
    if (REFERENCE.test(option))
      issues.push({ path: [...path, 'options', n], message: 'an option must not stand for other options' });
  }
  return issues;
}

/** What a complete test must not have: hints at right options, and numbers without a `check`. */
export function shapeIssues(lesson: Pick<ContentLesson, 'questions'>): ShapeIssue[] {
  const { questions } = lesson;
  const path = ['questions'];
  const { positions, longest } = testShape(lesson);
  const issues = questions.flatMap(questionIssues);
  if (questions.length === QUESTIONS && positions.some((count) => count !== AT_EACH_POSITION))
    issues.push({ path, message: `right options are at the positions ${positions.join('-')}, not 2-2-2-2` });
  if (longest > MOST_LONGEST) {
    const message = `the right option is the longest one in ${longest} questions, more than ${MOST_LONGEST}`;
    issues.push({ path, message });
  }
  return issues;
}
