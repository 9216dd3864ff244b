import { ExpressionError, translateExpression } from '@zarra/contracts/expressions';
import { z } from 'zod';
import type { Formula } from './formula.js';

const compile = (source: string): Formula =>
  translateExpression<Formula>(source, {
    number: (value) => value,
    name: (name) => name,
    operate: (operator, left, right) => (right === undefined ? [operator, left] : [operator, left, right]),
    call: (name, argument, decimals) =>
      decimals === undefined ? [name, argument] : [name, argument, decimals],
  });

/** An expression of the content files (`@zarra/contracts/expressions`), compiled. Angles are degrees. */
export const formulaSchema = z.string().transform((source, context): Formula => {
  try {
    return compile(source);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});
