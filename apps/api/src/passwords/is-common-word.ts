import { canonicalize, toLatin } from '@zarra/uzbek';
import { uzbekPasswordWords } from './uzbek-password-words.js';

/** One form for all spellings of a word: Latin, lower case, without apostrophes, with h for x (often interchanged). */
export const foldForComparison = (text: string): string =>
  toLatin(canonicalize(text.normalize('NFC')).toLowerCase())
    .replace(/[ʻʼ']/g, '')
    .replaceAll('x', 'h');

const words: ReadonlySet<string> = new Set(uzbekPasswordWords.map(foldForComparison));

/** Endings of words and names: affection, plural, "my" and "your". */
const ENDINGS = [
  ...['jon', 'hon', 'bek', 'boy', 'oy', 'bonu', 'cha', 'gina', 'lar'],
  ...['im', 'm', 'ing', 'ng', 'imiz', 'miz', 'ingiz', 'ngiz', 'i', 'si'],
];
/** Affection, plural, "my". */
const MAX_ENDINGS = 3;
/** Shorter stems start too many words. */
const MIN_STEM = 3;
/** Longer texts are no word with its endings. */
const MAX_LENGTH = 30;

/** Whether a folded text is a common word, with or without endings. */
function isWord(text: string, endings = MAX_ENDINGS): boolean {
  if (words.has(text)) return true;
  if (endings === 0) return false;
  return ENDINGS.some(
    (ending) =>
      text.endsWith(ending) &&
      text.length - ending.length >= MIN_STEM &&
      isWord(text.slice(0, -ending.length), endings - 1),
  );
}

/** Whether a folded text is one common word or two, together or apart. */
export function isCommonWord(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  if (isWord(text)) return true;
  for (let end = MIN_STEM; end <= text.length - MIN_STEM; end += 1) {
    const second = text.slice(end).replace(/^[\s._-]/, '');
    if (isWord(text.slice(0, end)) && isWord(second)) return true;
  }
  return false;
}
