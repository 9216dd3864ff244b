/** Minutes of an ISO time in UTC. */
export const formatTime = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}Z`;

/** A text table with aligned columns. */
export function formatTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * The start of a formula: at the start of a cell, or after a semicolon or a tab, which separate cells for some spreadsheets.
 * Some languages accept the full-width forms.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** One CSV cell; an apostrophe prevents a spreadsheet from calculating a formula. */
function csvCell(text: string): string {
  const escaped = text.replace(FORMULA_START, "'");
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** A CSV line (RFC 4180). */
export const csvLine = (texts: readonly string[]): string => `${texts.map(csvCell).join(',')}\r\n`;
