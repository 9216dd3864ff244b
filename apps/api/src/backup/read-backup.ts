import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../command-line.js';
import { FORMAT, TrailerBuilder, type ControlLine, type Header, type Trailer } from './backup-format.js';

/** The lines of a backup without line ends. @throws CommandError when the file is missing, cut off or damaged */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const stream = createGunzip();
  source.on('error', (error) => stream.destroy(error)).pipe(stream);
  // `readline` is not used, because it also ends lines at U+2028.
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

/** Parses a control line; undefined for a row. */
const parseControlLine = (line: string): ControlLine | undefined =>
  line.startsWith('[') ? (JSON.parse(line) as ControlLine) : undefined;

function parseHeader(line: string, file: string): Header {
  let control: ControlLine | undefined;
  try {
    control = parseControlLine(line);
  } catch {
    // The message is the same.
  }
  if (control?.[0] !== 'zarra-backup') throw new CommandError(`${file} is no backup.`);
  const [, header] = control;
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

/** Reads a whole backup and compares its trailer. @throws CommandError when it is cut off, altered or no backup */
export async function verifyBackup(
  file: string,
): Promise<{ readonly header: Header; readonly trailer: Trailer }> {
  const builder = new TrailerBuilder();
  let header: Header | undefined;
  let trailer: Trailer | undefined;
  let table: string | undefined;
  for await (const line of readLines(file)) {
    if (trailer) throw new CommandError(`${file} has lines after its end. Nothing was restored.`);
    if (!header) {
      header = parseHeader(line, file);
      builder.addHeader(`${line}\n`);
      continue;
    }
    const control = parseControlLine(line);
    if (control?.[0] === 'end') trailer = control[1];
    else if (control?.[0] === 'table') builder.addLines(`${line}\n`, (table = control[1]));
    else builder.addLines(`${line}\n`, control ? undefined : table, 1);
  }
  if (!header || !trailer) throw new CommandError(`${file} is cut off. Nothing was restored.`);
  const actual = builder.build();
  if (actual.sha256 !== trailer.sha256 || actual.content !== trailer.content)
    throw new CommandError(
      `${file} was altered: its checksum is ${actual.sha256} instead of ${trailer.sha256}. Nothing was restored.`,
    );
  for (const name of new Set([...Object.keys(actual.rows), ...Object.keys(trailer.rows)]))
    if (actual.rows[name] !== trailer.rows[name])
      throw new CommandError(
        `${file} was altered: ${name} has ${actual.rows[name] ?? 0} rows instead of ${trailer.rows[name] ?? 0}. Nothing was restored.`,
      );
  return { header, trailer };
}

/** Rows of one table as JSON texts, or the state of an identity sequence. */
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
    const control = parseControlLine(line);
    if (!control) {
      rows.push(line);
      length += line.length;
    }
    if ((control || length > PART_LENGTH) && rows.length > 0) {
      yield { table, rows };
      rows = [];
      length = 0;
    }
    if (control?.[0] === 'table') table = control[1];
    if (control?.[0] === 'counter')
      yield { table: control[1], column: control[2], last: control[3], used: control[4] };
  }
}
