'use client';
import { useId, type ChangeEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.js';
import { useMessages } from '../messages/messages.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { SortButton, type TableSort } from './sort-button.js';
import { TableScroll } from './table-scroll.js';

const Grid = styled.table`
  width: 100%;
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > caption {
    padding-block-end: var(--ui-space-2);
    font-size: var(--ui-type-md);
    font-weight: var(--ui-weight-strong);
    text-align: start;
  }
  & > caption > [data-visually-hidden] {
    ${hiddenCss}
  }
  & > caption:has([data-visually-hidden]) {
    padding: 0;
  }
  & :is(th, td) {
    padding: var(--ui-space-2) var(--ui-space-3);
    border-block-end: var(--ui-hairline);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  & > thead :is(th, td) {
    border-block-end: var(--ui-hairline-strong);
    font-weight: var(--ui-weight-strong);
  }
  & :is(th, td)[data-align='center'] {
    text-align: center;
  }
  & :is(th, td)[data-align='end'] {
    text-align: end;
  }
  & [data-numeric] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [data-selection] {
    width: 0;
    padding-block: 0;
  }
  & [data-selection] label > span {
    ${hiddenCss}
  }
  & > tbody > tr[data-selected] {
    background: var(--ui-color-accent-soft);
  }
  & [data-empty] {
    padding-block: var(--ui-space-6);
    color: var(--ui-color-muted);
    text-align: center;
  }
  @media (hover: hover) {
    & > tbody > tr:not([data-selected]):has(> :not([data-empty])):hover {
      background: var(--ui-color-sunken);
    }
  }
`;

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique id, the React key. */
  id: string;
  /** Column header, with the unit of the numbers. */
  header: ReactNode;
  /** Content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Horizontal position of the header and the cells. Default `end` for a `numeric` column, otherwise `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** A column of numbers: aligned at the end, with tabular figures. */
  numeric?: boolean | undefined;
  /** The cells are row headers, announced with each cell of the row. At most one column. */
  rowHeader?: boolean | undefined;
  /** The header is a button that sorts by this column. Its content must not contain another control. */
  sortable?: boolean | undefined;
}

/** Attributes of the header and the cells of a column. */
const columnData = <Row,>({ numeric, align = numeric ? 'end' : undefined }: TableColumn<Row>) => ({
  'data-align': align,
  'data-numeric': numeric || undefined,
});

const SelectAll = ({ label, ...checkbox }: Omit<CheckboxProps, 'label'> & { label: string | undefined }) => {
  const messages = useMessages({ selectAllRows: label });
  return <Checkbox {...checkbox} label={messages.selectAllRows} />;
};

/** The key of a row, from `rowKey`. */
export type TableRowKey = string | number;

/** The rows that the user selects in a {@link Table}. */
export interface TableSelection<Row> {
  /** The keys of the selected rows. */
  selected: readonly TableRowKey[];
  /** Called with the keys after a change. Keys of rows that the table does not show, as on another page, remain. */
  onSelectedChange: (
    selected: readonly TableRowKey[],
    details: { event: ChangeEvent<HTMLInputElement> },
  ) => void;
  /** Accessible name of the checkbox of a row, such as "Select trial 2". */
  rowLabel: (row: Row) => string;
  /**
   * Accessible name of the checkbox in the header, which selects all shown rows. Default: the text of the
   * `MessagesProvider`.
   */
  allLabel?: string | undefined;
}

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** Caption and accessible name. */
  caption: string;
  /** Hides the caption visually, where a heading shows it. */
  hideCaption?: boolean | undefined;
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in order. */
  rows: readonly Row[];
  /** The React key of a row. */
  rowKey: (row: Row) => TableRowKey;
  /** Text of a table without rows: the reason and the next step. */
  empty: ReactNode;
  /** The present order of the rows, shown in the header of the column. */
  sort?: TableSort | undefined;
  /** Called when the user presses a sortable header. The table does not sort: pass `rows` in the new order. */
  onSortChange?: ((sort: TableSort, details: { event: MouseEvent }) => void) | undefined;
  /** A first column of checkboxes that select rows. */
  selection?: TableSelection<Row> | undefined;
}

/**
 * A data table with caption, column headers and row headers; its rows can be sorted and selected.
 *
 * When to use: measurements, results, a list to edit. Not for layout. For one number use `Stat`.
 *
 * Keyboard:
 * - Tab focuses the table, then the headers of sortable columns and the checkboxes.
 * - The arrow keys scroll the focused table where it is wider than the screen.
 * - Enter and Space on a header sort by its column, and again in the opposite order.
 * - Space on a checkbox selects the row, in the header all rows.
 */
export const Table = <Row,>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  sort,
  onSortChange,
  selection,
}: TableProps<Row>) => {
  const captionId = useId();
  const selected = new Set(selection?.selected);
  const shownKeys = rows.map(rowKey);
  const selectedCount = shownKeys.filter((key) => selected.has(key)).length;
  const select = (keys: readonly TableRowKey[], event: ChangeEvent<HTMLInputElement>) => {
    const changed = new Set(selected);
    for (const key of keys) {
      if (event.currentTarget.checked) changed.add(key);
      else changed.delete(key);
    }
    selection?.onSelectedChange([...changed], { event });
  };
  return (
    <TableScroll labelledBy={captionId}>
      <Grid>
        <caption>
          <span id={captionId} data-visually-hidden={hideCaption || undefined}>
            {caption}
          </span>
        </caption>
        <thead>
          <tr>
            {selection && (
              <td data-selection="">
                <SelectAll
                  label={selection.allLabel}
                  checked={rows.length > 0 && selectedCount === rows.length}
                  indeterminate={selectedCount > 0 && selectedCount < rows.length}
                  disabled={rows.length === 0}
                  onChange={(event) => select(shownKeys, event)}
                />
              </td>
            )}
            {columns.map((column) => {
              const { id, header, sortable } = column;
              return (
                <th
                  key={id}
                  scope="col"
                  {...columnData(column)}
                  aria-sort={sort?.column === id ? sort.direction : undefined}
                >
                  {sortable ? (
                    <SortButton column={id} sort={sort} onSortChange={onSortChange}>
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={selected.has(rowKey(row)) || undefined}>
              {selection && (
                <td data-selection="">
                  <Checkbox
                    label={selection.rowLabel(row)}
                    checked={selected.has(rowKey(row))}
                    onChange={(event) => select([rowKey(row)], event)}
                  />
                </td>
              )}
              {columns.map((column) => {
                const { id, cell, rowHeader } = column;
                const Cell = rowHeader ? 'th' : 'td';
                return (
                  <Cell key={id} scope={rowHeader ? 'row' : undefined} {...columnData(column)}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + (selection ? 1 : 0)} data-empty="">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </Grid>
    </TableScroll>
  );
};
