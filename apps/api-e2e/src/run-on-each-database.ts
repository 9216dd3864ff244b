import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from './server-database.js';

export interface CrashTarget {
  readonly kind: 'embedded' | 'PostgreSQL';
  /** Empty for the embedded database. */
  readonly databaseUrl: string;
  /** A temporary folder, removed after the run. */
  readonly folder: string;
}

export interface CrashResult {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs on the embedded database and, when TEST_DATABASE_URL is set, on a new PostgreSQL database; ends the process.
 * @param report prints the sums
 */
export async function runOnEachDatabase(
  run: (target: CrashTarget) => Promise<CrashResult>,
  report: (sums: CrashResult) => void,
): Promise<never> {
  const results: CrashResult[] = [];
  async function runInFolder(target: Omit<CrashTarget, 'folder'>): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
    try {
      results.push(await run({ ...target, folder }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  await runInFolder({ kind: 'embedded', databaseUrl: '' });
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const { url, drop } = await createDatabase(server);
    try {
      await runInFolder({ kind: 'PostgreSQL', databaseUrl: url });
    } finally {
      await drop();
    }
  }
  const sum = (field: keyof CrashResult) => results.reduce((total, result) => total + result[field], 0);
  const sums = { passed: sum('passed'), failed: sum('failed') };
  report(sums);
  process.exit(sums.failed > 0 ? 1 : 0);
}
