import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../command-line.js';
import { FORMAT, Sums, type End, type Header, type Marker } from './backup-format.js';

/** The lines of a backup without line ends. @throws CommandError when the file is missing, cut off or damaged */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const stream = createGunzip();
  source.on('error', (error) => stream.destroy(error)).pipe(stream);
  // Not readline, which also ends lines at U+2028.
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new CommandError(`${file} is cut off. Nothing was restored.`);
    if (code === 'Z_DATA_ERROR')
      throw new CommandError(`${file} is damaged or no backup: ${message}. Nothing was restored.`);
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`);
    throw error;
  } finally {
    source.destroy();
    stream.destroy();
  }
  if (rest !== '') throw new CommandError(`${file} is cut off. Nothing was restored.`);
}

/** A line as a marker; undefined for a row. */
const parseMarker = (line: string): Marker | undefined =>
  line.startsWith('[') ? (JSON.parse(line) as Marker) : undefined;

function parseHeader(line: string, file: string): Header {
  let marker: Marker | undefined;
  try {
    marker = parseMarker(line);
  } catch {
    // The message is the same.
  }
  if (marker?.[0] !== 'zarra-backup') throw new CommandError(`${file} is no backup.`);
  const [, header] = marker;
  if (header.format !== FORMAT)
    throw new CommandError(
      `${file} has the format ${header.format}; this program reads ${FORMAT}. Update the program.`,
    );
  return header;
}

/** The header of a backup. @throws CommandError when the file is no backup */
export async function readHeader(file: string): Promise<Header> {
  for await (const line of readLines(file)) return parseHeader(line, file);
  throw new CommandError(`${file} is no backup.`);
}

/** Reads a whole backup and compares its sums. @throws CommandError when it is cut off, altered or no backup */
export async function verifyBackup(file: string): Promise<{ readonly header: Header; readonly end: End }> {
  const sums = new Sums();
  let header: Header | undefined;
  let end: End | undefined;
  let table: string | undefined;
  for await (const line of readLines(file)) {
    if (end) throw new CommandError(`${file} has lines after its end. Nothing was restored.`);
    if (!header) {
      header = parseHeader(line, file);
      sums.addHeader(`${line}\n`);
      continue;
    }
    const marker = parseMarker(line);
    if (marker?.[0] === 'end') end = marker[1];
    else if (marker?.[0] === 'table') sums.add(`${line}\n`, (table = marker[1]));
    else sums.add(`${line}\n`, marker ? undefined : table, 1);
  }
  if (!header || !end) throw new CommandError(`${file} is cut off. Nothing was restored.`);
  const actual = sums.end();
  if (actual.sha256 !== end.sha256 || actual.content !== end.content)
    throw new CommandError(
      `${file} was altered: its checksum is ${actual.sha256} instead of ${end.sha256}. Nothing was restored.`,
    );
  for (const name of new Set([...Object.keys(actual.rows), ...Object.keys(end.rows)]))
    if (actual.rows[name] !== end.rows[name])
      throw new CommandError(
        `${file} was altered: ${name} has ${actual.rows[name] ?? 0} rows instead of ${end.rows[name] ?? 0}. Nothing was restored.`,
      );
  return { header, end };
}

/** Rows of one table as JSON texts, or the position of a counter. */
export type BackupPart =
  | { readonly table: string; readonly rows: readonly string[] }
  | { readonly table: string; readonly column: string; readonly last: string; readonly used: boolean };

/** Characters of rows per part. */
const PART_LENGTH = 1_000_000;

/** The content of a verified backup in its order. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  let table = '';
  let rows: string[] = [];
  let length = 0;
  for await (const line of readLines(file)) {
    const marker = parseMarker(line);
    if (!marker) {
      rows.push(line);
      length += line.length;
    }
    if ((marker || length > PART_LENGTH) && rows.length > 0) {
      yield { table, rows };
      rows = [];
      length = 0;
    }
    if (marker?.[0] === 'table') table = marker[1];
    if (marker?.[0] === 'counter')
      yield { table: marker[1], column: marker[2], last: marker[3], used: marker[4] };
  }
}
