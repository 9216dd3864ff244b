import { isUnitSymbol } from './unit-symbols.js';
import { plainFormula } from './plain-formula.js';

/** A part of arithmetic in a text. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'equals'; readonly text: '=' | '≈' };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const TOKEN =
  /(\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?)|(⁻?[⁰¹²³⁴-⁹]+)|([\p{L}°%ʻʼ'′]+(?:_(?:\([^)]*\)|\w+)|[₀-₉]+)*)|([+−·*×/:()^√])|([=≈])|(\s+)|(.)/gsu;

/** A word of a sentence rather than a letter for a quantity. */
const TEXT = /^(?!(?:sin|cos|tg|ctg|tan|lg|ln|log)$)\p{L}[\p{L}ʻʼ'′]+$/u;

const superscriptNumber = (text: string): number =>
  Number(text.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit))));

/** The runs of arithmetic in a text, with its formulas: words and other punctuation end a run. */
export function readRuns(text: string): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  const plain = plainFormula(text);
  for (const found of plain.matchAll(TOKEN)) {
    const [, number, superscript, word, sign, equals, space] = found;
    if (number !== undefined) {
      const value = Number(number.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.'));
      run.push({ kind: 'number', value, text: number });
    } else if (superscript !== undefined) {
      const value = superscriptNumber(superscript);
      run.push({ kind: 'sign', text: '^' }, { kind: 'number', value, text: superscript });
    } else if (word !== undefined) {
      if (TEXT.test(word) && !isUnitSymbol(word)) end();
      else run.push({ kind: 'word', text: word });
    } else if (sign === ':' && !/\s:\s*[\d(]/.test(plain.slice(found.index - 1, found.index + 4))) end();
    else if (sign !== undefined) run.push({ kind: 'sign', text: /[*×]/.test(sign) ? '·' : sign });
    else if (equals !== undefined) run.push({ kind: 'equals', text: equals as '=' | '≈' });
    else if (space === undefined) end();
  }
  end();
  return runs;
}
