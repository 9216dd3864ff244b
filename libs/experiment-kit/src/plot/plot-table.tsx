import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';

/** Rows of a table: more are not read. */
const MOST_ROWS = 40;

const Details = styled.details`
  & > summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    cursor: pointer;
  }
  & > div {
    overflow-x: auto;
  }
  & table {
    border-collapse: collapse;
    font-size: var(--ui-type-sm);
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-line);
    text-align: end;
  }
`;

/** Props of {@link PlotTable}. */
export interface PlotTableProps {
  /** Names of the columns. */
  heads: readonly string[];
  /** Rows there are. */
  count: number;
  /** What stands in a row and column. */
  cell: (row: number, column: number) => string;
}

/** The numbers behind a plot, evenly thinned to forty rows; made only when it is opened. */
export const PlotTable = ({ heads, count, cell }: PlotTableProps) => {
  const shown = Math.min(MOST_ROWS, count);
  const rows = Array.from({ length: shown }, (_, index) =>
    shown === 1 ? 0 : Math.round((index * (count - 1)) / (shown - 1)),
  );
  return (
    <Details>
      <summary>{kitStrings.plots.table}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {heads.map((head, column) => (
                  <td key={head}>{cell(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Details>
  );
};
