import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { drawFormula } from './draw-formula.js';
import { fitFormula, FormulaLine } from './formula-line.js';

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
    return fitFormula(line, display);
  }, [drawing, display]);

  if (!drawing) return <code>{tex}</code>;
  return <FormulaLine ref={place} data-display={display || undefined} />;
};
