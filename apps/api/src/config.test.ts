import path from 'node:path';
import { fastify } from 'fastify';
import { ConfigError, readConfig } from './config.js';

const repository = path.resolve(import.meta.dirname, '../../..');

/** The error message; undefined when the settings are valid. */
function errorOf(env: NodeJS.ProcessEnv): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataDir: path.resolve('data'),
  contentDir: path.join(repository, 'apps/api/content'),
  trustProxy: [],
  webDir: path.join(repository, 'apps/web/dist'),
  authSecret: undefined,
  smtpUrl: undefined,
  mailFrom: 'Zarra <noreply@localhost>',
  redisUrl: undefined,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  production: false,
  apiUrl: undefined,
  siteUrl: 'http://127.0.0.1:3000',
  mediaOrigins: [],
  backupDir: undefined,
  backupKeep: 14,
};

test('by default the server listens on loopback, port 3000, with the embedded database in ./data', () => {
  expect(readConfig({})).toEqual(defaults);
});

test('an empty variable counts as absent', () => {
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'CONTENT_DIR', 'TRUST_PROXY', 'NODE_ENV'];
  names.push(
    'AUTH_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'REDIS_URL',
    'API_URL',
    'SITE_URL',
    'MEDIA_ORIGINS',
    'METRICS_PORT',
    'METRICS_HOST',
    'BACKUP_DIR',
    'BACKUP_KEEP',
  );
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
});

test('every variable is read, others are ignored', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    DATABASE_URL: 'postgresql://zarra:maxfiy@db:5432/zarra?sslmode=require',
    DATA_DIR: '/var/lib/zarra',
    CONTENT_DIR: '/srv/content',
    TRUST_PROXY: '127.0.0.1',
    AUTH_SECRET: 'oʻttiz ikki baytdan uzun maxfiy soʻz',
    SMTP_URL: 'smtps://zarra:maxfiy@mail:465',
    MAIL_FROM: 'Zarra <zarra@zarra.uz>',
    REDIS_URL: 'rediss://:maxfiy@redis:6379/1',
    API_URL: 'https://api.zarra.uz/v1',
    SITE_URL: 'https://zarra.uz',
    MEDIA_ORIGINS: 'https://media.zarra.uz',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    BACKUP_DIR: '/backups',
    BACKUP_KEEP: '30',
    NODE_ENV: 'production',
    WEB_DIR: '/elsewhere',
    PATH: '/usr/bin',
  };
  expect(readConfig(env)).toEqual({
    ...defaults,
    port: 8080,
    host: '::1',
    databaseUrl: env.DATABASE_URL,
    dataDir: '/var/lib/zarra',
    contentDir: '/srv/content',
    trustProxy: ['127.0.0.1'],
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    redisUrl: env.REDIS_URL,
    apiUrl: env.API_URL,
    siteUrl: env.SITE_URL,
    mediaOrigins: [env.MEDIA_ORIGINS],
    metricsPort: 9464,
    metricsHost: '10.0.0.5',
    production: true,
    backupDir: '/backups',
    backupKeep: 30,
  });
});

test('relative folders are resolved from the working directory', () => {
  const { dataDir, contentDir } = readConfig({ DATA_DIR: '../maʼlumot', CONTENT_DIR: './a/../b' });
  expect(dataDir).toBe(path.join(process.cwd(), '../maʼlumot'));
  expect(contentDir).toBe(path.join(process.cwd(), 'b'));
});

test.each(['0', '1', '80', '08080', '65535'])('PORT %s', (PORT) => {
  expect(readConfig({ PORT }).port).toBe(Number(PORT));
});

test.each([
  '65536',
  '99999',
  '123456',
  '-1',
  '+80',
  '80.0',
  '8e3',
  '0x50',
  ' 80',
  '80 ',
  '80\n',
  '٨٠',
  'http',
  '1_000',
])('PORT %j is refused', (PORT) => {
  expect(errorOf({ PORT })).toBe(`PORT must be a port number from 0 to 65535; it is "${PORT}".`);
});

test.each(['postgres://h/n', 'postgresql://u:p@h:5432/n', 'postgresql:///n?host=/run/postgresql'])(
  'DATABASE_URL %s',
  (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  },
);

