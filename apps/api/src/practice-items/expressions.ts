import {
  ExpressionError,
  translateExpression,
  type ExpressionFunction,
  type ExpressionOperator,
} from '@zarra/contracts/expressions';

/** Calculates a number from the values of the parameters, in their order. */
export type Calculate = (values: readonly number[]) => number;

/** What an expression may refer to. */
export interface ExpressionScope {
  /** Names of the parameters. */
  readonly names: readonly string[];
  /** Whether the item declares that angles are degrees. */
  readonly degrees: boolean;
}

/** Acceleration of free fall, m/s², with the value that the lessons use. */
const constants: Readonly<Record<string, number>> = { pi: Math.PI, g: 10 };

/** Names that parameters cannot have. */
export const reservedNames: ReadonlySet<string> = new Set(Object.keys(constants));

const toRadians = (degrees: number): number => (degrees / 180) * Math.PI;

const functions: Readonly<Record<ExpressionFunction, (value: number, decimals?: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  sign: Math.sign,
  log10: Math.log10,
  round: (value, decimals) => (decimals === undefined ? Math.round(value) : Number(value.toFixed(decimals))),
  sin: (value) => Math.sin(toRadians(value)),
  cos: (value) => Math.cos(toRadians(value)),
  tan: (value) => Math.tan(toRadians(value)),
};

const operators: Readonly<Record<ExpressionOperator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

/**
 * Compiles an expression of an item to a function: numbers, parameters, pi, g, operators and functions. A call takes
 * nanoseconds: the content check evaluates hundreds of thousands of variants.
 * @throws ExpressionError
 */
export const compileExpression = (source: string, { names, degrees }: ExpressionScope): Calculate =>
  translateExpression<Calculate>(source, {
    number: (value) => () => value,
    name: (name) => {
      const index = names.indexOf(name);
      if (index >= 0) return (values) => values[index] ?? NaN;
      const constant = Object.hasOwn(constants, name) ? constants[name] : undefined;
      return constant === undefined ? undefined : () => constant;
    },
    operate: (operator, left, right) => {
      if (!right) return (values) => -left(values);
      const operation = operators[operator];
      return (values) => operation(left(values), right(values));
    },
    call: (name, argument, decimals) => {
      if (/^(?:sin|cos|tan)$/.test(name) && !degrees)
        throw new ExpressionError(`${name} needs "angles: degrees" in the item`);
      const call = functions[name];
      return decimals
        ? (values) => call(argument(values), decimals(values))
        : (values) => call(argument(values));
    },
  });
