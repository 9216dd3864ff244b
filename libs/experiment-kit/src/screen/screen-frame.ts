import { styled } from 'styled-components';
import { paneCss, viewportPaneCss } from './pane-css.js';
import { projectorCss } from './projector-css.js';
import { readableCss } from './readable-css.js';
import { LANDSCAPE, LOW, PHONE, SEPARATE_PANES, TABLET, WIDE } from './viewports.js';

/**
 * Layout of an experiment's page: it fills the viewport below `--screen-top`, the height of a bar of the site, and does not scroll. Regions: title bar, stage, graph, play bar,
 * panel. Stage and graph take the areas `large` and `small`: nothing covers a handle of the stage.
 * Heights in rem grow with the text.
 */
export const ScreenFrame = styled.div`
  --vh: 1vh;
  --screen: calc(100 * var(--vh) - var(--screen-top, 0rem));
  --bar: var(--ui-target);
  --play: 3.25rem;
  --cards: 3.25rem;
  --aspect: 1.333;
  position: relative;
  display: grid;
  grid-template: var(--bar) minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 30rem;
  height: var(--screen);
  overflow: hidden;

  @supports (height: 1dvh) {
    --vh: 1dvh;
  }
  &[data-shape='wide'] {
    --aspect: 1.9;
  }
  &[data-shape='tall'] {
    --aspect: 0.8;
  }
  & > [data-experiment] {
    position: relative;
    display: grid;
    /* The stage takes the height that its shape can use, but at least half of the screen. */
    grid-template:
      'large' clamp(
        50 * var(--vh),
        100vw / var(--aspect) + var(--cards),
        var(--screen) - var(--bar) - var(--play) - 14.5rem
      )
      'small' 5.25rem
      'play' var(--play)
      'panel' minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  & > [data-notice] {
    position: absolute;
    inset: calc(var(--bar) + var(--ui-space-2)) var(--ui-space-2) auto;
    z-index: 5;
    max-width: 34rem;
    margin-inline: auto;
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
  }
  & [data-play] {
    grid-area: play;
    display: grid;
    align-items: center;
    min-width: 0;
    padding-inline: var(--ui-space-2);
    border-block-start: var(--ui-hairline);
    background: var(--ui-color-page);
  }
  & [data-fold] {
    display: none;
  }
  & [data-panel] {
    grid-area: panel;
    border-block-start: var(--ui-hairline);
    background: var(--ui-color-page);
  }
  & [data-panel][data-height='full'] {
    z-index: 4;
    grid-area: 1 / 1 / -1 / -1;
  }
  ${paneCss}
  ${viewportPaneCss}

  ${PHONE} {
    /* The sliders take the place of the graph and a part of the stage. */
    &:has([data-height='half']) > [data-experiment] {
      grid-template:
        'large' minmax(0, 1fr)
        'play' var(--play)
        'panel' fit-content(21rem) / minmax(0, 1fr);
    }
    &:has([data-height='half']) :is([data-small], [data-swap], [data-tray]) {
      display: none;
    }
  }
  ${SEPARATE_PANES} {
    --bar: 3.5rem;
  }
  ${TABLET} {
    & > [data-experiment] {
      grid-template:
        'large large' minmax(0, 1fr)
        'play play' var(--play)
        'panel small' 22rem / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  ${LOW} {
    --side: clamp(15rem, 43%, 20rem);
    grid-template-rows: minmax(0, 1fr);
    min-height: 18rem;

    & > [data-bar] {
      position: absolute;
      inset: 0 0 auto;
      z-index: 2;
      width: calc(100% - var(--side));
      min-height: var(--bar);
    }
    & > [data-experiment] {
      grid-template:
        'large small' 6.5rem
        'large panel' minmax(0, 1fr)
        'play panel' var(--play) / minmax(0, 1fr) var(--side);
    }
    & [data-panel][data-height='half'] {
      z-index: 4;
      grid-row: 1 / -1;
    }
  }
  ${WIDE} {
    & > [data-experiment] {
      grid-template:
        'large small' auto
        'large panel' minmax(0, 1fr)
        'play panel' var(--play) /
        clamp(62%, (var(--screen) - var(--bar) - var(--play)) * var(--aspect), 68%) minmax(0, 1fr);
    }
  }
  ${LANDSCAPE} {
    & [data-panel] {
      border-block-start: 0;
      border-inline-start: var(--ui-hairline);
    }
  }
  ${projectorCss}
  ${readableCss}
`;
