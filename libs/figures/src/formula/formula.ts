/**
 * A compiled expression of a declaration: a number, the name of a variable, or an operator or function with its arguments. It is
 * data, so that a browser evaluates it without the parser.
 */
export type Formula = number | string | readonly [operation: string, left: Formula, right?: Formula];

const DEGREE = Math.PI / 180;

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
  sqrt: Math.sqrt,
  abs: Math.abs,
  sign: Math.sign,
  log10: Math.log10,
  round: (value, decimals) => Math.round(value * 10 ** decimals) / 10 ** decimals,
  sin: (degrees) => Math.sin(degrees * DEGREE),
  cos: (degrees) => Math.cos(degrees * DEGREE),
  tan: (degrees) => Math.tan(degrees * DEGREE),
};

/** Value of a formula; NaN where it has none or a name is unknown. */
export function evaluate(formula: Formula, values: Readonly<Record<string, number>>): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return values[formula] ?? Number.NaN;
  const [operation, left, right] = formula;
  // A sign has one operand.
  const isSign = operation === '-' && right === undefined;
  const [one, other] = isSign ? [0, left] : [left, right ?? 0];
  return OPERATIONS[operation]?.(evaluate(one, values), evaluate(other, values)) ?? Number.NaN;
}

/** Names of the variables of a formula. */
export const namesOf = (formula: Formula | undefined): string[] => {
  if (typeof formula === 'string') return [formula];
  if (typeof formula !== 'object') return [];
  return [...namesOf(formula[1]), ...namesOf(formula[2])];
};