test.each([
  'mysql://zarra:MAXFIY@h/n',
  'zarra:MAXFIY@h/n',
  'postgres:zarra:MAXFIY@h',
  ' postgresql://zarra:MAXFIY@h/n',
  'x\npostgresql://zarra:MAXFIY@h/n',
  'POSTGRESQL//MAXFIY',
])('DATABASE_URL %j is refused without showing its password', (DATABASE_URL) => {
  const message = errorOf({ DATABASE_URL });
  expect(message).toBe('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.');
  expect(message).not.toContain('MAXFIY');
});

test('the message for another invalid variable does not contain the password either', () => {
  const DATABASE_URL = 'postgresql://zarra:MAXFIY@h/n';
  for (const wrong of [{ PORT: 'x' }, { TRUST_PROXY: 'x' }]) {
    expect(errorOf({ DATABASE_URL, ...wrong })).toBeDefined();
    expect(errorOf({ DATABASE_URL, ...wrong })).not.toContain('MAXFIY');
  }
});

test.each([
  ['127.0.0.1', ['127.0.0.1']],
  [' 127.0.0.1 ,, 10.0.0.0/8, ', ['127.0.0.1', '10.0.0.0/8']],
  ['::1,fd00::/8,0.0.0.0/1,::/128', ['::1', 'fd00::/8', '0.0.0.0/1', '::/128']],
  ['loopback,linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  [',', []],
])('TRUST_PROXY %j', async (TRUST_PROXY, expected) => {
  const { trustProxy } = readConfig({ TRUST_PROXY });
  expect(trustProxy).toEqual(expected);
  await fastify({ trustProxy }).close(); // It takes them, too.
});

test.each([
  'true',
  '1',
  '*',
  'proxy.local',
  '127.0.0.1/33',
  '::1/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '0.0.0.0/0',
  '::/000',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  'loopback/8',
  '256.0.0.1',
  '10.0.0',
  '127.0.0.1 10.0.0.1',
  '127.0.0.1,nginx',
])('TRUST_PROXY %j is refused', (TRUST_PROXY) => {
  expect(errorOf({ TRUST_PROXY })).toBe(
    `TRUST_PROXY must be addresses or networks separated by commas, such as 127.0.0.1, 10.0.0.0/8; it is "${TRUST_PROXY}".`,
  );
});

describe('AUTH_SECRET', () => {
  test.each([
    ['x'.repeat(31), false],
    ['x'.repeat(32), true],
    ['ʻ'.repeat(15), false],
    ['ʻ'.repeat(16), true],
  ])('%s: 32 bytes or more', (AUTH_SECRET, isValid) => {
    const message = 'AUTH_SECRET must be a secret text of at least 32 bytes.';
    expect(errorOf({ AUTH_SECRET })).toBe(isValid ? undefined : message);
  });

  test('is required only in production on a shared database', () => {
    const DATABASE_URL = 'postgresql://h/n';
    const AUTH_SECRET = 'x'.repeat(32);
    const message = 'AUTH_SECRET must be set in production, the same for every process.';
    expect(errorOf({ NODE_ENV: 'production', DATABASE_URL })).toBe(message);
    expect(errorOf({ NODE_ENV: 'production', DATABASE_URL, AUTH_SECRET })).toBeUndefined();
    expect(errorOf({ NODE_ENV: 'production' })).toBeUndefined();
    expect(errorOf({ NODE_ENV: 'development', DATABASE_URL })).toBeUndefined();
  });
});

test.each([
  ['SMTP_URL', 'http://u:MAXFIY@mail'],
  ['SMTP_URL', 'smtp://'],
  ['REDIS_URL', 'MAXFIY@redis:6379'],
  ['REDIS_URL', 'redis://'],
])('%s %s is rejected without its value in the message', (name, value) => {
  expect(errorOf({ [name]: value })).toMatch(new RegExp(`^${name} must be an address such as [^"]+$`));
  expect(errorOf({ [name]: value })).not.toContain('MAXFIY');
});

test.each(['noreply', 'Zarra <a@b>\r\nBcc: c@d', '@'])('MAIL_FROM %j is rejected', (MAIL_FROM) => {
  expect(errorOf({ MAIL_FROM })).toMatch(/^MAIL_FROM must be a sender such as /);
});

test.each([
  ['https://a.uz https://b.uz', ['https://a.uz', 'https://b.uz']],
  ['https://a.uz,https://b.uz', ['https://a.uz', 'https://b.uz']],
  [' https://a.uz/ ,\n http://B.uz:8080 ', ['https://a.uz', 'http://b.uz:8080']],
])('MEDIA_ORIGINS %j', (MEDIA_ORIGINS, mediaOrigins) => {
  expect(readConfig({ MEDIA_ORIGINS }).mediaOrigins).toEqual(mediaOrigins);
});

test.each([
  '*',
  'https://*.uz',
  'https:',
  'a.uz',
  'https://a.uz/films',
  'https://a.uz; script-src *',
  'data:',
  "'self'",
])('MEDIA_ORIGINS %s is invalid', (MEDIA_ORIGINS) => {
  expect(errorOf({ MEDIA_ORIGINS })).toMatch(/^MEDIA_ORIGINS must be addresses such as /);
});

describe('API_URL', () => {
  test.each([
    ['https://api.zarra.uz', 'https://api.zarra.uz'],
    ['https://api.zarra.uz/', 'https://api.zarra.uz'],
    ['https://api.zarra.uz/v1//', 'https://api.zarra.uz/v1'],
    ['HTTP://Api.zarra.uz:8000/api/v1.0/', 'http://api.zarra.uz:8000/api/v1.0'],
    ['https://api.zarra.uz:443/a~b_c-d', 'https://api.zarra.uz/a~b_c-d'],
    ['http://[::1]:8000/api', 'http://[::1]:8000/api'],
    ['https://зарра.uz/тест', 'https://xn--80aat1ba.uz/%D1%82%D0%B5%D1%81%D1%82'],
  ])('%s becomes %s', (API_URL, apiUrl) => {
    expect(readConfig({ API_URL }).apiUrl).toBe(apiUrl);
  });

  test.each([
    'api.zarra.uz',
    '/api',
    '//api.zarra.uz',
    'https:api.zarra.uz',
    'ftp://api.zarra.uz',
    'javascript:alert(1)',
    'https://',
    'https://api.zarra.uz/?a',
    'https://api.zarra.uz#a',
    'https://ali:parol@api.zarra.uz',
    'https://api.zarra.uz:99999',
    'https://a.uz; script-src *',
    'https://a.uz https://b.uz',
    'https://api&zarra.uz',
    "https://api.zarra.uz/a'b",
    'https://api.zarra.uz/a&b',
  ])('%s is rejected', (API_URL) => {
    expect(errorOf({ API_URL })).toBe(
      `API_URL must be an absolute address such as https://api.zarra.uz/v1, without a query and a password; it is "${API_URL}".`,
    );
  });
});

describe('SITE_URL', () => {
  test.each([
    ['https://zarra.uz', 'https://zarra.uz'],
    ['https://zarra.uz/', 'https://zarra.uz'],
    ['HTTP://Zarra.uz:8080', 'http://zarra.uz:8080'],
    ['https://zarra.uz:443', 'https://zarra.uz'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://зарра.uz', 'https://xn--80aat1ba.uz'],
  ])('%s becomes %s', (SITE_URL, siteUrl) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe(siteUrl);
  });

  test.each([
    ['', '', 'http://127.0.0.1:3000'],
    ['0.0.0.0', '08080', 'http://0.0.0.0:8080'],
    ['::1', '80', 'http://[::1]:80'],
    ['zarra.local', '', 'http://zarra.local:3000'],
  ])('is where the server listens when not given: HOST "%s", PORT "%s"', (HOST, PORT, siteUrl) => {
    expect(readConfig({ HOST, PORT }).siteUrl).toBe(siteUrl);
  });

  test.each([
    'zarra.uz',
    'https:zarra.uz',
    'ftp://zarra.uz',
    'https://',
    'https://zarra.uz/sayt',
    'https://zarra.uz/?a',
    'https://zarra.uz?',
    'https://zarra.uz#a',
    'https://ali@zarra.uz',
    'https://zarra.uz:99999',
    'https://zarra"uz',
    "https://zarra'uz",
    'https://zarra&uz',
  ])('%s is rejected', (SITE_URL) => {
    expect(errorOf({ SITE_URL })).toBe(
      `SITE_URL must be an address such as https://zarra.uz, without a path; it is "${SITE_URL}".`,
    );
  });
});
