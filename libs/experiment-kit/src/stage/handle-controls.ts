import { css } from 'styled-components';

/** Round drag handle at touch-target size, centered on its point. */
export const handleCss = css`
  position: absolute;
  inset-block-start: calc(var(--stage-handle, var(--ui-target)) / -2);
  inset-inline-start: calc(var(--stage-handle, var(--ui-target)) / -2);
  width: var(--stage-handle, var(--ui-target));
  height: var(--stage-handle, var(--ui-target));
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--ui-radius-round);
  background: none;
  cursor: grab;
  touch-action: none;

  &:hover {
    border-color: var(--ui-color-line-strong);
  }
  &:active {
    cursor: grabbing;
  }
`;

/** Arrow keys and their directions: right and up are positive. */
export const ARROWS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
