import { Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// The room a finger needs is inside the links.
const Lines = styled.div`
  margin-block: calc(-1 * var(--ui-space-3));

  & a {
    display: inline-block;
    padding-block: var(--ui-space-3);
  }
`;

interface WaysOutProps {
  /** One line for each, with a link. */
  lines: readonly ReactNode[];
}

/** Links beneath a form, for those who are on the wrong screen. */
export const WaysOut = ({ lines }: WaysOutProps) => (
  <Lines>
    {lines.map((line, index) => (
      <Text size="sm" key={index}>
        {line}
      </Text>
    ))}
  </Lines>
);
