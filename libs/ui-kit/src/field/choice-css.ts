import { css } from 'styled-components';

/**
 * Styles of checkboxes and radios: a native control inside its label, before the text, with the height of a touch target.
 * Drawn with borders: native controls print grey, and backgrounds are not printed.
 */
export const choiceCss = css`
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--ui-space-2);
    padding-block: calc((var(--ui-control) - 1.4em) / 2);
    font-size: max(1rem, var(--ui-type-sm));
    line-height: 1.4;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > label > input {
    appearance: none;
    display: grid;
    place-content: center;
    width: 1.25rem;
    height: 1.25rem;
    margin: calc((1.4em - 1.25rem) / 2) 0 0;
    border: 2px solid var(--ui-color-line-strong);
    background: var(--ui-color-surface);
    cursor: inherit;
  }
  & > label:hover > input:enabled,
  & > label > input:checked {
    border-color: var(--ui-color-accent);
  }
  [aria-invalid='true'] & > label > input,
  & > label > [aria-invalid='true'] {
    border-color: var(--ui-color-wrong);
  }
  & > label > input:disabled {
    border-color: var(--ui-color-line-strong);
    background: var(--ui-color-sunken);
    cursor: not-allowed;
  }
  & > label > input:disabled ~ * {
    color: var(--ui-color-muted);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > label > input {
      appearance: auto;
    }
  }
`;
