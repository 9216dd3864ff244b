import { isUnitSymbol } from './unit-symbols.js';
import { add, multiply, pureNumber, quantityOf, raise, type Quantity } from './quantity.js';
import type { Token } from './read-chains.js';

/** The value of one side of an equation. */
export interface SideValue {
  readonly quantity: Quantity;
  /** The number as written, without regard to units: `2 · 10 = 20 N` leaves out the units of its first side. */
  readonly written: number;
  readonly hasUnit: boolean;
  /** Text of the unit when the side is one number with a unit. */
  readonly unit: string | undefined;
  /** Place value of the last digit when the side is one number; 0 otherwise. */
  readonly lastDigit: number;
}

/** The end of what can be read as arithmetic. */
class NotArithmetic extends Error {}

const combine = (one: SideValue, other: SideValue, quantity: Quantity, written: number): SideValue => ({
  quantity,
  written,
  hasUnit: one.hasUnit || other.hasUnit,
  unit: undefined,
  lastDigit: 0,
});

/** The unit of the last digit that is not a final zero. */
function lastDigitOf(text: string): number {
  const [whole = '', fraction = ''] = text.replace(/[\s\u00A0\u202F]/g, '').split(',');
  return fraction === '' ? 10 ** (/0*$/.exec(whole)?.[0].length ?? 0) : 10 ** -fraction.length;
}

/** Reads arithmetic with numbers, units, `+ − · / :`, powers, roots and parentheses. */
class SideReader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get position(): number {
    return this.at;
  }

  private sign(...texts: readonly string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || !texts.includes(token.text)) return undefined;
    this.at += 1;
    return token.text;
  }

  private word(): string | undefined {
    const token = this.tokens[this.at];
    return token?.kind === 'word' && isUnitSymbol(token.text) ? token.text : undefined;
  }

  /** A unit after a number: `m/s²`, `J/(kg·°C)`. An operator belongs to it only before another unit. */
  private unit(): string {
    let text = '';
    const factor = () => {
      text += this.word() ?? '';
      this.at += 1;
      const power = this.tokens[this.at + 1];
      if (
        this.tokens[this.at]?.kind === 'sign' &&
        this.tokens[this.at]?.text === '^' &&
        power?.kind === 'number'
      ) {
        text += `^${power.value}`;
        this.at += 2;
      }
    };
    if (this.word() === undefined) return '';
    factor();
    for (;;) {
      const start = this.at;
      const before = text;
      const operator = this.sign('/', '·');
      const isGroup = operator === '/' && this.sign('(') !== undefined;
      if (operator === undefined || this.word() === undefined) {
        this.at = start;
        return text;
      }
      text += operator;
      factor();
      if (!isGroup) continue;
      while (this.sign('·') !== undefined && this.word() !== undefined) {
        text += '·';
        factor();
      }
      if (this.sign(')') === undefined) {
        this.at = start;
        return before;
      }
    }
  }

  private withUnit(value: SideValue): SideValue {
    if (value.hasUnit) return value;
    const unit = this.unit();
    if (unit === '') return value;
    const one = quantityOf(1, unit);
    if (!one) throw new NotArithmetic();
    return { ...value, quantity: multiply(value.quantity, one), hasUnit: true, unit };
  }

  private atom(): SideValue {
    const token = this.tokens[this.at];
    if (token?.kind === 'number') {
      this.at += 1;
      return {
        quantity: pureNumber(token.value),
        written: token.value,
        hasUnit: false,
        unit: undefined,
        lastDigit: lastDigitOf(token.text),
      };
    }
    if (token?.kind === 'word' && token.text === 'π') {
      this.at += 1;
      return {
        quantity: pureNumber(Math.PI),
        written: Math.PI,
        hasUnit: false,
        unit: undefined,
        lastDigit: 0,
      };
    }
    if (this.sign('√') !== undefined) {
      const inner = this.atom();
      return combine(inner, inner, raise(inner.quantity, pureNumber(0.5)), Math.sqrt(inner.written));
    }
    if (this.sign('(') !== undefined) {
      const inner = this.sum();
      if (this.sign(')') === undefined) throw new NotArithmetic();
      return { ...inner, unit: undefined };
    }
    throw new NotArithmetic();
  }

  private power(): SideValue {
    if (this.sign('−') !== undefined) {
      const value = this.power();
      return { ...value, quantity: multiply(pureNumber(-1), value.quantity), written: -value.written };
    }
    const base = this.withUnit(this.atom());
    if (this.sign('^') === undefined) return base;
    const isNegative = this.sign('−') !== undefined;
    const exponent = this.atom().written * (isNegative ? -1 : 1);
    return this.withUnit(
      combine(base, base, raise(base.quantity, pureNumber(exponent)), base.written ** exponent),
    );
  }

  private product(): SideValue {
    let value = this.power();
    for (;;) {
      const operator = this.sign('·', '/', ':');
      const token = this.tokens[this.at];
      const isAdjacent = operator === undefined && token?.kind === 'sign' && /[(√]/.test(token.text);
      if (operator === undefined && !isAdjacent) return value;
      const factor = this.power();
      const sign = operator === '/' || operator === ':' ? -1 : 1;
      value = combine(
        value,
        factor,
        multiply(value.quantity, factor.quantity, sign),
        value.written * factor.written ** sign,
      );
    }
  }

  sum(): SideValue {
    let value = this.product();
    for (;;) {
      const operator = this.sign('+', '−');
      if (operator === undefined) return value;
      const term = this.product();
      const sign = operator === '+' ? 1 : -1;
      const areAlike = value.hasUnit === term.hasUnit;
      const quantity = areAlike ? add(value.quantity, term.quantity, sign) : value.quantity;
      value = combine(value, term, quantity, value.written + sign * term.written);
    }
  }
}

/**
 * Evaluates one side of an equation.
 * @returns undefined for a side with letters for quantities
 * @throws QuantityError for a sum of different quantities
 */
export function evaluateSide(tokens: readonly Token[]): SideValue | undefined {
  const reader = new SideReader(tokens);
  try {
    const value = reader.sum();
    return reader.position === tokens.length ? value : undefined;
  } catch (error) {
    if (error instanceof NotArithmetic) return undefined;
    throw error;
  }
}
