import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
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
    vertical-align: top;
  }
  & > thead th {
    border-block-end: var(--ui-hairline-strong);
    font-weight: var(--ui-weight-strong);
    vertical-align: bottom;
  }
  & [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & [data-empty] {
    padding-block: var(--ui-space-6);
    color: var(--ui-color-muted);
    text-align: center;
  }
  @media (hover: hover) {
    & > tbody > tr:has(> :not([data-empty])):hover {
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
  /** A column of numbers: aligned at the end, with tabular figures. */
  numeric?: boolean | undefined;
  /** The cells are row headers, announced with each cell of the row. At most one column. */
  rowHeader?: boolean | undefined;
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
  rowKey: (row: Row) => string | number;
  /** Text of a table without rows: the reason and the next step. */
  empty: ReactNode;
}

/**
 * A data table with caption, column headers and row headers.
 *
 * When to use: measurements, results. Not for layout. For one number use `Stat`.
 *
 * Keyboard: Tab focuses the table, the arrow keys scroll it where it is wider than the screen.
 */
export const Table = <Row,>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
}: TableProps<Row>) => {
  const captionId = useId();
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
            {columns.map(({ id, header, numeric }) => (
              <th key={id} scope="col" data-numeric={numeric || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, numeric, rowHeader }) => {
                const Cell = rowHeader ? 'th' : 'td';
                return (
                  <Cell key={id} scope={rowHeader ? 'row' : undefined} data-numeric={numeric || undefined}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} data-empty="">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </Grid>
    </TableScroll>
  );
};
