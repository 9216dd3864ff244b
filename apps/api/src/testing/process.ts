import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEachFile } from './cleanup.js';

const dist = path.resolve(import.meta.dirname, '../../dist');

// `npm test` of the workspace builds first; the tests of this project alone build here.
if (!existsSync(path.join(dist, 'server.js'))) {
  spawnSync('npx', ['vite', 'build'], { cwd: path.dirname(dist), stdio: 'inherit' });
}

export interface TestProcess {
  readonly child: ChildProcess;
  /** The output so far, of both streams. */
  output(): string;
  /** Resolves with the first match in the output; rejects when the process ends or the time is over before. */
  waitFor(pattern: RegExp, ms?: number): Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Ends only a hanging process: the time of a process depends on the load of the machine. */
export const HANG_MS = 240_000;

const started = new Set<ChildProcess>();

afterEachFile(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Runs a program of dist/ or (with `-e`) code as a real Node process. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): TestProcess {
  const child = spawn(process.execPath, [...args], {
    cwd: dist,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without the flags of the test runner and the settings of the developer.
    env: { PATH: process.env['PATH'], ...env },
  });
  started.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      notify();
    });
  }
  let over = false;
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => {
      over = true;
      started.delete(child);
      resolve(code ?? signal);
      notify();
    });
  });
  const waitFor = (pattern: RegExp, ms = HANG_MS): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        listeners.delete(look);
        settle();
      };
      const look = (): void => {
        const match = pattern.exec(output);
        if (match) finish(() => resolve(match));
        else if (over) finish(() => reject(new Error(`ended without ${String(pattern)}:\n${output}`)));
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`no ${String(pattern)} in ${ms} ms:\n${output}`))),
        ms,
      );
      listeners.add(look);
      look();
    });
  return { child, output: () => output, waitFor, ended };
}

/** Waits until a condition holds. */
export async function waitUntil(condition: () => Promise<boolean> | boolean, ms = HANG_MS): Promise<void> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`the condition did not come true in ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
