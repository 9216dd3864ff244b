import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { ExpressionError } from '@zarra/contracts/expressions';
import { compileExpression, reservedNames, type Calculate } from './expressions.js';
import { parameterGrid, type ParameterGrid } from './parameters.js';
import { drawingOf, pictureOf, withoutBraces } from './item-figure.js';
import { compileTemplate, type Template } from './template.js';
import { readUnit, type PracticeUnit } from './units.js';

/** An issue of an item, for its author. */
export interface ItemIssue {
  /** Path of the field in the item. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Range = readonly [from: Calculate, to: Calculate];

export interface CompiledOption {
  readonly text: Template;
  readonly feedback: Template | undefined;
  readonly correct: boolean;
  /** Id of the idea that it stands for. */
  readonly idea: string | undefined;
}

export type CompiledRegion = CompiledOption & { readonly x: Range; readonly y: Range };

/** The part of an item that depends on its kind. */
export type CompiledBody =
  | {
      readonly kind: 'numeric';
      readonly calculate: Calculate;
      /** Absent for a pure number. */
      readonly unit: PracticeUnit | undefined;
      readonly unitText: string | undefined;
      /** Units that the field offers; empty for a pure number. */
      readonly units: readonly string[];
      /** Share of the right answer. */
      readonly tolerance: number;
    }
  | { readonly kind: 'choice'; readonly options: readonly CompiledOption[] }
  | { readonly kind: 'order'; readonly items: readonly Template[] }
  | { readonly kind: 'match'; readonly lefts: readonly Template[]; readonly rights: readonly Template[] }
  | { readonly kind: 'point'; readonly regions: readonly CompiledRegion[]; readonly tolerance: number };

export interface CompiledFigure {
  /** Of an image or a graph: a figure of the lesson has its own. */
  readonly alt: Template;
  /** A figure of the lesson, with what its numbers are calculated from by name. */
  readonly drawing?: { readonly key: string; readonly numbers: readonly (readonly [string, Calculate])[] };
  readonly curves: readonly {
    readonly name: string | undefined;
    readonly points: readonly (readonly [x: Calculate, y: Calculate])[];
  }[];
}

export interface CompiledItem {
  readonly item: ContentPracticeItem;
  readonly grid: ParameterGrid;
  readonly text: Template;
  readonly figure: CompiledFigure | undefined;
  readonly steps: readonly Template[];
  readonly body: CompiledBody;
  /** Issues that compiling found; an imported item has none. */
  readonly issues: readonly ItemIssue[];
  /** Every calculation with the path of its field. */
  readonly calculations: readonly { readonly path: ItemIssue['path']; readonly calculate: Calculate }[];
}

const noNumber: Calculate = () => NaN;
const noText: Template = { fill: () => '', numbers: [], skeleton: '' };

const shareOf = (percent: string): number => Number(percent.replace(' %', '').replace(',', '.')) / 100;

/** Compiles the fields of one item and collects their issues and calculations. */
class ItemCompiler {
  readonly issues: ItemIssue[] = [];
  readonly calculations: { path: ItemIssue['path']; calculate: Calculate }[] = [];
  private readonly scope;

  constructor({ angles }: ContentPracticeItem, names: readonly string[]) {
    this.scope = { names, degrees: angles === 'degrees' };
  }

  private attempt<T>(path: ItemIssue['path'], compile: () => T, fallback: T): T {
    try {
      return compile();
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.issues.push({ path, message: error.message });
      return fallback;
    }
  }

  template(path: ItemIssue['path'], text: string): Template {
    const template = this.attempt(path, () => compileTemplate(text, this.scope), noText);
    this.calculations.push(...template.numbers.map((calculate) => ({ path, calculate })));
    return template;
  }

  number(path: ItemIssue['path'], value: number | string): Calculate {
    if (typeof value === 'number') return () => value;
    const calculate = this.attempt(path, () => compileExpression(value, this.scope), noNumber);
    this.calculations.push({ path, calculate });
    return calculate;
  }

  unit(path: ItemIssue['path'], text: string): PracticeUnit | undefined {
    const unit = readUnit(text);
    if (!unit) this.issues.push({ path, message: `the unit ${text} is not known` });
    return unit;
  }
}

