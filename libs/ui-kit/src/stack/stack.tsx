import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { gapCss, type Gap } from '../tokens/gap-css.js';

const Column = styled.div`
  ${gapCss}
  flex-direction: column;
`;

/** Props of {@link Stack}, besides those of the element it renders. */
export type StackProps<Element extends ElementType = 'div'> = {
  /** Space between the items. Default `md`. */
  gap?: Gap | undefined;
  /** Horizontal position of the items. Default `stretch`, the full width. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** The rendered element: `ul` for a list, `section`, `form`. Its props are accepted too. Default `div`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'gap' | 'align' | 'as'>;

/**
 * Items below each other, with equal space between them.
 *
 * When to use: fields of a form, the parts of a section, a list of rows. The items have no margins of their own. For items
 * in a row use `Inline`, for cards in columns `Grid`.
 */
export const Stack = forwardRef<HTMLElement, StackProps>(({ gap = 'md', align, ...rest }, ref) => (
  <Column {...rest} ref={ref as Ref<HTMLDivElement>} data-gap={gap} data-align={align} />
)) as <Element extends ElementType = 'div'>(props: StackProps<Element>) => ReactElement;
