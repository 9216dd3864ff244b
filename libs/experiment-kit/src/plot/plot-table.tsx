import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useGraphMessages } from '../messages/use-graph-messages.js';
import type { Session } from '../run/session.js';
import type { GraphContent } from './graph-content.js';

/** Maximum number of table rows. */
const MAX_ROWS = 40;

const Frame = styled.div`
  overflow: auto;
  border: 1px solid var(--ui-color-line);

  & > table {
    border-collapse: collapse;
    font-size: var(--ui-type-sm);
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-line);
    text-align: end;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--ui-color-surface);
  }
`;

interface PlotTableProps {
  session: Session;
  content: GraphContent;
}

/** Data table of a graph, thinned evenly to forty rows. */
export function PlotTable({ session, content: { headers, count, cell, start } }: PlotTableProps) {
  const strings = useGraphMessages().plots;
  // Re-renders on every change of the session.
  useStore(session.store, ({ steps }) => steps);
  useEffect(start, [start]);
  const all = count();
  const shown = Math.min(MAX_ROWS, all);
  const rows = Array.from({ length: shown }, (_, index) =>
    shown === 1 ? 0 : Math.round((index * (all - 1)) / (shown - 1)),
  );
  return (
    // Keyboard scrolling requires a focusable container.
    <Frame data-table="" role="region" aria-label={strings.table} tabIndex={0}>
      <table aria-label={strings.table}>
        <thead>
          <tr>
            {headers.map((header, column) => (
              <th key={`${column} ${header}`} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {headers.map((header, column) => (
                <td key={`${column} ${header}`}>{cell(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
