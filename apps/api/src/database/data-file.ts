import { randomBytes } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';

/** Writes a durable file that only its owner can read, and gives it its name when it is complete. */
async function publishFile(
  file: string,
  content: string | Buffer,
  publish: (draft: string, file: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await publish(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates or replaces a file of the data folder atomically. */
export const replaceFile = (file: string, content: string | Buffer): Promise<void> =>
  publishFile(file, content, rename);

/** Creates a file of the data folder atomically. @returns false when it exists */
export const createFile = (file: string, content: string): Promise<boolean> =>
  publishFile(file, content, link).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    },
  );
