import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { edited, makeContent } from '../test-content.js';
import { makeSite } from '../test-database.js';
import { makeFolder } from '../test-folder.js';
import { runNode, waitUntil, type TestProcess } from '../test-process.js';
import { DataDirLockedError, lockDataDir } from './data-lock.js';

const built = pathToFileURL(path.resolve(import.meta.dirname, '../../dist/database/data-lock.js')).href;

/** Takes the folder's lock and says so; says "alive" at SIGUSR2, releases and ends at SIGTERM. */
const holderCode = `
import { createHook } from 'node:async_hooks';
import { lockDataDir } from ${JSON.stringify(built)};
let timers = 0;
createHook({ init: (_id, type) => { if (type === 'Timeout') timers += 1; } }).enable();
try {
  const release = await lockDataDir(process.env.DIR);
  process.on('SIGUSR2', () => console.log('alive'));
  process.on('SIGTERM', async () => { await release(); process.exit(0); });
  console.log('held');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error.name + ' after ' + timers + ' timers: ' + error.message);
  process.exit(3);
}`;

/** At SIGUSR2 tries the next of the folders 0, 1, 2 …, says how it went and keeps what it won. */
const racerCode = `
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

async function hold(dir: string): Promise<TestProcess> {
  const holder = runCode(holderCode, dir);
  await holder.waitFor(/^held$/m);
  return holder;
}

async function killHard({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

/** The lock of a process that is no more. */
async function deadLock(): Promise<string> {
  const dir = await makeFolder();
  await killHard(await hold(dir));
  return readFile(lockOf(dir), 'utf8');
}

/** Takes the folder over and leaves it clean. */
async function expectFree(dir: string): Promise<void> {
  const release = await lockDataDir(dir);
  expect(await readLock(dir)).toMatchObject({ pid: process.pid, host: hostname() });
  await release();
  expect(await readdir(dir)).toEqual([]);
}

describe('the lock of a data folder', () => {
  test('a second process is refused without waiting, naming the first, which goes on', async () => {
    const dir = await makeFolder();
    const first = await hold(dir);
    const content = await readFile(lockOf(dir), 'utf8');

    const second = runCode(holderCode, dir);
    const refusal = await second.waitFor(/DataDirLockedError after (\d+) timers: (.*)/);
    expect(refusal[1]).toBe('0');
    expect(refusal[2]).toBe(
      `${dir} is in use by process ${String(first.child.pid)} on ${hostname()}. Stop it, or choose another DATA_DIR.`,
    );
    expect(await second.ended).toBe(3);

    first.child.kill('SIGUSR2');
    await first.waitFor(/^alive$/m);
    expect(await readFile(lockOf(dir), 'utf8')).toBe(content);
    expect(await readdir(dir)).toEqual(['lock']);
  });

  test('a normal end releases it', async () => {
    const dir = await makeFolder();
    const first = await hold(dir);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await readdir(dir)).toEqual([]);
    const next = await hold(dir);
    expect(await readLock(dir)).toMatchObject({ pid: next.child.pid });
  });

  test('one process cannot take it twice', async () => {
    const dir = await makeFolder();
    const release = await lockDataDir(dir);
    await expect(lockDataDir(dir)).rejects.toThrow(DataDirLockedError);
    await release();
    await expectFree(dir);
  });

  test('the lock of a process killed by -9 is taken over, time after time', async () => {
    const dir = await makeFolder();
    for (let turn = 0; turn < 5; turn += 1) {
      const holder = await hold(dir);
      expect(await readLock(dir)).toMatchObject({ pid: holder.child.pid });
      await killHard(holder);
      expect(existsSync(lockOf(dir))).toBe(true);
    }
    await expectFree(dir);
  });

  test('a killed process that its parent has not looked at yet holds nothing', async () => {
    const dir = await makeFolder();
    // The shell starts the holder and then never waits for it.
    const code = `import { spawn } from 'node:child_process';
      const node = [process.execPath, '--input-type=module', '-e', process.env.CODE];
      const shell = spawn('/bin/sh', ['-c', '"$@" & exec sleep 60', 'sh', ...node], { stdio: 'inherit' });
      process.on('SIGTERM', () => { shell.kill('SIGKILL'); process.exit(0); });`;
    const parent = runNode(['--input-type=module', '-e', code], { DIR: dir, CODE: holderCode });
    await parent.waitFor(/^held$/m);
    const pid = Number((await readLock(dir))['pid']);
    process.kill(pid, 'SIGKILL');
    await waitUntil(async () => / Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
    await expectFree(dir);
    parent.child.kill('SIGTERM');
    await parent.ended;
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"pid":12'],
    ['no JSON', 'server\n'],
    ['bytes', '\u0000\u0001\uFFFD'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a pid alone', `{"pid":${process.pid}}`],
    ['a pid as text', `{"pid":"${process.pid}","started":"","host":"${hostname()}"}`],
    ['pid 0, which names our own group', `{"pid":0,"started":"","host":"${hostname()}"}`],
    ['pid -1, which names everyone', `{"pid":-1,"started":"","host":"${hostname()}"}`],
    ['half a pid', `{"pid":1.5,"started":"","host":"${hostname()}"}`],
    ['a pid too large', `{"pid":1e300,"started":"","host":"${hostname()}"}`],
    ['odd types', '{"pid":1,"started":{},"host":[]}'],
  ])('a lock file that names nobody is taken over: %s', async (_name, content) => {
    await expectFree(await makeFolder({ lock: content }));
  });

  test('a pid given to another process since then holds nothing; the process itself does', async () => {
    const dir = await makeFolder();
    const release = await lockDataDir(dir);
    const mine = await readLock(dir);
    await release();

    await writeFile(lockOf(dir), JSON.stringify({ ...mine, started: '1' }));
    await expectFree(dir);
    await writeFile(lockOf(dir), JSON.stringify(mine));
    await expect(lockDataDir(dir)).rejects.toThrow(`process ${process.pid} on`);
  });

  test('a lock of another machine is left alone and the way out is named', async () => {
    const content = JSON.stringify({ pid: 4_000_000, started: '1', host: 'boshqa-server' });
    const dir = await makeFolder({ lock: content });
    await expect(lockDataDir(dir)).rejects.toThrow(
      `${dir} is in use by process 4000000 on boshqa-server. Stop it, or choose another DATA_DIR.` +
        ` If that machine is gone for good, delete ${lockOf(dir)}.`,
    );
    expect(await readFile(lockOf(dir), 'utf8')).toBe(content);
    expect(await readdir(dir)).toEqual(['lock']);
  });

  test('releasing leaves the lock of a successor alone', async () => {
    const dir = await makeFolder();
    const release = await lockDataDir(dir);
    const successor = JSON.stringify({ pid: 1, started: '1', host: 'boshqa-server' });
    await writeFile(lockOf(dir), successor);
    await release();
    expect(await readFile(lockOf(dir), 'utf8')).toBe(successor);
  });

  test('of 20 processes racing for a folder with a dead lock exactly one wins', async () => {
    const ROUNDS = 10;
    const lock = await deadLock();
    const dir = await makeFolder(
      Object.fromEntries(Array.from({ length: ROUNDS }, (_, round) => [`${round}/lock`, lock])),
    );
    const racers = Array.from({ length: 20 }, () => runCode(racerCode, dir));
    await Promise.all(racers.map((racer) => racer.waitFor(/^ready$/m)));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { child } of racers) child.kill('SIGUSR2');
      const results = await Promise.all(
        racers.map(async (racer) => (await racer.waitFor(new RegExp(`^round ${round} (\\w+)$`, 'm')))[1]),
      );
      expect([round, ...results.sort()]).toEqual([round, ...Array(19).fill('DataDirLockedError'), 'won']);
      const winner = racers.find((racer) => racer.output().includes(`round ${round} won`));
      expect(await readLock(path.join(dir, String(round)))).toMatchObject({ pid: winner?.child.pid });
      expect(await readdir(path.join(dir, String(round)))).toEqual(['lock']);
    }
    await Promise.all(racers.map(killHard));
  });
});

describe('the server on a data folder', () => {
  const startServer = (site: NodeJS.ProcessEnv): TestProcess =>
    runNode(['server.js'], { ...site, PORT: '0' });

  test('a second server ends with one line naming the first, which still answers', async () => {
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
    expect(existsSync(lockOf(dir))).toBe(false);
  });

  test('a start that fails leaves no lock, and the next one succeeds', async () => {
    const dir = path.join(await makeFolder(), 'data');
    const faulty = await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'));
    const broken = startServer({ DATA_DIR: dir, CONTENT_DIR: faulty });
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toContain('lessons/8-sinf/tok.md');
    expect(existsSync(lockOf(dir))).toBe(false);

    const next = startServer({ DATA_DIR: dir, CONTENT_DIR: await makeContent() });
    await next.waitFor(/Zarra is ready: /);
    expect(await readLock(dir)).toMatchObject({ pid: next.child.pid });
    await killHard(next);
  });
});
