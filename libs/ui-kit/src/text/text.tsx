import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
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

/** Props of {@link Text}, besides those of the element it renders. */
export type TextProps<Element extends ElementType = 'p'> = {
  /** Font size. Default `md`, the size of body text. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Text colour: `muted` for secondary text. Default `ink`, the colour of body text. */
  tone?: 'ink' | 'muted' | undefined;
  /** Limits the line length to 66 characters. */
  measure?: boolean | undefined;
  /** The rendered element. Default `p`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'size' | 'tone' | 'measure' | 'as'>;

/**
 * A paragraph or a line of text.
 *
 * When to use: for text outside a component that styles it.
 */
export const Text = forwardRef<HTMLElement, TextProps>(
  ({ size = 'md', tone = 'ink', measure, ...rest }, ref) => (
    <Paragraph
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      data-size={size}
      data-tone={tone}
      data-measure={measure || undefined}
    />
  ),
) as <Element extends ElementType = 'p'>(props: TextProps<Element>) => ReactElement;
