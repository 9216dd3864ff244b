import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { buildModule } from '../testing/build-module.js';
import { edited, makeContent } from '../testing/content.js';
import { makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode, waitUntil, type TestProcess } from '../testing/process.js';
import { DataDirLockedError, lockDataDir } from './data-lock.js';

const built = await buildModule(path.join(import.meta.dirname, 'data-lock.ts'));

/** Prints when it has the folder's lock, prints "alive" at SIGUSR2, releases the lock and exits at SIGTERM. */
const ownerCode = `
import { createHook } from 'node:async_hooks';
import { lockDataDir } from ${JSON.stringify(built)};
let timers = 0;
createHook({ init: (_id, type) => { if (type === 'Timeout') timers += 1; } }).enable();
try {
  const release = await lockDataDir(process.env.DIR);
  process.on('SIGUSR2', () => console.log('alive'));
  process.on('SIGTERM', () => { release(); process.exit(0); });
  console.log('held');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error.name + ' after ' + timers + ' timers: ' + error.message);
  process.exit(3);
}`;

/** At each SIGUSR2 tries to lock the next of the folders 0, 1, 2 …, prints the outcome and keeps the lock. */
const competitorCode = `
import path from 'node:path';
import { lockDataDir } from ${JSON.stringify(built)};
let round = 0;
process.on('SIGUSR2', async () => {
  const mine = round++;
  const result = await lockDataDir(path.join(process.env.DIR, String(mine))).then(() => 'won', (error) => error.name);
  console.log('round ' + mine + ' ' + result);
});
console.log('ready');
setInterval(() => {}, 1000);`;

const runCode = (code: string, dir: string): TestProcess =>
  runNode(['--input-type=module', '-e', code], { DIR: dir });

const lockOf = (dir: string): string => path.join(dir, 'lock');
const readLock = async (dir: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(lockOf(dir), 'utf8')) as Record<string, unknown>;

async function startOwner(dir: string): Promise<TestProcess> {
  const owner = runCode(ownerCode, dir);
  await owner.waitFor(/^held$/m);
  return owner;
}