type Compiler = Pick<ItemCompiler, 'template' | 'number' | 'unit'>;

function compileOption(
  compiler: Compiler,
  path: ItemIssue['path'],
  texts: {
    readonly text: string;
    readonly feedback?: string | undefined;
    readonly correct?: true | undefined;
    readonly idea?: string | undefined;
  },
  textField: string,
): CompiledOption {
  const { text, feedback, correct = false, idea } = texts;
  return {
    text: compiler.template([...path, textField], text),
    feedback: feedback === undefined ? undefined : compiler.template([...path, 'feedback'], feedback),
    correct,
    idea,
  };
}

function compileBody(compiler: Compiler, item: ContentPracticeItem): CompiledBody {
  switch (item.kind) {
    case 'numeric': {
      const { expression, unit, units = [], tolerance } = item.answer;
      return {
        kind: 'numeric',
        calculate: compiler.number(['answer', 'expression'], expression),
        unit: unit === undefined ? undefined : compiler.unit(['answer', 'unit'], unit),
        unitText: unit,
        units: unit === undefined ? [] : [unit, ...units.filter((text) => text !== unit)],
        tolerance: shareOf(tolerance),
      };
    }
    case 'choice':
      return {
        kind: 'choice',
        options: item.options.map((option, n) => compileOption(compiler, ['options', n], option, 'text')),
      };
    case 'order':
      return { kind: 'order', items: item.items.map((text, n) => compiler.template(['items', n], text)) };
    case 'match':
      return {
        kind: 'match',
        lefts: item.pairs.map(({ left }, n) => compiler.template(['pairs', n, 'left'], left)),
        rights: item.pairs.map(({ right }, n) => compiler.template(['pairs', n, 'right'], right)),
      };
    case 'point':
      return {
        kind: 'point',
        tolerance: shareOf(item.tolerance),
        regions: item.regions.map(({ name, x, y, ...rest }, n) => ({
          ...compileOption(compiler, ['regions', n], { text: name, ...rest }, 'name'),
          x: [compiler.number(['regions', n, 'x', 0], x[0]), compiler.number(['regions', n, 'x', 1], x[1])],
          y: [compiler.number(['regions', n, 'y', 0], y[0]), compiler.number(['regions', n, 'y', 1], y[1])],
        })),
      };
  }
}

function compileFigure(compiler: Compiler, item: ContentPracticeItem): CompiledFigure | undefined {
  const drawing = drawingOf(item);
  if (drawing) {
    const numbers = Object.entries(drawing.with).map(([name, source]) => {
      const text = typeof source === 'string' ? withoutBraces(source) : source;
      return [name, compiler.number(['figure', 'with', name], text)] as const;
    });
    return { alt: noText, curves: [], drawing: { key: drawing.key, numbers } };
  }
  const figure = pictureOf(item);
  if (!figure) return undefined;
  return {
    alt: compiler.template(['figure', 'alt'], figure.alt),
    curves: (figure.graph?.curves ?? []).map(({ name, points }, n) => ({
      name,
      points: points.map(([x, y], m) => {
        const path = ['figure', 'graph', 'curves', n, 'points', m];
        return [compiler.number([...path, 0], x), compiler.number([...path, 1], y)];
      }),
    })),
  };
}

/** Compiles the expressions and texts of an item once, for all its variants. */
export function compileItem(item: ContentPracticeItem): CompiledItem {
  const grid = parameterGrid(item.parameters);
  const compiler = new ItemCompiler(item, grid.names);
  for (const name of grid.names.filter((one) => reservedNames.has(one))) {
    compiler.issues.push({ path: ['parameters', name], message: `${name} is a constant of expressions` });
  }
  return {
    item,
    grid,
    text: compiler.template(['text'], item.text),
    figure: compileFigure(compiler, item),
    body: compileBody(compiler, item),
    steps: (item.steps ?? []).map((text, n) => compiler.template(['steps', n], text)),
    issues: compiler.issues,
    calculations: compiler.calculations,
  };
}
