import { spawn, spawnSync } from 'node:child_process';
import { commandEnvironment, root } from './prepare.mjs';

/** Test runners print failures at the end. */
const MAX_LAST_LINES = 120;

/**
 * Runs a command in the workspace root.
 * @param signal when it aborts, the command and the processes it started are ended, and listed at the end of its output
 * @returns whether it succeeded, and its last lines
 */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  print: (text: string) => void,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<{ succeeded: boolean; lastLines: string }> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: commandEnvironment({ ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }),
  });
  let lastLines = '';
  const add = (text: string) => {
    print(text);
    lastLines = (lastLines + text).split('\n').slice(-MAX_LAST_LINES).join('\n');
  };
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', add);

  const abort = () => {
    const started = child.pid === undefined ? [] : startedProcesses(child.pid);
    const list = started.map(({ description }) => description).join('\n');
    add(`\nEnded before it finished. Its processes (id, parent, time, command):\n${list}\n`);
    for (const { pid } of started) end(pid);
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', abort);

  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      signal.removeEventListener('abort', abort);
      resolve({ succeeded, lastLines });
    };
    child.once('error', (error) => {
      lastLines = error.message;
      finish(false);
    });
    child.once('close', (status) => finish(status === 0));
  });
}

interface StartedProcess {
  readonly pid: number;
  readonly description: string;
}

/** The processes that a process started, directly or through others; none where there is no `ps`. */
function startedProcesses(parent: number): readonly StartedProcess[] {
  const { error, stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,etime=,args='], { encoding: 'utf8' });
  if (error) return [];
  const all = stdout
    .trimEnd()
    .split('\n')
    .map((description) => {
      const [pid = 0, ppid = 0] = description.trim().split(/\s+/, 2).map(Number);
      return { pid, ppid, description };
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
