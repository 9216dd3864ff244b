import { readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createFile } from './data-file.js';

/** Another process uses the folder; two processes on one embedded database would corrupt it. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
}

interface Owner {
  readonly pid: number;
  /** Start time of the process, in ticks of the system; distinguishes the owner from another process with a reused pid. */
  readonly started: string;
  readonly host: string;
}

/**
 * Start time of a process: on Linux field 22 of its stat line, elsewhere unknown ('').
 * A zombie (state Z) counts as ended.
 */
async function startTime(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

async function isRunning(owner: Owner): Promise<boolean> {
  if (owner.host !== hostname()) return true; // A shared folder: processes of another host cannot be checked.
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startTime(owner.pid)) === owner.started;
}

const read = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** The owner in a lock file; undefined when the file is damaged (after a full disk), so that the lock is free. */
function parseOwner(content: string): Owner | undefined {
  try {
    const { pid, started, host } = JSON.parse(content) as Partial<Owner>;
    // A pid of 0 or below is a process group.
    const isPid = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0;
    return isPid && typeof started === 'string' && typeof host === 'string'
      ? { pid, started, host }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the lock of an ended process; a second lock prevents two processes from removing each other's new lock. */
async function removeStale(file: string, stale: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (!(await createFile(guard, String(process.pid)))) {
    // The guard exists for a few milliseconds only, unless its process was killed.
    const age = await stat(guard).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    );
    if (age > 5000) await rm(guard, { force: true });
    return;
  }
  try {
    if ((await read(file)) === stale) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Locks the folder for this process. It takes over the lock of a killed process.
 * @returns a function that releases the lock
 * @throws DataDirLockedError at once, naming the process that holds the lock
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock');
  const owner: Owner = { pid: process.pid, started: await startTime(process.pid), host: hostname() };
  const own = JSON.stringify(owner);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await createFile(file, own)) {
      return async () => {
        if ((await read(file)) === own) await rm(file, { force: true });
      };
    }
    const found = await read(file);
    if (found === undefined) continue;
    const other = parseOwner(found);
    if (other && (await isRunning(other))) {
      const hint = other.host === hostname() ? '' : ` If that machine no longer exists, delete ${file}.`;
      throw new DataDirLockedError(
        `${dataDir} is in use by process ${other.pid} on ${other.host}. Stop it, or choose another DATA_DIR.${hint}`,
      );
    }
    await removeStale(file, found);
    await wait(attempt);
  }
  throw new DataDirLockedError(`${dataDir}: other processes keep taking the lock; try again.`);
}
