import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Title = styled.h2`
  font-size: var(--ui-type-xl);
  text-wrap: balance;

  &[data-size='md'] {
    font-size: var(--ui-type-md);
  }
  &[data-size='lg'] {
    font-size: var(--ui-type-lg);
  }
  &[data-size='2xl'] {
    font-size: var(--ui-type-2xl);
    letter-spacing: -0.02em;
  }
  &[data-size='3xl'] {
    font-size: var(--ui-type-3xl);
    line-height: 1.1;
    letter-spacing: -0.025em;
  }
`;

/** Props of {@link Heading}, besides those of a heading. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Font size, independent of the level. Default: 2xl, xl, lg, md for levels 1 to 4. */
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
}

const sizes = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

/**
 * A heading whose level and font size are independent.
 *
 * When to use: every heading outside cards. One level 1 per page; do not skip levels.
 */
export const Heading = ({ level, size = sizes[level], ...rest }: HeadingProps) => (
  <Title {...rest} as={`h${level}`} data-size={size} />
);
