import { ExpressionError, translateExpression, type ExpressionFunction } from '@zarra/contracts/expressions';
import {
  add,
  isPureNumber,
  multiply,
  pureNumber,
  quantityOf,
  QuantityError,
  raise,
  type Quantity,
} from './quantity.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The expression with the letters and operators that the parser knows: `0,6 kg/m³` is `0.6 kg/m^3`. */
const normalize = (source: string): string =>
  source
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(
      /⁻?[⁰¹²³⁴-⁹]+/g,
      (digits) =>
        `^(${digits.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))})`,
    )
    .replace(/°C/g, 'degC')
    .replace(/°/g, ' deg')
    .replace(/%/g, ' percent')
    .replace(/[µμ]/g, 'u')
    .replace(/[·×]/g, '*')
    .replace(/[−–]/g, '-');

const toRadians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Functions of pure numbers. */
const functions: Readonly<
  Record<Exclude<ExpressionFunction, 'sqrt' | 'abs'>, (value: number, decimals?: number) => number>
> = {
  sign: Math.sign,
  log10: Math.log10,
  round: (value, decimals) => Number(value.toFixed(decimals ?? 0)),
  sin: (value) => Math.sin(toRadians(value)),
  cos: (value) => Math.cos(toRadians(value)),
  tan: (value) => Math.tan(toRadians(value)),
};

function call(name: ExpressionFunction, argument: Quantity, decimals: Quantity | undefined): Quantity {
  if (name === 'sqrt') return raise(argument, pureNumber(0.5));
  if (name === 'abs') return { ...argument, value: Math.abs(argument.value) };
  if (!isPureNumber(argument)) throw new ExpressionError(`the argument of ${name} has a unit`);
  return pureNumber(functions[name](argument.value, decimals?.value));
}

const readName = (name: string): Quantity | undefined => {
  if (name === 'pi') return pureNumber(Math.PI);
  return quantityOf(1, name === 'percent' ? '%' : name);
};

/**
 * Calculates the `check` of a question: numbers with units, `pi`, operators and functions, as in
 * `1 / (1 / (6 ohm) + 1 / (3 ohm))`.
 * @throws ExpressionError for an expression that is not allowed or has no value
 */
export function calculateCheck(source: string): Quantity {
  try {
    const result = translateExpression<Quantity>(normalize(source), {
      number: pureNumber,
      name: (name) => {
        const unit = readName(name);
        if (!unit) throw new ExpressionError(`the unit ${name} is not known`);
        return unit;
      },
      operate: (operator, left, right) => {
        if (!right) return multiply(pureNumber(-1), left);
        switch (operator) {
          case '+':
            return add(left, right);
          case '-':
            return add(left, right, -1);
          case '*':
            return multiply(left, right);
          case '/':
            return multiply(left, right, -1);
          case '^':
            return raise(left, right);
        }
      },
      call,
    });
    if (!Number.isFinite(result.value)) throw new ExpressionError('the result is not a finite number');
    return result;
  } catch (error) {
    throw error instanceof QuantityError ? new ExpressionError(error.message) : error;
  }
}
