import { useMemo, type ReactNode } from 'react';
import temml, { type Options } from 'temml';
import { toElements } from './typeset-text.js';

/** Longer formulas are not typeset, letters: the longest of a textbook has a few hundred. */
const MAX_LENGTH = 5_000;

/** The settings of our server's import. Sizes have a limit, em and pt: 10 em fit on a phone. */
const OPTIONS: Options = {
  throwOnError: true,
  trust: false,
  strict: false,
  maxSize: [10, 1000],
  maxExpand: 1000,
};

/** A node of Temml's tree. Texts have a `text`, groups without an element no `type`. */
interface TemmlNode {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly children?: readonly TemmlNode[];
}

declare module 'temml' {
  /** Like `renderToString`, but without markup; its type lacks the name that the module exports. */
  export function __renderToMathMLTree(tex: string, options: Options): TemmlNode;
}

/** The nodes of a typeset text. Styles are left out, as in the import: the page's policy forbids them. */
function toNodes({ type, text, attributes, classes = [], children = [] }: TemmlNode): unknown[] {
  if (text !== undefined) return [text];
  const nodes = children.flatMap(toNodes);
  if (type === undefined) return nodes;
  const entries = Object.entries(attributes ?? {}).map(([name, value]) => [name, String(value)]);
  const className = classes.filter(Boolean).join(' ');
  const properties = { ...Object.fromEntries(entries), ...(className && { className }) } as object;
  return [[type, properties, ...nodes]];
}

/**
 * Typesets a formula as the elements that typeset texts may have. TeX commands cannot create links, images, identifiers or
 * styles.
 * @returns null when Temml rejects the formula
 */
export function typesetFormula(tex: string, displayMode: boolean): ReactNode {
  if (tex.length > MAX_LENGTH) return null;
  try {
    const tree = temml.__renderToMathMLTree(tex, { ...OPTIONS, displayMode });
    // A reference alone is no formula.
    return tree.type === 'math' ? toElements(toNodes(tree)) : null;
  } catch {
    // Includes a stack overflow from thousands of braces, which is not a ParseError of Temml.
    return null;
  }
}

interface TexFormulaProps {
  tex: string;
  display: boolean;
  /** Shown when Temml rejects the formula. */
  source: ReactNode;
}

/** A formula typeset by Temml. A too wide formula scrolls, by keyboard too. */
export const TexFormula = ({ tex, display, source }: TexFormulaProps) => {
  const formula = useMemo(() => typesetFormula(tex, display), [tex, display]);
  return formula ?? source;
};
