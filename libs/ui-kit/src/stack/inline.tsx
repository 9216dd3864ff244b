import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { gapCss, type Gap } from '../tokens/gap-css.js';

const Row = styled.div`
  ${gapCss}
  flex-wrap: wrap;

  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-nowrap] {
    flex-wrap: nowrap;
  }
`;

/** Props of {@link Inline}, besides those of the element it renders. */
export type InlineProps<Element extends ElementType = 'div'> = {
  /** Space between the items, and between the rows where they wrap. Default `sm`. */
  gap?: Gap | undefined;
  /** Vertical position of the items in their row. Default `center`. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Horizontal position of the items: `between` puts the remaining space between them. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether items that do not fit continue in another row. Default true; `false` only for items that can shrink. */
  wrap?: boolean | undefined;
  /** The rendered element: `ul` for a list, `nav`, `header`. Its props are accepted too. Default `div`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'gap' | 'align' | 'justify' | 'wrap' | 'as'>;

/**
 * Items in a row, with equal space between them. They wrap on a narrow screen.
 *
 * When to use: buttons of a form, badges of a card, a heading with a link. The items have no margins of their own. For
 * items below each other use `Stack`, for columns of equal width `Grid`.
 */
export const Inline = forwardRef<HTMLElement, InlineProps>(
  ({ gap = 'sm', align = 'center', justify, wrap = true, ...rest }, ref) => (
    <Row
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={wrap ? undefined : ''}
    />
  ),
) as <Element extends ElementType = 'div'>(props: InlineProps<Element>) => ReactElement;
