import type { ContentTerm } from '@zarra/contracts/course-content';
import { lettersOf, hasRemark, termPattern } from './term-forms.js';
import type { CoursePlan } from './course-plan.js';
import { formulasIn, readFormula, symbolsIn } from './formula-sides.js';

interface Variant {
  readonly variant: string;
  readonly pattern: RegExp;
  readonly use: string;
}

interface LaterTerm {
  readonly uz: string;
  readonly pattern: RegExp;
  /** Place of its class among all classes. */
  readonly from: number;
}

/** The terms of the glossary, prepared for searching. */
export class Terms {
  private readonly variants: readonly Variant[];
  /** Finds letters of any variant: without them no search is needed. */
  private readonly anyVariant: RegExp;
  /** The longest first, so that `potensial energiya` is not `potensial`. */
  private readonly terms: readonly LaterTerm[];

  /** @param classes slugs of the classes in their order */
  constructor(
    glossary: readonly ContentTerm[],
    private readonly classes: readonly string[],
  ) {
    this.variants = glossary.flatMap(({ uz, avoid = [] }) =>
      avoid
        .filter((variant) => !hasRemark(variant))
        .map((variant) => ({ variant, pattern: termPattern(variant), use: uz })),
    );
    this.anyVariant = new RegExp(
      this.variants.map(({ variant }) => lettersOf(variant)).join('|') || '(?!)',
      'iu',
    );
    this.terms = glossary
      .map(({ uz, class: from }) => ({ uz, pattern: termPattern(uz), from: classes.indexOf(from) }))
      .toSorted((one, other) => other.uz.length - one.uz.length);
  }

  /** The names in a text that the glossary replaces. */
  variantIssues(text: string): string[] {
    // Addresses and formulas have other words.
    const plain = text.replace(/\]\([^)]*\)|\$\$?[^$]+\$\$?/g, ' ').replace(/\s+/g, ' ');
    if (!this.anyVariant.test(plain)) return [];
    return this.variants.flatMap(({ pattern, use }) =>
      [...plain.matchAll(pattern)].map(
        ([found]) => `“${found}” is not a term of the glossary: write “${use}”`,
      ),
    );
  }

  /**
   * The terms in a text that need an explanation in a class.
   * @param explains text of the lesson, which explains a term by setting it in bold
   */
  earlyTerms(text: string, classSlug: string, explains: string): string[] {
    const place = this.classes.indexOf(classSlug);
    const bold = [...explains.matchAll(/\*\*([^*]+)\*\*/g)].map(([, part = '']) => part).join(' … ');
    let rest = text;
    const early: string[] = [];
    for (const { uz, pattern, from } of this.terms) {
      const without = rest.replace(pattern, ' … ');
      const isUsed = without !== rest;
      rest = without;
      if (isUsed && from > place && bold.search(pattern) === -1) early.push(uz);
    }
    return early;
  }
}

/** A function in TeX, or in a text before a number, a bracket or a symbol of one letter: `sinf` and `boʻlgan` are words. */
const functionPattern = (names: string): RegExp =>
  new RegExp(String.raw`\\(?:${names})\b|(?<![\p{L}ʻʼ])(?:${names})(?: ?[\d(α-ω]| \p{L}(?![\p{L}ʻʼ]))`, 'u');

/** Signs that a class does not know yet. */
const NOTATION: readonly { readonly pattern: RegExp; readonly from: number; readonly name: string }[] = [
  { pattern: /\b10(?:\^|⁻?[⁰¹²³⁴-⁹])/u, from: 8, name: 'powers of ten' },
  { pattern: functionPattern('sin|cos|tan|tg|ctg|cot'), from: 9, name: 'trigonometry' },
  { pattern: functionPattern('log|lg|ln'), from: 11, name: 'logarithms' },
];

/** The number in the name of a class: 7 of `7-sinf`; undefined without one. */
export const classNumber = (classSlug: string): number | undefined => {
  const number = Number.parseInt(classSlug, 10);
  return Number.isNaN(number) ? undefined : number;
};

/** The notation of a text that its class does not know yet. */
export function earlyNotation(text: string, classSlug: string): string[] {
  const number = classNumber(classSlug) ?? Infinity;
  return NOTATION.filter(({ pattern, from }) => number < from && pattern.test(text)).map(({ name }) => name);
}

/**
 * The formulas of a text that a later lesson teaches.
 * @param lesson name `class/lesson`
 * @param declared formulas that the lesson introduces itself
 */
export function earlyFormulas(
  text: string,
  lesson: string,
  plan: CoursePlan,
  declared: readonly string[],
): string[] {
  const place = plan.lessons.get(lesson)?.at;
  if (place === undefined) return [];
  const known = new Set(declared.flatMap((formula) => [...(readFormula(formula)?.relations ?? [])]));
  return formulasIn(text).flatMap((formula) => {
    const taught = plan.teaches(formula);
    if (!taught || taught.at <= place) return [];
    if ([...taught.relations].every((relation) => known.has(relation))) return [];
    return [`${taught.text} is taught later, in ${taught.lesson} (${taught.topic}): declare it in formulas`];
  });
}

/** `$v$ – …`, `$m_1$, $m_2$ – …`: a text that names what letters stand for. A word before a letter names it too: `tezlik $v$`. */
const NAMED =
  /(?:[\p{L}ʻʼ]{3,} (\$[^$=<>≈]+(?:=[^$]*)?\$))|((?:\$[^$]+\$(?: \([^()]*\))?(?:, | va ))*\$[^$]+\$(?: \([^()]*\))?) –/gu;

/**
 * The symbols in the formulas of a lesson's text whose quantity a later lesson introduces, unless the text names what they stand for.
 * @param lesson name `class/lesson`
 */
export function earlyQuantities(markdown: string, lesson: string, plan: CoursePlan): string[] {
  const place = plan.lessons.get(lesson)?.at;
  if (place === undefined) return [];
  const named = symbolsIn(
    [...markdown.matchAll(NAMED)].map(([, after, before]) => after ?? before).join(' '),
  );
  return [...symbolsIn(markdown)].flatMap((symbol) => {
    const taught = plan.quantities.get(symbol);
    if (!taught || taught.at <= place || named.has(symbol)) return [];
    return [
      `the symbol ${symbol} (${taught.name}) comes later, in ${taught.lesson}: name what it stands for`,
    ];
  });
}
