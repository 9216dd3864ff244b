import { create, parseDependencies, type MathNode, type OperatorNode } from 'mathjs';

/** The parser alone: this instance cannot evaluate anything. */
const { parse } = create({ ...parseDependencies });

/** Calculates a number from the values of the parameters, in their order. */
export type Calculate = (values: readonly number[]) => number;

/** An expression that an item must not contain; the message is for authors. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

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

const angleFunctions: Readonly<Record<string, (value: number) => number>> = {
  sin: (value) => Math.sin(toRadians(value)),
  cos: (value) => Math.cos(toRadians(value)),
  tan: (value) => Math.tan(toRadians(value)),
};

const functions: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  round: Math.round,
};

const binary: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

/** The own property of a table: names such as `constructor` are not found. */
const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function compileOperator(node: OperatorNode, scope: ExpressionScope): Calculate {
  const op: string = node.op;
  const [first, second, ...rest] = node.args.map((part) => compileNode(part, scope));
  const operation = lookUp(binary, op);
  if (!first || rest.length > 0) throw new ExpressionError(`${op} is not allowed`);
  if (!second) {
    if (op === '-') return (values) => -first(values);
    throw new ExpressionError(`${op} is not allowed`);
  }
  if (!operation) throw new ExpressionError(`${op} is not allowed`);
  return (values) => operation(first(values), second(values));
}

function compileSymbol(name: string, { names }: ExpressionScope): Calculate {
  const index = names.indexOf(name);
  if (index >= 0) return (values) => values[index] ?? NaN;
  const constant = lookUp(constants, name);
  if (constant === undefined) throw new ExpressionError(`there is no parameter ${name}`);
  return () => constant;
}

function compileCall(name: string, args: readonly MathNode[], scope: ExpressionScope): Calculate {
  const isAngle = lookUp(angleFunctions, name) !== undefined;
  const call = lookUp(functions, name) ?? lookUp(angleFunctions, name);
  const [argument, ...rest] = args;
  if (!call || !argument || rest.length > 0) throw new ExpressionError(`the function ${name} is not allowed`);
  if (isAngle && !scope.degrees) throw new ExpressionError(`${name} needs "angles: degrees" in the item`);
  const calculate = compileNode(argument, scope);
  return (values) => call(calculate(values));
}

/** Only these nodes are compiled: all others (texts, assignments, indexes, properties, ranges, functions) are errors. */
function compileNode(node: MathNode, scope: ExpressionScope): Calculate {
  switch (node.type) {
    case 'ParenthesisNode':
      return compileNode((node as unknown as { content: MathNode }).content, scope);
    case 'ConstantNode': {
      const { value } = node as unknown as { value: unknown };
      if (typeof value !== 'number') throw new ExpressionError(`${String(value)} is not a number`);
      return () => value;
    }
    case 'SymbolNode':
      return compileSymbol((node as unknown as { name: string }).name, scope);
    case 'OperatorNode':
      return compileOperator(node as OperatorNode, scope);
    case 'FunctionNode': {
      const { fn, args } = node as unknown as { fn: MathNode & { name?: string }; args: MathNode[] };
      if (fn.type === 'SymbolNode' && fn.name !== undefined) return compileCall(fn.name, args, scope);
      break;
    }
  }
  throw new ExpressionError(`${node.type.replace(/Node$/, '')} is not allowed`);
}

/**
 * Compiles an expression: numbers, parameters, pi, g, + - * / ^, sqrt, abs, round, and sin, cos, tan of degrees. mathjs parses it;
 * only the nodes of this list become a function, so that an expression can reach nothing else. A call takes
 * nanoseconds: the content check evaluates hundreds of thousands of variants.
 * @throws ExpressionError
 */
export function compileExpression(source: string, scope: ExpressionScope): Calculate {
  let node: MathNode;
  try {
    node = parse(source);
  } catch (error) {
    throw new ExpressionError(error instanceof Error ? error.message : 'not an expression');
  }
  return compileNode(node, scope);
}
