import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open-database.js';
import { buildModule } from '../testing/build-module.js';
import { edited, makeContent } from '../testing/content.js';
import { makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';
import { readSecurityLog } from '../testing/security-log.js';

test('several processes append complete lines at a change of the day', async () => {
  const folder = await makeFolder();
  const code = `
    const { MAX_DAY_BYTES, openSecurityLogFile } = await import(process.env.MODULE);
    let time = Date.parse('2026-03-01T23:00:00Z');
    const file = openSecurityLogFile({ folder: ${JSON.stringify(folder)}, now: () => new Date(time), task: {
      reportFailure: (error) => { throw error }, reportSuccess: () => {} } });
    for (let n = 0; n < 300; n += 1) {
      time += 20_000;
      file.write(JSON.stringify({ pid: process.pid, n, text: 'x'.repeat(n) }) + '\\n');
      await file.flush();
    }`;
  const env = { MODULE: await buildModule(path.join(import.meta.dirname, 'log-file.ts')) };
  const processes = [1, 2, 3].map(() => runNode(['--input-type=module', '-e', code], env));
  for (const each of processes) expect([await each.ended, each.output()]).toEqual([0, '']);
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['security-2026-03-01.log', 'security-2026-03-02.log', 'security.log']);
  const lines = [...(await readSecurityLog(folder, names[0])), ...(await readSecurityLog(folder, names[1]))];
  expect(lines).toHaveLength(900);
  expect(await readSecurityLog(folder)).toEqual(await readSecurityLog(folder, 'security-2026-03-02.log'));
});

test('staff commands that change something are logged with the account and the operator', async () => {
  const env = await makeSite('embedded');
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: env.DATA_DIR,
    onConnectionError: () => undefined,
  });
  await database.db
    .insertInto('users')
    .values({
      username: 'Aziza',
      username_key: 'aziza',
      email: 'a@maktab.uz',
      email_key: 'a@maktab.uz',
      password_hash: 'x',
      created_at: new Date(),
    })
    .execute();
  await database.close();
  const run = async (...args: string[]) => {
    const command = runNode(args, { ...env, USER: 'navbatchi' });
    expect([await command.ended, command.output()]).toEqual([0, expect.any(String)]);
  };
  await run('admin-cli.js', 'users');
  await run('admin-cli.js', 'sessions', 'aziza');
  await run('admin-cli.js', 'disable', 'aziza', '--yes');
  await run('admin-cli.js', 'disable', 'aziza', '--undo', '--yes');
  const folder = await makeContent(edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Massa'));
  await run('content-cli.js', 'import', folder);
  await run('content-cli.js', 'import', folder);
  const account = { user: 1, username: 'Aziza', by: expect.any(String) };
  expect(await readSecurityLog(env.DATA_DIR)).toEqual([
    { time: expect.any(String), event: 'staff-action', command: 'Disable', ...account },
    { time: expect.any(String), event: 'session-ended', reason: 'staff', ...account },
    { time: expect.any(String), event: 'staff-action', command: 'Enable', ...account },
    {
      time: expect.any(String),
      event: 'staff-action',
      command: `content import ${folder}`,
      by: expect.any(String),
    },
  ]);
});
