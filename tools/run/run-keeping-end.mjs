// @ts-check
import { spawn } from 'node:child_process';
import { commandEnvironment, root } from './prepare.mjs';

/** How many of the last lines of a command are kept: test runners end with what failed. */
const KEPT_LINES = 120;

/**
 * Runs a command in the workspace root with its output shown, and keeps the end of it.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ succeeded: boolean, end: string }>} whether it succeeded, and its last lines
 */
export async function runKeepingEnd(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: commandEnvironment(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  });
  let end = '';
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      to.write(text);
      end = (end + text).split('\n').slice(-KEPT_LINES).join('\n');
    });
  }
  const status = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  return { succeeded: status === 0, end };
}
