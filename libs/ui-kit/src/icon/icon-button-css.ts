import { css } from 'styled-components';

/** Styles of a button with an icon alone inside another component, which sets its size. */
export const iconButtonCss = css`
  display: grid;
  flex: none;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius);
  background: transparent;
  color: var(--ui-color-muted);
  cursor: pointer;

  &:hover {
    color: var(--ui-color-text);
  }
`;
