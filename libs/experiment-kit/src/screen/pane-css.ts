import { css } from 'styled-components';
import { LOW, SEPARATE_PANES, WIDE } from './viewports.js';

/** Stage, graph, the cards on the large pane, and the button that swaps the panes. */
export const paneCss = css`
  /* Height of the tray: notices and panels of tools lie above it. */
  &:has([data-tray]) {
    --tray: calc(var(--ui-target) + var(--ui-space-2));
  }
  /* Only a part of its HTML has arrived, on a slow connection: the rest would move what is centred or at its end. */
  & > [data-experiment] > :not([data-status], :has(+ *)) {
    visibility: hidden;
  }
  & [data-pane] {
    position: relative;
    grid-area: large;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    background: var(--ui-color-surface);
  }
  & [data-pane='stage'] > [data-stage] {
    aspect-ratio: auto;
    height: 100%;
    padding: var(--cards) 0.25rem 0.25rem;
    border: 0;
    border-radius: 0;
    touch-action: none;
  }
  & [data-pane='graph'] {
    padding: calc(var(--cards) + var(--ui-space-1)) var(--ui-space-2) var(--ui-space-1);
  }
  & [data-pane][data-small] {
    grid-area: small;
    border-block-start: var(--ui-hairline);
  }
  & [data-pane='stage'][data-small] > [data-stage] {
    padding: 0.25rem;
  }
  & [data-pane='stage'][data-small] > :not([data-stage]) {
    display: none;
  }
  & [data-pane='graph'][data-small] {
    padding: 0;
  }
  & [data-swap] {
    display: flex;
    grid-area: small;
    place-self: start end;
    z-index: 2;
    padding: calc(var(--ui-target) / 2 - 0.625em);
    border: 0;
    border-radius: var(--ui-radius);
    background: transparent;
    color: var(--ui-color-muted);
    cursor: pointer;
  }
  & [data-swap]:hover {
    color: var(--ui-color-accent);
  }
  & [data-swap] svg {
    width: 1.25em;
    height: 1.25em;
  }
  /* The open list of actions lies on it. */
  &:has([data-actions][data-open]) [data-swap] {
    visibility: hidden;
  }
  & [data-region='cards'] {
    z-index: 2;
    grid-area: large;
    place-self: start stretch;
    padding: var(--ui-space-1) var(--ui-space-2);
    pointer-events: none;
  }
  &:has([data-level='simple']) [data-part][data-advanced] {
    display: none;
  }
  & [data-status]:not([data-visible]) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & [data-status][data-visible] {
    z-index: 3;
    grid-area: large;
    place-self: end start;
    max-width: calc(100% - var(--ui-space-4));
    margin: var(--ui-space-2) var(--ui-space-2) calc(var(--tray, 0rem) + var(--ui-space-2));
    padding: var(--ui-space-1) var(--ui-space-2);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
    pointer-events: none;
  }
`;

/** The same on the viewports of a page or a frame. An experiment inside a page has the layout of a phone held upright. */
export const viewportPaneCss = css`
  ${LOW} {
    &:has([data-tray]) {
      --tray: 0rem;
    }
    & [data-pane='stage'] {
      flex-direction: row;
    }
    /* The title bar lies on its start. */
    & [data-tray] {
      flex-direction: column;
      width: calc(var(--ui-target) + var(--ui-space-2));
      height: auto;
      padding-block: var(--bar, 0rem) var(--ui-space-1);
      overflow: hidden auto;
      border-block-start: 0;
      border-inline-start: var(--ui-hairline);
    }
    & [data-part] {
      touch-action: pan-y;
    }
    & [data-pane][data-small] {
      border-block-start: 0;
      border-inline-start: var(--ui-hairline);
    }
    /* Between the buttons of the title bar, which lies on the stage. */
    & [data-region='cards'] {
      padding-inline: calc(2 * var(--ui-target)) calc(var(--ui-target) + var(--ui-space-1));
    }
    & [data-cards] > :nth-child(n + 3) {
      display: none;
    }
  }
  ${SEPARATE_PANES} {
    & [data-pane][data-small] {
      border-inline-start: var(--ui-hairline);
    }
    & [data-pane='graph'][data-small] {
      padding: var(--ui-space-1) var(--ui-space-2);
    }
    & [data-pane='graph'][data-small] [data-toolbar] {
      display: grid;
    }
    /* In line with that toolbar. */
    & [data-swap] {
      margin: var(--ui-space-1);
    }
  }
  ${WIDE} {
    & [data-cards] dd {
      font-size: 1rem;
    }
    & [data-pane][data-small] {
      height: 15rem;
      border-block-start: 0;
    }
  }
`;
