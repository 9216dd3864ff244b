import { styled } from 'styled-components';

/**
 * Layout of a graph by the size of its container: choice and buttons above the canvas, legend below. A low container
 * has no legend; its curves are named by the axis.
 */
export const GraphFrame = styled.figure`
  container-type: size;
  height: 100%;
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  & > div > * {
    flex: none;
  }
  & > div > :is([data-canvas], [data-table]) {
    flex: 1 1 0;
    min-height: 0;
  }
  & [data-toolbar] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ui-space-1);
  }
  & figcaption {
    flex: 1;
    font-weight: var(--ui-weight-strong);
  }
  & [data-canvas] {
    position: relative;
    border: 1px solid var(--ui-color-line);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    font-size: var(--ui-type-xs);
    touch-action: pan-y;
  }
  & [data-canvas][data-zoomed] {
    cursor: grab;
    touch-action: none;
  }
  & [data-canvas][role='img'] {
    font-size: 0.6875rem;
  }
  @container (max-height: 14rem) {
    & [data-legend] {
      display: none;
    }
  }
  & canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
