import { useHydrated } from '@zarra/ui-kit';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { ChunkBoundary } from '../chunk-boundary.js';
import { formulaStyles } from './formula-styles.js';

const Typeset = lazy(() => import('./typeset.js').then(({ Typeset: typeset }) => ({ default: typeset })));

const Place = styled.span`
  &[data-formula='display'] {
    display: block;
    margin-top: var(--ui-space-4);
  }
`;

interface FormulaProps {
  /** TeX as the author wrote it. */
  tex: string;
  /** On lines of its own. */
  display?: boolean;
  /** Address of KaTeX's stylesheet. */
  styles: string;
}

/**
 * A formula. Until KaTeX and its styles are there, and should they not come, its source stands in its place; so it does
 * on a page from a server.
 */
export const Formula = ({ tex, display = false, styles }: FormulaProps) => {
  const source = <code>{tex}</code>;
  const hydrated = useHydrated();
  return (
    <Place data-formula={display ? 'display' : 'inline'}>
      {hydrated ? (
        <ChunkBoundary fallback={source}>
          <Suspense fallback={source}>
            <Typeset tex={tex} display={display} styled={formulaStyles(styles)} />
          </Suspense>
        </ChunkBoundary>
      ) : (
        source
      )}
    </Place>
  );
};
