import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { writeControlFile } from './control-file.js';
import { CommandError } from '../command-line.js';

type RunCommand = (name: string, input: unknown) => Promise<unknown>;

function isAuthorized(request: IncomingMessage, secret: string): boolean {
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Runs staff commands in this process, which holds the embedded database. The server listens on a separate loopback port,
 * which neither the site's port nor a proxy in front of it exposes, and requires a secret that only the owner of the data
 * folder can read.
 * @returns stops listening after the running commands
 */
export async function startControlServer(dataDir: string, run: RunCommand): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
    if (request.method !== 'POST' || !isAuthorized(request, secret)) {
      send(403, {});
      return;
    }
    try {
      const { name, input } = (await json(request)) as { name: string; input: unknown };
      send(200, { answer: await run(name, input) });
    } catch (error) {
      if (error instanceof CommandError) send(400, { error: error.message });
      else send(500, { error: String(error) });
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const removeFile = await writeControlFile(dataDir, {
    port: (server.address() as AddressInfo).port,
    secret,
  });
  return async () => {
    await removeFile();
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}
