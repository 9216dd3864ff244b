import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/scales.js';

const Box = styled.div`
  width: 100%;
  max-width: var(--ui-width-content);
  margin-inline: auto;
  padding-inline: max(var(--ui-space-4), env(safe-area-inset-left))
    max(var(--ui-space-4), env(safe-area-inset-right));

  &[data-width='lesson'] {
    max-width: var(--ui-width-lesson);
  }
  ${media.md} {
    padding-inline: var(--ui-space-6);
  }
`;

/** Props of {@link Container}, besides those of its element. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `content` is 1,200 px; `lesson` is 720 px, a good measure for reading. Default `content`. */
  width?: 'content' | 'lesson' | undefined;
  /** The element: `main`, `section`. Default `div`. */
  as?: ElementType | undefined;
}

/**
 * Holds content to the page's width, with gutters.
 *
 * When to use: once per band of the page; the band itself may go from edge to edge.
 */
export const Container = ({ width = 'content', ...rest }: ContainerProps) => (
  <Box {...rest} data-width={width} />
);
