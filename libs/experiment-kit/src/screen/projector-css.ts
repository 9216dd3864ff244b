import { css } from 'styled-components';
import { WIDE } from './viewports.js';

/**
 * Projector mode of a wide screen: larger text, the stage beside three large numbers and one graph, or the controls.
 * Readable from five metres. Labels on the stage have 0.875 of the text size: 28 px.
 */
export const projectorCss = css`
  ${WIDE} {
    &[data-projector] {
      --ui-type-xs: 1.75rem;
      --ui-type-sm: 1.75rem;
      --ui-type-md: 2rem;
      --ui-type-lg: 2rem;
      --ui-control: 3.25rem;
      --ui-control-sm: 3.25rem;
      --ui-target: 3.25rem;
      --stage-handle: 4.125rem;
      --play: 4rem;
      --cards: 0.5rem;
      font-size: var(--ui-type-md);
    }
    &[data-projector] > [data-experiment] {
      grid-template:
        'large cards' auto
        'large small' minmax(0, 1fr)
        'play fold' var(--play) / 66% minmax(0, 1fr);
    }
    /* The controls fold into one button. Open, they take the place of the small pane. */
    &[data-projector] [data-fold] {
      display: flex;
      grid-area: fold;
      align-items: center;
      justify-content: center;
      gap: var(--ui-space-2);
      border: 0;
      border-block-start: var(--ui-hairline);
      border-inline-start: var(--ui-hairline);
      background: var(--ui-color-page);
      font-weight: var(--ui-weight-strong);
      cursor: pointer;
      outline-offset: -3px;
    }
    &[data-projector] [data-panel] {
      grid-area: small;
    }
    &[data-projector]:has([data-fold][aria-expanded='false']) [data-panel],
    &[data-projector]:has([data-fold][aria-expanded='true']) :is([data-small], [data-swap]) {
      display: none;
    }
    &[data-projector] [role='tablist'] {
      flex-wrap: wrap;
    }
    &[data-projector] [data-head] > :last-child {
      flex-basis: 100%;
    }
    &[data-projector] [data-region='cards'] {
      grid-area: cards;
      border-inline-start: var(--ui-hairline);
    }
    &[data-projector] [data-cards] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: row;
      gap: 0;
    }
    &[data-projector] [data-cards] > div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--ui-space-3);
      padding: 0;
      border: 0;
      background: none;
    }
    &[data-projector] [data-cards] dt {
      min-width: 0;
      font-size: 1.75rem;
    }
    &[data-projector] [data-cards] dd {
      flex: none;
      font-size: 3.5rem;
      line-height: 1.1;
    }
    /* The symbol suffices where a name has one. */
    &[data-projector] [data-cards] dt:has([data-symbol]) > :is([data-name], [data-remark]),
    &[data-projector] [data-cards] [data-symbol] > span {
      display: none;
    }
    /* The chooser lies on the whole card. */
    &[data-projector] [data-cards] > div {
      position: relative;
      pointer-events: auto;
    }
    &[data-projector] [data-cards] > div:has(select:focus-visible) {
      outline: var(--ui-focus);
    }
    &[data-projector] [data-cards] dt > svg {
      display: block;
    }
    &[data-projector] [data-cards] select {
      position: absolute;
      inset: 0;
      display: block;
      width: 100%;
      opacity: 0;
      cursor: pointer;
    }
    &[data-projector] [data-pane][data-small] {
      height: auto;
      border-block-start: var(--ui-hairline);
    }
    &[data-projector] [data-pane][data-small] [data-toolbar] {
      display: none;
    }
    &[data-projector] [data-pane] [data-canvas] {
      font-size: 1.75rem;
    }
  }
`;
