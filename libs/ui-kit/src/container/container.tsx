import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Gap } from '../tokens/gap-css.js';
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
  &[data-padding='xs'] {
    padding-block: var(--ui-space-1);
  }
  &[data-padding='sm'] {
    padding-block: var(--ui-space-2);
  }
  &[data-padding='md'] {
    padding-block: var(--ui-space-3);
  }
  &[data-padding='lg'] {
    padding-block: var(--ui-space-5);
  }
  &[data-padding='xl'] {
    padding-block: var(--ui-space-8);
  }
  ${media.md} {
    padding-inline: var(--ui-space-6);
  }
`;

/** Props of {@link Container}, besides those of the element it renders. */
export type ContainerProps<Element extends ElementType = 'div'> = {
  /** Maximum width: `content` is 1,200 px, `text` 720 px for long text. Default `content`. */
  width?: 'content' | 'text' | undefined;
  /** Space above and below the content, in the steps of `Stack`. Default `xl` for `as="main"`, otherwise `none`. */
  paddingBlock?: Gap | undefined;
  /** The rendered element: `main`, `section`. Default `div`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'width' | 'paddingBlock' | 'as'>;

/**
 * Limits content to the page width, with padding at the sides; the main part of a page has padding above and below too.
 *
 * When to use: once per section of the page; the section itself may have the full width.
 */
export const Container = forwardRef<HTMLElement, ContainerProps>(
  (
    { width = 'content', as, paddingBlock = (as as ElementType) === 'main' ? 'xl' : 'none', ...rest },
    ref,
  ) => (
    <Box {...rest} as={as} ref={ref as Ref<HTMLDivElement>} data-width={width} data-padding={paddingBlock} />
  ),
) as <Element extends ElementType = 'div'>(props: ContainerProps<Element>) => ReactElement;
