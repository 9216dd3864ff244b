import type { CompiledItem, ItemIssue } from './compile-item.js';
import { showNumber } from './shown-number.js';

/** Most variants whose figures are drawn: evenly spread over all. */
const MOST_DRAWN = 24;

/**
 * The issues of a figure of the lesson with these numbers in place of those of its declaration.
 * @param answer the right answer as texts show it; undefined unless it is a number
 */
export type DrawingIssues = (
  key: string,
  values: Readonly<Record<string, number>>,
  answer: string | undefined,
) => readonly { readonly path: readonly (string | number)[]; readonly message: string }[];

/** The number that a numeric item asks for; an infinite one is reported itself. */
function answerOf({ body }: CompiledItem, values: readonly number[]): string | undefined {
  if (body.kind !== 'numeric' || body.unitText === undefined) return undefined;
  const answer = body.calculate(values);
  return Number.isFinite(answer) ? `${showNumber(answer)} ${body.unitText}` : undefined;
}

/** The numbers of the figure of a variant. */
export const drawingValues = (
  { figure }: Pick<CompiledItem, 'figure'>,
  values: readonly number[],
): Record<string, number> =>
  Object.fromEntries((figure?.drawing?.numbers ?? []).map(([name, calculate]) => [name, calculate(values)]));

/** The figure of the lesson can be drawn with the numbers of variants: the first issue. */
export function checkDrawing(compiled: CompiledItem, issuesOf: DrawingIssues): ItemIssue[] {
  const { grid, figure } = compiled;
  if (!figure?.drawing) return [];
  const { key, numbers } = figure.drawing;
  const count = numbers.length === 0 ? 1 : Math.min(grid.count, MOST_DRAWN);
  for (let n = 0; n < count; n += 1) {
    const index = count === 1 ? 0 : Math.round((n * (grid.count - 1)) / (count - 1));
    const values = grid.valuesOf(index);
    const named = grid.names.map((name, at) => `${name} = ${values[at]}`).join(', ');
    const [issue] = issuesOf(key, drawingValues(compiled, values), answerOf(compiled, values));
    if (!issue) continue;
    const where = issue.path.length > 0 && issue.path[0] !== 'with' ? `${issue.path.join('.')}: ` : '';
    const suffix = numbers.length > 0 && named !== '' ? ` (${named})` : '';
    return [{ path: ['figure'], message: `${where}${issue.message}${suffix}` }];
  }
  return [];
}
