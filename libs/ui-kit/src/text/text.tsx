import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

const Paragraph = styled.p`
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
  /** Font size. Default `md`, the size of body text. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Text colour: `muted` for secondary text. Default `ink`, the colour of body text. */
  tone?: 'ink' | 'muted' | undefined;
  /** Limits the line length to 66 characters. */
  measure?: boolean | undefined;
  /** The rendered element. Default `p`. */
  as?: ElementType | undefined;
}

/**
 * A paragraph or a line of text.
 *
 * When to use: for text outside a component that styles it.
 */
export const Text = ({ size = 'md', tone = 'ink', measure, ...rest }: TextProps) => (
  <Paragraph {...rest} data-size={size} data-tone={tone} data-measure={measure || undefined} />
);
