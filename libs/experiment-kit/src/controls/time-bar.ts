import { styled } from 'styled-components';
import { rangeCss } from './parameter-control.js';

// The menu is a popover: it opens before the scripts arrive, and closes on Escape and on a press outside. In a wide
// row its content is part of the row. Browsers without popovers show the commands in a second row.
/** Row of time controls, 52 px high in a width of 344 px. Commands in an element with `popover` form a menu. */
export const TimeBar = styled.div`
  container-type: inline-size;

  & > [role='group'] {
    display: flex;
    align-items: center;
    gap: var(--ui-space-1);
    padding-block: var(--ui-space-1);
  }
  & > [role='group'] > button {
    flex: none;
    min-width: var(--ui-target);
    min-height: var(--ui-target);
  }
  & > [role='group'] > input {
    ${rangeCss}
    flex: 1 1 5rem;
    min-width: 0;
  }
  & > [role='group'] > output {
    min-width: 4.5em;
    font-size: var(--ui-type-sm);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & > [role='group'] > button[popovertarget] {
    anchor-name: --time-menu;
  }
  & > [role='group'] > [popover] {
    inset: auto var(--ui-space-2) var(--ui-space-2) auto;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-1);
    width: min(18rem, 100vw - 2 * var(--ui-space-2));
    margin: 0;
    padding: var(--ui-space-2);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
    color: inherit;
  }
  & > [role='group'] > [popover]:popover-open {
    display: grid;
  }
  & > [role='group'] > [popover] > button {
    justify-content: flex-start;
    min-height: var(--ui-target);
  }
  @supports (position-area: top) {
    & > [role='group'] > [popover] {
      inset: auto;
      margin-block: var(--ui-space-1);
      position-anchor: --time-menu;
      position-area: top span-left;
      position-try-fallbacks: flip-block;
    }
  }
  @supports not selector(:popover-open) {
    & > [role='group'] {
      flex-wrap: wrap;
    }
    & > [role='group'] > button[popovertarget] {
      display: none;
    }
    & > [role='group'] > [popover] {
      position: static;
      display: flex;
      flex-wrap: wrap;
      width: 100%;
    }
  }
  @container (min-width: 42rem) {
    & > [role='group'] {
      gap: var(--ui-space-2);
    }
    & > [role='group'] > button[popovertarget] {
      display: none;
    }
    & > [role='group'] > [popover] {
      display: contents;
    }
    & > [role='group'] > [popover] > button {
      flex: none;
      justify-content: center;
      gap: 0;
      min-width: var(--ui-target);
      padding: 0;
    }
    & > [role='group'] > [popover] [data-label] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
