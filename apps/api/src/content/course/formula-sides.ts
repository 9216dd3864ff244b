import { tokensOf, toPlain, type Token } from './formula-tokens.js';

class NoFormula extends Error {}

/** A product as its factors above and below the fraction line. */
interface Product {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

const isOne = (text: string): boolean => text === '1';
const inverse = ({ above, below }: Product): Product => ({ above: below, below: above });
const times = (one: Product, other: Product): Product => ({
  above: [...one.above, ...other.above],
  below: [...one.below, ...other.below],
});

function writeProduct({ above, below }: Product): string {
  const write = (factors: readonly string[]) =>
    factors
      .filter((text) => !isOne(text))
      .sort()
      .join('·');
  const [top, bottom] = [write(above), write(below)];
  return bottom === '' ? top || '1' : `${top || '1'}/${bottom}`;
}

/** Reads a side into one spelling: factors and terms are sorted, fractions are flat. */
class SideReader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  private sign(...texts: readonly string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || !texts.includes(token.text)) return undefined;
    this.at += 1;
    return token.text;
  }

  private get startsFactor(): boolean {
    const token = this.tokens[this.at];
    return token !== undefined && (token.kind !== 'sign' || '(√'.includes(token.text));
  }

  private atom(): Product {
    if (this.sign('(') !== undefined) {
      const { product, text } = this.sum();
      if (this.sign(')') === undefined) throw new NoFormula();
      return product ?? { above: [`(${text})`], below: [] };
    }
    if (this.sign('√') !== undefined) return { above: [`√(${writeProduct(this.power())})`], below: [] };
    const token = this.tokens[this.at];
    if (!token || token.kind === 'sign') throw new NoFormula();
    this.at += 1;
    if (token.kind !== 'function') return { above: [token.text], below: [] };
    const exponent = this.sign('^') === undefined ? '' : `^${writeProduct(this.atom())}`;
    let argument = this.tokens[this.at]?.text === '(' ? this.atom() : this.power();
    // The argument goes on to the next operator: `cos ω t`.
    while (this.startsFactor && this.tokens[this.at]?.kind !== 'function')
      argument = times(argument, this.power());
    return { above: [`${token.text}${exponent}(${writeProduct(argument)})`], below: [] };
  }

  private power(): Product {
    const base = this.atom();
    if (this.sign('^') === undefined) return base;
    const isNegative = this.sign('−') !== undefined;
    const exponent = writeProduct(this.atom());
    const text = `${writeProduct(base)}^${isNegative ? '−' : ''}${exponent}`;
    return { above: [text], below: [] };
  }

  private product(): Product {
    let product = this.power();
    for (;;) {
      const operator = this.sign('·', '/', ':');
      if (operator === undefined && !this.startsFactor) return product;
      const factor = this.power();
      product = times(product, operator === '/' || operator === ':' ? inverse(factor) : factor);
    }
  }

  /** A sum; its product when it has one positive term. */
  sum(): { readonly text: string; readonly product: Product | undefined } {
    const terms: { sign: string; product: Product }[] = [];
    for (;;) {
      const sign = this.sign('+', '−') ?? (terms.length === 0 ? '+' : undefined);
      if (sign === undefined) break;
      // Terms that are left out: q₁ + q₂ + … + qₙ.
      if (this.sign('…') === undefined) terms.push({ sign, product: this.product() });
      // Shares are written with and without per cent.
      if (this.sign('%') !== undefined && terms.length > 0) {
        const last = terms.pop();
        if (last)
          terms.push({
            ...last,
            product: { ...last.product, above: last.product.above.filter((factor) => factor !== '100') },
          });
      }
    }
    const [only] = terms;
    if (!only) throw new NoFormula();
    const text = terms
      .map(({ sign, product }) => sign + writeProduct(product))
      .sort()
      .join('');
    return { text, product: terms.length === 1 && only.sign === '+' ? only.product : undefined };
  }
}

interface Side {
  readonly text: string;
  readonly product: Product | undefined;
}

