import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { exchange } from '../test-socket.js';
import { messages } from './messages.js';
import { answerSocketError } from './socket-errors.js';

/** Node's own server with short patience: ours waits half a minute. */
const server = createServer({
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
});
let url: URL;
beforeAll(async () => {
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) answerSocketError(error, socket);
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
])('%s is 408, and the connection ends', async (_name, bytes) => {
  const answer = await exchange(url, bytes);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([408, { detail: messages.tooSlow }]);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('connection')).toBe('close');
});

test('whoever hangs up half way leaves nothing open', async () => {
  const socket = connect(Number(url.port), url.hostname, () => socket.write('GET / HTTP/1.1\r\nho'));
  const [taken] = (await once(server, 'connection')) as [Socket];
  const closed = new Promise((resolve) => taken.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  const answer = await exchange(url, 'GET / HTTP/1.1\r\nhost: zarra\r\nconnection: close\r\n\r\n');
  expect([answer.status, answer.body]).toEqual([200, 'whole']);
});
