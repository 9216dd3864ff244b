import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server on a free port of this machine, for one test. */
export interface TestServer {
  /** Absolute address of the API. */
  readonly baseUrl: string;
  /** The received requests, in order. */
  readonly received: readonly Received[];
  readonly close: () => Promise<void>;
}

/** Starts a server that records each request and passes it to `handle`. */
export async function startTestServer(
  handle: (response: ServerResponse, request: Received) => void,
): Promise<TestServer> {
  const received: Received[] = [];
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(parts).toString() };
      received.push(entry);
      handle(response, entry);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { baseUrl: `http://127.0.0.1:${port}/api`, received, close };
}

/** Sends a status and a body: text unchanged, other values as JSON. */
export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
