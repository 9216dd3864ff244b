import { css } from 'styled-components';

/** Hides an element visually, but not from screen readers. `white-space` keeps the spaces between words. */
export const hiddenCss = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
