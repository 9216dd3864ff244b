import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { arrowDownUp } from '../icons/arrow-down-up.js';
import { arrowDown } from '../icons/arrow-down.js';
import { arrowUp } from '../icons/arrow-up.js';

/** The order of the rows of a table. */
export interface TableSort {
  /** The `id` of the column that decides. */
  column: string;
  /** Smallest or largest value first. */
  direction: 'ascending' | 'descending';
}

const Surface = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-height: var(--ui-control-sm);
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius);
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1em;
    height: 1em;
    color: var(--ui-color-muted);
  }
  [aria-sort] > & > svg {
    color: var(--ui-color-accent);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--ui-color-accent);
    }
  }
  @media (pointer: coarse) {
    min-height: var(--ui-target);
  }
  @media print {
    & > svg {
      display: none;
    }
    [aria-sort] > & > svg {
      display: block;
    }
  }
`;

interface SortButtonProps {
  /** The header of the column. */
  children: ReactNode;
  /** The `id` of the column. */
  column: string;
  /** The current order of the table. */
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort, details: { event: MouseEvent }) => void) | undefined;
}

/** The button in the header of a sortable column: sorts by the column, or turns its order around. */
export const SortButton = ({ children, column, sort, onSortChange }: SortButtonProps) => {
  const direction = sort?.column === column ? sort.direction : undefined;
  const icon = direction === undefined ? arrowDownUp : direction === 'ascending' ? arrowUp : arrowDown;
  return (
    <Surface
      type="button"
      onClick={(event) =>
        onSortChange?.(
          { column, direction: direction === 'ascending' ? 'descending' : 'ascending' },
          { event },
        )
      }
    >
      {children}
      <Icon path={icon} />
    </Surface>
  );
};
