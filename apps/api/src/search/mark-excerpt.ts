import { splitWords, type Word } from './split-words.js';

/** Longest excerpt, letters: two lines on a desktop, four on a phone. */
const MAX_LENGTH = 180;
/** Letters before the first mark of a shortened excerpt. */
const LEAD = 40;

/** Parts of a text, alternately outside and inside a mark. */
export type MarkedText = string[];

const ELLIPSIS = '…';

/** A part of a text that begins and ends between words. */
function windowAround(text: string, words: readonly Word[], first: number): { start: number; end: number } {
  if (text.length <= MAX_LENGTH) return { start: 0, end: text.length };
  const wanted = Math.max(0, Math.min(first - LEAD, text.length - MAX_LENGTH));
  const start = wanted === 0 ? 0 : (words.find((word) => word.start >= wanted)?.start ?? wanted);
  const limit = start + MAX_LENGTH;
  if (limit >= text.length) return { start, end: text.length };
  const end = words.findLast((word) => word.end <= limit)?.end ?? limit;
  // A paragraph can be one long word.
  return { start, end: end > start ? end : limit };
}

/** Marks the words with these keys in a text and shortens it around the first of them. */
export function markExcerpt(text: string, matched: ReadonlySet<string>): MarkedText {
  const words = splitWords(text);
  const found = words.filter(({ key }) => matched.has(key));
  const { start, end } = windowAround(text, words, found[0]?.start ?? 0);
  const parts: string[] = [];
  let outside = start > 0 ? ELLIPSIS : '';
  let at = start;
  for (const word of found) {
    if (word.start < at || word.end > end) continue;
    parts.push(outside + text.slice(at, word.start), text.slice(word.start, word.end));
    outside = '';
    at = word.end;
  }
  parts.push(outside + text.slice(at, end) + (end < text.length ? ELLIPSIS : ''));
  return parts;
}

/** The paragraph with most of the matched words; the first one of several. */
export function bestParagraph(paragraphs: readonly string[], matched: ReadonlySet<string>): string {
  let best = paragraphs[0] ?? '';
  let most = 0;
  for (const paragraph of paragraphs) {
    const keys = new Set(splitWords(paragraph).map(({ key }) => key));
    const count = [...keys].filter((key) => matched.has(key)).length;
    if (count > most) [best, most] = [paragraph, count];
  }
  return best;
}
