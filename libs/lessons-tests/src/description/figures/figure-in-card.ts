import { media } from '@zarra/ui-kit';
import { css } from 'styled-components';

/** A figure inside a card: on a phone as wide as the card, so that labels have their size. */
export const figureInCard = css`
  max-width: 28rem;
  margin-inline: calc(-1 * var(--ui-space-4));

  & > details {
    padding-inline: var(--ui-space-4);
  }

  ${media.sm} {
    margin-inline: 0;
    & > details {
      padding-inline: 0;
    }
  }
  @media print {
    max-width: 95mm;
    margin-inline: 0;
  }
`;
