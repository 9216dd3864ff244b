/** Parses CSV (RFC 4180): CRLF ends a line, a quoted cell may contain any text, two quotes in it stand for one. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    const [match, quoted, plain = ''] = /"((?:[^"]|"")*)"|([^",\r\n]*)/y.exec(text.slice(position)) ?? [''];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    position += match.length;
    if (text.startsWith('\r\n', position)) {
      rows.push(row);
      row = [];
      position += 2;
    } else if (text[position] === ',') position += 1;
    else throw new Error(`no cell ends at ${position}: ${text.slice(position, position + 20)}`);
  }
  return rows;
}
