import { css } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** Styles of a border around an input and its buttons. The input has no border itself. */
export const controlGroupCss = css`
  min-width: 0;
  max-width: 100%;
  border: var(--ui-hairline-strong);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  font: var(--ui-weight-text) max(1rem, var(--ui-type-sm)) / 1.4 var(--ui-font-text);
  transition: border-color var(--ui-fast) var(--ui-ease);

  &:hover:not([data-disabled]) {
    border-color: var(--ui-color-accent);
  }
  &:focus-within {
    outline: var(--ui-focus);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--ui-color-wrong);
    box-shadow: inset 0 0 0 1px var(--ui-color-wrong);
  }
  &[data-disabled] {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
  }
  & input {
    width: 100%;
    min-width: 0;
    min-height: calc(var(--ui-control) - 2px);
    padding: var(--ui-space-2);
    border: 0;
    outline: none;
    background: transparent;
    color: var(--ui-color-text);
    font: inherit;
  }
  & input::placeholder {
    color: var(--ui-color-muted);
    opacity: 1;
  }
  & input:disabled {
    color: var(--ui-color-muted);
    cursor: not-allowed;
  }
  & > button {
    ${iconButtonCss}
    position: relative;
    border-radius: 0;
  }
  /* The touch target includes the border of the group. */
  & > button::after {
    position: absolute;
    inset: -1px;
    content: '';
  }
  & > button > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > button:disabled {
    color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > button:disabled,
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
