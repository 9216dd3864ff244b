import { BlockList, isIP } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { parse as parseDatabaseUrl } from 'pg-connection-string';

/** Addresses that the internet does not reach. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Names that only a local network resolves: a single word, or one of the reserved endings. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|localhost|lan|internal|test|home\.arpa)$/i;

const withoutBrackets = (host: string): string => host.replace(/^\[(.+)\]$/, '$1');

function isPublicHost(hostname: string): boolean {
  const host = withoutBrackets(hostname);
  const version = isIP(host);
  return version === 0 ? !LOCAL_NAME.test(host) : !privateNetworks.check(host, `ipv${version as 4 | 6}`);
}

/** Whether a connection stays on this machine: a Unix socket or a loopback address. */
const isThisMachine = (host: string): boolean =>
  host === '' || host.startsWith('/') || /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(withoutBrackets(host));

/** Texts of examples and templates. */
const EXAMPLE = /(?:change|replace)[-_ ]?(?:me|this|it)|your[-_ ]|example|placeholder|sample|<[^>]*>|\$\{/i;
/** A random text of 32 bytes has about 16 different characters and cannot be compressed; repetition can. */
const MIN_CHARACTERS = 8;
const MIN_COMPRESSED_BYTES = 24;

/** Whether a secret is an example or consists of few or repeated characters. */
const isWeakSecret = (secret: string): boolean =>
  EXAMPLE.test(secret) ||
  new Set(secret).size < MIN_CHARACTERS ||
  deflateRawSync(secret, { level: 9 }).length < MIN_COMPRESSED_BYTES;

/** Whether passwords and data reach another machine unencrypted although `sslmode=disable` does not ask for it. */
function isUnencryptedDatabase(databaseUrl: string, env: NodeJS.ProcessEnv): boolean {
  const { host, ssl, sslmode } = parseDatabaseUrl(databaseUrl) as ReturnType<typeof parseDatabaseUrl> & {
    readonly sslmode?: string;
  };
  if (isThisMachine(host || (env['PGHOST'] ?? '')) || sslmode === 'disable') return false;
  return !(ssl ?? env['PGSSLMODE']);
}

function isUnencryptedRedis(redisUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(redisUrl);
  return protocol === 'redis:' && !isThisMachine(hostname) && searchParams.get('sslmode') !== 'disable';
}

const ENCRYPTION = 'must encrypt the connection to another machine in production:';
const PRIVATE = 'for a private network of your own';

/**
 * Finds settings with which a site in production cannot work or is not safe. The variables are valid for themselves.
 * @returns one sentence for each; none contains a secret
 */
export function findProductionIssues(env: NodeJS.ProcessEnv): readonly string[] {
  const { API_URL, SITE_URL, SMTP_URL, AUTH_SECRET, DATABASE_URL, REDIS_URL } = env;
  const issues: string[] = [];
  if (!SITE_URL) {
    issues.push(
      'SITE_URL must be set in production: the public address of the site, such as https://zarra.uz.',
    );
  } else if (new URL(SITE_URL).protocol === 'http:' && isPublicHost(new URL(SITE_URL).hostname)) {
    issues.push(
      `SITE_URL must start with https:// in production; it is "${SITE_URL}". Only private addresses may use http://.`,
    );
  }
  if (API_URL) {
    // The site has neither a database nor mails then.
    if (SITE_URL?.startsWith('https:') && new URL(API_URL).protocol === 'http:')
      issues.push(
        `API_URL must start with https:// as SITE_URL does: browsers block http:// calls of such a page; it is "${API_URL}".`,
      );
    return issues;
  }
  if (!SMTP_URL) {
    issues.push(
      'SMTP_URL must be set in production, such as smtp://user:password@host:587: learners reset passwords by e-mail. ' +
        'SMTP_URL=files keeps each mail as a file in DATA_DIR/mail instead.',
    );
  }
  if (AUTH_SECRET && isWeakSecret(AUTH_SECRET)) {
    issues.push(
      'AUTH_SECRET must be random in production: it is an example or repeats itself. Create one: openssl rand -base64 48.',
    );
  }
  if (DATABASE_URL && isUnencryptedDatabase(DATABASE_URL, env)) {
    issues.push(`DATABASE_URL ${ENCRYPTION} add ?sslmode=verify-full, or ?sslmode=disable ${PRIVATE}.`);
  }
  if (REDIS_URL && isUnencryptedRedis(REDIS_URL)) {
    issues.push(`REDIS_URL ${ENCRYPTION} use rediss://, or add ?sslmode=disable ${PRIVATE}.`);
  }
  return issues;
}
