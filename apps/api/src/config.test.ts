import path from 'node:path';
import { fastify } from 'fastify';
import { readConfig } from './config.js';
import { configErrorOf } from './testing/config-error.js';

const repository = path.resolve(import.meta.dirname, '../../..');

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
  expect(configErrorOf({ PORT })).toBe(`PORT must be a port number from 0 to 65535; it is "${PORT}".`);
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
  expect(configErrorOf({ TRUST_PROXY })).toBe(
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
    expect(configErrorOf({ AUTH_SECRET })).toBe(isValid ? undefined : message);
  });

  test('is required only in production on a shared database', () => {
    const DATABASE_URL = 'postgresql://h/n';
    const AUTH_SECRET = 'x'.repeat(32);
    const message = 'AUTH_SECRET must be set in production, the same for every process.';
    expect(configErrorOf({ NODE_ENV: 'production', DATABASE_URL })).toBe(message);
    expect(configErrorOf({ NODE_ENV: 'production', DATABASE_URL, AUTH_SECRET })).toBeUndefined();
    expect(configErrorOf({ NODE_ENV: 'production' })).toBeUndefined();
    expect(configErrorOf({ NODE_ENV: 'development', DATABASE_URL })).toBeUndefined();
  });
});
