import { styled } from 'styled-components';
import { controlGroupCss } from '../field/control-group-css.js';

/** The row of a number field: one border around the buttons, the input and the unit. */
export const NumberRow = styled.span`
  ${controlGroupCss}
  display: grid;
  grid-template-columns: var(--ui-target) minmax(0, 1fr) auto var(--ui-target);
  align-items: stretch;

  & > input {
    font-variant-numeric: tabular-nums;
  }
  & > [data-unit] {
    align-self: center;
    padding-inline: var(--ui-space-1) var(--ui-space-2);
    color: var(--ui-color-muted);
    white-space: nowrap;
  }
  & > button:first-child {
    border-inline-end: var(--ui-hairline);
  }
  & > button:last-of-type {
    grid-column: 4;
    border-inline-start: var(--ui-hairline);
  }
`;
