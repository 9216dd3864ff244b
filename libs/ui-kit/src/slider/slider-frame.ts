import { styled } from 'styled-components';
import { messagesCss } from '../field/field-messages.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

/**
 * Styles of a slider. The pseudo-elements of the track and the thumb differ between browsers, and an unknown one invalidates
 * its rule: one rule per browser. Forced colours show the native slider. A border draws the thumb, because it is printed.
 */
export const SliderFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--ui-space-2);
  align-items: baseline;
  min-width: 0;

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & > [data-hidden-label] {
    ${hiddenCss}
  }
  & > [data-value] {
    grid-column: 2;
    color: var(--ui-color-accent);
    font-size: max(1rem, var(--ui-type-sm));
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  & > input {
    --track-color: var(--ui-color-accent);
    display: block;
    grid-column: 1 / -1;
    width: 100%;
    height: var(--ui-control);
    margin: 0;
    background: transparent;
    accent-color: var(--track-color);
    cursor: pointer;
    touch-action: pan-y;
  }
  & > input[aria-invalid='true'] {
    --track-color: var(--ui-color-wrong);
  }
  & > input:disabled {
    --track-color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  & > input:disabled ~ [data-marks],
  & > [data-value]:has(~ input:disabled) {
    color: var(--ui-color-muted);
  }

  @media (forced-colors: none) {
    & > input {
      appearance: none;
    }
    & > input:focus-visible {
      outline: none;
    }
    & > input::-webkit-slider-runnable-track {
      height: 0.375rem;
      border-radius: var(--ui-radius-round);
      background: linear-gradient(var(--track-color), var(--track-color)) 0 / var(--fill, 0%) 100% no-repeat
        var(--ui-color-line-strong);
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    & > input:dir(rtl)::-webkit-slider-runnable-track {
      background-position: 100%;
    }
    & > input::-webkit-slider-thumb {
      appearance: none;
      box-sizing: border-box;
      width: 1.25rem;
      height: 1.25rem;
      margin-block-start: -0.4375rem;
      border: 0.625rem solid var(--track-color);
      border-radius: var(--ui-radius-round);
      box-shadow: 0 0 0 2px var(--ui-color-page);
    }
    & > input:focus-visible::-webkit-slider-thumb {
      outline: var(--ui-focus);
      outline-offset: var(--ui-focus-gap);
    }
    & > input::-moz-range-track {
      height: 0.375rem;
      border-radius: var(--ui-radius-round);
      background: var(--ui-color-line-strong);
      print-color-adjust: exact;
    }
    & > input::-moz-range-progress {
      height: 0.375rem;
      border-radius: var(--ui-radius-round);
      background: var(--track-color);
      print-color-adjust: exact;
    }
    & > input::-moz-range-thumb {
      box-sizing: border-box;
      width: 1.25rem;
      height: 1.25rem;
      border: 0.625rem solid var(--track-color);
      border-radius: var(--ui-radius-round);
      box-shadow: 0 0 0 2px var(--ui-color-page);
    }
    & > input:focus-visible::-moz-range-thumb {
      outline: var(--ui-focus);
      outline-offset: var(--ui-focus-gap);
    }
  }

  & > [data-marks] {
    position: relative;
    grid-column: 1 / -1;
    height: 1.75rem;
    margin-block-start: calc(var(--ui-space-2) * -1);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  /* A box without width at the centre of the thumb; the label overflows it on both sides. */
  & > [data-marks] > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(0.625rem + (100% - 1.25rem) * var(--at));
    display: flex;
    justify-content: center;
    width: 0;
    padding-block-start: var(--ui-space-2);
    white-space: nowrap;
  }
  & > [data-marks] > span::before {
    position: absolute;
    inset-block-start: 0;
    border-inline-start: var(--ui-hairline-strong);
    height: 0.375rem;
    content: '';
  }
  & > [data-marks] > [data-edge='start'] > span {
    margin-inline-start: -0.625rem;
  }
  & > [data-marks] > [data-edge='start'] {
    justify-content: start;
  }
  & > [data-marks] > [data-edge='end'] {
    justify-content: end;
  }
  & > [data-marks] > [data-edge='end'] > span {
    margin-inline-end: -0.625rem;
  }

  ${messagesCss}
  & > p {
    grid-column: 1 / -1;
  }
`;
