import { styled } from 'styled-components';
import { watchWidth } from './watch-width.js';

/** Holds a formula; a display formula has a line of its own and scrolls in it when it is too wide. */
export const FormulaLine = styled.span`
  &[data-display] {
    display: block;
    overflow: auto hidden;
    padding-block: var(--ui-space-1);
  }
  & .katex-display {
    margin: 0;
  }
  @media print {
    &[data-display] {
      overflow: visible;
    }
  }
`;

/**
 * Keeps a drawn formula inside its line.
 * @returns stops watching
 */
export function fitFormula(line: HTMLElement, display: boolean): (() => void) | undefined {
  const formula = line.firstElementChild;
  const room = line.closest('p, li, td, th, blockquote')?.clientWidth ?? Infinity;
  const overflows = line.getBoundingClientRect().width > room;
  // An inline formula that cannot be broken anywhere gets a line of its own, where it scrolls.
  if (overflows) line.setAttribute('data-display', '');
  return formula && (display || overflows) ? watchWidth(line, formula) : undefined;
}
