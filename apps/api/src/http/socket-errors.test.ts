import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { exchange } from '../testing/socket.js';
import { messages } from './messages.js';
import { handleClientError } from './socket-errors.js';

/** Node's server with short timeouts: ours waits half a minute. */
const server = createServer({
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
});
let url: URL;
beforeAll(async () => {
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) handleClientError(error, socket);
  });
  server.on('request', (request, response) => request.resume().on('end', () => response.end('whole')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());

test.each([
  ['a head that never ends', 'GET / HTTP/1.1\r\nhost: zarra\r\nx-slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nhost: zarra\r\ncontent-length: 10\r\n\r\n{"a"'],
])('%s is 408, and the connection closes', async (_name, bytes) => {
  const response = await exchange(url, bytes);
  expect([response.status, JSON.parse(response.body)]).toEqual([408, { detail: messages.tooSlow }]);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('connection')).toBe('close');
});

test('an aborted request leaves no open connection', async () => {
  const socket = connect(Number(url.port), url.hostname, () => socket.write('GET / HTTP/1.1\r\nho'));
  const [taken] = (await once(server, 'connection')) as [Socket];
  const closed = new Promise((resolve) => taken.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  const response = await exchange(url, 'GET / HTTP/1.1\r\nhost: zarra\r\nconnection: close\r\n\r\n');
  expect([response.status, response.body]).toEqual([200, 'whole']);
});
