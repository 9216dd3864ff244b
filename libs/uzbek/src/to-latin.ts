import { CYRILLIC_LETTERS } from './cyrillic-letters.js';
import { isUpper, matchCase } from './letters.js';

/** The Latin spelling of word stems where it does not follow from the letters. */
const STEMS: Readonly<Record<string, string>> = {
  сентябр: 'sentabr',
  октябр: 'oktabr',
  бюджет: 'budjet',
  абзац: 'abzas',
  шприц: 'shpris',
  антицикл: 'antisikl',
  пицц: 'pits',
};

const WORD = /[\u0400-\u04FF][\u0400-\u04FF\u0300-\u036F]*/g;
const VOWELS = 'аеёиоуўэюяы';
const STEM = new RegExp(`^(?:${Object.keys(STEMS).join('|')})`, 'i');

const isVowel = (letter: string): boolean => letter !== '' && VOWELS.includes(letter);

/** The Latin spelling of the Cyrillic letter at a position of a lower-case word. */
function spell(word: string, index: number): string {
  const letter = word.charAt(index);
  const before = word.charAt(index - 1);
  const after = word.charAt(index + 1);
  switch (letter) {
    case 'е':
      return before === '' || isVowel(before) || before === 'ъ' || before === 'ь' ? 'ye' : 'e';
    case 'ц':
      return isVowel(before) && isVowel(after) ? 'ts' : 's';
    case 'ъ': {
      const separates = 'еёюя'.includes(after || '-') && !isVowel(before);
      return before === 'ў' || separates ? '' : 'ʼ';
    }
    case 'ь':
      return after === 'о' || after === 'и' ? 'y' : '';
    case 'ҳ':
      return before === 'с' ? 'ʼh' : 'h';
    default:
      return CYRILLIC_LETTERS[letter] ?? letter;
  }
}

function latinWord(found: string): string {
  const word = found.normalize('NFC');
  const lower = word.toLowerCase();
  const stem = STEM.exec(word)?.[0] ?? '';
  let result = matchCase(stem, STEMS[stem.toLowerCase()] ?? '');
  for (let index = stem.length; index < word.length; index += 1) {
    const letters = spell(lower, index);
    if (!isUpper(word[index])) result += letters;
    else if (letters.replace(/[ʻʼ]/g, '').length < 2) result += letters.toUpperCase();
    else {
      const isNextToCapital = isUpper(word[index - 1]) || isUpper(word[index + 1]);
      result += isNextToCapital ? letters.toUpperCase() : matchCase('X', letters);
    }
  }
  return result;
}

/**
 * Uzbek Cyrillic to Latin, with U+02BB in oʻ gʻ and U+02BC for the tutuq belgisi. Latin text, numbers, signs and
 * formulas are unchanged.
 *
 * - е is ye at the start of a word and after a vowel, ъ or ь; e after a consonant. э is e; ё ю я are yo yu ya.
 * - ц is ts between vowels, s elsewhere (litsey; sirk, funksiya, kvars).
 * - ъ is the tutuq belgisi (maʼno); nothing after ў (moʻjiza) and between a consonant and е ё ю я (obyekt).
 * - ь is dropped; before о it is y (bulyon).
 * - сҳ is sʼh, to distinguish it from sh (Isʼhoq). щ is sh, ы is i.
 * - Ш is Sh, and SH next to another capital (Shahar, SHAHAR, AQSHda); the same for Ч Ё Ю Я Е Ц.
 * - A few words are data: sentabr, oktabr, budjet, abzas, antisiklon, pitsa.
 *
 * Rules: the Law on the Latin alphabet (2 September 1993, as amended on 6 May 1995) and the Basic Spelling Rules
 * approved by the Cabinet of Ministers on 24 August 1995, No. 339.
 *
 * @example toLatin('Ўтказгичнинг қаршилиги') // 'Oʻtkazgichning qarshiligi'
 */
export function toLatin(text: string): string {
  return text.replace(WORD, latinWord);
}
