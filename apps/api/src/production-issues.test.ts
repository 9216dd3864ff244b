import { readConfig, readServerConfig } from './config.js';
import { configErrorOf } from './testing/config-error.js';

/** The error message; undefined when a server starts with the settings. */
const errorOf = (env: NodeJS.ProcessEnv) => configErrorOf(env, readServerConfig);

describe('a server in production', () => {
  const valid = {
    NODE_ENV: 'production',
    SITE_URL: 'https://zarra.uz',
    SMTP_URL: 'smtp://zarra:MAXFIY@mail.zarra.uz:587',
    AUTH_SECRET: 'c2VjcmV0LXJhbmRvbS1ieXRlcy1mb3ItdGVzdHMtMTIzNDU2',
    DATABASE_URL: 'postgresql://zarra:MAXFIY@db.zarra.uz/zarra?sslmode=verify-full',
    REDIS_URL: 'rediss://:MAXFIY@redis.zarra.uz:6379',
  };
  const issueOf = (env: NodeJS.ProcessEnv) => errorOf({ ...valid, ...env });
  const database = (host: string, options = '') => ({
    DATABASE_URL: `postgresql://zarra:MAXFIY@${host}/zarra${options}`,
  });

  test.each<readonly [string, NodeJS.ProcessEnv]>([
    ['all settings', {}],
    ['the embedded database with a generated secret', { DATABASE_URL: '', AUTH_SECRET: '', REDIS_URL: '' }],
    ['files instead of a mail server', { SMTP_URL: 'files' }],
    ['a secret of hexadecimal digits', { AUTH_SECRET: '9f86d081884c7d659a2feaa0c55ad015' }],
    ['a secret of words', { AUTH_SECRET: 'oʻttiz ikki baytdan uzun maxfiy soʻz' }],
    ['a database on this machine', database('127.0.0.1')],
    ['a database on this machine by name', database('localhost:5433')],
    ['a database on this machine by IPv6', database('[::1]:5432')],
    ['a Unix socket', { DATABASE_URL: 'postgresql:///zarra?host=/run/postgresql' }],
    ['a remote database with a certificate that is not verified', database('10.0.0.7', '?sslmode=no-verify')],
    ['a remote database without encryption on purpose', database('db', '?sslmode=disable')],
    ['a remote database by environment', { ...database('db'), PGSSLMODE: 'verify-full' }],
    ['a Redis on this machine', { REDIS_URL: 'redis://127.0.0.1:6379' }],
    ['a remote Redis without encryption on purpose', { REDIS_URL: 'redis://redis:6379?sslmode=disable' }],
    ...['192.168.1.5:3000', '10.1.2.3', '[fd00::5]', 'zarra', 'zarra.local', 'maktab.lan'].map(
      (host) => [`http:// on the private address ${host}`, { SITE_URL: `http://${host}` }] as const,
    ),
  ])('starts with %s', (_name, env) => {
    expect(issueOf(env)).toBeUndefined();
  });

  const API_URL = 'https://api.zarra.uz';
  test('starts with another back end, without a mail server and a secret', () => {
    const { DATABASE_URL } = valid;
    expect(
      errorOf({ NODE_ENV: 'production', SITE_URL: valid.SITE_URL, DATABASE_URL, API_URL }),
    ).toBeUndefined();
    expect(issueOf({ API_URL: 'http://10.0.0.5:8000', SITE_URL: 'http://10.0.0.4' })).toBeUndefined();
  });

  test('is refused with calls that browsers block', () => {
    expect(issueOf({ API_URL: 'http://api.zarra.uz' })).toBe(
      'API_URL must start with https:// as SITE_URL does: browsers block http:// calls of such a page; it is "http://api.zarra.uz".',
    );
  });

  test('is refused without an address of the site', () => {
    expect(issueOf({ SITE_URL: '' })).toBe(
      'SITE_URL must be set in production: the public address of the site, such as https://zarra.uz.',
    );
  });

  test.each(['http://zarra.uz', 'http://zarra.uz:8080', 'http://93.184.216.34', 'http://[2a02::1]'])(
    'is refused with the public address %s',
    (SITE_URL) => {
      expect(issueOf({ SITE_URL })).toBe(
        `SITE_URL must start with https:// in production; it is "${SITE_URL}". Only private addresses may use http://.`,
      );
    },
  );

  test('is refused without a mail server, unless files are chosen', () => {
    expect(issueOf({ SMTP_URL: '' })).toBe(
      'SMTP_URL must be set in production, such as smtp://user:password@host:587: learners reset passwords by e-mail. ' +
        'SMTP_URL=files keeps each mail as a file in DATA_DIR/mail instead.',
    );
  });

  test.each([
    'x'.repeat(32),
    'ab'.repeat(40),
    '1234567890'.repeat(4),
    'parol123'.repeat(5),
    'change-me-to-a-random-text-of-32-bytes',
    'your-secret-here-your-secret-here-12',
    '<48 random bytes in base64, see README>',
  ])('is refused with the secret %s', (AUTH_SECRET) => {
    expect(issueOf({ AUTH_SECRET })).toBe(
      'AUTH_SECRET must be random in production: it is an example or repeats itself. Create one: openssl rand -base64 48.',
    );
  });

  test.each(['db.zarra.uz', 'db', '10.0.0.7:5432', '[fd00::7]'])(
    'is refused with an unencrypted database at %s',
    (host) => {
      const message =
        'DATABASE_URL must encrypt the connection to another machine in production: ' +
        'add ?sslmode=verify-full, or ?sslmode=disable for a private network of your own.';
      expect(issueOf(database(host))).toBe(message);
      expect(issueOf({ DATABASE_URL: 'postgresql:///zarra', PGHOST: host.replace(/:\d+$/, '') })).toBe(
        message,
      );
    },
  );

  test('is refused with an unencrypted Redis on another machine', () => {
    expect(issueOf({ REDIS_URL: 'redis://:MAXFIY@redis:6379' })).toBe(
      'REDIS_URL must encrypt the connection to another machine in production: ' +
        'use rediss://, or add ?sslmode=disable for a private network of your own.',
    );
  });

  test('names every issue in a separate line, and no password', () => {
    const message = issueOf({ SITE_URL: '', SMTP_URL: '', ...database('db'), AUTH_SECRET: 'x'.repeat(40) });
    expect(message?.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
      'SITE_URL',
      'SMTP_URL',
      'AUTH_SECRET',
      'DATABASE_URL',
    ]);
    expect(message).not.toMatch(/MAXFIY|xxxx/);
  });

  test('outside production, and for staff commands, none of this is required', () => {
    const env = { DATABASE_URL: 'postgresql://db/zarra', AUTH_SECRET: 'x'.repeat(32) };
    expect(errorOf(env)).toBeUndefined();
    expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ production: true });
  });
});
