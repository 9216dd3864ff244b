import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { checkCurves, checkRegions } from './check-figure.js';
import { variantIssues, variantNumbers } from './check-variants.js';
import { compileItem } from './compile-item.js';
import { proposeParameters } from './propose-parameters.js';

/** Least number of variants of an item with parameters: a learner does not meet the same numbers again soon. */
export const LEAST_VARIANTS = 20;

/** The combinations that are refused for one reason. */
export interface RefusedVariants {
  readonly count: number;
  /** The first of them: its message and the values. */
  readonly message: string;
  readonly values: Readonly<Record<string, number>>;
}

export interface VariantReport {
  readonly key: string;
  /** Combinations of the parameters. */
  readonly count: number;
  readonly refused: readonly RefusedVariants[];
  /** Values that give enough combinations; undefined when the item has enough, or none were found. */
  readonly proposal: ContentPracticeItem['parameters'];
  /** Errors of expressions: nothing can be evaluated. */
  readonly errors: readonly string[];
}

/** The variants of an item; undefined for an item without parameters. */
export function reportVariants(item: ContentPracticeItem): VariantReport | undefined {
  const { key, parameters } = item;
  if (!parameters) return undefined;
  const compiled = compileItem(item);
  const { grid } = compiled;
  const errors = compiled.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (errors.length > 0) return { key, count: grid.count, refused: [], proposal: undefined, errors };
  const issueOf = variantIssues(compiled, [checkCurves(compiled), checkRegions(compiled)]);
  const reasons = new Map<string, { count: number; message: string; values: Record<string, number> }>();
  for (const index of variantNumbers(compiled)) {
    const values = grid.valuesOf(index);
    const issue = issueOf(values);
    if (!issue) continue;
    const reason = issue.message.replace(/[\d\s\u202F,−]+/g, '#');
    const known = reasons.get(reason);
    if (known) known.count += 1;
    else {
      const named = grid.names.map((name, n) => [name, values[n] ?? NaN] as const);
      reasons.set(reason, { count: 1, message: issue.message, values: Object.fromEntries(named) });
    }
  }
  const isEnough = reasons.size === 0 && grid.count >= LEAST_VARIANTS;
  return {
    key,
    count: grid.count,
    refused: [...reasons.values()],
    proposal: isEnough ? undefined : proposeParameters(parameters, issueOf, LEAST_VARIANTS),
    errors,
  };
}
