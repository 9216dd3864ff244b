import { compileExpression, type Calculate, type ExpressionScope } from './expressions.js';
import { showInFormula, showNumber } from './shown-number.js';

/** A text with placeholders, ready to be filled. */
export interface Template {
  /** The text with the numbers of one variant. */
  readonly fill: (values: readonly number[]) => string;
  /** The calculations of its placeholders, in order. */
  readonly numbers: readonly Calculate[];
  /** The text with each placeholder replaced by the same mark: texts of two templates can be equal only if these are. */
  readonly skeleton: string;
}

/** In formulas braces group; there only `{= …}` is a placeholder. */
const PLACEHOLDER = /\{([^{}]*)\}/g;
const CALCULATION = /\{=([^{}]*)\}/g;
const FORMULA = /(\$\$?[^$]+\$\$?)/;

/**
 * Compiles a text with the placeholders `{name}` and `{= expression}`; in formulas a placeholder is `{= …}` only.
 * @throws ExpressionError for an unknown name and an expression that is not allowed
 */
export function compileTemplate(text: string, scope: ExpressionScope): Template {
  const parts: (string | { readonly calculate: Calculate; readonly show: (value: number) => string })[] = [];
  // A split by a pattern with a group alternates between texts and formulas.
  for (const [index, part] of text.split(FORMULA).entries()) {
    const isFormula = index % 2 === 1;
    const show = isFormula ? showInFormula : showNumber;
    let end = 0;
    for (const found of part.matchAll(isFormula ? CALCULATION : PLACEHOLDER)) {
      const source = isFormula ? found[1] : found[1]?.replace(/^=/, '');
      parts.push(part.slice(end, found.index), {
        calculate: compileExpression(source?.trim() ?? '', scope),
        show,
      });
      end = found.index + found[0].length;
    }
    parts.push(part.slice(end));
  }
  return {
    fill: (values) =>
      parts.map((part) => (typeof part === 'string' ? part : part.show(part.calculate(values)))).join(''),
    numbers: parts.flatMap((part) => (typeof part === 'string' ? [] : part.calculate)),
    skeleton: parts.map((part) => (typeof part === 'string' ? part : '\u0000')).join(''),
  };
}
