import { styled } from 'styled-components';

// The focus outline is inside the button: the scroll container would clip it.
/** The row of tabs, on one line; it scrolls where it is too long. */
export const TabList = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: var(--ui-hairline);

  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--ui-space-2);
    min-height: var(--ui-target);
    padding: var(--ui-space-1) var(--ui-space-4);
    border: 0;
    border-radius: var(--ui-radius);
    background: transparent;
    box-shadow: inset 0 -2px transparent;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    white-space: nowrap;
    cursor: pointer;
    outline-offset: -3px;
  }
  & > button[aria-selected='true'] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  & > button:disabled {
    color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  @media (hover: hover) {
    & > button:not(:disabled):hover {
      color: var(--ui-color-accent);
    }
  }
  @media (forced-colors: active) {
    & > button[aria-selected='true'] {
      border-bottom: 3px solid Highlight;
    }
    & > button:disabled {
      color: GrayText;
    }
  }
`;

export const TabPanel = styled.div`
  padding-block: var(--ui-space-4);
`;
