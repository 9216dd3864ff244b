import { css } from 'styled-components';

/** Styles of text inputs and selects. Font size at least 16 px: iOS zooms into a field with smaller text. */
export const controlCss = css`
  width: 100%;
  min-height: var(--ui-control);
  padding: var(--ui-space-2) var(--ui-space-3);
  border: var(--ui-hairline-strong);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font: var(--ui-weight-text) max(1rem, var(--ui-type-sm)) / 1.4 var(--ui-font-text);
  transition: border-color var(--ui-fast) var(--ui-ease);

  &::placeholder {
    color: var(--ui-color-muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--ui-color-accent);
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--ui-color-wrong);
    box-shadow: inset 0 0 0 1px var(--ui-color-wrong);
  }
  &:disabled {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
    color: var(--ui-color-muted);
    cursor: not-allowed;
  }
`;

/** Styles of the element around a control and an icon, which lies over the start or the end of the control. */
export const iconRowCss = css`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset-block: 0;
    width: 1.25rem;
    height: 1.25rem;
    margin-block: auto;
    color: var(--ui-color-muted);
    pointer-events: none;
  }
  & > svg:first-child {
    inset-inline-start: var(--ui-space-3);
  }
  & > svg:not(:first-child) {
    inset-inline-end: var(--ui-space-3);
  }
`;
