import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../command-line.js';
import type { MessageFilter } from '../staff/read-message-page.js';
import type { RunStaffCommand } from '../staff/staff-commands.js';
import { csvLine } from '../format-table.js';
import { readMessages } from './read-messages.js';

/** Excel recognizes UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* csvLines(
  runCommand: RunStaffCommand,
  filter: MessageFilter,
  onMessage: () => void,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['id', 'time (UTC)', 'name', 'phone', 'message']);
  for await (const { id, createdAt, name, phone, message } of readMessages(runCommand, filter)) {
    onMessage();
    const time = createdAt.slice(0, 19).replace('T', ' ');
    yield csvLine([String(id), time, name, phone, message]);
  }
}

/** Creates a file that only its owner can read. @throws CommandError when it exists or cannot be created */
async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST' ? `${file} already exists. Nothing was written.` : `Nothing was written: ${message}`,
    );
  }
}

/**
 * Writes messages of the contact form as CSV (UTF-8), newest first.
 * @param file a new file; `-` is the standard output
 * @returns a sentence with their number; undefined for the standard output, which contains only the table
 * @throws CommandError; leaves no partial file
 */
export async function exportMessages(
  runCommand: RunStaffCommand,
  filter: MessageFilter,
  file: string,
): Promise<string | undefined> {
  let messages = 0;
  const lines = Readable.from(csvLines(runCommand, filter, () => (messages += 1)));
  if (file === '-') {
    await pipeline(lines, process.stdout, { end: false });
    return undefined;
  }
  const handle = await createFile(file);
  try {
    await pipeline(lines, handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return `${file}: ${messages} ${messages === 1 ? 'message' : 'messages'}.`;
}
