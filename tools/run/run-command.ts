import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { commandEnvironment, root } from './prepare.mjs';

/**
 * Runs a command in the workspace root. Its output goes to a file: a reader of a pipe that stops reading would stop the command.
 * @param signal when it aborts, the command and the processes it started are ended, and listed at the end of the file
 * @returns whether it succeeded
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  outputFile: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<boolean> {
  const output = openSync(outputFile, 'a');
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
    env: commandEnvironment({ ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }),
  });

  const abort = () => {
    const started = child.pid === undefined ? [] : startedProcesses(child.pid);
    const list = started.map(({ description }) => description).join('\n');
    appendFileSync(
      outputFile,
      `\nEnded before it finished. Its processes (id, parent, time, command):\n${list}\n`,
    );
    for (const { pid } of started) end(pid);
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      signal.removeEventListener('abort', abort);
      closeSync(output);
      resolve(succeeded);
    };
    child.once('error', (error) => {
      appendFileSync(outputFile, `${error.message}\n`);
      finish(false);
    });
    child.once('exit', (status) => finish(status === 0));
  });
}

interface StartedProcess {
  readonly pid: number;
  readonly description: string;
}

/** A browser has arguments of several thousand characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The processes that a process started, directly or through others; none where there is no `ps`. */
function startedProcesses(parent: number): readonly StartedProcess[] {
  const { error, stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,etime=,args='], { encoding: 'utf8' });
  if (error) return [];
  const all = stdout
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [pid = 0, ppid = 0] = line.trim().split(/\s+/, 2).map(Number);
      return { pid, ppid, description: line.slice(0, MAX_DESCRIPTION_LENGTH) };
    });
  const childrenOf = (pid: number): StartedProcess[] =>
    all.filter(({ ppid }) => ppid === pid).flatMap((child) => [child, ...childrenOf(child.pid)]);
  return childrenOf(parent);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}
