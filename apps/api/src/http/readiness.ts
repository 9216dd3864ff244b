import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { codeOf } from '../database/error-reason.js';
import type { Tables } from '../database/tables.js';

/** Timeout of the query. */
const DATABASE_TIMEOUT_MS = 2000;
/** How long the result of the disk check is used. */
const DISK_CACHE_MS = 5000;
/** With less free space the server is not ready, so that open requests can still write. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
/** Content of the test file. A file system with a quota may report free space although writes fail. */
const PROBE = Buffer.alloc(4096, 'zarra');

/** The result of one check; `error` is its reason in English, without addresses and values. */
export type Check = { readonly ok: true } | { readonly ok: false; readonly error: string };

export interface ReadinessState {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'disk' | 'shutdown', Check>>;
}

export interface Readiness {
  readonly check: () => Promise<ReadinessState>;
  /** Marks the server as stopping. It is not ready any more. */
  readonly stop: () => void;
}

const OK: Check = { ok: true };

async function checkDisk(folder: string, minFreeBytes: number): Promise<Check> {
  const file = path.join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    // A server on PostgreSQL may not have written to its folder yet.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < minFreeBytes) return { ok: false, error: `${Math.floor(free / 1024 / 1024)} MiB free` };
    await writeFile(file, PROBE, { mode: 0o600, flush: true });
    return OK;
  } catch (error) {
    return { ok: false, error: codeOf(error) };
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Shares a running check among its callers, so that probes of a silent database occupy only one connection. */
function deduplicate(run: () => Promise<Check>): () => Promise<Check> {
  let running: Promise<Check> | undefined;
  return () => (running ??= run().finally(() => (running = undefined)));
}

const withTimeout = (check: Promise<Check>, ms: number): Promise<Check> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, error: `no answer in ${ms} ms` }), ms);
    void check.then(resolve).finally(() => clearTimeout(timer));
  });

/**
 * Checks whether this server can take traffic: the database answers, the data folder can be written and has free space, and
 * the server is not stopping.
 * @param db absent: the server has no database
 * @param dataDir absent: the disk is not checked
 * @param minFreeBytes less free space is a full disk
 */
export function createReadiness(
  db: Kysely<Tables> | undefined,
  dataDir: string | undefined,
  minFreeBytes = MIN_FREE_BYTES,
): Readiness {
  const query = async (): Promise<Check> => {
    if (db) await sql`select 1`.execute(db);
    return OK;
  };
  const checkDatabase = deduplicate(() =>
    query().catch((error: unknown) => ({ ok: false, error: codeOf(error) })),
  );
  const checkDataFolder = deduplicate(() =>
    dataDir === undefined ? Promise.resolve(OK) : checkDisk(dataDir, minFreeBytes),
  );
  let disk: Check = OK;
  let diskCheckedAt = -Infinity;
  let stopping = false;
  const cachedDisk = async (): Promise<Check> => {
    if (performance.now() - diskCheckedAt < DISK_CACHE_MS) return disk;
    disk = await withTimeout(checkDataFolder(), DATABASE_TIMEOUT_MS);
    diskCheckedAt = performance.now();
    return disk;
  };
  return {
    check: async () => {
      const [database, dataFolder] = await Promise.all([
        withTimeout(checkDatabase(), DATABASE_TIMEOUT_MS),
        cachedDisk(),
      ]);
      const shutdown: Check = stopping ? { ok: false, error: 'the server is stopping' } : OK;
      const checks = { database, disk: dataFolder, shutdown };
      return { ready: Object.values(checks).every(({ ok }) => ok), checks };
    },
    stop: () => {
      stopping = true;
    },
  };
}
