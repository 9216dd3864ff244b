import { css } from 'styled-components';

/** Out of sight, still read out. `white-space` keeps the words apart; `clip-path` keeps the page's size. */
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
