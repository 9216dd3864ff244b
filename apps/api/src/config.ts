import path from 'node:path';
import * as z from 'zod/mini';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))),
  DATA_DIR: z._default(z.string(), 'data'),
  CONTENT_DIR: z._default(z.string(), path.join(REPOSITORY, 'apps/api/content')),
  TRUST_PROXY: z._default(z.string(), ''),
});

const explanations: Readonly<Record<string, string>> = {
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'an address such as postgresql://user:password@host:5432/name',
};

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly trustProxy: string[];
  readonly webDir: string;
}

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings (docs: README, "Settings"); empty variables count as absent. Relative folders
 * are taken from the working directory.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} must be ${explanations[name] ?? 'a text'}; it is "${given[name]}".`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(values.DATA_DIR),
    contentDir: path.resolve(values.CONTENT_DIR),
    trustProxy: values.TRUST_PROXY.split(',')
      .map((item) => item.trim())
      .filter(Boolean),
    webDir: path.join(REPOSITORY, 'apps/web/dist'),
  };
}
