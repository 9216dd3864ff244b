import { css } from 'styled-components';

/** Round drag handle at touch-target size, centered on its point. */
export const handleCss = css`
  position: absolute;
  inset-block-start: calc(var(--stage-handle, var(--ui-target)) / -2);
  inset-inline-start: calc(var(--stage-handle, var(--ui-target)) / -2);
  width: var(--stage-handle, var(--ui-target));
  height: var(--stage-handle, var(--ui-target));
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius-round);
  background: none;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

// 28 px of 44 px. The outlines in the background color keep it visible on a body of its color.
/** Ring of a handle: always visible on touch screens unless it is quiet, otherwise near the pointer and on focus. */
export const handleRingCss = css`
  &::before {
    position: absolute;
    inset: 18.2%;
    border: 2px solid var(--ui-color-accent);
    border-radius: inherit;
    box-shadow:
      0 0 0 2px var(--ui-color-surface),
      inset 0 0 0 2px var(--ui-color-surface);
    opacity: 0;
    transition: opacity var(--ui-fast) var(--ui-ease);
    content: '';
  }
  &:is([data-near], :focus-visible, :active)::before {
    opacity: 1;
  }
  @media (pointer: coarse) {
    &:not([data-quiet])::before {
      opacity: 1;
    }
  }
`;

/** Arrow keys and their directions: right and up are positive. */
export const ARROWS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
