import { chmod } from 'node:fs/promises';
import path from 'node:path';
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
  expect(lineOf(output, 'Mail')).toMatch(/ warning +SMTP_URL is not set/);
  expect(output).not.toContain('Public address');
});

test('a data folder that other users can read, and an invalid setting', async () => {
  const dataDir = await makeFolder();
  await chmod(dataDir, 0o755);
  const open = await runDoctor({ DATA_DIR: dataDir });
  expect(open.code).toBe(1);
  expect(open.output).toContain(`Data folder: chmod 700 ${dataDir}`);

  const invalid = await runDoctor({ PORT: '80000' });
  expect(invalid.code).toBe(1);
  expect(lineOf(invalid.output, 'Settings')).toMatch(/ failed +PORT must be a port number/);

  expect((await runDoctor({}, '--nima')).code).toBe(2);
});
