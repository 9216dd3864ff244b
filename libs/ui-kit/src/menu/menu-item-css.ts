import { css } from 'styled-components';

/** Styles of a menu item, an action or a link. */
export const menuItemCss = css`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  min-height: var(--ui-control);
  padding: var(--ui-space-1) var(--ui-space-3);
  border-radius: calc(var(--ui-radius) - 2px);
  color: var(--ui-color-text);
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    color: var(--ui-color-muted);
  }
  &[data-danger],
  &[data-danger] svg {
    color: var(--ui-color-wrong);
  }
  &[data-highlighted] {
    outline: none;
    background: var(--ui-color-accent-soft);
  }
  &[data-danger][data-highlighted] {
    background: var(--ui-color-wrong-soft);
  }
  &[data-disabled] {
    color: var(--ui-color-line-strong);
    cursor: not-allowed;
  }
  &[data-disabled] svg {
    color: inherit;
  }
  &[data-disabled][data-highlighted] {
    background: var(--ui-color-sunken);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
