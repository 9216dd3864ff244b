import { forwardRef, type ComponentPropsWithRef, type ElementType, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';

// As many columns of the minimum width as fit, up to the limit. The grid depends on its container and has no breakpoints:
// in a page container it has 1 column up to 571 px, 2 up to 875, 3 up to 1155, then 4.
const Cells = styled.div`
  --grid-gap: var(--ui-space-5);
  --grid-min: 16.25rem;
  --grid-max: 4;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(
        min(var(--grid-min), 100%),
        calc((100% - var(--grid-gap) * (var(--grid-max) - 1)) / var(--grid-max) - 0.01px)
      ),
      1fr
    )
  );
  gap: var(--grid-gap);
  padding: 0;
  margin: 0;
  list-style: none;

  &[data-columns='1'] {
    --grid-max: 1;
  }
  &[data-columns='2'] {
    --grid-max: 2;
  }
  &[data-columns='3'] {
    --grid-max: 3;
  }
  &[data-cell='narrow'] {
    --grid-min: 12rem;
  }
  &[data-cell='wide'] {
    --grid-min: 20rem;
  }
`;

/** Props of {@link Grid}, besides those of the element it renders. */
export type GridProps<Element extends ElementType = 'div'> = {
  /** Maximum number of columns. Default 4. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Minimum width of a cell: 192, 260 or 320 px. Default `regular`. */
  cell?: 'narrow' | 'regular' | 'wide' | undefined;
  /** The rendered element: `ul` for a list of cards, so that screen readers announce its length. Default `div`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, 'columns' | 'cell' | 'as'>;

/**
 * Cells of equal width, and of equal height in each row.
 *
 * When to use: lists of cards. It depends on the width of its container, not of the screen: it also works next to a sidebar.
 */
export const Grid = forwardRef<HTMLElement, GridProps>(({ columns = 4, cell = 'regular', ...rest }, ref) => (
  <Cells {...rest} ref={ref as Ref<HTMLDivElement>} data-columns={columns} data-cell={cell} />
)) as <Element extends ElementType = 'div'>(props: GridProps<Element>) => ReactElement;
