import { linesOf } from '../../practice-items/lines-of.js';

/** A sentence of a text. */
export interface Sentence {
  readonly text: string;
  /** Line of the Markdown, from 1. */
  readonly line: number;
  readonly words: number;
}

/** A part of a text below a heading of level 2; the first part has none. */
export interface Part {
  readonly heading: string | undefined;
  readonly line: number;
  readonly markdown: string;
}

const isWord = (text: string): boolean => /\p{L}/u.test(text);
export const countWords = (text: string): number => text.split(/\s+/).filter(isWord).length;

/** A line without its signs of Markdown: formulas count as one word, addresses as none. */
const plainLine = (line: string): string =>
  line
    .replace(/\$\$[^$]*\$\$/g, ' ')
    .replace(/\$[^$]+\$/g, 'formula')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|>\s?|\d+\.\s+)/, '')
    .replace(/[*_`]{1,2}/g, '');

const isTable = (line: string): boolean => line.trimStart().startsWith('|');
const isHeading = (line: string): boolean => /^#{1,6}\s/.test(line);
const isItem = (line: string): boolean => /^\s*(?:[-*+]|\d+\.)\s/.test(line);
/** A full stop after a number or one letter does not end a sentence: “1913-yil.” does, “1. Kuch” does not. */
const END = /(?<=[\p{L}\p{N})”%°²³]{2}[.?!…]|\)[.?!…]|”[.?!…])\s+/u;

/** The sentences of a Markdown text; headings, tables and displayed formulas are none. A list item is at least one. */
export function sentencesOf(markdown: string): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph: { text: string; line: number }[] = [];
  const end = () => {
    for (const { text, line } of paragraph)
      for (const sentence of text.split(END)) {
        const words = countWords(sentence);
        if (words > 0) sentences.push({ text: sentence.trim(), line, words });
      }
    paragraph = [];
  };
  for (const { line, text } of linesOf(markdown)) {
    const isSeparate = text.trim() === '' || isTable(text) || isHeading(text) || text.startsWith('$$');
    if (isSeparate || isItem(text)) end();
    if (isSeparate) continue;
    // A paragraph may go on in the next line.
    const last = paragraph.at(-1);
    if (last) last.text += ` ${plainLine(text)}`;
    else paragraph.push({ text: plainLine(text), line });
  }
  end();
  return sentences;
}

/** Number of words of a Markdown text with its headings, lists and tables. */
export const wordsOf = (markdown: string): number =>
  linesOf(markdown).reduce((sum, { text }) => sum + countWords(plainLine(text).replaceAll('|', ' ')), 0);

/** The parts of a text below its headings of level 2. */
export function partsOf(markdown: string): Part[] {
  const parts: { heading: string | undefined; line: number; markdown: string }[] = [
    { heading: undefined, line: 1, markdown: '' },
  ];
  for (const { line, text } of linesOf(markdown)) {
    const [, heading] = /^##\s+(.*\S)\s*$/.exec(text) ?? [];
    if (heading === undefined) {
      const part = parts.at(-1);
      if (part) part.markdown += `${text}\n`;
    } else parts.push({ heading, line, markdown: '' });
  }
  return parts;
}
