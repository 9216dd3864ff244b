import { readServerConfig, type Config } from '../config.js';
import { closeDataDir } from '../database/data-dir.js';
import { lockEngine, type LockedEngine, type OpenEngine } from '../database/embedded-engine.js';

/** What a start has before the modules of the server are loaded. */
export interface PreparedStart {
  readonly config: Config;
  /** Former mode of the data folder in octal, when other users could read it. */
  readonly formerMode: string | undefined;
  /** The embedded database, which is being opened; absent: the site uses a PostgreSQL server. */
  readonly engine?: LockedEngine;
}

/**
 * Reads the settings, closes the data folder to other users, locks it and starts to open its database.
 * @param openInThread opens the embedded database; absent: the site uses a PostgreSQL server
 * @throws ConfigError, DataDirError or DataDirLockedError
 */
export async function prepareStart(
  env: NodeJS.ProcessEnv,
  openInThread: OpenEngine | undefined,
): Promise<PreparedStart> {
  const config = readServerConfig(env);
  const formerMode = await closeDataDir(config.dataDir);
  return {
    config,
    formerMode,
    ...(openInThread && { engine: await lockEngine(config.dataDir, openInThread) }),
  };
}
