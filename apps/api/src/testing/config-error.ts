import { ConfigError, readConfig } from '../config.js';

/** The error message of settings; undefined when they are valid. For both test files of the settings. */
export function configErrorOf(env: NodeJS.ProcessEnv): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
