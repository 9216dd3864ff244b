import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createSecret, writeControl } from './control-file.js';
import { StaffError } from './staff-error.js';

type Run = (name: string, input: unknown) => Promise<unknown>;

function isProved(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Lets staff's programs run calls in this process, which holds the embedded database. It listens on a loopback port of
 * its own, so neither the site's port nor a proxy in front of it leads here, and asks for a secret that only the data
 * folder's owner can read.
 * @returns stops listening when the calls that run have ended
 */
export async function startControl(dataDir: string, run: Run): Promise<() => Promise<void>> {
  const secret = createSecret();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
    if (request.method !== 'POST' || !isProved(request, secret)) {
      send(403, {});
      return;
    }
    try {
      const { name, input } = (await json(request)) as { name: string; input: unknown };
      send(200, { answer: await run(name, input) });
    } catch (error) {
      if (error instanceof StaffError) send(400, { error: error.message });
      else send(500, { error: String(error) });
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const remove = await writeControl(dataDir, { port: (server.address() as AddressInfo).port, secret });
  return async () => {
    await remove();
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}
