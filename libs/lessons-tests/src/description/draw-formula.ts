import { __renderToDomTree as toTree } from 'katex';

/** What KaTeX makes of a formula before it becomes elements. */
interface TreeNode {
  readonly attributes?: Record<string, string>;
  readonly children?: readonly TreeNode[];
  toNode: () => HTMLElement;
}

declare module 'katex' {
  /** As `render`, without the elements; exported by KaTeX and missing from its types. */
  export function __renderToDomTree(tex: string, options: KatexOptions): TreeNode;
}

/** Longest formula worth the wait, letters: the longest of a textbook has a few hundred. */
const LONGEST = 5_000;
/** Largest size an author may ask for, em: it fits on a phone. */
const MAX_SIZE = 10;

/** Carries a style from KaTeX's tree to the element made of it. */
const CARRIER = 'data-style';

/**
 * KaTeX writes a few styles as attributes, such as the width of the arrow over a vector. A strict
 * Content-Security-Policy refuses those and lets styles set through the object model pass.
 */
function carryStyles({ attributes, children }: TreeNode): void {
  const style = attributes?.['style'];
  if (attributes && style !== undefined) {
    delete attributes['style'];
    attributes[CARRIER] = style;
  }
  children?.forEach(carryStyles);
}

function setStyles(drawing: HTMLElement): void {
  for (const element of drawing.querySelectorAll(`[${CARRIER}]`)) {
    // The others are MathML, which only listeners meet and older browsers cannot style.
    if (element instanceof SVGElement) element.style.cssText = element.getAttribute(CARRIER) ?? '';
    element.removeAttribute(CARRIER);
  }
}

/**
 * A formula as elements, with MathML for those who listen. Nothing goes through markup: this works under Trusted Types
 * and without inline styles. No command of it can make a link, a picture or an attribute of its own.
 * @param styles KaTeX's stylesheet is there; without it the browser's own MathML is all that can be read
 * @returns null for a formula KaTeX refuses
 */
export function drawFormula(tex: string, display: boolean, styles: boolean): HTMLElement | null {
  if (tex.length > LONGEST) return null;
  try {
    const tree = toTree(tex, {
      displayMode: display,
      output: styles ? 'htmlAndMathml' : 'mathml',
      trust: false,
      strict: false,
      throwOnError: true,
      errorColor: 'currentcolor',
      maxSize: MAX_SIZE,
      maxExpand: 1000,
    });
    carryStyles(tree);
    const drawing = tree.toNode();
    setStyles(drawing);
    return drawing;
  } catch {
    // Also when thousands of braces exhaust the stack, which KaTeX does not count as its own error.
    return null;
  }
}
