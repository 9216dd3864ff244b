/** The rows of a two-column text, one pair per line. */
export function parsePairs(rows: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const [from, to] = row.trim().split(/\s+/);
    if (from !== undefined && to !== undefined) found.set(from, to);
  }
  return found;
}
