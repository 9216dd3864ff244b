import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { hasExecutedTask } from './prepare.mjs';

/** Runs a step before a command that prints "result". */
function runWithStep(script: string, options = '{}') {
  const module = new URL('prepare.mjs', import.meta.url).href;
  const command = `
    import { runStep } from '${module}';
    await runStep('Building', [process.execPath, '-e', ${JSON.stringify(script)}], ${options});
    console.log('result');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', command], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a step prints one line with its time to standard error, and none of its output', () => {
  const { status, stdout, stderr } = runWithStep(`console.log('bundle.js 12 kB')`);
  assert.deepEqual([status, stdout], [0, 'result\n']);
  assert.match(stderr, /^▸ Building … \d+ s\n$/);
});

test('a step prints in its line how much is done', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'zarra-step-')), 'done');
  const name = JSON.stringify(file);
  // The step ends when it was asked three times.
  const { stdout, stderr } = runWithStep(
    `const timer = setInterval(() => { if (require('fs').existsSync(${name})) clearInterval(timer); }, 10)`,
    `{ share: await import('node:fs').then(({ writeFileSync }) => {
      let times = 0;
      return () => {
        times = Math.min(3, times + 1);
        if (times === 3) writeFileSync(${name}, '');
        return times / 4;
      };
    }) }`,
  );
  rmSync(path.dirname(file), { recursive: true });
  assert.equal(stdout, 'result\n');
  assert.match(stderr, /^▸ Building … 20 % 50 % 70 % \d+ s\n$/);
});

test('a step with nothing to do prints nothing', () =>
  assert.deepEqual(
    runWithStep(`console.log('from the cache')`, `{ isWork: (output) => output.includes('built') }`),
    {
      status: 0,
      stdout: 'result\n',
      stderr: '',
    },
  ));

test('a failed step shows its output and ends the command', () => {
  const { status, stdout, stderr } = runWithStep(
    `console.log('a fault'); process.exitCode = 3`,
    '{ isWork: () => false }',
  );
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^▸ Building … failed\na fault\n$/);
});

test('the output of Nx tells tasks that it runs from those of the cache', () => {
  const cached = ' NX   Running target build for project @zarra/api:\n\n> nx run @zarra/api:build';
  for (const cache of ['local cache', 'existing outputs match the cache, left as is'])
    assert.equal(hasExecutedTask(`${cached}  [${cache}]\n`), false);
  assert.equal(hasExecutedTask(`${cached}\n\n`), true);
  assert.equal(hasExecutedTask('\u001b[2m> \u001b[22m\u001b[2mnx run\u001b[22m @zarra/api:build\n'), true);
});
