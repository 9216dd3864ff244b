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
  & > caption > [data-off] {
    ${hiddenCss}
  }
  & > caption:has([data-off]) {
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
  /** Its name for the program. */
  id: string;
  /** What stands over it, with the unit of its figures. */
  header: ReactNode;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Figures: one under the other, at the end of the line. */
  numeric?: boolean | undefined;
  /** Names the row: read out with each of its cells. At most one column. */
  rowHeader?: boolean | undefined;
}

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** What the table shows. */
  caption: string;
  /** Keeps the caption for screen readers alone, where a heading says it already. */
  hideCaption?: boolean | undefined;
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in order. */
  rows: readonly Row[];
  /** A name for a row that stays the same. */
  rowKey: (row: Row) => string | number;
  /** What stands there while there are no rows: why, and what to do. */
  empty: ReactNode;
}

/**
 * Things of one kind with what can be compared about them: a real table, with a name and with heads for columns and rows.
 *
 * When to use: measurements, results. Not for layout. One figure is a `Stat`.
 *
 * Keyboard: Tab goes to the table, the arrow keys scroll it where it is wider than the screen.
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
          <span id={captionId} data-off={hideCaption || undefined}>
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
