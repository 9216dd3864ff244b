import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Fault of a connection. `drop-all`: data of both directions is dropped without closing the connection, as after a failover
 * that moves an address. `drop-responses`: the server receives the requests, and its responses are dropped. `reset`: the
 * connection is reset.
 */
export type Fault = 'none' | 'drop-all' | 'drop-responses' | 'reset';

export interface FaultProxy {
  readonly port: number;
  /** Sets the fault of the open connections. */
  setFaultOfOpen(fault: Fault): void;
  /** Sets the fault of later connections. */
  setFaultOfNew(fault: Fault): void;
  /** Sets the delay of each chunk of a response, ms. */
  setDelay(ms: number): void;
  /** Runs before each chunk of a request is forwarded. */
  onRequest: (bytes: Buffer) => void;
  /** Number of connections since the start. */
  readonly acceptedCount: number;
  /** Number of open connections. */
  readonly openCount: number;
  close(): Promise<void>;
}

/** Starts a TCP proxy on loopback that can cause faults of its connections. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const faults = new Map<Socket, Fault>();
  const upstreams = new Set<Socket>();
  let faultOfNew: Fault = 'none';
  let delay = 0;
  let accepted = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    accepted += 1;
    if (faultOfNew === 'reset') {
      client.resetAndDestroy();
      return;
    }
    faults.set(client, faultOfNew);
    const faultOf = (): Fault => faults.get(client) ?? 'none';
    const upstream = connect({ ...target, allowHalfOpen: true });
    upstreams.add(upstream);
    client.on('data', (bytes) => {
      proxy.onRequest(bytes);
      if (faultOf() !== 'drop-all') upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      const send = (): void => void (faultOf() === 'none' && client.write(bytes));
      if (delay > 0) setTimeout(send, delay);
      else send();
    });
    // The end of a connection with a fault is dropped too, so that the server does not detect it.
    client.on('end', () => faultOf() === 'none' && upstream.end());
    upstream.on('end', () => faultOf() === 'none' && client.end());
    client.on('error', () => client.destroy());
    client.on('close', () => {
      if (faultOf() === 'none') upstream.destroy();
      faults.delete(client);
    });
    upstream.on('error', () => faultOf() === 'none' && client.destroy());
    upstream.on('close', () => upstreams.delete(upstream));
  });
  const proxy: FaultProxy = {
    port: 0,
    setFaultOfOpen: (fault) => {
      for (const client of faults.keys()) {
        if (fault === 'reset') client.resetAndDestroy();
        else faults.set(client, fault);
      }
    },
    setFaultOfNew: (fault) => (faultOfNew = fault),
    setDelay: (ms) => (delay = ms),
    onRequest: () => undefined,
    get acceptedCount() {
      return accepted;
    },
    get openCount() {
      return faults.size;
    },
    close: async () => {
      for (const socket of [...faults.keys(), ...upstreams]) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(proxy, { port: (server.address() as AddressInfo).port });
}
