import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process works on the folder; two on one embedded database would destroy it. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
}

interface Holder {
  readonly pid: number;
  /** When the process began, in the system's own ticks; tells a reused pid from the holder. */
  readonly started: string;
  readonly host: string;
}

/**
 * Start time of a process: on Linux field 22 of its stat line, elsewhere unknown ('').
 * A killed process that its parent has not yet looked at (state Z) holds nothing any more.
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

async function isRunning(holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return true; // Not ours to judge: a shared folder.
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startTime(holder.pid)) === holder.started;
}

/** Creates `file` with its whole content in one step; false when it exists. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const read = async (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

/** The holder a lock names; undefined when it names none (a disk once full), which nobody can hold. */
function parseHolder(content: string): Holder | undefined {
  try {
    const { pid, started, host } = JSON.parse(content) as Partial<Holder>;
    // Signals to pid 0 or below go to groups of processes.
    const isPid = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0;
    return isPid && typeof started === 'string' && typeof host === 'string'
      ? { pid, started, host }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a dead holder's lock; a short second lock keeps two newcomers from removing each other's. */
async function removeDead(file: string, dead: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (!(await createWhole(guard, String(process.pid)))) {
    // Its owner may itself have been killed in the few milliseconds it lives.
    const age = await stat(guard).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    );
    if (age > 5000) await rm(guard, { force: true });
    return;
  }
  try {
    if ((await read(file)) === dead) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes the folder for this process alone. A lock left by a killed process is taken over.
 * @returns releases the lock
 * @throws DataDirLockedError at once, naming the process that holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock');
  const holder: Holder = { pid: process.pid, started: await startTime(process.pid), host: hostname() };
  const mine = JSON.stringify(holder);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await createWhole(file, mine)) {
      return async () => {
        if ((await read(file)) === mine) await rm(file, { force: true });
      };
    }
    const found = await read(file);
    if (found === undefined) continue;
    const other = parseHolder(found);
    if (other && (await isRunning(other))) {
      const away = other.host === hostname() ? '' : ` If that machine is gone for good, delete ${file}.`;
      throw new DataDirLockedError(
        `${dataDir} is in use by process ${other.pid} on ${other.host}. Stop it, or choose another DATA_DIR.${away}`,
      );
    }
    await removeDead(file, found);
    await wait(attempt);
  }
  throw new DataDirLockedError(`${dataDir}: the lock keeps changing hands; try again.`);
}
