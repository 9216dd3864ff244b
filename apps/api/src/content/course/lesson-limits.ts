import type { ContentLesson, ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { shapeIssues, testShape, type TestShape } from '../test-shape.js';
import { ideasOfItem } from '../../practice-items/item-ideas.js';
import { partIssues, type TextIssue } from './lesson-parts.js';
import { sentencesOf, wordsOf } from './prose.js';
import { classNumber } from './text-checks.js';

/** Limits of texts up to class 8, and from class 9 on. */
const TEXT_LIMITS = {
  junior: { words: [400, 700], mean: 10, longest: 22 },
  senior: { words: [400, 850], mean: 13, longest: 28 },
} as const;
const SENIOR = 9;
const LEAST = { figures: 2, questions: 8, items: 5, generated: 3 } as const;

const limitsOf = (classSlug: string) =>
  TEXT_LIMITS[(classNumber(classSlug) ?? SENIOR) < SENIOR ? 'junior' : 'senior'];

/** The numbers of a text. */
export interface TextMeasures {
  readonly words: number;
  readonly sentences: number;
  /** Mean words of a sentence. */
  readonly mean: number;
  readonly longest: number;
}

export function measureText(markdown: string): TextMeasures {
  const sentences = sentencesOf(markdown).map(({ words }) => words);
  const inSentences = sentences.reduce((sum, words) => sum + words, 0);
  return {
    words: wordsOf(markdown),
    sentences: sentences.length,
    mean: sentences.length === 0 ? 0 : inSentences / sentences.length,
    longest: Math.max(0, ...sentences),
  };
}

/** Keys of the figures that a text shows. */
export const figuresOf = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/!\[[^\]]*\]\(figure:([a-z0-9-]+)\)/g)].map(([, key = '']) => key)),
];

/** Where a text is beyond the limits of a complete lesson. */
export function textLimitIssues(markdown: string, classSlug: string): TextIssue[] {
  const limits = limitsOf(classSlug);
  const { words, mean } = measureText(markdown);
  const [least, most] = limits.words;
  const issues: TextIssue[] = [];
  if (words < least || words > most)
    issues.push({ line: 1, message: `the text has ${words} words, not ${least} to ${most}` });
  if (mean > limits.mean)
    issues.push({
      line: 1,
      message: `a sentence has ${mean.toFixed(1)} words on average, more than ${limits.mean}`,
    });
  for (const sentence of sentencesOf(markdown)) {
    if (sentence.words <= limits.longest) continue;
    const start = sentence.text.split(/\s+/).slice(0, 5).join(' ');
    const message = `a sentence has ${sentence.words} words, more than ${limits.longest}: “${start} …”`;
    issues.push({ line: sentence.line, message });
  }
  const figures = figuresOf(markdown).length;
  if (figures < LEAST.figures)
    issues.push({ line: 1, message: `the text shows ${figures} figures, fewer than ${LEAST.figures}` });
  return [...issues, ...partIssues(markdown)];
}

/** An issue of a lesson's fields or of its practice items. */
export interface FieldIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Ids of the ideas that wrong options of a lesson's questions stand for. */
export const ideasOfLesson = ({ questions }: Pick<ContentLesson, 'questions'>): string[] => [
  ...new Set(questions.flatMap(({ ideas = {} }) => Object.values(ideas))),
];

/** What the front matter of a complete lesson lacks, besides the shape of its test. */
export function lessonLimitIssues(lesson: ContentLesson): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const add = (path: FieldIssue['path'], message: string) => issues.push({ path, message });
  if (lesson.prediction === undefined) add(['title'], 'the lesson has no prediction');
  if (lesson.questions.length !== LEAST.questions)
    add(['questions'], `the test has ${lesson.questions.length} questions, not ${LEAST.questions}`);
  if (ideasOfLesson(lesson).length === 0) add(['questions'], 'no wrong option stands for an idea');
  return issues;
}

/** What the practice of a complete lesson lacks. */
export function practiceLimitIssues(
  lesson: ContentLesson,
  items: readonly ContentPracticeItem[],
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const add = (message: string) => issues.push({ path: [], message });
  const generated = items.filter(({ parameters }) => parameters).length;
  if (items.length < LEAST.items) add(`the lesson has ${items.length} items, fewer than ${LEAST.items}`);
  if (generated < LEAST.generated) add(`${generated} items have parameters, fewer than ${LEAST.generated}`);
  const covered = new Set(items.flatMap(ideasOfItem));
  for (const idea of ideasOfLesson(lesson))
    if (!covered.has(idea)) add(`no item is about the idea ${idea} of the questions`);
  return issues;
}

/** A lesson as files or the database have it. */
export type MeasuredLesson = ContentLesson & { readonly classSlug: string; readonly body: string };

/** The numbers of a lesson, its test and its practice. */
export interface LessonMeasures extends TextMeasures {
  readonly figures: readonly string[];
  readonly questions: number;
  readonly shape: TestShape;
  readonly items: number;
  readonly generated: number;
  readonly ideas: readonly string[];
  /** The ideas of the questions that practice items are about too. */
  readonly coveredIdeas: number;
}

export function measureLesson(lesson: MeasuredLesson, items: readonly ContentPracticeItem[]): LessonMeasures {
  const ideas = ideasOfLesson(lesson);
  const covered = new Set(items.flatMap(ideasOfItem));
  return {
    ...measureText(lesson.body),
    figures: figuresOf(lesson.body),
    questions: lesson.questions.length,
    shape: testShape(lesson),
    items: items.length,
    generated: items.filter(({ parameters }) => parameters).length,
    ideas,
    coveredIdeas: ideas.filter((idea) => covered.has(idea)).length,
  };
}

/** Everything that keeps a lesson from being complete, one sentence each. */
export const missingLimits = (lesson: MeasuredLesson, items: readonly ContentPracticeItem[]): string[] => [
  ...textLimitIssues(lesson.body, lesson.classSlug).map(
    ({ line, message }) => `line ${line} of the text: ${message}`,
  ),
  ...[...lessonLimitIssues(lesson), ...shapeIssues(lesson)].map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ),
  ...practiceLimitIssues(lesson, items).map(({ message }) => `practice: ${message}`),
];
