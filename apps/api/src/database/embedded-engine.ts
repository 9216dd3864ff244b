import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { closeDataDir } from './data-dir.js';
import { lockDataDir } from './data-lock.js';

/** What a statement returns. */
export interface EngineResult {
  readonly rows: readonly unknown[];
  /** Number of rows that the statement changed; absent for a query. */
  readonly affectedRows?: number | undefined;
}

/** The used part of PGlite, in this thread or in one of its own. */
export interface EmbeddedEngine {
  /** Runs statements without parameters. @returns one result for each */
  exec(statements: string): Promise<readonly EngineResult[]>;
  /** Runs one statement. */
  query(statement: string, parameters: unknown[]): Promise<EngineResult>;
  close(): Promise<void>;
}

/**
 * Opens the database of an absolute path; creates it when the folder has none.
 * @param onHang runs when a call exceeds its limit: the engine has ended then, and the database can be opened again
 */
export type OpenEngine = (folder: string, onHang?: () => void) => Promise<EmbeddedEngine>;

/** The embedded database of a locked data folder. */
export interface LockedEngine {
  /** The engine; another one after a call that exceeded its limit. Rejects when the database cannot be opened. */
  readonly current: () => Promise<EmbeddedEngine>;
  /** Releases the data folder, once the engine is closed or could not be opened. */
  readonly unlock: () => void;
}

/** Folder of the embedded database in the data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Opens the database, and again whenever its engine has ended. A database that cannot be opened again ends the process. */
function keepOpen(folder: string, open: OpenEngine): () => Promise<EmbeddedEngine> {
  const openAgain = (): void => {
    current = open(folder, openAgain);
    current.catch((error: unknown) => {
      console.error('The embedded database cannot be opened again:', error);
      process.exit(1);
    });
  };
  let current = open(folder, openAgain);
  current.catch(() => undefined); // The caller awaits it later.
  return () => current;
}

/**
 * Locks a data folder for this process and starts to open its database; creates both when they do not exist.
 * @throws DataDirLockedError when another process holds the folder
 * @throws DataDirError when other users can read the folder
 */
export async function lockEngine(dataDir: string, open: OpenEngine): Promise<LockedEngine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await closeDataDir(dataDir);
  const unlock = await lockDataDir(dataDir);
  // The process keeps the lock while it opens the database again.
  return { current: keepOpen(embeddedFolder(dataDir), open), unlock };
}
