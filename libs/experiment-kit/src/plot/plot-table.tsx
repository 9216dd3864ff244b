import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';
import type { Series } from './series.js';

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
  series: Series;
  columns: readonly {
    readonly label: string;
    readonly unit: string;
    readonly decimals: number;
    readonly column: number;
  }[];
}

/** The numbers behind a plot, evenly thinned to forty rows; made only when it is opened. */
export const PlotTable = ({ series, columns }: PlotTableProps) => {
  const count = Math.min(MOST_ROWS, series.length);
  const rows = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (series.length - 1)) / (count - 1)),
  );
  return (
    <Details>
      <summary>{kitStrings.plots.table}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {columns.map(({ label, unit }) => (
                <th key={label} scope="col">
                  {unit === '' ? label : `${label}, ${unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ label, decimals, column }) => (
                  <td key={label}>{showValue(series.at(row, column), decimals)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Details>
  );
};
