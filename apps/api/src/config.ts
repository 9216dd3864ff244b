import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { SHIPPED_FOLDER } from './content/content-source.js';
import { API_FOLDER } from './database/installation-folder.js';
import { findProductionIssues } from './production-issues.js';

const REPOSITORY = path.resolve(API_FOLDER, '../..');

const splitList = (text: string, separator: string | RegExp = ','): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** Origins are separated by spaces or commas. */
const splitOrigins = (text: string): string[] => splitList(text, /[\s,]/);

/** Digits only: Number() would accept '', '0x50' and '8e3' as well. */
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** A proxy in Fastify's syntax: an address, a network (not /0, which is every address) or the name of a well-known network. */
function isProxy(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(item);
  return (
    rest.length === 0 && (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** Whether a text is a public origin: scheme, host and port, without a path. */
function isOrigin(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^[\w.:[\]-]+$/.test(url.host) && url.href === `${url.origin}/`;
}

/** An absolute address of an API: with a path at most, whose characters need no escaping in HTML. */
function isApiUrl(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    /^[\w.:[\]-]+$/.test(url.host) &&
    /^[\w./~%-]*$/.test(url.pathname) &&
    url.href === url.origin + url.pathname
  );
}

/** @param expected the end of the error message "… must be …" */
const setting = (isValid: (text: string) => boolean, expected: string) =>
  z.string().check(z.refine(isValid, expected));
const url = (pattern: RegExp, example: string) =>
  setting((text) => pattern.test(text), `an address such as ${example}`);

const environment = z.object({
  PORT: z._default(setting(isPort, 'a port number from 0 to 65535'), '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(url(/^postgres(?:ql)?:\/\//, 'postgresql://user:password@host:5432/name')),
  DATA_DIR: z._default(z.string(), 'data'),
  CONTENT_DIR: z._default(z.string(), SHIPPED_FOLDER),
  TRUST_PROXY: z._default(
    setting(
      (text) => splitList(text).every(isProxy),
      'addresses or networks separated by commas, such as 127.0.0.1, 10.0.0.0/8',
    ),
    '',
  ),
  AUTH_SECRET: z.optional(
    setting((text) => Buffer.byteLength(text) >= 32, 'a secret text of at least 32 bytes'),
  ),
  SMTP_URL: z.optional(url(/^(?:smtps?:\/\/.|files$)/, 'smtp://user:password@host:587, or files')),
  MAIL_FROM: z._default(
    setting((text) => /^[^\r\n]*@[^\r\n]+$/.test(text), 'a sender such as Zarra <noreply@zarra.uz>'),
    'Zarra <noreply@localhost>',
  ),
  REDIS_URL: z.optional(url(/^rediss?:\/\/./, 'redis://host:6379')),
  API_URL: z.optional(
    setting(isApiUrl, 'an absolute address such as https://api.zarra.uz/v1, without a query and a password'),
  ),
  SITE_URL: z.optional(setting(isOrigin, 'an address such as https://zarra.uz, without a path')),
  MEDIA_ORIGINS: z._default(
    setting(
      (text) => splitOrigins(text).every(isOrigin),
      'addresses such as https://media.zarra.uz, without paths, separated by spaces or commas',
    ),
    '',
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z._default(
    setting((text) => /^[1-9]\d{0,3}$/.test(text), 'a number from 1 to 9999'),
    '14',
  ),
  METRICS_PORT: z.optional(setting(isPort, 'a port number from 0 to 65535')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  NODE_ENV: z.optional(z.string()),
});

/** Variables with passwords, which error messages must not contain. */
const SECRETS = new Set(['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'REDIS_URL']);

/** An invalid setting; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings (docs/operate.md, "Settings"); empty variables count as absent. Relative folders are resolved from the working
 * directory.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(variables);
  if (error) {
    const { path: [name] = [], message } = error.issues[0] ?? {};
    const current = SECRETS.has(String(name)) ? '' : `; it is "${variables[String(name)]}"`;
    throw new ConfigError(`${String(name)} must be ${message}${current}.`);
  }
  const { HOST: host, DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret } = data;
  const needsSecret = databaseUrl !== undefined && data.API_URL === undefined;
  if (data.NODE_ENV === 'production' && needsSecret && authSecret === undefined) {
    throw new ConfigError('AUTH_SECRET must be set in production, the same for every process.');
  }
  const port = Number(data.PORT);
  return {
    port,
    host,
    databaseUrl,
    dataDir: path.resolve(data.DATA_DIR),
    contentDir: path.resolve(data.CONTENT_DIR),
    trustProxy: splitList(data.TRUST_PROXY),
    webDir: path.join(REPOSITORY, 'apps/web/dist'),
    /** Absent: the server generates one and stores it in `dataDir`. */
    authSecret,
    /** Absent: mails become files in `dataDir`. */
    smtpUrl: data.SMTP_URL === 'files' ? undefined : data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    /** Absent: limits are counted in this process. */
    redisUrl: data.REDIS_URL,
    /** Absent: no metrics. */
    metricsPort: data.METRICS_PORT === undefined ? undefined : Number(data.METRICS_PORT),
    metricsHost: data.METRICS_HOST,
    production: data.NODE_ENV === 'production',
    /** Another back end, without a slash at the end; absent: the site serves its own API. */
    apiUrl: data.API_URL === undefined ? undefined : new URL(data.API_URL).href.replace(/\/+$/, ''),
    /** Public origin of the site, without a slash at the end. */
    siteUrl: data.SITE_URL
      ? new URL(data.SITE_URL).origin
      : `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    /** Folder of the nightly backups; absent: none are written. */
    backupDir: data.BACKUP_DIR === undefined ? undefined : path.resolve(data.BACKUP_DIR),
    /** Number of nightly backups that stay. */
    backupKeep: Number(data.BACKUP_KEEP),
    /** Origins of other hosts that may serve images and videos. */
    mediaOrigins: splitOrigins(data.MEDIA_ORIGINS).map((text) => new URL(text).origin),
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the settings of a server. In production it refuses settings with which the site cannot work or is not safe.
 * @throws ConfigError with one line for each issue
 */
export function readServerConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env);
  const issues = config.production ? findProductionIssues(env) : [];
  if (issues.length > 0) throw new ConfigError(issues.join('\n'));
  return config;
}
