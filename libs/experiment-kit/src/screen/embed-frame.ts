import { styled } from 'styled-components';
import { paneCss } from './pane-css.js';

/** Layout of an embedded experiment: as wide as its frame, as high as its content. */
export const EmbedFrame = styled.div`
  --play: 3.25rem;
  --cards: 3rem;
  position: relative;

  & > h1 {
    position: absolute;
  }
  & > [data-notice] {
    margin: var(--ui-space-2);
  }
  & > [data-experiment] {
    display: grid;
    grid-template: 'large' auto 'play' auto 'panel' auto / minmax(0, 1fr);
  }
  ${paneCss}
  /* The large pane gives the height; the small one lies in its corner at any width. */
  && [data-pane]:not([data-small]) {
    aspect-ratio: 4 / 3;
    max-height: 80vw;
  }
  && :is([data-pane][data-small], [data-swap]) {
    grid-area: large;
    place-self: end;
    width: min(42%, 14rem);
    height: 6.5rem;
    margin: var(--ui-space-2);
    border-radius: var(--ui-radius);
  }
  && [data-pane][data-small] {
    padding: 0;
    border: var(--ui-hairline);
  }
  && [data-pane='graph'][data-small] > :is([data-choice], p) {
    display: none;
  }
  && [data-pane='graph'][data-small] {
    grid-template-rows: minmax(0, 1fr);
  }
  && [data-swap] {
    padding: var(--ui-space-1);
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
  & details[data-panel] > summary > h2 {
    display: inline;
    font-size: inherit;
  }
`;
