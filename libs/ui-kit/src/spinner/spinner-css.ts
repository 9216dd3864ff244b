import { css } from 'styled-components';

/** A ring with a gap that turns, as large as the letters around it; without motion the gap alone says it. */
export const spinnerCss = css`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: var(--ui-radius-round);
  animation: ui-turn 800ms linear infinite;

  @keyframes ui-turn {
    to {
      rotate: 1turn;
    }
  }
`;
