import { canonicalize } from '@zarra/uzbek';

/** Endings of nouns and verbs in Latin script; a word can have several. */
const ENDINGS = [
  ...[
    'ning',
    'ni',
    'ga',
    'ka',
    'qa',
    'da',
    'dan',
    'dagi',
    'gacha',
    'cha',
    'lar',
    'lari',
    'lik',
    'ligi',
    'li',
  ],
  ...[
    'i',
    'si',
    'im',
    'imiz',
    'ingiz',
    'ngiz',
    'ng',
    'mi',
    'dir',
    'siz',
    'day',
    'dek',
    'ki',
    'gi',
    'a',
    'lab',
  ],
];
const SUFFIXES = `(?:${ENDINGS.toSorted((one, other) => other.length - one.length).join('|')})*`;
const LETTER = String.raw`[\p{L}ʻʼ]`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A word as its last letter changes before endings: `tezlik` is also `tezligi`. */
function bent(word: string): string {
  const last = word.at(-1);
  const stem = escaped(word.slice(0, -1));
  if (last === 'k' && word.length > 3) return `(?:${stem}k|${stem}g(?=i))`;
  if (last === 'q' && word.length > 3) return `(?:${stem}q|${stem}gʻ(?=i))`;
  return escaped(word);
}

/** Finds a term of one or more words in a text, in whatever case, with the endings of Uzbek on its last word. */
export function termPattern(term: string): RegExp {
  const words = canonicalize(term).trim().split(/\s+/);
  const last = words.pop() ?? '';
  const before = words.map((word) => `${escaped(word)} `).join('');
  return new RegExp(`(?<!${LETTER}|[-–])${before}${bent(last)}${SUFFIXES}(?!${LETTER}|[-–]${LETTER})`, 'giu');
}

/** Whether a variant is for authors only: it has a remark in parentheses. */
export const hasRemark = (variant: string): boolean => variant.includes('(');

/** A pattern of the letters that every form of a term contains. */
export const lettersOf = (term: string): string => escaped(canonicalize(term).trim().slice(0, -1));
