import { spawn } from 'node:child_process';
import { freePort } from '../../run/free-port.mjs';

export interface StartedServer {
  readonly address: string;
  /** Ends the server and returns its output. */
  readonly stop: () => Promise<string>;
}

/** Starts `npm start` of a consumer with the port in `PORT`, and waits until it responds. */
export async function startServer(folder: string, env: NodeJS.ProcessEnv): Promise<StartedServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  // Its own process group, because npm does not pass signals on.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', end);
  const stop = async () => {
    end();
    await closed;
    process.removeListener('exit', end);
    return output;
  };
  // Long: other consumers are built at the same time.
  const deadline = Date.now() + 240_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return { address, stop };
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error(`The server of ${folder} did not respond: ${await stop()}`);
}
