import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { drawFormula } from './draw-formula.js';
import { watchWidth } from './watch-width.js';

const Line = styled.span`
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

interface TypesetProps {
  tex: string;
  display: boolean;
  /** Whether KaTeX's stylesheet is there: a promise that stays the same. */
  styled: Promise<boolean>;
}

/** A formula drawn by KaTeX; its source when KaTeX refuses it. One that is too wide scrolls, under the keys too. */
export const Typeset = ({ tex, display, styled: stylesCame }: TypesetProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const styles = use(stylesCame);
  const drawing = useMemo(() => drawFormula(tex, display, styles), [tex, display, styles]);

  useLayoutEffect(() => {
    const line = place.current;
    if (!line || !drawing) return undefined;
    line.replaceChildren(drawing);
    const room = line.closest('p, li, td, th, blockquote')?.clientWidth ?? Infinity;
    const overflows = line.getBoundingClientRect().width > room;
    // One that cannot be broken anywhere gets a line of its own, where it scrolls.
    if (overflows) line.setAttribute('data-display', '');
    return display || overflows ? watchWidth(line, drawing) : undefined;
  }, [drawing, display]);

  if (!drawing) return <code>{tex}</code>;
  return <Line ref={place} data-display={display || undefined} />;
};
