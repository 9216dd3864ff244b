import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { csvLine } from './csv-line.js';
import { AdminError } from './find-user.js';
import { readMessages, type MessageChoice } from './read-messages.js';

/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* table(db: Kysely<Tables>, choice: MessageChoice, count: () => void): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['id', 'time (UTC)', 'name', 'phone', 'message']);
  for await (const { id, created_at, name, phone, message } of readMessages(db, choice)) {
    count();
    yield csvLine([
      String(id),
      created_at.toISOString().slice(0, 19).replace('T', ' '),
      name,
      phone,
      message,
    ]);
  }
}

/** A new file for its owner only. @throws AdminError when it is there already, or cannot be made */
async function create(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new AdminError(
      code === 'EEXIST'
        ? `${file} is there already. Nothing was written.`
        : `Nothing was written: ${message}`,
    );
  }
}

/**
 * Writes messages of the contact form as CSV (UTF-8), newest first.
 * @param file a new file; `-` is the standard output
 * @returns how many, as a sentence; undefined on the standard output, which holds the table alone
 * @throws AdminError; no part of a file is left then
 */
export async function exportMessages(
  db: Kysely<Tables>,
  choice: MessageChoice,
  file: string,
): Promise<string | undefined> {
  let messages = 0;
  const lines = Readable.from(table(db, choice, () => (messages += 1)));
  if (file === '-') {
    await pipeline(lines, process.stdout, { end: false });
    return undefined;
  }
  const handle = await create(file);
  try {
    await pipeline(lines, handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return `${file}: ${messages} ${messages === 1 ? 'message' : 'messages'}.`;
}
