import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { root } from './prepare.mjs';
import { runCommand } from './run-command.js';
import { readReports } from './step-report.js';

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-reports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const node = (code: string) => [process.execPath, '-e', code] as const;

let outputs = 0;
const newOutputFile = () => path.join(folder, `${++outputs}.log`);

test('the output of a failed command is in its file, after that of an earlier command', async () => {
  const outputFile = newOutputFile();
  const { signal } = new AbortController();
  assert.equal(await runCommand(node(`console.log('first')`), outputFile, {}, signal), true);
  const failing = node(`process.stderr.write('error'); process.exitCode = 3`);
  assert.equal(await runCommand(failing, outputFile, {}, signal), false);
  assert.equal(readFileSync(outputFile, 'utf8'), 'first\nerror');
});

test('a command that does not exist fails', async () => {
  const outputFile = newOutputFile();
  const { signal } = new AbortController();
  assert.equal(await runCommand(['no-such-command'], outputFile, {}, signal), false);
  assert.match(readFileSync(outputFile, 'utf8'), /no-such-command/);
});

test(
  'an aborted command is ended with the processes it started, and lists them',
  { timeout: 60_000 },
  async () => {
    const outputFile = newOutputFile();
    const wait = 'setInterval(() => undefined, 1000)';
    const startsAnother = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${wait}'], { stdio: 'inherit' });
    console.log('started ' + pid + '.');
    ${wait}`;
    const controller = new AbortController();
    const result = runCommand(node(startsAnother), outputFile, {}, controller.signal);
    const startedPid = () => /started (?<pid>\d+)\./.exec(readFileSync(outputFile, 'utf8'))?.groups?.['pid'];
    while (!startedPid()) await setImmediate();
    controller.abort();
    assert.equal(await result, false);
    const pid = startedPid();
    assert.match(
      readFileSync(outputFile, 'utf8'),
      new RegExp(`Ended before it finished[^]*\\b${pid}\\b.*setInterval`),
    );
    // The signal ends a process when it is next scheduled. Then it stays in the list as a zombie until its parent reads its status.
    const state = () => spawnSync('ps', ['-o', 'stat=', '-p', pid ?? ''], { encoding: 'utf8' }).stdout.trim();
    while (!/^(?:Z|$)/.test(state())) await setImmediate();
  },
);

test('the slowest files and the failures come from the reports of tasks that ran', () => {
  const task = (name: string, seconds: number, status: string) => ({
    ...{ name, ph: 'X', ts: 0, dur: seconds * 1e6 },
    args: { status },
  });
  const report = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
  mkdirSync(folder, { recursive: true });
  report('tasks', [
    { name: 'thread_name', ph: 'M', args: {} },
    task('@zarra/a:test', 9, 'failure'),
    task('@zarra/b:e2e', 20, 'failure'),
    task('@zarra/c:lint', 4, 'success'),
    task('@zarra/d:lint', 8, 'local-cache'),
    task('@zarra/e:lint', 3, 'failure'),
  ]);
  const file = (name: string, startTime: number, endTime: number) => ({
    ...{ name: path.join(root, name), startTime, endTime },
    ...{ status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
  });
  const failedTest = { status: 'failed', fullName: 'x adds', failureMessages: ['expected 3'] };
  report(encodeURIComponent('@zarra/a:test'), {
    testResults: [
      { ...file('libs/a/x.test.ts', 1000, 3000), status: 'failed', assertionResults: [failedTest] },
      file('libs/a/x.test.ts', 3000, 3500),
      { ...file('libs/a/z.test.ts', 0, 0), status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  const spec = (ok: boolean, ...results: readonly object[]) => ({
    ...{ file: 'y.spec.ts', title: 'opens', ok },
    tests: results.map((result) => ({ results: [result] })),
  });
  report(encodeURIComponent('@zarra/b:e2e'), {
    config: { rootDir: path.join(root, 'apps/b/src') },
    suites: [
      {
        file: 'y.spec.ts',
        specs: [spec(true, { duration: 5000 })],
        suites: [
          { specs: [spec(false, { duration: 1000 }, { duration: 2000, error: { message: 'timeout' } })] },
        ],
      },
    ],
  });

  const { tasks, cached, slowest, failures } = readReports(folder);
  assert.deepEqual([tasks, cached], [5, 1]);
  assert.deepEqual(slowest(2), [
    { name: 'apps/b/src/y.spec.ts', seconds: 8 },
    { name: '@zarra/c:lint', seconds: 4 },
  ]);
  assert.deepEqual(slowest(10).at(-2), { name: 'libs/a/x.test.ts', seconds: 2.5 });
  assert.deepEqual(failures, [
    { name: 'libs/a/x.test.ts: x adds', message: 'expected 3' },
    { name: 'libs/a/z.test.ts', message: 'no module' },
    { name: 'apps/b/src/y.spec.ts: opens', message: 'timeout' },
    { name: '@zarra/e:lint', message: '' },
  ]);
});
