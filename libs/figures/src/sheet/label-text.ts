import { formatNumber } from '@zarra/uzbek';
import { textWidth } from './glyph-widths.js';

/** Type sizes in pixels of a figure 328 pixels wide: text, italic symbols of the formula face, indices. */
export const TYPE = { text: 14, symbol: 16, index: 11 } as const;

/** Parts of a label: upright text, an italic symbol, or a lowered index. */
export interface LabelRun {
  readonly kind: keyof typeof TYPE;
  readonly text: string;
}

/** Products of symbols that are written without a sign between them. */
const PRODUCTS = new Set([
  'mg',
  'ma',
  'mv',
  'mgh',
  'kx',
  'qE',
  'qU',
  'qvB',
  'IR',
  'UI',
  'It',
  'BIl',
  'nF',
  'Fl',
  'Fs',
  'hν',
]);

/** Distance of code points from a letter to its italic form for formulas. */
const ITALIC: readonly (readonly [letters: RegExp, offset: number])[] = [
  [/[A-Z]/, 0x1d434 - 0x41],
  [/[a-z]/, 0x1d44e - 0x61],
  [/[Α-Ψ]/, 0x1d6e2 - 0x391],
  [/[α-ω]/, 0x1d6fc - 0x3b1],
];

function italic(letter: string): string {
  // The code point of an italic h is empty: the letter is that of Planck's constant.
  if (letter === 'h') return 'ℎ';
  const offset = ITALIC.find(([letters]) => letters.test(letter))?.[1];
  return offset === undefined ? letter : String.fromCodePoint((letter.codePointAt(0) ?? 0) + offset);
}

/**
 * Numbers as Uzbek writes them: a decimal comma and a true minus sign. What has been written so before, such as the number of a
 * tick, stays.
 */
const localize = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d])-(?=[\d\p{L}])/gu, '−')
    .replace(/(?<!\d|\d[,\u202F])\d+(?:\.\d+)?/g, (digits) =>
      formatNumber(Number(digits), digits.split('.')[1]?.length ?? 0),
    );

const PART = /(?<letters>\p{L}[\p{L}ʻʼ]*)(?:_(?<index>[\p{L}\dʻʼ]+))?|[^\p{L}]+/gu;

/**
 * Parts of a label `symbol_index[, unit]`: letters that stand alone are symbols, longer words and units are upright.
 * Numbers are written as Uzbek writes them.
 */
export function parseLabel(label: string): LabelRun[] {
  const runs: LabelRun[] = [];
  let isUnit = false;
  for (const { 0: part, groups } of label.matchAll(PART)) {
    const letters = groups?.['letters'];
    if (letters === undefined) {
      // A unit follows a comma, or a number and a space.
      isUnit = /, ?°?$|\d[ \u00A0]°?$/.test(part) || (isUnit && /^[/·⁻²³ °()]+$/.test(part));
      runs.push({ kind: 'text', text: localize(part).replace(/(?<=\d) (?=\P{L}*$)/u, '\u00A0') });
      continue;
    }
    const isSymbol = !isUnit && letters !== 'Ω' && (/^Δ?\p{L}$/u.test(letters) || PRODUCTS.has(letters));
    if (isSymbol)
      for (const letter of letters)
        runs.push(letter === 'Δ' ? { kind: 'text', text: letter } : { kind: 'symbol', text: italic(letter) });
    else runs.push({ kind: 'text', text: letters });
    const index = groups?.['index'];
    if (index !== undefined) runs.push({ kind: 'index', text: index });
  }
  return runs;
}

/** Width of a label in pixels of the figure. */
export const labelWidth = (runs: readonly LabelRun[]): number =>
  runs.reduce((sum, { kind, text }) => sum + textWidth(text, TYPE[kind]), 0);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export { escape as escapeText };

/** Content of the SVG element `text` of a label. */
export function labelMarkup(runs: readonly LabelRun[]): string {
  let isLowered = false;
  return runs
    .map(({ kind, text }) => {
      const shift = kind === 'index' ? ' dy="4"' : isLowered ? ' dy="-4"' : '';
      isLowered = kind === 'index';
      const name = kind === 'symbol' ? ' class="i"' : kind === 'index' ? ' class="s"' : '';
      return name || shift ? `<tspan${name}${shift}>${escape(text)}</tspan>` : escape(text);
    })
    .join('');
}

/** A label as plain text, for text alternatives: `R₁`, `Fishq`. */
export const plainLabel = (label: string): string =>
  localize(label)
    .replace(/_(\d+)/g, (_, digits: string) =>
      [...digits].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
    )
    .replace('_', ' ');
