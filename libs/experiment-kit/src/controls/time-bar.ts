import { styled } from 'styled-components';

// The menu is a popover: it opens before the scripts arrive, and closes on Escape and on a press outside. In a wide
// row its content is part of the row; in browsers without popovers it is a second row.
/** Row of time controls, 52 px high in a width of 288 px. Commands in an element with `popover` form a menu. */
export const TimeBar = styled.div`
  container-type: inline-size;

  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-1);
    align-items: center;
    padding-block: var(--ui-space-1);
  }
  & button {
    flex: none;
    min-width: var(--ui-target);
    min-height: var(--ui-target);
  }
  & > * > div:not([popover]) {
    --ui-control: var(--ui-target);
    flex: 1 1 1.5rem;
  }
  /* A longer number moves neither its start nor the next button. */
  & > * > output {
    min-width: 5em;
    font-size: var(--ui-type-sm);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [popover] {
    inset: auto var(--ui-space-2) var(--ui-space-2) auto;
    width: 18em;
    padding: var(--ui-space-2);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    box-shadow: var(--ui-shadow);
    color: inherit;
  }
  & [popover] > * {
    width: 100%;
    margin-block-end: var(--ui-space-1);
  }
  & [popover] > button {
    justify-content: flex-start;
  }
  /* In em: the large text of a projector has no room for all. */
  @container (min-width: 43em) {
    & [popovertarget] {
      display: none;
    }
    & [popover] {
      display: contents;
    }
    & [popover] > * {
      width: auto;
      margin: 0;
    }
    & [popover] > button {
      gap: 0;
      justify-content: center;
      padding: 0 var(--ui-space-3);
    }
    & [data-label] {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
