import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import fp from 'fastify-plugin';
import { networkOf } from './client-key.js';

export interface ConnectionLimits {
  /** Open connections of all clients. */
  readonly total: number;
  /** Open connections of one client address, except of proxies. */
  readonly perAddress: number;
  /**
   * Time without a byte in either direction until a connection is closed, ms: its client reads nothing. Twice as long while a
   * write is pending, because Node restarts the timeout once.
   */
  readonly stalledMs: number;
}

/** An idle connection takes about 10 kB. A browser opens six, and an address may stand for a school. */
const DEFAULTS: ConnectionLimits = { total: 10_000, perAddress: 1000, stalledMs: 60_000 };

interface ConnectionOptions {
  /** Addresses of proxies, whose connections carry the requests of many clients. */
  readonly trustProxy: string[];
  readonly limits?: Partial<ConnectionLimits> | undefined;
}

/** Limits the connections of the server. A connection over a limit is closed without a response. */
export const connectionLimits = fp<ConnectionOptions>(
  ({ server }, { trustProxy, limits = {} }) => {
    const { total, perAddress, stalledMs } = { ...DEFAULTS, ...limits };
    const isProxy = proxyAddress.compile(trustProxy);
    const counts = new Map<string, number>();

    server.maxConnections = total;
    // Node closes a connection at this timeout. Bytes that the client takes restart it, so slow downloads continue.
    server.setTimeout(stalledMs);
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
      const address = networkOf(remoteAddress);
      const count = (counts.get(address) ?? 0) + 1;
      if (count > perAddress) {
        socket.destroy();
        return;
      }
      counts.set(address, count);
      socket.once('close', () => {
        const left = (counts.get(address) ?? 0) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      });
    });
  },
  { name: 'connection-limits' },
);
