import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openTestApp } from './testing/app.js';

const COMMAND = path.join(import.meta.dirname, '../../../libs/contracts/bin/zarra-contracts.mjs');

/** Runs the command of the package @zarra/contracts from its sources. */
const runCommand = (...args: string[]) =>
  new Promise<{ code: number; output: string; lines: string[] }>((resolve) => {
    const flags = ['--conditions=@zarra/source', '--import', 'tsx'];
    execFile(process.execPath, [...flags, COMMAND, ...args], (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, output: stdout + stderr, lines: stdout.trim().split('\n') });
    });
  });

test('every call of the specification holds at our server, by HTTP', async () => {
  const app = await openTestApp('embedded');
  try {
    const { href } = await app.listen();

    const { code, lines, output } = await runCommand('check', `${href}api`, '--write');

    expect(lines.at(-1), output).toBe('15 of 15 calls hold');
    expect(code).toBe(0);
  } finally {
    await app.close();
  }
});

test('without --write only public lists are requested', async () => {
  const app = await openTestApp('embedded');
  try {
    const { href } = await app.listen();

    const { code, lines, output } = await runCommand('check', `${href}api/`);

    expect(lines.at(-1), output).toBe('5 of 15 calls hold, 10 not sent');
    expect(code).toBe(0);
    expect(await app.database.db.selectFrom('users').select('id').execute()).toEqual([]);
  } finally {
    await app.close();
  }
});

test('a wrong back end is status 1, with what differs', async () => {
  const server = createServer((_, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const { code, lines } = await runCommand('check', `http://127.0.0.1:${port}/api`);

    expect(lines[1]).toMatch(/^GET \/simulators\/ +nothing +differs +the body is not JSON$/);
    expect(lines.at(-1)).toBe('0 of 15 calls hold, 10 not sent');
    expect(code).toBe(1);
  } finally {
    server.close();
  }
});

test.each([
  [[]],
  [['check']],
  [['check', 'ftp://a.uz']],
  [['check', 'http://a.uz', '--other']],
  [['walk', 'http://a.uz']],
])('wrong arguments %j print the usage, status 2', async (args) => {
  const { code, output } = await runCommand(...args);
  expect(code).toBe(2);
  expect(output).toContain('Usage: npx @zarra/contracts check');
});
