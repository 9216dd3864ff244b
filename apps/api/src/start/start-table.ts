import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { formatTable } from '../format-table.js';
import type { Config } from '../config.js';
import { contentRevision } from '../content/import-content.js';
import { API_FOLDER } from '../database/installation-folder.js';
import type { Database } from '../database/open-database.js';

/** Host, port and path of an address; user, password and options may be secret. */
function locationOf(address: string): string {
  // A Unix socket has no host: postgresql:///name?host=/run/postgresql.
  if (!URL.canParse(address)) return 'an address in another form';
  const { host, pathname, searchParams } = new URL(address);
  const place = host || searchParams.get('host') || 'this machine';
  return pathname.length > 1 ? `${place}, ${decodeURIComponent(pathname.slice(1))}` : place;
}

async function versionOfZarra(): Promise<string> {
  const text = await readFile(path.join(API_FOLDER, 'package.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { version?: string }).version ?? 'unknown';
}

async function databaseVersion({ db }: Database): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? 'unknown';
}

const versions = async (): Promise<[string, string]> => [
  'versions',
  `Zarra ${await versionOfZarra()}, Node ${process.versions.node}`,
];

const rateLimitsOf = ({ redisUrl }: Config): string =>
  redisUrl === undefined ? 'in this process' : `Redis at ${locationOf(redisUrl)}`;

const listOf = (items: readonly string[]): string => items.join(', ') || 'none';

/** The table that a server in production prints at its start. It contains no secret. */
export async function describeStart(
  config: Config,
  database: Database,
  metricsAddress: string | undefined,
): Promise<string> {
  const inDataDir = (name: string): string => path.join(config.dataDir, name);
  const version = await databaseVersion(database);
  const rows: [string, string][] = [
    ['site address', config.siteUrl],
    ['listens on', `${config.host}, port ${config.port}`],
    [
      'database',
      config.databaseUrl === undefined
        ? `embedded PostgreSQL ${version} in ${inDataDir('postgres')}`
        : `PostgreSQL ${version} at ${locationOf(config.databaseUrl)}`,
    ],
    ['data folder', config.dataDir],
    ['secret', config.authSecret === undefined ? `generated, in ${inDataDir('auth-secret')}` : 'AUTH_SECRET'],
    [
      'mail',
      config.smtpUrl === undefined
        ? `files in ${inDataDir('mail')}`
        : `SMTP at ${locationOf(config.smtpUrl)}, from ${config.mailFrom}`,
    ],
    ['rate limits', rateLimitsOf(config)],
    ['trusted proxies', listOf(config.trustProxy)],
    ['media origins', listOf(config.mediaOrigins)],
    ['content', `revision ${await contentRevision(database.db)}, files in ${config.contentDir}`],
    ['metrics', metricsAddress ?? 'off'],
    ['security log', inDataDir('security.log')],
    await versions(),
  ];
  return formatTable(['setting', 'value'], rows);
}

/** The table of a site in production whose API is in another back end. */
export async function describeSiteStart(
  config: Config & { readonly apiUrl: string },
  metricsAddress: string | undefined,
): Promise<string> {
  return formatTable(
    ['setting', 'value'],
    [
      ['site address', config.siteUrl],
      ['listens on', `${config.host}, port ${config.port}`],
      ['back end', `${config.apiUrl}; no API, database and mails of this server`],
      ['rate limits', rateLimitsOf(config)],
      ['trusted proxies', listOf(config.trustProxy)],
      ['media origins', listOf(config.mediaOrigins)],
      ['metrics', metricsAddress ?? 'off'],
      await versions(),
    ],
  );
}
