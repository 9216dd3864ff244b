import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

const Words = styled.p`
  &[data-size='xs'] {
    font-size: var(--ui-type-xs);
    line-height: 1.4;
  }
  &[data-size='sm'] {
    font-size: var(--ui-type-sm);
    line-height: 1.5;
  }
  &[data-size='lg'] {
    font-size: var(--ui-type-lg);
    line-height: 1.5;
  }
  &[data-tone='muted'] {
    color: var(--ui-color-muted);
  }
  &[data-measure] {
    max-width: 66ch;
  }
`;

/** Props of {@link Text}, besides those of its element. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Default `md`, the size of body text. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** `muted` for what is secondary. Default `ink`. */
  tone?: 'ink' | 'muted' | undefined;
  /** Holds the line to a length that reads well. */
  measure?: boolean | undefined;
  /** The element. Default `p`. */
  as?: ElementType | undefined;
}

/**
 * A paragraph or a line of small print.
 *
 * When to use: where text stands outside a component that styles it already.
 */
export const Text = ({ size = 'md', tone = 'ink', measure, ...rest }: TextProps) => (
  <Words {...rest} data-size={size} data-tone={tone} data-measure={measure || undefined} />
);
