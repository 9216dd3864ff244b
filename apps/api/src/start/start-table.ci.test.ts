import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';

describe.each(allDatabaseKinds)('start in production (%s)', (kind) => {
  const secrets = {
    AUTH_SECRET: 'MAXFIY-kalit-8f3b1c97d2e6a4051b7c',
    SMTP_URL: 'smtp://zarra:MAXFIY@127.0.0.1:2525',
    REDIS_URL: 'redis://:MAXFIY@127.0.0.1:6399',
  };
  const settings = { NODE_ENV: 'production', PORT: '0', SITE_URL: 'https://zarra.uz' };

  test('prints one table with sources instead of secrets', async () => {
    const site = await makeSite(kind);
    const server = runNode(['server.js'], { ...site, ...settings, ...secrets, METRICS_PORT: '0' });
    await server.waitFor(/Zarra is ready/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const table = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    const rows = Object.fromEntries(table.map((line) => line.split(/ {2,}/) as [string, string]));
    expect(rows).toEqual({
      setting: 'value',
      'site address': 'https://zarra.uz',
      'listens on': '127.0.0.1, port 0',
      database: expect.stringMatching(
        kind === 'embedded'
          ? /^embedded PostgreSQL \d+\.\d+.* in \/.*postgres$/
          : /^PostgreSQL \d+\.\d+.* at /,
      ),
      'data folder': site.DATA_DIR,
      secret: 'AUTH_SECRET',
      mail: 'SMTP at 127.0.0.1:2525, from Zarra <noreply@localhost>',
      'rate limits': 'Redis at 127.0.0.1:6399',
      'trusted proxies': 'none',
      'media origins': 'none',
      content: `revision 1, files in ${site.CONTENT_DIR}`,
      metrics: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
      'security log': path.join(site.DATA_DIR, 'security.log'),
      versions: expect.stringContaining(`Node ${process.versions.node}`),
    });
    expect(server.output()).not.toContain('MAXFIY');
  });
});

test('a refused start prints one line for each issue and creates no data', async () => {
  const site = await makeSite('embedded');
  const server = runNode(['server.js'], {
    ...site,
    NODE_ENV: 'production',
    PORT: '0',
    AUTH_SECRET: 'x'.repeat(32),
  });
  expect(await server.ended).toBe(1);
  expect(server.output().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^SITE_URL must be set in production/),
    expect.stringMatching(/^SMTP_URL must be set in production/),
    expect.stringMatching(/^AUTH_SECRET must be random in production/),
  ]);
  await expect(readFile(path.join(site.DATA_DIR, 'security.log'))).rejects.toThrow('ENOENT');
});

test('a start outside production prints no table', async () => {
  const server = runNode(['server.js'], { ...(await makeSite('embedded')), PORT: '0' });
  await server.waitFor(/Zarra is ready/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{')),
  ).toEqual([]);
});

test('with another back end the table names it, and no data folder is created', async () => {
  const folder = await makeFolder();
  const server = runNode(['server.js'], {
    ...{ NODE_ENV: 'production', PORT: '0', SITE_URL: 'https://zarra.uz', METRICS_PORT: '0' },
    ...{ API_URL: 'https://api.zarra.uz/v1/', DATA_DIR: path.join(folder, 'data') },
  });
  await server.waitFor(/Zarra is ready/);
  const metrics = /metrics +(http\S+)\/metrics/.exec(server.output())?.[1];
  const ready = await fetch(`${metrics}/ready`);
  expect(await ready.json()).toMatchObject({ ready: true });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toMatch(/^back end +https:\/\/api\.zarra\.uz\/v1; no API, database and mails/m);
  expect(await readdir(folder)).toEqual([]);
});
