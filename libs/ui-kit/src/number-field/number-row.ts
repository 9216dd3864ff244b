import { styled } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** Styles of the row of a number field: one border around the buttons, the input and the unit. */
export const NumberRow = styled.span`
  display: grid;
  grid-template-columns: var(--ui-target) minmax(0, 1fr) auto var(--ui-target);
  align-items: stretch;
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
  & > input {
    width: 100%;
    min-width: 0;
    min-height: calc(var(--ui-control) - 2px);
    padding: var(--ui-space-2);
    border: 0;
    outline: none;
    background: transparent;
    color: var(--ui-color-text);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  & > input::placeholder {
    color: var(--ui-color-muted);
    opacity: 1;
  }
  & > input:disabled {
    color: var(--ui-color-muted);
    cursor: not-allowed;
  }
  & > [data-unit] {
    align-self: center;
    padding-inline: var(--ui-space-1) var(--ui-space-2);
    color: var(--ui-color-muted);
    white-space: nowrap;
  }
  & > button {
    ${iconButtonCss}
    position: relative;
    border-radius: 0;
  }
  /* The touch target includes the border of the row. */
  & > button::after {
    position: absolute;
    inset: -1px;
    content: '';
  }
  & > button:first-child {
    border-inline-end: var(--ui-hairline);
  }
  & > button:last-of-type {
    grid-column: 4;
    border-inline-start: var(--ui-hairline);
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
