import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const splitList = (text: string, separator: string | RegExp = ','): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** Origins are separated by spaces or commas. */
const splitOrigins = (text: string): string[] => splitList(text, /[\s,]/);

/** Digits only: Number() would accept '', '0x50' and '8e3' as well. */
const port = z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535));
/** Proxies in Fastify's syntax: addresses, networks (not /0, which is every address) and names of well-known networks. */
const proxies = z.string().check(
  z.refine((text) =>
    splitList(text).every((item) => {
      const [address = '', prefix, ...rest] = item.split('/');
      const bits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
      if (bits === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(item);
      return (
        rest.length === 0 &&
        (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits))
      );
    }),
  ),
);
/** Whether a text is a public origin: scheme, host and port, without a path. */
function isOrigin(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^[\w.:[\]-]+$/.test(url.host) && url.href === `${url.origin}/`;
}
const origin = z.string().check(z.refine(isOrigin));
const origins = z.string().check(z.refine((text) => splitOrigins(text).every(isOrigin)));

const environment = z.object({
  PORT: z._default(port, '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))),
  DATA_DIR: z._default(z.string(), 'data'),
  CONTENT_DIR: z._default(z.string(), path.join(REPOSITORY, 'apps/api/content')),
  TRUST_PROXY: z._default(proxies, ''),
  AUTH_SECRET: z.optional(z.string().check(z.refine((text) => Buffer.byteLength(text) >= 32))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/./))),
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]*@[^\r\n]+$/)), 'Zarra <noreply@localhost>'),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/./))),
  SITE_URL: z.optional(origin),
  MEDIA_ORIGINS: z._default(origins, ''),
  NODE_ENV: z.optional(z.string()),
});

const expectedValues: Readonly<Record<string, string>> = {
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'an address such as postgresql://user:password@host:5432/name',
  TRUST_PROXY: 'addresses or networks separated by commas, such as 127.0.0.1, 10.0.0.0/8',
  AUTH_SECRET: 'a secret text of at least 32 bytes',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Zarra <noreply@zarra.uz>',
  REDIS_URL: 'an address such as redis://host:6379',
  SITE_URL: 'an address such as https://zarra.uz, without a path',
  MEDIA_ORIGINS: 'addresses such as https://media.zarra.uz, without paths, separated by spaces or commas',
};

/** Variables with passwords, which error messages must not contain. */
const SECRETS = new Set(['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'REDIS_URL']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly trustProxy: string[];
  readonly webDir: string;
  readonly labDir: string;
  /** Absent: the server generates one and stores it in `dataDir`. */
  readonly authSecret: string | undefined;
  /** Absent: mails become files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: limits are counted in this process. */
  readonly redisUrl: string | undefined;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Origins of other hosts that may serve images and videos. */
  readonly mediaOrigins: readonly string[];
}

/** An invalid setting; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings (README, "Settings"); empty variables count as absent. Relative folders are resolved from the working
 * directory.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(variables);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    const current = SECRETS.has(name) ? '' : `; it is "${variables[name]}"`;
    throw new ConfigError(`${name} must be ${expectedValues[name] ?? 'a text'}${current}.`);
  }
  const values = result.data;
  if (
    values.NODE_ENV === 'production' &&
    values.DATABASE_URL !== undefined &&
    values.AUTH_SECRET === undefined
  ) {
    throw new ConfigError('AUTH_SECRET must be set in production, the same for every process.');
  }
  return {
    port: Number(values.PORT),
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(values.DATA_DIR),
    contentDir: path.resolve(values.CONTENT_DIR),
    trustProxy: splitList(values.TRUST_PROXY),
    webDir: path.join(REPOSITORY, 'apps/web/dist'),
    labDir: path.join(REPOSITORY, 'apps/lab/dist'),
    authSecret: values.AUTH_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    redisUrl: values.REDIS_URL,
    siteUrl:
      values.SITE_URL === undefined
        ? `http://${isIP(values.HOST) === 6 ? `[${values.HOST}]` : values.HOST}:${Number(values.PORT)}`
        : new URL(values.SITE_URL).origin,
    mediaOrigins: splitOrigins(values.MEDIA_ORIGINS).map((text) => new URL(text).origin),
  };
}
