import { Container, media } from '@zarra/ui-kit';
import { styled } from 'styled-components';

// The divider has the width of the text, without the padding of the container.
/** A section of the home page with a divider above it. */
export const PageSection = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);
  padding-block: var(--ui-space-12);
  outline: none;

  &::before {
    height: 1px;
    margin-bottom: var(--ui-space-4);
    background: var(--ui-color-line);
    content: '';
  }
  & > header {
    display: grid;
    gap: var(--ui-space-2);
    justify-items: start;
  }
  ${media.md} {
    gap: var(--ui-space-10);
    padding-block: var(--ui-space-12) var(--ui-space-16);

    &::before {
      margin-bottom: var(--ui-space-6);
    }
  }
`;
