import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import fp from 'fastify-plugin';
import { networkOf } from './client-key.js';

export interface ConnectionLimits {
  /** Maximum open connections of all clients. */
  readonly total: number;
  /** Maximum open connections of one client address. Proxies are exempt. */
  readonly perAddress: number;
  /**
   * A connection is closed after this time without data in either direction, ms. It takes twice as long while a write is
   * pending, because Node restarts the timeout once.
   */
  readonly stalledMs: number;
}

/** An idle connection takes about 10 kB of memory. A browser opens six connections, and a school may share an address. */
const DEFAULTS: ConnectionLimits = { total: 10_000, perAddress: 1000, stalledMs: 60_000 };

interface ConnectionOptions {
  /** Addresses of proxies. A connection of a proxy carries requests of many clients. */
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
    // Data that the client receives restarts the timeout, so that slow downloads continue.
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
