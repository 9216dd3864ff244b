import { Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// The padding of the links makes them large enough for touch. The negative margin compensates for it.
const Lines = styled.div`
  margin-block: calc(-1 * var(--ui-space-3));

  & a {
    display: inline-block;
    padding-block: var(--ui-space-3);
  }
`;

interface SecondaryLinksProps {
  /** One line of text with a link each. */
  links: readonly ReactNode[];
}

/** Links to other account screens below a form. */
export const SecondaryLinks = ({ links }: SecondaryLinksProps) => (
  <Lines>
    {links.map((link, index) => (
      <Text size="sm" key={index}>
        {link}
      </Text>
    ))}
  </Lines>
);
