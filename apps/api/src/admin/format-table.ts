/** A moment to the minute, UTC. */
export const formatTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** Columns of texts under their titles. */
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
