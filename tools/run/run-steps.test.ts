import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { printAfter } from './ordered-output.js';
import { root } from './prepare.mjs';
import { runCommand } from './run-command.js';
import { readTimes } from './step-times.js';

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-reports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const node = (code: string) => [process.execPath, '-e', code] as const;

test('the result of a failed command has its last lines', async () => {
  const { succeeded, lastLines } = await runCommand(
    node(`
      for (let line = 0; line < 500; line++) process.stderr.write(line + '\\n');
      process.stderr.write('error\\n');
      process.exitCode = 3;
    `),
    () => undefined,
    {},
    new AbortController().signal,
  );
  assert.equal(succeeded, false);
  assert.match(lastLines, /\berror\b/);
  assert.match(lastLines, /\b499\b/);
  assert.doesNotMatch(lastLines, /^1$/m);
});

test('a command that does not exist fails', async () => {
  const { succeeded, lastLines } = await runCommand(
    ['no-such-command'],
    () => undefined,
    {},
    new AbortController().signal,
  );
  assert.equal(succeeded, false);
  assert.match(lastLines, /no-such-command/);
});

// The started process inherits the output, so the command is finished only when both have ended.
test(
  'an aborted command is ended with the processes it started, and lists them',
  { timeout: 60_000 },
  async () => {
    const wait = 'setInterval(() => undefined, 1000)';
    const startsAnother = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${wait}'], { stdio: 'inherit' });
    console.log('started ' + pid + '.');
    ${wait}`;
    const controller = new AbortController();
    let printed = '';
    const print = (text: string) => {
      printed += text;
      if (printed.includes('.')) controller.abort();
    };
    const { succeeded } = await runCommand(node(startsAnother), print, {}, controller.signal);
    assert.equal(succeeded, false);
    const pid = /started (?<pid>\d+)/.exec(printed)?.groups?.['pid'];
    assert.ok(pid);
    assert.match(printed, new RegExp(`Ended before it finished[^]*\\b${pid}\\b.*setInterval`));
  },
);

test('commands that run side by side print one after another', async () => {
  const written: string[] = [];
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  const print = printAfter(first, { write: (text: string) => written.push(text) });
  print('early ');
  assert.deepEqual(written, []);
  endFirst();
  await first;
  print('late');
  assert.equal(written.join(''), 'early late');
});

test('the slowest files come from the reports of tasks that ran', () => {
  const task = (name: string, seconds: number, status: string) => ({
    ...{ name, ph: 'X', ts: 0, dur: seconds * 1e6 },
    args: { status },
  });
  const report = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
  mkdirSync(folder, { recursive: true });
  report('tasks', [
    { name: 'thread_name', ph: 'M', args: {} },
    task('@zarra/a:test', 9, 'success'),
    task('@zarra/b:e2e', 20, 'failure'),
    task('@zarra/c:lint', 4, 'success'),
    task('@zarra/d:lint', 8, 'local-cache'),
  ]);
  const file = (name: string, startTime: number, endTime: number) => ({
    name: path.join(root, name),
    startTime,
    endTime,
  });
  report(encodeURIComponent('@zarra/a:test'), {
    testResults: [file('libs/a/x.test.ts', 1000, 3000), file('libs/a/x.test.ts', 3000, 3500)],
  });
  const specs = (...durations: number[]) => [
    { tests: durations.map((duration) => ({ results: [{ duration }] })) },
  ];
  report(encodeURIComponent('@zarra/b:e2e'), {
    config: { rootDir: path.join(root, 'apps/b') },
    suites: [
      { file: 'y.spec.ts', specs: specs(5000), suites: [{ file: 'y.spec.ts', specs: specs(1000, 2000) }] },
    ],
  });

  const { tasks, cached, slowest } = readTimes(folder);
  assert.deepEqual([tasks, cached], [4, 1]);
  assert.deepEqual(slowest(2), [
    { name: 'apps/b/y.spec.ts', seconds: 8 },
    { name: '@zarra/c:lint', seconds: 4 },
  ]);
  assert.deepEqual(slowest(10).at(-1), { name: 'libs/a/x.test.ts', seconds: 2.5 });
});
