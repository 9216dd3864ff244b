import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '../http/readiness.js';
import type { Metrics } from './metrics.js';

interface MetricsServerOptions {
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/** The server of the metrics. */
export interface MetricsServer {
  /** Address of the metrics. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus, and `/ready` with the result of each check, on a port apart from the site's.
 * @throws the error of listening, such as EADDRINUSE
 */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { port, host, metrics, readiness } = options;
  const respond = async ({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, type: string, body: string): void =>
      void response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
        .end(method === 'HEAD' ? undefined : body);
    const [path] = (url ?? '').split('?', 1);
    if (method !== 'GET' && method !== 'HEAD') send(405, 'text/plain', 'Only GET and HEAD.\n');
    else if (path === '/metrics') send(200, metrics.registry.contentType, await metrics.registry.metrics());
    else if (path === '/ready') {
      const state = await readiness.check();
      send(state.ready ? 200 : 503, 'application/json', `${JSON.stringify(state)}\n`);
    } else send(404, 'text/plain', 'There is /metrics and /ready.\n');
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: actualPort } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
