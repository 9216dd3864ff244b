import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';

// With `:has()` the whole row shows the focus, otherwise the radio button does.
// The radio button has a custom style, because browsers print the native one grey or not at all.
/** Radio buttons with a letter and a text in each row, as in a printed test. */
export const OptionFieldset = styled.fieldset`
  display: grid;
  gap: var(--ui-space-1);

  & > legend {
    margin-bottom: var(--ui-space-2);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > label {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--ui-space-2);
    min-height: var(--ui-target);
    padding: var(--ui-space-2) var(--ui-space-3);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    line-height: 1.4;
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
  }
  @supports selector(:has(*)) {
    & > label:has(:focus-visible) {
      outline: var(--ui-focus);
      outline-offset: -1px;
    }
    & input {
      outline: none;
    }
  }
  & > label > [data-letter] {
    color: var(--ui-color-muted);
  }

  /* Drawings as options: one in a row on a phone, where its numbers stay legible, else two in a row below their letters. */
  &[data-drawings] {
    gap: var(--ui-space-2);
  }
  &[data-drawings] > label {
    align-items: start;
    padding: 0 0 0 var(--ui-space-2);
    margin-inline: calc(-1 * var(--ui-space-2));
    border-color: var(--ui-color-line);
    overflow: hidden;
  }
  &[data-drawings] > label > :is(input, [data-letter]) {
    margin-block-start: var(--ui-space-2);
  }
  &[data-drawings] > label:has(:checked) {
    border-color: var(--ui-color-accent);
  }
  ${media.sm} {
    &[data-drawings] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-drawings] > :not(label) {
      grid-column: 1 / -1;
    }
    &[data-drawings] > label {
      grid-template-columns: auto minmax(0, 1fr);
      align-content: start;
      align-items: baseline;
      padding: 0;
    }
    &[data-drawings] > label:nth-of-type(odd) {
      margin-inline-end: 0;
    }
    &[data-drawings] > label:nth-of-type(even) {
      margin-inline-start: 0;
    }
    &[data-drawings] > label > input {
      margin-inline-start: var(--ui-space-2);
    }
    &[data-drawings] > label > :last-child {
      grid-column: 1 / -1;
    }
  }
  &:disabled > label {
    cursor: default;
  }
  @media (hover: hover) {
    &:enabled > label:hover:not(:has(:checked)) {
      background: var(--ui-color-sunken);
    }
  }

  & input {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 2px solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius-round);
    background: var(--ui-color-surface);
    translate: 0 0.25em;
    cursor: inherit;
  }
  & input:checked {
    border-width: 6px;
    border-color: var(--ui-color-accent);
  }
  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }

  @media print {
    gap: 0;
    & > label,
    & > label:has(:checked) {
      min-height: 0;
      padding: 1mm 0;
      border-color: transparent;
    }
    &[data-drawings] {
      grid-template-columns: repeat(2, minmax(0, 65mm));
      gap: 2mm;
    }
    &[data-drawings] > label:nth-of-type(n) {
      padding: 1mm 0 0;
      margin-inline: 0;
      break-inside: avoid;
    }
    & input {
      width: 3.5mm;
      height: 3.5mm;
      border-width: 1px;
    }
    & input:checked {
      border-width: 1.2mm;
    }
  }
`;

/** Letter of an option, as used in class. */
export const optionLetter = (option: number): string => 'ABCDEFGH'.charAt(option - 1);
