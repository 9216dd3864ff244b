import { sectionIdOf, shownText } from '../content/section-ids.js';
import type { TextNode } from '../content/typeset-text.js';

/** Reading speed of a pupil in a text with formulas. */
const WORDS_PER_MINUTE = 100;

/** What the learner's page shows of a lesson's text. */
export interface LessonText {
  /** Headings by their ids, in the order of the text. */
  readonly sections: ReadonlyMap<string, string>;
  /** Estimated time to read the text from a section on; null: from the start. */
  readonly minutesFrom: (heading: string | null) => number;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Reads a typeset description. */
export function readLessonText(tree: readonly TextNode[]): LessonText {
  const sections = new Map<string, string>();
  const wordsBefore = new Map<string, number>();
  let words = 0;
  for (const node of tree) {
    const id = sectionIdOf(node);
    const text = shownText(node);
    if (id !== undefined) {
      sections.set(id, text);
      wordsBefore.set(id, words);
    }
    words += countWords(text);
  }
  return {
    sections,
    minutesFrom: (heading) => (words - (wordsBefore.get(heading ?? '') ?? 0)) / WORDS_PER_MINUTE,
  };
}
