import { css } from 'styled-components';

/** Each tone sets the colour of the sign and of the edge; words stay in ink. */
export const toneCss = css`
  --tone: var(--ui-color-accent);
  --tone-soft: var(--ui-color-accent-soft);

  &[data-tone='success'] {
    --tone: var(--ui-color-right);
    --tone-soft: var(--ui-color-right-soft);
  }
  &[data-tone='warning'] {
    --tone: var(--ui-color-warning);
    --tone-soft: var(--ui-color-warning-soft);
  }
  &[data-tone='error'] {
    --tone: var(--ui-color-wrong);
    --tone-soft: var(--ui-color-wrong-soft);
  }
`;
