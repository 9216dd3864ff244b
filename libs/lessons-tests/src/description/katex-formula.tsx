import { __renderToDomTree as toTree } from 'katex';
import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { usePageMessages } from '../messages/page-strings.js';
import { fitFormula, FormulaBox } from './text-elements.js';

/** A node of KaTeX's tree, from which it creates elements. */
interface TreeNode {
  readonly attributes?: Record<string, string>;
  readonly children?: readonly TreeNode[];
  toNode: () => HTMLElement;
}

declare module 'katex' {
  /** Like `render`, but without elements; exported by KaTeX and missing from its types. */
  export function __renderToDomTree(tex: string, options: KatexOptions): TreeNode;
}

/** Longer formulas are not rendered, letters: the longest of a textbook has a few hundred. */
const MAX_LENGTH = 5_000;
/** Largest size an author may set, em: it fits on a phone. */
const MAX_SIZE = 10;

/** Attribute that holds a style between KaTeX's tree and the element created from it. */
const STYLE_ATTRIBUTE = 'data-style';

/**
 * KaTeX writes a few styles as attributes, such as the width of the arrow over a vector. A strict
 * Content-Security-Policy blocks style attributes and allows styles set through the object model.
 */
function moveStyles({ attributes, children }: TreeNode): void {
  const style = attributes?.['style'];
  if (attributes && style !== undefined) {
    delete attributes['style'];
    attributes[STYLE_ATTRIBUTE] = style;
  }
  children?.forEach(moveStyles);
}

function applyStyles(formula: HTMLElement): void {
  for (const element of formula.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) {
    // The other elements are MathML for screen readers, which older browsers cannot style.
    if (element instanceof SVGElement) element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/**
 * Renders a formula as elements, with MathML for screen readers. It parses no HTML and sets no inline style attribute,
 * so it works under Trusted Types and a strict policy. TeX commands cannot create links, images or attributes.
 * @param hasStyles whether KaTeX's stylesheet has loaded; without it the formula is MathML only
 * @returns null when KaTeX rejects the formula
 */
export function renderFormula(tex: string, display: boolean, hasStyles: boolean): HTMLElement | null {
  if (tex.length > MAX_LENGTH) return null;
  try {
    const tree = toTree(tex, {
      displayMode: display,
      output: hasStyles ? 'htmlAndMathml' : 'mathml',
      trust: false,
      strict: false,
      throwOnError: true,
      errorColor: 'currentcolor',
      maxSize: MAX_SIZE,
      maxExpand: 1000,
    });
    moveStyles(tree);
    const formula = tree.toNode();
    applyStyles(formula);
    return formula;
  } catch {
    // Includes a stack overflow from thousands of braces, which is not a KaTeX ParseError.
    return null;
  }
}

interface KatexFormulaProps {
  tex: string;
  display: boolean;
  /** Resolves to whether KaTeX's stylesheet has loaded. It must be the same promise in each render. */
  stylesLoaded: Promise<boolean>;
}

/** A formula rendered by KaTeX, or its source when KaTeX rejects it. A too wide formula scrolls, by keyboard too. */
export const KatexFormula = ({ tex, display, stylesLoaded }: KatexFormulaProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const { formula: name } = usePageMessages();
  const hasStyles = use(stylesLoaded);
  const formula = useMemo(() => renderFormula(tex, display, hasStyles), [tex, display, hasStyles]);

  useLayoutEffect(() => {
    if (!box.current || !formula) return undefined;
    box.current.replaceChildren(formula);
    return fitFormula(box.current, display, name);
  }, [formula, display, name]);

  if (!formula) return <code>{tex}</code>;
  return <FormulaBox ref={box} data-display={display || undefined} />;
};
