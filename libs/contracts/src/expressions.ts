/**
 * Expressions of content files. mathjs parses them; only a list of nodes is translated, so that an expression can reach
 * nothing else. What it becomes is chosen by a target: a function (practice items), or the source of one (investigations).
 */
import { create, parseDependencies, type MathNode } from 'mathjs';

/** The parser alone: this instance cannot evaluate anything. */
const { parse } = create({ ...parseDependencies });

/** An expression that a content file must not contain; the message is for authors. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

export type ExpressionOperator = '+' | '-' | '*' | '/' | '^';
export type ExpressionFunction = 'sqrt' | 'abs' | 'sign' | 'log10' | 'round' | 'sin' | 'cos' | 'tan';

/** An argument of a named quantity: a change (`mass = 4`), or a value. */
export interface QuantityArgument<T> {
  readonly name: string | undefined;
  readonly value: T;
}

/** What the parts of an expression become. A name that it does not know is undefined. */
export interface ExpressionTarget<T> {
  readonly number: (value: number) => T;
  readonly name: (name: string) => T | undefined;
  /** Without a right operand the operator is a sign. */
  readonly operate: (operator: ExpressionOperator, left: T, right: T | undefined) => T;
  /** Angles are degrees. `round` may have a second argument, the number of decimals. */
  readonly call: (name: ExpressionFunction, argument: T, decimals: T | undefined) => T;
  /** A name with arguments that is no function: `period(mass = 4)`. */
  readonly quantity?: (name: string, args: readonly QuantityArgument<T>[]) => T | undefined;
}

/** Functions with their greatest number of arguments. */
const functions: Readonly<Record<ExpressionFunction, number>> = {
  sqrt: 1,
  abs: 1,
  sign: 1,
  log10: 1,
  round: 2,
  sin: 1,
  cos: 1,
  tan: 1,
};

/** Own properties only: names such as `constructor` are not found. */
const isFunction = (name: string): name is ExpressionFunction => Object.hasOwn(functions, name);
const isOperator = (text: string): text is ExpressionOperator => /^[-+*/^]$/.test(text);

/** The parts of nodes that are read. */
type ReadNode = MathNode & {
  readonly content: ReadNode;
  readonly value: unknown;
  readonly name: string;
  readonly op: string;
  readonly fn: ReadNode;
  readonly object: ReadNode;
  readonly args: readonly ReadNode[];
};

function translateOperator<T>({ op, args }: ReadNode, target: ExpressionTarget<T>): T {
  const [left, right, ...rest] = args.map((part) => translateNode(part, target));
  if (left === undefined || rest.length > 0 || !isOperator(op) || (right === undefined && op !== '-'))
    throw new ExpressionError(`${op} is not allowed`);
  return target.operate(op, left, right);
}

function translateCall<T>(name: string, args: readonly ReadNode[], target: ExpressionTarget<T>): T {
  if (isFunction(name)) {
    const [argument, decimals] = args.map((part) => translateNode(part, target));
    if (argument === undefined || args.length > functions[name])
      throw new ExpressionError(`the function ${name} is not allowed with ${args.length} arguments`);
    return target.call(name, argument, decimals);
  }
  const quantity = target.quantity?.(
    name,
    args.map((part) =>
      part.type === 'AssignmentNode' && part.object.type === 'SymbolNode'
        ? { name: part.object.name, value: translateNode(part.value as ReadNode, target) }
        : { name: undefined, value: translateNode(part, target) },
    ),
  );
  if (quantity === undefined) throw new ExpressionError(`the function ${name} is not allowed`);
  return quantity;
}

/** Only these nodes are translated: all others (texts, assignments, indexes, properties, ranges, functions) are errors. */
function translateNode<T>(node: ReadNode, target: ExpressionTarget<T>): T {
  switch (node.type) {
    case 'ParenthesisNode':
      return translateNode(node.content, target);
    case 'ConstantNode':
      if (typeof node.value !== 'number') throw new ExpressionError(`${String(node.value)} is not a number`);
      return target.number(node.value);
    case 'SymbolNode': {
      const value = target.name(node.name);
      if (value === undefined) throw new ExpressionError(`there is no parameter ${node.name}`);
      return value;
    }
    case 'OperatorNode':
      return translateOperator(node, target);
    case 'FunctionNode':
      if (node.fn.type === 'SymbolNode') return translateCall(node.fn.name, node.args, target);
      break;
  }
  throw new ExpressionError(`${node.type.replace(/Node$/, '')} is not allowed`);
}

/**
 * Translates an expression: numbers, names, + - * / ^, sqrt, abs, sign, log10, round, and sin, cos, tan of degrees.
 * @throws ExpressionError
 */
export function translateExpression<T>(source: string, target: ExpressionTarget<T>): T {
  let node: MathNode;
  try {
    node = parse(source);
  } catch (error) {
    throw new ExpressionError(error instanceof Error ? error.message : 'not an expression');
  }
  return translateNode(node as ReadNode, target);
}
