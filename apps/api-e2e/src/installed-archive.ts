// The archive as docs/operate.md installs it, below a temporary folder: the command lines of the units and the wrapper `zarra`.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** An unprivileged user, when the test runs as root. */
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The units set METRICS_PORT=1%i: ports of four digits. */
const FIRST_PORT = 3001;
const LAST_PORT = 9999;

interface CommandResult {
  readonly status: number | null;
  readonly text: string;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const result = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  server.listen(port, '127.0.0.1');
  const free = await result;
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
}

async function findUnitPort(): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1)
    if ((await isFree(port)) && (await isFree(10_000 + port))) return port;
  throw new Error('No port is free.');
}

/**
 * Installs an unpacked archive.
 * @param folder readable by all; the data folder is not created
 */
export async function installArchive(folder: string, root: string) {
  const port = await findUnitPort();
  const pathOf = (name: string): string => path.join(folder, name);
  const [settings, current, library, backups] = [
    pathOf('zarra.env'),
    pathOf('current'),
    pathOf('var/zarra'),
    pathOf('backups'),
  ];
  const dataDir = path.join(library, String(port));
  /** A shipped file with the paths of this installation. */
  const adapt = (file: string): string =>
    readFileSync(path.join(root, 'deploy/systemd', file), 'utf8')
      .replaceAll('/var/lib/zarra/3001', dataDir)
      .replaceAll('/var/lib/zarra', library)
      .replaceAll('/var/backups/zarra', backups)
      .replaceAll('/etc/zarra/zarra.env', settings)
      .replaceAll('/opt/zarra/current', current)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace('runuser -u zarra --', user.uid === undefined ? '' : 'runuser -u nobody --');

  const units = pathOf('units');
  for (const name of ['units', 'var', 'backups']) mkdirSync(pathOf(name));
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, backups]);
  for (const file of ['zarra@.service', 'zarra-backup.service', 'zarra-backup.timer', 'zarra'])
    writeFileSync(path.join(units, file), adapt(file));
  /** The values of a key of a unit. */
  const valuesOf = (unit: string, key: string): string[] =>
    readFileSync(path.join(units, unit), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) => line.slice(key.length + 1).replaceAll('%i', String(port)));
  const environmentOf = (unit: string): Record<string, string> =>
    Object.fromEntries(
      valuesOf(unit, 'Environment').flatMap((value) =>
        value.split(' ').map((pair) => pair.split(/=(.*)/s) as [string, string]),
      ),
    );
  const commandOf = (unit: string, key: string): [string, string[]] => {
    const [program = '', ...args] = valuesOf(unit, key)[0]?.split(' ') ?? [];
    return [program, args];
  };
  const options = { ...user, cwd: folder, encoding: 'utf8' } as const;

  return {
    port,
    dataDir,
    library,
    backups,
    units,
    /** Makes a release the current one, as `ln -sfn` does. */
    use(release: string): void {
      rmSync(current, { force: true });
      symlinkSync(release, current);
    },
    /** Writes the shipped settings with some changes. */
    writeSettings(changes: Readonly<Record<string, string>>): void {
      let text = readFileSync(path.join(root, 'deploy/zarra.env'), 'utf8');
      for (const [name, value] of Object.entries(changes))
        text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
      writeFileSync(settings, text);
      chmodSync(settings, 0o644);
    },
    /** Runs the wrapper, which an operator runs as root. @param env variables in front of the command */
    zarra: (args: readonly string[], env: Readonly<Record<string, string>> = {}): CommandResult => {
      const command = ['/bin/sh', path.join(units, 'zarra'), ...args] as const;
      const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env };
      const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      });
      return { status, text: stdout + stderr };
    },
    /** Runs the backup unit. */
    backUp(): CommandResult {
      const [program, args] = commandOf('zarra-backup.service', 'ExecStart');
      const env = environmentOf('zarra-backup.service');
      const { status, stdout, stderr } = spawnSync(program, args, { ...options, env });
      return { status, text: stdout + stderr };
    },
    /** Starts the unit of the server and waits until it is ready. @throws when ExecStartPost fails */
    start(env: Readonly<Record<string, string>> = {}) {
      const unit = 'zarra@.service';
      const server: ChildProcess = spawn(...commandOf(unit, 'ExecStart'), {
        ...user,
        cwd: folder,
        env: { ...environmentOf(unit), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let log = '';
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      const ended = once(server, 'close');
      const stop = async (): Promise<number | null> => {
        server.kill('SIGTERM');
        await ended;
        return server.exitCode;
      };
      const [program, args] = commandOf(unit, 'ExecStartPost');
      const ready = spawnSync(program, args, { ...options, env: { MAINPID: String(server.pid) } });
      /** The largest resident memory so far, MiB. */
      const peakMemory = (): number => {
        const status = readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8');
        return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
      };
      return { isReady: ready.status === 0, stop, log: () => log, peakMemory };
    },
  };
}
