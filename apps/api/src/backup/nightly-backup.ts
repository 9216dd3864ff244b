import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { MonitoredTask } from '../background-tasks.js';
import { API_FOLDER } from '../database/installation-folder.js';
import { RUNNING_EXIT_CODE } from './backup-format.js';

/** Hour of the local time from which the backup of a day is due; a server that does not run then writes it when it starts. */
const HOUR = 2;
const CHECK_MS = 10 * 60 * 1000;

const PROGRAM = path.join(API_FOLDER, 'dist/admin-cli.js');

/** Name of the backup that is due: of today from 02:00 on, of yesterday before. */
export function dueBackup(now: Date): string {
  const day = new Date(now);
  day.setHours(day.getHours() - HOUR);
  const numbers = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `zarra-${numbers.map((number) => String(number).padStart(2, '0')).join('-')}.gz`;
}

/** Lowers the priority of a process, where the system allows it: a hardened unit may not, and the process may have ended. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The backup then has the priority of the server.
  }
}

interface BackupOptions {
  readonly folder: string;
  /** Number of backups that stay. */
  readonly keep: number;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly task: MonitoredTask;
}

/**
 * Writes a backup every night, in a process of low priority. Of several servers with the same folder one writes it.
 * @returns stops it
 */
export function startNightlyBackup({ folder, keep, log, task }: BackupOptions): () => void {
  let isRunning = false;
  const stopping = new AbortController();

  const backUp = async (): Promise<void> => {
    const file = path.join(folder, dueBackup(new Date()));
    if (existsSync(file)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const child = spawn(process.execPath, [PROGRAM, 'backup', file, '--keep', String(keep)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopping.signal,
    });
    const ended = new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (child.pid !== undefined) lowerPriority(child.pid);
    const [code, output, failure] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    if (code === 0) {
      task.reportSuccess();
      log.info({ output: output.trim() }, 'backup written');
    } else if (code !== RUNNING_EXIT_CODE && !existsSync(file)) {
      throw new Error(failure.trim() || `the backup ended with ${String(code)}`);
    }
  };
  const check = (): void => {
    if (isRunning) return;
    isRunning = true;
    backUp()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) task.reportFailure(error);
      })
      .finally(() => (isRunning = false));
  };

  check();
  const timer = setInterval(check, CHECK_MS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
