import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { fitFormula, FormulaBox } from './formula-box.js';
import { renderFormula } from './render-formula.js';

interface KatexFormulaProps {
  tex: string;
  display: boolean;
  /** Resolves to whether KaTeX's stylesheet has loaded. It must be the same promise in each render. */
  stylesLoaded: Promise<boolean>;
}

/** A formula rendered by KaTeX, or its source when KaTeX rejects it. A too wide formula scrolls, by keyboard too. */
export const KatexFormula = ({ tex, display, stylesLoaded }: KatexFormulaProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const hasStyles = use(stylesLoaded);
  const formula = useMemo(() => renderFormula(tex, display, hasStyles), [tex, display, hasStyles]);

  useLayoutEffect(() => {
    if (!box.current || !formula) return undefined;
    box.current.replaceChildren(formula);
    return fitFormula(box.current, display);
  }, [formula, display]);

  if (!formula) return <code>{tex}</code>;
  return <FormulaBox ref={box} data-display={display || undefined} />;
};
