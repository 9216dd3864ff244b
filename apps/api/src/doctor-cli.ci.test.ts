import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { writeBackup } from './backup/write-backup.js';
import { openTestDatabase } from './testing/database.js';
import { makeFolder } from './testing/folder.js';
import { runNode } from './testing/process.js';

const runDoctor = async (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const doctor = runNode(['doctor-cli.js', ...args], env);
  return { code: await doctor.ended, output: doctor.output() };
};
/** The line of a check. */
const lineOf = (output: string, check: string): string | undefined =>
  output.split('\n').find((line) => line.startsWith(`${check} `));

test('each unreachable service fails with its reason and with what to do, and no password is printed', async () => {
  const dataDir = path.join(await makeFolder(), 'data');
  const { code, output } = await runDoctor(
    {
      DATA_DIR: dataDir,
      // Port 4 is unassigned and has no listener.
      DATABASE_URL: 'postgresql://zarra:maxfiy-1@127.0.0.1:4/zarra',
      SMTP_URL: 'smtp://zarra:maxfiy-2@127.0.0.1:4',
      REDIS_URL: 'redis://:maxfiy-3@127.0.0.1:4',
      SITE_URL: 'http://127.0.0.1:4',
    },
    '--site',
  );
  expect(code).toBe(1);
  for (const check of ['Database', 'Mail', 'Redis', 'Public address']) {
    expect(lineOf(output, check)).toMatch(/ failed .*ECONNREFUSED/);
    expect(output).toMatch(new RegExp(`^ {2}${check}: Check `, 'm'));
  }
  expect(lineOf(output, 'Migrations')).toMatch(/ warning +not checked/);
  expect(lineOf(output, 'Program')).toMatch(/ ok +Node \d+/);
  expect(lineOf(output, 'Data folder')).toMatch(/ ok .*will be created/);
  expect(output).not.toContain('maxfiy');
});

test('without services everything is right before the first start; mails become files', async () => {
  const { code, output } = await runDoctor({ DATA_DIR: path.join(await makeFolder(), 'data') });
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(lineOf(output, 'Database')).toMatch(/ ok +the first start creates it/);
  expect(lineOf(output, 'Mail')).toMatch(/ warning +no mail server is set/);
  expect(output).not.toContain('Public address');
});

test('a data folder that other users can read, and an invalid setting', async () => {
  const dataDir = await makeFolder();
  await chmod(dataDir, 0o755);
  const open = await runDoctor({ DATA_DIR: dataDir });
  expect(open.code).toBe(1);
  expect(open.output).toContain(`Data folder: chmod 700 ${dataDir}`);
  // The database in it is not opened: that would close the folder.
  await mkdir(path.join(dataDir, 'postgres'));
  expect(lineOf((await runDoctor({ DATA_DIR: dataDir })).output, 'Database')).toMatch(
    / warning +not checked/,
  );
  expect((await stat(dataDir)).mode & 0o777).toBe(0o755);

  const invalid = await runDoctor({ PORT: '80000' });
  expect(invalid.code).toBe(1);
  expect(lineOf(invalid.output, 'Settings')).toMatch(/ failed +PORT must be a port number/);

  expect((await runDoctor({}, '--nima')).code).toBe(2);
});

test('with another back end it is checked, and neither database nor mail nor data folder', async () => {
  const cors = {
    'access-control-allow-origin': 'https://zarra.test',
    'access-control-allow-credentials': 'true',
  };
  const backEnd = createHttpServer(
    ({ url }, response) => void response.writeHead(url === '/v1/simulators/' ? 200 : 404, cors).end('[]'),
  );
  await once(backEnd.listen(0, '127.0.0.1'), 'listening');
  const API_URL = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}/v1`;
  const lineFor = async (env: NodeJS.ProcessEnv) => {
    const { output } = await runDoctor({ DATA_DIR: '/nowhere', ...env });
    for (const check of ['Database', 'Migrations', 'Clock', 'Mail', 'Data folder', 'Free disk'])
      expect(lineOf(output, check)).toBeUndefined();
    return lineOf(output, 'Back end');
  };
  expect(await lineFor({ API_URL, SITE_URL: 'https://zarra.test' })).toMatch(/ ok .*allows calls of https:/);
  expect(await lineFor({ API_URL, SITE_URL: 'https://other.test' })).toMatch(/ warning .*does not allow/);
  expect(await lineFor({ API_URL: `${API_URL}/v2` })).toMatch(/ failed .* answers 404/);
  expect(await lineFor({ API_URL: 'http://127.0.0.1:4' })).toMatch(/ failed .*ECONNREFUSED/);
  backEnd.close();
});

test('SMTP_URL=files is reported as no mail server, and not as a missing setting', async () => {
  const { output } = await runDoctor({
    DATA_DIR: path.join(await makeFolder(), 'data'),
    SMTP_URL: 'files',
  });
  expect(lineOf(output, 'Mail')).toMatch(/ warning +no mail server is set: mails become files/);
  expect(output).not.toContain('is not set');
});

test('the age of the newest backup', async () => {
  const folder = await makeFolder();
  const env = { DATA_DIR: path.join(folder, 'data') };
  const backups = path.join(folder, 'backups');
  await mkdir(backups);
  const lineOfBackups = async () => lineOf((await runDoctor(env, '--backups', backups)).output, 'Backups');
  expect(await lineOfBackups()).toMatch(/ failed .*has no backup/);

  const file = path.join(backups, 'zarra-1.gz');
  const database = await openTestDatabase('embedded');
  await writeBackup(database.db, 'embedded', file);
  await database.close();
  expect(await lineOfBackups()).toMatch(/ ok +1 in .*, the newest 0 hours old/);
  const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000);
  await utimes(file, hours(27), hours(27));
  expect(await lineOfBackups()).toMatch(/ warning .*the newest 27 hours old/);
});

test.each([
  [5, 'warning', 'certbot renew'],
  [60, 'ok', undefined],
])('a certificate that expires in %i days: %s', async (days, status, advice) => {
  const folder = await makeFolder();
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const subject = ['-subj', '/CN=localhost', '-days', String(days), '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject], { stdio: 'ignore' });
  const server = createServer({ key: await readFile(keyFile), cert: await readFile(certFile) }, (socket) =>
    socket.on('error', () => undefined).end(),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { output } = await runDoctor(
    { DATA_DIR: path.join(folder, 'data'), SITE_URL: `https://localhost:${port}` },
    '--site',
  );
  server.close();
  expect(lineOf(output, 'Certificate')).toMatch(new RegExp(` ${status} +expires on .*, in ${days - 1} days`));
  if (advice !== undefined) expect(output).toContain(advice);
});
