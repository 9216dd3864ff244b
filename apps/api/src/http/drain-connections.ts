import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Idle connections are closed after this time, ms. A proxy closes its own idle connections earlier (deploy/nginx: 2 s). */
const IDLE_MS = 3000;

/**
 * Stops a server behind a proxy without a lost request. It accepts no new connection, and the proxy connects to another
 * process. Each response ends its connection. An idle connection stays open: the proxy may be sending a request on it, and
 * only a proxy that closes it first cannot lose that request.
 * @returns after the last connection is closed
 */
export async function drainConnections(server: Server, idleMs = IDLE_MS): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // http.Server.close() would close idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const timer = setInterval(() => server.closeIdleConnections(), idleMs);
  await closed;
  clearInterval(timer);
}
