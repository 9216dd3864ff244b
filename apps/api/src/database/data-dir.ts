import { chmod, stat } from 'node:fs/promises';

/** The data folder cannot be used as it is; the message has a solution. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

/**
 * Closes the data folder to other users when it exists: it holds password hashes, messages and secrets. Windows has no such
 * modes.
 * @returns the former mode in octal when it was open; undefined when nothing changed
 * @throws DataDirError when it is open and its mode cannot be changed
 */
export async function closeDataDir(dataDir: string): Promise<string | undefined> {
  const found = await stat(dataDir).catch(() => undefined);
  const mode = (found?.mode ?? 0) & 0o777;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return undefined;
  const octal = mode.toString(8);
  try {
    await chmod(dataDir, 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new DataDirError(
      `Other users can read ${dataDir} (mode ${octal}), and it cannot be closed (${code}). Run chmod 700 as its owner, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
  // Some file systems accept a mode without storing it.
  if (((await stat(dataDir)).mode & 0o077) !== 0)
    throw new DataDirError(
      `Other users can read ${dataDir} (mode ${octal}), and its file system has no modes. Choose another DATA_DIR.`,
    );
  return octal;
}