async function killOwner({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

/** Locks the folder and releases it. */
async function expectFree(dir: string): Promise<void> {
  const release = await lockDataDir(dir);
  expect(await readLock(dir)).toEqual({ pid: process.pid, host: hostname() });
  release();
  expect(await readFile(lockOf(dir), 'utf8')).toBe('');
}

describe('the lock of a data folder', () => {
  test('a second process fails at once with the pid of the first, which continues', async () => {
    const dir = await makeFolder();
    const first = await startOwner(dir);
    const content = await readFile(lockOf(dir), 'utf8');

    const second = runCode(ownerCode, dir);
    const error = await second.waitFor(/DataDirLockedError after (\d+) timers: (.*)/);
    expect(error[1]).toBe('0');
    expect(error[2]).toBe(
      `${dir} is in use by process ${String(first.child.pid)} on ${hostname()}. Stop it, or choose another DATA_DIR.`,
    );
    expect(await second.ended).toBe(3);

    first.child.kill('SIGUSR2');
    await first.waitFor(/^alive$/m);
    expect(await readFile(lockOf(dir), 'utf8')).toBe(content);
    expect(await readdir(dir)).toEqual(['lock']);
  });

  test('a normal exit releases it', async () => {
    const dir = await makeFolder();
    const first = await startOwner(dir);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await readFile(lockOf(dir), 'utf8')).toBe('');
    const next = await startOwner(dir);
    expect(await readLock(dir)).toMatchObject({ pid: next.child.pid });
  });

  test('one process cannot lock it twice', async () => {
    const dir = await makeFolder();
    const release = await lockDataDir(dir);
    await expect(lockDataDir(dir)).rejects.toThrow(DataDirLockedError);
    release();
    await expectFree(dir);
  });

  test('a process killed by -9 does not hold it, repeatedly', async () => {
    const dir = await makeFolder();
    for (let turn = 0; turn < 5; turn += 1) {
      const owner = await startOwner(dir);
      expect(await readLock(dir)).toMatchObject({ pid: owner.child.pid });
      await killOwner(owner);
      expect(existsSync(lockOf(dir))).toBe(true);
    }
    await expectFree(dir);
  });

  test('a zombie process does not hold the lock', async () => {
    const dir = await makeFolder();
    // The shell starts the owner and never waits for it.
    const code = `import { spawn } from 'node:child_process';
      const node = [process.execPath, '--input-type=module', '-e', process.env.CODE];
      const shell = spawn('/bin/sh', ['-c', '"$@" & exec sleep 60', 'sh', ...node], { stdio: 'inherit' });
      process.on('SIGTERM', () => { shell.kill('SIGKILL'); process.exit(0); });`;
    const parent = runNode(['--input-type=module', '-e', code], { DIR: dir, CODE: ownerCode });
    await parent.waitFor(/^held$/m);
    const pid = Number((await readLock(dir))['pid']);
    process.kill(pid, 'SIGKILL');
    // Files stay open until the last thread has ended; the first one is a zombie before.
    await waitUntil(
      async () =>
        / Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')) &&
        (await readdir(`/proc/${pid}/task`)).length === 1,
    );
    await expectFree(dir);
    parent.child.kill('SIGTERM');
    await parent.ended;
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"pid":12'],
    ['bytes', '\u0000\u0001\uFFFD'],
    ['of a running process', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['of another host', '{"pid":1,"host":"boshqa-server"}'],
    ['of an earlier version on another host', '{"pid":1,"started":"123","host":"boshqa-server"}'],
  ])('a lock file does not hold it, whatever it says: %s', async (_name, content) => {
    await expectFree(await makeFolder({ lock: content }));
  });

  test('a container with another host name starts by itself after its predecessor was killed', async () => {
    const dir = await makeFolder();
    await killOwner(await startOwner(dir));
    await writeFile(lockOf(dir), JSON.stringify({ ...(await readLock(dir)), host: 'oldingi-konteyner' }));
    await startOwner(dir);
    expect(await readLock(dir)).toMatchObject({ host: hostname() });
  });

  test('a process that has the lock is named without a readable lock file', async () => {
    const dir = await makeFolder();
    const release = await lockDataDir(dir);
    await writeFile(lockOf(dir), '');
    await expect(lockDataDir(dir)).rejects.toThrow(
      `${dir} is in use by another process. Stop it, or choose another DATA_DIR.`,
    );
    release();
  });

  test('of 20 processes that lock a folder with an old lock file exactly one succeeds', async () => {
    const ROUNDS = 10;
    const lock = '{"pid":1,"started":"123","host":"boshqa-server"}';
    const dir = await makeFolder(
      Object.fromEntries(Array.from({ length: ROUNDS }, (_, round) => [`${round}/lock`, lock])),
    );
    const competitors = Array.from({ length: 20 }, () => runCode(competitorCode, dir));
    await Promise.all(competitors.map((competitor) => competitor.waitFor(/^ready$/m)));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { child } of competitors) child.kill('SIGUSR2');
      const results = await Promise.all(
        competitors.map(
          async (competitor) => (await competitor.waitFor(new RegExp(`^round ${round} (\\w+)$`, 'm')))[1],
        ),
      );
      expect([round, ...results.sort()]).toEqual([round, ...Array(19).fill('DataDirLockedError'), 'won']);
      const winner = competitors.find((competitor) => competitor.output().includes(`round ${round} won`));
      expect(await readLock(path.join(dir, String(round)))).toMatchObject({ pid: winner?.child.pid });
      expect(await readdir(path.join(dir, String(round)))).toEqual(['lock']);
    }
    await Promise.all(competitors.map(killOwner));
  });
});

describe('the server on a data folder', () => {
  const startServer = (site: NodeJS.ProcessEnv): TestProcess =>
    runNode(['server.js'], { ...site, PORT: '0' });

  test('a second server exits with one line about the first, which still responds', async () => {
    const site = await makeSite('embedded');
    const dir = site.DATA_DIR;
    const first = startServer(site);
    const address = (await first.waitFor(/Zarra is ready: (http:[^"\s]+)/))[1] ?? '';

    const second = startServer(site);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `${dir} is in use by process ${String(first.child.pid)} on ${hostname()}. Stop it, or choose another DATA_DIR.\n`,
    );

    const lessons = await fetch(`${address}/api/lessons/`);
    expect([lessons.status, (await fetch(`${address}/api/health/ready`)).status]).toEqual([200, 200]);
    await lessons.arrayBuffer();

    const closed = once(first.child, 'close');
    first.child.kill('SIGTERM');
    await closed;
    expect(await first.ended).toBe(0);
    expect(await readFile(lockOf(dir), 'utf8')).toBe('');
  });

  test('a failed start leaves no lock, and the next one succeeds', async () => {
    const dir = path.join(await makeFolder(), 'data');
    const invalidContent = await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'));
    const broken = startServer({ DATA_DIR: dir, CONTENT_DIR: invalidContent });
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toContain('lessons/8-sinf/tok.md');
    expect(await readFile(lockOf(dir), 'utf8')).toBe('');

    const next = startServer({ DATA_DIR: dir, CONTENT_DIR: await makeContent() });
    await next.waitFor(/Zarra is ready: /);
    expect(await readLock(dir)).toMatchObject({ pid: next.child.pid });
    await killOwner(next);
  });
});
