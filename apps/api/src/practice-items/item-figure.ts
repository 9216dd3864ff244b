import type { ContentPracticeFigure, ContentPracticeItem } from '@zarra/contracts/lesson-content';

type Picture = Extract<ContentPracticeFigure, { alt: string }>;

interface Drawing {
  /** Key of a figure of the lesson. */
  readonly key: string;
  /** Numbers or expressions in place of numbers of its declaration, by their names. */
  readonly with: Readonly<Record<string, number | string>>;
}

/** The figure of the lesson that an item shows. */
export function drawingOf({ figure }: ContentPracticeItem): Drawing | undefined {
  if (typeof figure === 'string') return { key: figure, with: {} };
  return figure && 'key' in figure ? { key: figure.key, with: figure.with ?? {} } : undefined;
}

/** The image or graph of an item. */
export const pictureOf = ({ figure }: ContentPracticeItem): Picture | undefined =>
  typeof figure === 'object' && 'alt' in figure ? figure : undefined;

/** An expression, which an author may write in braces as in texts. */
export const withoutBraces = (source: string): string => source.replace(/^\{=?(.*)\}$/, '$1').trim();
