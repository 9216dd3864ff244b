import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Another process uses the folder, or it cannot be locked; two processes on one embedded database would corrupt it. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
}

/** Locked byte. It is beyond the content, because Windows also prevents reading of locked bytes. */
const LOCKED_OFFSET = 2 ** 30;

/** The process that a lock file names, as text for a message. The content only informs; the kernel has the lock. */
async function describeOwner(file: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(file, 'utf8')) as { pid?: unknown; host?: unknown };
    if (typeof pid === 'number' && typeof host === 'string') return `process ${pid} on ${host}`;
  } catch {
    // The owner writes the file after it has the lock.
  }
  return 'another process';
}

async function loadTryLock(): Promise<(fd: number, offset: number, length: number) => boolean> {
  try {
    // Imported on demand: a site on PostgreSQL needs no file locks.
    return (await import('fs-native-extensions')).tryLock;
  } catch (error) {
    throw new DataDirLockedError(
      `There are no file locks for ${process.platform}-${process.arch}, so the embedded database cannot run here. Set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * Locks the folder for this process. The operating system releases the lock when the process ends in any way, also on
 * another host name, as in a recreated container. The file `lock` stays.
 * @returns a function that releases the lock
 * @throws DataDirLockedError at once when another process holds the lock, or when the file system has no locks
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'lock');
  const tryLock = await loadTryLock();
  let fd: number | undefined;
  try {
    // A descriptor, because an unreferenced FileHandle is closed by the garbage collector. Appending keeps an owner's content.
    fd = openSync(file, 'a+', 0o600);
    if (!tryLock(fd, LOCKED_OFFSET, 1)) {
      throw new DataDirLockedError(
        `${dataDir} is in use by ${await describeOwner(file)}. Stop it, or choose another DATA_DIR.`,
      );
    }
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    if (error instanceof DataDirLockedError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new DataDirLockedError(
      `${file} cannot be locked: ${code || message}. Choose a DATA_DIR on a local disk.`,
      { cause: error },
    );
  }
  const locked = fd;
  return () => {
    ftruncateSync(locked);
    closeSync(locked);
  };
}
