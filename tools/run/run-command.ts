import { spawn } from 'node:child_process';
import { commandEnvironment, root } from './prepare.mjs';

/** Test runners print failures at the end. */
const MAX_LAST_LINES = 120;

/**
 * Runs a command in the workspace root.
 * @returns whether it succeeded, and its last lines
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  print: (text: string) => void,
  env: NodeJS.ProcessEnv,
): Promise<{ succeeded: boolean; lastLines: string }> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: commandEnvironment({ ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }),
  });
  let lastLines = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      print(text);
      lastLines = (lastLines + text).split('\n').slice(-MAX_LAST_LINES).join('\n');
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ succeeded: false, lastLines: error.message }));
    child.once('close', (status) => resolve({ succeeded: status === 0, lastLines }));
  });
}
