import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { MonitoredTask } from '../background-tasks.js';

/** Days that a file is kept after its own day. */
export const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
/** Further lines of a day are dropped: a flood must not fill the disk. 90 days are 4.5 GB at most. */
export const MAX_DAY_BYTES = 50e6;
/** Lines that wait while the file cannot be written; further ones are dropped. */
const MAX_WAITING = 1000;

const CURRENT = 'security.log';
const DATED = /^security-(\d{4}-\d\d-\d\d)\.log$/;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export interface SecurityLogFile {
  /** Queues a line, which ends with a line break, and returns at once. */
  readonly write: (line: string) => void;
  /** Resolves when the queued lines are written or could not be written. */
  readonly flush: () => Promise<void>;
}

/** Makes `security.log` a link to the file of the day; another process may do the same at the same time. */
async function linkCurrent(folder: string, name: string): Promise<void> {
  const link = path.join(folder, CURRENT);
  if ((await readlink(link).catch(() => undefined)) === name) return;
  const draft = `${link}.${randomBytes(6).toString('hex')}`;
  try {
    await symlink(name, draft);
    await rename(draft, link);
  } finally {
    await rm(draft, { force: true });
  }
}

async function deleteExpired(folder: string, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  for (const name of await readdir(folder)) {
    const [, day] = DATED.exec(name) ?? [];
    if (day !== undefined && day < oldest) await rm(path.join(folder, name), { force: true });
  }
}

interface SecurityLogFileOptions {
  readonly folder: string;
  readonly now: () => Date;
  readonly task: MonitoredTask;
}

/**
 * Appends lines to `security-<day>.log` of a folder, readable by its owner only. The day (UTC) is part of the name, so that
 * no process renames a file in which another one writes; each append is one write to the end of the file.
 */
export function openSecurityLogFile({ folder, now, task }: SecurityLogFileOptions): SecurityLogFile {
  let waiting: string[] = [];
  let running: Promise<void> | undefined;
  let retries = false;
  let currentDay = '';

  async function append(text: string): Promise<void> {
    const time = now();
    const day = dayOf(time);
    const name = `security-${day}.log`;
    const file = path.join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size + text.length > MAX_DAY_BYTES) throw new Error(`${name} has reached ${MAX_DAY_BYTES} bytes`);
    await appendFile(file, text, { mode: 0o600 });
    if (day === currentDay) return;
    await linkCurrent(folder, name);
    await deleteExpired(folder, time);
    currentDay = day;
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        // A failed append may have written a part of a line, which the line break ends.
        await append((retries ? '\n' : '') + lines.join(''));
        retries = false;
        task.reportSuccess();
      } catch (error) {
        retries = true;
        waiting = [...lines, ...waiting].slice(0, MAX_WAITING);
        task.reportFailure(error);
        break;
      }
    }
    running = undefined;
  }

  return {
    write: (line) => {
      if (waiting.length < MAX_WAITING) waiting.push(line);
      running ??= writeWaiting();
    },
    flush: async () => {
      if (waiting.length > 0) running ??= writeWaiting();
      await running;
    },
  };
}
