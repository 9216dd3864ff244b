import { ConfigError, readConfig } from '../config.js';

/**
 * The error message of settings; undefined when they are valid.
 * @param read those of every command, or those of a server
 */
export function configErrorOf(
  env: NodeJS.ProcessEnv,
  read: (env: NodeJS.ProcessEnv) => unknown = readConfig,
): string | undefined {
  try {
    read(env);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
