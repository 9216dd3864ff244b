import { css } from 'styled-components';

/** A slider of the system in the site's colours, tall enough for a thumb. */
export const rangeCss = css`
  height: var(--ui-target);
  margin: 0;
  accent-color: var(--ui-color-accent);
  cursor: pointer;
`;
