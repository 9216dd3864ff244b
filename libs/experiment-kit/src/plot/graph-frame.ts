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
    gap: var(--ui-space-1);
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ui-space-1);
  }
  & [data-buttons] {
    display: flex;
  }
  & [data-buttons] [aria-disabled='true'] {
    opacity: 0.4;
  }
  & [data-buttons] [aria-pressed='true'] {
    background: var(--ui-color-accent-soft);
  }
  & [data-axes] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ui-space-1);
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
