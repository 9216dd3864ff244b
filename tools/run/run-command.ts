import { spawn } from 'node:child_process';
import { commandEnvironment, root } from './prepare.mjs';

/** Number of last lines of a command that are kept: test runners end with what failed. */
const KEPT_LINES = 120;

/**
 * Runs a command in the workspace root.
 * @returns whether it succeeded, and its last lines
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  print: (text: string) => void,
  env: NodeJS.ProcessEnv,
): Promise<{ succeeded: boolean; end: string }> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: commandEnvironment({ ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }),
  });
  let end = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      print(text);
      end = (end + text).split('\n').slice(-KEPT_LINES).join('\n');
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ succeeded: false, end: error.message }));
    child.once('close', (status) => resolve({ succeeded: status === 0, end }));
  });
}
