import { styled } from 'styled-components';
import { paneCss, viewportPaneCss } from './pane-css.js';

// The menu of a page or a frame is at its lower corner. Inside a page it is above its button, where the browser can anchor it.
/** Layout of an embedded experiment: as wide as its frame or its container, as high as its content. */
export const EmbedFrame = styled.div`
  --play: 3.25rem;
  --cards: 3.25rem;
  position: relative;

  & > h1 {
    position: absolute;
  }
  & > [data-notice] {
    margin: var(--ui-space-2);
  }
  & > [data-experiment] {
    display: grid;
    grid-template:
      'large' auto
      'small' auto
      'play' auto
      'investigation' auto
      'panel' auto / minmax(0, 1fr);
  }
  ${paneCss}
  &:not([data-inline]) {
    ${viewportPaneCss}
  }
  &[data-inline] [popover] {
    position-area: block-start span-inline-start;

    @supports (position-area: block-start) {
      inset: auto;
      margin: 0;
    }
  }
  /* The large pane gives the height; the small one stands below it at any width: nothing covers a handle. */
  && [data-pane]:not([data-small]) {
    height: min(80vw + var(--tray, 0rem), 34rem);
    height: min(80cqi + var(--tray, 0rem), 34rem);
  }
  /* The frame of the embed code is 40rem high, also where nothing reads the posted height: play stays inside. */
  &&:not([data-inline]) [data-pane]:not([data-small]) {
    height: min(80vw + var(--tray, 0rem), 24.5rem);
  }
  && [data-pane][data-small] {
    height: 9rem;
    padding: 0;
    border-width: 1px 0 0;
  }
  && [data-pane='graph'][data-small] [data-toolbar] {
    display: none;
  }
  && [data-region='cards'] {
    padding-inline: var(--ui-space-2);
  }
  & [data-play] {
    grid-area: play;
    min-width: 0;
    padding: var(--ui-space-1) var(--ui-space-2);
    border-block: var(--ui-hairline);
  }
  & [data-region='investigation'] {
    grid-area: investigation;
    padding: var(--ui-space-3);
    border-block-end: var(--ui-hairline);
  }
  & details[data-panel] {
    grid-area: panel;
    padding-inline: var(--ui-space-3);
  }
  & details[data-panel] > summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    cursor: pointer;
  }
  & details[data-panel] > summary > :is(h2, h4) {
    display: inline;
    font-size: inherit;
  }
`;
