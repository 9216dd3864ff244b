import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { waitUntil } from '../testing/process.js';
import { drainConnections } from './drain-connections.js';

const LONG_MS = 60_000;

let server: Server;
let agent: Agent;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('javob')).listen(0, '127.0.0.1');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const port = (): number => (server.address() as AddressInfo).port;

/** A GET over the agent's connection. */
async function request(to: number): Promise<IncomingMessage> {
  const [response] = (await once(get({ port: to, agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

test('a request on an open connection is answered and ends the connection; new connections are refused', async () => {
  const to = port();
  expect((await request(to)).headers.connection).toBe('keep-alive');
  const drained = drainConnections(server, LONG_MS);

  const socket = connect(to, '127.0.0.1');
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');

  const last = await request(to);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await drained;
});

test('it waits for a running request', async () => {
  const held: (() => void)[] = [];
  server.removeAllListeners('request');
  server.on('request', (_request, response) => held.push(() => response.end('kech javob')));
  const answered = request(port());
  await waitUntil(() => held.length === 1);
  const closeIdle = vi.spyOn(server, 'closeIdleConnections');
  let isDrained = false;
  const drained = drainConnections(server, 1).then(() => (isDrained = true));
  await waitUntil(() => closeIdle.mock.calls.length >= 3);
  expect(isDrained).toBe(false);
  held[0]?.();
  expect((await answered).statusCode).toBe(200);
  await drained;
});

test('an idle connection is closed after the given time', async () => {
  await request(port());
  await drainConnections(server, 10);
});
