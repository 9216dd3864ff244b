import { randomBytes } from 'node:crypto';
import { link, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Flushes a file or the entries of a folder to the disk. Windows cannot open folders; it flushes their entries with the files. */
export async function flush(target: string, isFolder: boolean): Promise<void> {
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(target, isFolder ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a durable file that only its owner can read, and gives it its name when it is complete. */
async function publishFile(
  file: string,
  write: (draft: FileHandle) => Promise<void>,
  publish: (draft: string, file: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await publish(draft, file);
    await flush(path.dirname(file), true);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates or replaces a file of the data folder atomically. */
export const replaceFile = (file: string, content: string | Buffer): Promise<void> =>
  publishFile(file, (draft) => draft.writeFile(content), rename);

/** Creates a durable file atomically, readable by its owner only. @returns false when it exists */
export const writeNewFile = (file: string, write: (draft: FileHandle) => Promise<void>): Promise<boolean> =>
  publishFile(file, write, link).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    },
  );

/** Creates a file of the data folder atomically. @returns false when it exists */
export const createFile = (file: string, content: string): Promise<boolean> =>
  writeNewFile(file, (draft) => draft.writeFile(content));
