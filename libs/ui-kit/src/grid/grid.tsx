import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

// As many columns as fit at the least width, never more than the limit: the grid follows its container and needs no
// breakpoints. In a page container that is 1 column up to 571 px, 2 up to 875, 3 up to 1155, then 4.
const Cells = styled.div`
  --grid-gap: var(--ui-space-5);
  --grid-min: 16.25rem;
  --grid-most: 4;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(
        min(var(--grid-min), 100%),
        calc((100% - var(--grid-gap) * (var(--grid-most) - 1)) / var(--grid-most) - 0.01px)
      ),
      1fr
    )
  );
  gap: var(--grid-gap);
  padding: 0;
  margin: 0;
  list-style: none;

  &[data-columns='1'] {
    --grid-most: 1;
  }
  &[data-columns='2'] {
    --grid-most: 2;
  }
  &[data-columns='3'] {
    --grid-most: 3;
  }
  &[data-cell='narrow'] {
    --grid-min: 12rem;
  }
  &[data-cell='wide'] {
    --grid-min: 20rem;
  }
`;

/** Props of {@link Grid}, besides those of its element. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The most columns it may have. Default 4: 1, 2, 3 and 4 as the space grows. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The least width of a cell: 192, 260 or 320 px. Default `regular`. */
  cell?: 'narrow' | 'regular' | 'wide' | undefined;
  /** The element: `ul` for a list of cards, so that a screen reader says how many there are. Default `div`. */
  as?: ElementType | undefined;
}

/**
 * Cells of equal width and, row by row, equal height.
 *
 * When to use: lists of cards. It goes by the room it has, not by the screen, so it also works beside a sidebar.
 */
export const Grid = ({ columns = 4, cell = 'regular', ...rest }: GridProps) => (
  <Cells {...rest} data-columns={columns} data-cell={cell} />
);
