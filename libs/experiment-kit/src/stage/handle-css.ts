import { css } from 'styled-components';

/** A round place over the stage to take hold of by finger, pointer or keys: as large as a target is, about its own middle. */
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
