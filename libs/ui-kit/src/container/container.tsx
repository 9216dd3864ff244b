import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/scales.js';

const Box = styled.div`
  width: 100%;
  max-width: var(--ui-width-content);
  margin-inline: auto;
  padding-inline: max(var(--ui-space-4), env(safe-area-inset-left))
    max(var(--ui-space-4), env(safe-area-inset-right));

  &[data-width='text'] {
    max-width: var(--ui-width-text);
  }
  ${media.md} {
    padding-inline: var(--ui-space-6);
  }
`;

/** Props of {@link Container}, besides those of the element it renders. */
export type ContainerProps<Element extends ElementType = 'div'> = {
  /** Maximum width: `content` is 1,200 px, `text` 720 px for long text. Default `content`. */
  width?: 'content' | 'text' | undefined;
  /** The rendered element: `main`, `section`. Default `div`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'width' | 'as'>;

/**
 * Limits content to the page width, with padding at the sides.
 *
 * When to use: once per section of the page; the section itself may have the full width.
 */
export const Container = forwardRef<HTMLElement, ContainerProps>(({ width = 'content', ...rest }, ref) => (
  <Box {...rest} ref={ref as Ref<HTMLDivElement>} data-width={width} />
)) as <Element extends ElementType = 'div'>(props: ContainerProps<Element>) => ReactElement;
