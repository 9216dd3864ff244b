import { styled } from 'styled-components';

// The aspect ratio of the drawing is fixed from the first paint. A handle's target is 44 px wide on the narrowest phone.
/** The drawing with its caption and button. */
export const OrbitFrame = styled.figure`
  display: grid;
  gap: var(--ui-space-6);
  width: 100%;
  max-width: 32rem;
  margin-inline: auto;

  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    color: var(--ui-color-accent);
  }
  & [data-part='sectors'] {
    fill: var(--ui-color-accent-soft);
  }
  & [data-axis] {
    stroke: var(--ui-color-line-strong);
    stroke-dasharray: 1 5;
  }
  & [data-part='focus'] {
    fill: var(--ui-color-page);
    stroke: var(--ui-color-line-strong);
  }
  & [data-part='swept'] {
    fill: currentcolor;
    fill-opacity: 0.32;
  }
  & [data-part='ellipse'] {
    stroke: currentcolor;
    stroke-width: 2.5;
  }
  & [data-part='sun'] {
    color: var(--ui-color-text);
  }
  & [data-target] {
    fill: transparent;
    stroke: none;
  }
  & [data-handle][tabindex] {
    outline: none;
    cursor: grab;
    touch-action: none;
  }
  & [data-handle][tabindex]:active {
    cursor: grabbing;
  }
  & [data-handle]:focus-visible > [data-target] {
    stroke: var(--ui-color-accent);
    stroke-width: 3;
  }
  & [data-hint] {
    stroke: var(--ui-color-muted);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    visibility: hidden;
  }
  & [data-handle][tabindex] > [data-hint] {
    visibility: visible;
  }
  & > figcaption {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ui-space-3);
    align-items: start;
    min-height: var(--ui-target);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.5;
  }
  & [data-toggle] {
    width: var(--ui-target);
    height: var(--ui-target);
  }
  & [data-toggle] > button {
    width: 100%;
    height: 100%;

    @media (scripting: none) {
      visibility: hidden;
    }
  }
  & b {
    color: var(--ui-color-text);
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
