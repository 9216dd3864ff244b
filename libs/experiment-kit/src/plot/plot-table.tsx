import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';

/** Maximum number of table rows. */
const MAX_ROWS = 40;

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

interface PlotTableProps {
  /** Column headers. */
  headers: readonly string[];
  /** Number of data rows. */
  count: number;
  /** Text of a cell. */
  cell: (row: number, column: number) => string;
}

/** Data table of a plot, thinned evenly to forty rows, in a collapsed disclosure. */
export const PlotTable = ({ headers, count, cell }: PlotTableProps) => {
  const messages = useKitMessages();
  const shown = Math.min(MAX_ROWS, count);
  const rows = Array.from({ length: shown }, (_, index) =>
    shown === 1 ? 0 : Math.round((index * (count - 1)) / (shown - 1)),
  );
  return (
    <Details>
      <summary>{messages.plots.table}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {headers.map((header, column) => (
                  <td key={header}>{cell(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Details>
  );
};
