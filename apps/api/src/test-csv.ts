/** Reads a table as RFC 4180 has it: CRLF ends a line, a quoted cell may hold anything, two quotes in it are one. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [whole, quoted, plain = ''] = /"((?:[^"]|"")*)"|([^",\r\n]*)/y.exec(text.slice(at)) ?? [''];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else if (text[at] === ',') at += 1;
    else throw new Error(`No cell ends at ${at}: ${text.slice(at, at + 20)}`);
  }
  return rows;
}