function readSide(text: string): Side | undefined {
  const tokens = tokensOf(text);
  if (!tokens?.some(({ kind }) => kind === 'symbol')) return undefined;
  try {
    const reader = new SideReader(tokens);
    const { text: sum, product } = reader.sum();
    if (!reader.isAtEnd) return undefined;
    return { text: product ? writeProduct(product) : sum, product };
  } catch (error) {
    if (!(error instanceof NoFormula)) throw error;
    return undefined;
  }
}

/** A list without the items of another one, each as often as it occurs there. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** The relation of two sides: equal for `v = s / t`, `s = v t` and `t = s / v`. */
function relationOf(one: Side, other: Side): string {
  if (!one.product || !other.product) return [one.text, other.text].sort().join(' = ');
  const { above, below } = times(one.product, inverse(other.product));
  const product = { above: without(above, below), below: without(below, above) };
  const [first = ''] = [writeProduct(product), writeProduct(inverse(product))].sort();
  return `${first} = 1`;
}

/** A formula of a text. */
export interface Formula {
  readonly text: string;
  /** The relations of each two of its sides in one spelling. */
  readonly relations: ReadonlySet<string>;
  /** Letters for quantities with their indices. */
  readonly symbols: ReadonlySet<string>;
}

/** A chain `a = b = c` of plain arithmetic; undefined when fewer than two sides have letters. */
function readChain(plain: string, text: string): Formula | undefined {
  const parts = plain.split(/[=≈]/);
  if (parts.length < 2) return undefined;
  const sides = parts.flatMap((part) => readSide(part) ?? []);
  const relations = new Set(
    sides.flatMap((side, at) => sides.slice(0, at).map((other) => relationOf(other, side))),
  );
  if (relations.size === 0) return undefined;
  const symbols = parts
    .flatMap((part) => tokensOf(part) ?? [])
    .flatMap((token) => (token.kind === 'symbol' ? [token.text] : []));
  return { text, relations, symbols: new Set(symbols) };
}

const BETWEEN_FORMULAS = /;|(?<!\d),|,(?!\d)|→|⇒/;

function readTex(tex: string): Formula[] {
  const plain = toPlain(tex);
  const statements = plain
    .replace(/\\(?:to|Rightarrow|implies|rightarrow)(?![a-zA-Z])/g, ';')
    .split(BETWEEN_FORMULAS);
  return statements.flatMap((statement) => readChain(statement, tex.trim()) ?? []);
}

/** A group of plain arithmetic: letters without spaces, joined by signs with spaces. */
const GROUP = String.raw`[^\s=≈,;:“”()]*(?:\([^()=]*\)[^\s=≈,;:“”()]*)*`;
const JOINED = `${GROUP}(?: [+−·] ${GROUP})*`;
const PLAIN_CHAIN = new RegExp(`${JOINED}(?: ?[=≈] ?${JOINED})+`, 'gu');

/** The formula of a plan, in plain notation or TeX; undefined for what is none. */
export const readFormula = (text: string): Formula | undefined => readChain(toPlain(text), text);

/** Letters for quantities, without their indices, in what stands between dollar signs. */
export function symbolsIn(text: string): Set<string> {
  const symbols = [...text.matchAll(/\$\$?([^$]+)\$\$?/g)]
    // Units are upright.
    .map(([, tex = '']) => toPlain(tex.replace(/\\mathrm\s*\{[^{}]*\}/g, ' ')))
    .flatMap((plain) => plain.split(/[=≈;,<>]/).flatMap((part) => tokensOf(part) ?? []))
    .flatMap((token) => (token.kind === 'symbol' ? (token.text.split('_')[0] ?? []) : []));
  return new Set(symbols);
}

/** The formulas `a = b` of a text: those in TeX between dollar signs, and those in plain words. */
export function formulasIn(text: string): Formula[] {
  if (!/[=≈]|\\approx/.test(text)) return [];
  const found: Formula[] = [];
  const rest = text.replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => {
    found.push(...readTex(tex));
    return ' “ ';
  });
  if (!/[=≈]/.test(rest)) return found;
  for (const [chain] of rest.matchAll(PLAIN_CHAIN)) {
    const formula = readChain(chain.replace(/\.$/, ''), chain.replace(/\.$/, '').trim());
    if (formula) found.push(formula);
  }
  return found;
}
