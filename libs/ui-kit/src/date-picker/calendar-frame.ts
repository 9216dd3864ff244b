import { styled } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** Styles of a calendar. Days are narrower than their height where seven of them do not fit a narrow screen. */
export const CalendarFrame = styled.div`
  width: calc(7 * var(--ui-control));
  /* Reaches into the padding of the panel: the days would be too narrow on a small phone. */
  max-width: calc(100% + 2 * var(--ui-space-2));
  margin: calc(-1 * var(--ui-space-2));

  & > header {
    display: grid;
    grid-template-columns: var(--ui-target) minmax(0, 1fr) var(--ui-target);
    align-items: center;
    text-align: center;
  }
  & > header > h3 {
    font-size: var(--ui-type-md);
    letter-spacing: normal;
  }
  & > header > button {
    ${iconButtonCss}
    height: var(--ui-target);
  }
  & > header > button[aria-disabled='true'] {
    color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  & > header > button:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  /* Six weeks: the panel keeps its height from month to month. */
  & > [data-weeks] {
    min-height: calc(6 * var(--ui-control) + 2rem);
  }
  & table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    text-align: center;
  }
  & th {
    height: 2rem;
    padding: 0;
    color: var(--ui-color-muted);
    font-weight: var(--ui-weight-text);
  }
  & td {
    height: var(--ui-control);
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--ui-radius);
  }
  & td[aria-selected] {
    cursor: pointer;
  }
  & td:focus-visible {
    outline-offset: -2px;
  }
  & td[aria-current] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
    font-weight: var(--ui-weight-strong);
  }
  & td[aria-selected='true'] {
    background: var(--ui-color-accent);
    color: var(--ui-color-on-accent);
    font-weight: var(--ui-weight-strong);
  }
  & td[aria-selected='true']:focus-visible {
    outline-offset: 1px;
  }
  & td[aria-disabled] {
    border-color: transparent;
    color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  & > footer {
    display: grid;
    justify-items: center;
  }
  @media (hover: hover) {
    & td[aria-selected='false']:not([aria-disabled]):hover {
      background: var(--ui-color-sunken);
    }
  }
  @media (forced-colors: active) {
    & td[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & td:not([aria-current]) {
      border-color: Canvas;
    }
    & td[aria-disabled],
    & > header > button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
