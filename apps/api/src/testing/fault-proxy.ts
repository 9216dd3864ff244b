import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What happens to the bytes of a connection. `silent`: both directions are swallowed, without an end or a reset, as after a
 * failover that moves an address; `mute`: the server receives the requests, and its responses are swallowed.
 */
export type Fault = 'none' | 'silent' | 'mute' | 'reset';

export interface FaultProxy {
  readonly port: number;
  /** Sets the fault of the open connections; later ones have the fault of `setNew`. */
  setOpen(fault: Fault): void;
  setNew(fault: Fault): void;
  /** Delay of each part of a response, ms. */
  setDelay(ms: number): void;
  /** Runs before each part of a request is passed on. */
  onRequest: (bytes: Buffer) => void;
  /** Connections since the start, and open ones. */
  readonly accepted: number;
  readonly open: number;
  close(): Promise<void>;
}

/** A TCP proxy on loopback whose connections fail on command. */
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
      if (faultOf() !== 'silent') upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      const send = (): void => void (faultOf() === 'none' && client.write(bytes));
      if (delay > 0) setTimeout(send, delay);
      else send();
    });
    // An end is swallowed as well: the server does not learn that the client gave up.
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
    setOpen: (fault) => {
      for (const client of faults.keys()) {
        if (fault === 'reset') client.resetAndDestroy();
        else faults.set(client, fault);
      }
    },
    setNew: (fault) => (faultOfNew = fault),
    setDelay: (ms) => (delay = ms),
    onRequest: () => undefined,
    get accepted() {
      return accepted;
    },
    get open() {
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
