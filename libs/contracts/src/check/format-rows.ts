import type { CheckRow } from './check-back-end.js';

/** The rows as a table of text, and their numbers in the last line. */
export function formatRows(rows: readonly CheckRow[]): string {
  const cells = rows.map(({ call, sent, outcome, notes }) => [call, sent, outcome, notes.join('; ')]);
  const table = [['call', 'sent', 'outcome', 'what differs'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = (outcome: CheckRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const skipped = count('skipped') === 0 ? '' : `, ${count('skipped')} not sent`;
  return `${lines.join('\n')}\n\n${count('holds')} of ${rows.length} calls hold${skipped}\n`;
}
