import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { checkDrawing, type DrawingIssues } from './check-drawing.js';
import { checkCurves, checkRegions } from './check-figure.js';
import { checkVariants } from './check-variants.js';
import { LEAST_VARIANTS } from './variant-report.js';
import { compileItem, type CompiledItem, type ItemIssue } from './compile-item.js';
import { pictureOf } from './item-figure.js';
import { readUnit } from './units.js';

/** Smallest and largest tolerance of a numeric answer: rounded to four significant digits it is right, to one it need not be. */
const NUMERIC_TOLERANCE = { least: 0.0005, most: 0.05 };
const MOST_POINT_TOLERANCE = 0.1;

/** What the items of a lesson may refer to. */
interface PracticeTargets {
  /** Ids of the lesson's headings. */
  readonly sections: ReadonlySet<string>;
  /** Paths below the `pictures` folder. */
  readonly images: ReadonlySet<string>;
  /** Issues of a text's formulas. */
  readonly textIssues: (text: string) => readonly string[];
  /** Wrong calculations of a text. */
  readonly calculationIssues: (text: string) => readonly string[];
  /** The lesson is complete: an item with parameters has enough variants. */
  readonly isComplete: boolean;
  /** Issues of figures of the lesson. */
  readonly drawingIssues: DrawingIssues;
}

function checkNumeric({ body, item }: CompiledItem): ItemIssue[] {
  if (body.kind !== 'numeric' || item.kind !== 'numeric') return [];
  const issues: ItemIssue[] = [];
  const { least, most } = NUMERIC_TOLERANCE;
  if (body.tolerance < least || body.tolerance > most)
    issues.push({ path: ['answer', 'tolerance'], message: 'the tolerance must be from 0,05 % to 5 %' });
  for (const [index, text] of (item.answer.units ?? []).entries()) {
    const unit = readUnit(text);
    const path = ['answer', 'units', index];
    if (!unit) issues.push({ path, message: `the unit ${text} is not known` });
    else if (!body.unit?.isSameQuantity(unit))
      issues.push({
        path,
        message: `${text} does not measure the quantity of ${body.unitText ?? 'a number'}`,
      });
  }
  return issues;
}

/** Exactly one right option of a choice, right and wrong regions of a figure, and feedback where it is due. */
function checkOptions({ body }: CompiledItem): ItemIssue[] {
  if (body.kind !== 'choice' && body.kind !== 'point') return [];
  const issues: ItemIssue[] = [];
  const [list, options] = body.kind === 'choice' ? ['options', body.options] : ['regions', body.regions];
  const right = options.filter(({ correct }) => correct).length;
  if (body.kind === 'choice' && right !== 1)
    issues.push({ path: [list], message: `exactly one option is correct, not ${right}` });
  if (body.kind === 'point' && (right === 0 || right === options.length))
    issues.push({ path: [list], message: 'at least one region is correct and one is not' });
  for (const [index, { correct, feedback }] of options.entries()) {
    if (correct && feedback)
      issues.push({ path: [list, index, 'feedback'], message: 'only a wrong option has feedback' });
    if (body.kind === 'choice' && !correct && !feedback)
      issues.push({ path: [list, index], message: 'a wrong option needs feedback' });
  }
  if (body.kind === 'point' && body.tolerance > MOST_POINT_TOLERANCE)
    issues.push({ path: ['tolerance'], message: 'the tolerance must be at most 10 %' });
  return issues;
}

function checkReferences({ item }: CompiledItem, { sections, images }: PracticeTargets): ItemIssue[] {
  const issues: ItemIssue[] = [];
  if (item.section !== undefined && !sections.has(item.section))
    issues.push({ path: ['section'], message: `the lesson has no heading with the id ${item.section}` });
  const image = pictureOf(item)?.image;
  if (image !== undefined && !images.has(image))
    issues.push({ path: ['figure', 'image'], message: `there is no image pictures/${image}` });
  return issues;
}

type FieldPath = ItemIssue['path'];

/** The text fields of an item, by their paths. */
function* textsOf(value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* textsOf(part, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* textsOf(part, [...path, name]);
  }
}

const isExpression = (path: FieldPath): boolean =>
  path.at(-1) === 'expression' ||
  path.at(-2) === 'with' ||
  path.at(-3) === 'points' ||
  path.at(-2) === 'x' ||
  path.at(-2) === 'y';

/** Every parameter appears in an expression or a placeholder. */
function checkUse({ item, grid }: CompiledItem): ItemIssue[] {
  const { parameters: _, ...rest } = item;
  const sources = [...textsOf(rest)].flatMap(([path, text]) =>
    isExpression(path) ? text : [...text.matchAll(/\{([^{}]*)\}/g)].map(([, source = '']) => source),
  );
  const used = new Set(sources.flatMap((source) => source.match(/[a-zA-Z][a-zA-Z0-9]*/g) ?? []));
  return grid.names
    .filter((name) => !used.has(name))
    .map((name) => ({ path: ['parameters', name], message: `the parameter ${name} is not used` }));
}

/** The formulas of all texts, with the numbers of the first variant. */
function checkFormulas(compiled: CompiledItem, { textIssues }: PracticeTargets): ItemIssue[] {
  const { grid } = compiled;
  const numbers = grid.valuesOf(0);
  return [...textsOf(compiled.item)]
    .filter(([, text]) => text.includes('$'))
    .flatMap(([path, text]) => {
      // A placeholder stands for a number, and a number is valid wherever a placeholder is.
      const filled = text.replace(/\{=[^{}]*\}/g, String(numbers[0] ?? 1));
      return textIssues(filled).map((message) => ({ path, message }));
    });
}

/** An item with parameters has enough variants. */
function checkCount({ item, grid }: CompiledItem): ItemIssue[] {
  if (!item.parameters || grid.count >= LEAST_VARIANTS) return [];
  const message = `the item has ${grid.count} variants, fewer than ${LEAST_VARIANTS}: see npm run content -- variants`;
  return [{ path: ['parameters'], message }];
}

/** The steps of the first, the middle and the last variant calculate right. */
function checkSteps({ steps, grid }: CompiledItem, { calculationIssues }: PracticeTargets): ItemIssue[] {
  const indexes = new Set([0, Math.floor(grid.count / 2), grid.count - 1]);
  return steps.flatMap((step, n) => {
    for (const index of indexes) {
      const [message] = calculationIssues(step.fill(grid.valuesOf(index)));
      if (message !== undefined) return [{ path: ['steps', n], message }];
    }
    return [];
  });
}

/** Every issue of an item, with the path of its field. All variants are evaluated, or 10,000 of them. */
export function checkItem(item: ContentPracticeItem, targets: PracticeTargets): ItemIssue[] {
  const compiled = compileItem(item);
  const issues = [
    ...compiled.issues,
    ...checkReferences(compiled, targets),
    ...checkNumeric(compiled),
    ...checkOptions(compiled),
    ...checkUse(compiled),
    ...checkFormulas(compiled, targets),
    ...(targets.isComplete ? checkCount(compiled) : []),
  ];
  // Expressions with errors have no values.
  if (compiled.issues.length > 0) return issues;
  return [
    ...issues,
    ...checkSteps(compiled, targets),
    ...checkDrawing(compiled, targets.drawingIssues),
    ...checkVariants(compiled, [checkCurves(compiled), checkRegions(compiled)]),
  ];
}
