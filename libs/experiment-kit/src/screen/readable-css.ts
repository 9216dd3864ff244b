import { css } from 'styled-components';

/** Panels below each other, all of them open. */
const flowCss = css`
  &,
  & > [data-experiment],
  & [data-panel] {
    display: block;
    height: auto;
    min-height: 0;
    overflow: visible;
  }
  & [data-panel] {
    padding: var(--ui-space-4);
  }
  &
    :is(
      [data-actions],
      [data-more],
      [data-play],
      [data-swap],
      [data-expand],
      [role='tablist'],
      [data-status]
    ) {
    display: none;
  }
  & [role='tabpanel'],
  & [role='tabpanel'][hidden] {
    display: block;
    overflow: visible;
  }
`;

/**
 * The page as text, on paper and without scripts: the texts of all tabs follow each other. Without scripts nothing can
 * be drawn or set.
 */
export const readableCss = css`
  @media print {
    ${flowCss}
    & [data-pane],
    & [data-region='cards'] {
      break-inside: avoid;
    }
    & [data-pane='stage'] {
      height: 22rem;
    }
    & [data-pane='graph'] {
      height: 16rem;
    }
  }
  @media (scripting: none) {
    ${flowCss}
    & :is([data-pane], [data-region='cards'], [data-tab='controls'], [data-tab='investigation'], [data-tab='records']) {
      display: none;
    }
  }
`;
