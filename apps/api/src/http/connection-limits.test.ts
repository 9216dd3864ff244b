import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeFolder } from '../testing/folder.js';
import { waitUntil } from '../testing/process.js';

const STALLED_MS = 1000;
/** More than the buffers of both sockets. */
const FILM = Buffer.alloc(24 * 1024 * 1024);

let app: TestApp;
let server: URL;
beforeAll(async () => {
  app = await openTestApp('embedded', {
    videosDir: await makeFolder({ 'film.mp4': FILM }),
    trustProxy: ['127.0.0.2'],
    connections: { perAddress: 5, stalledMs: STALLED_MS },
  });
  server = await app.listen();
});
afterAll(() => app.close());

const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await waitUntil(async () => (await connections()) === 0);
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** A connection that sends the request. */
function send(url: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: Number(server.port), host: server.hostname, localAddress });
  socket.on('error', () => undefined);
  socket.write(`GET ${url} HTTP/1.1\r\nhost: zarra\r\n\r\n`);
  open.push(socket);
  return socket;
}

/** Whether a new connection gets a response. */
async function isServed(localAddress?: string): Promise<boolean> {
  const socket = send('/api/health/live', localAddress);
  const outcome = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(outcome[0]);
}

test('an address has five connections; a further one is closed, until one of them ends', async () => {
  for (let n = 0; n < 5; n += 1) expect(await isServed()).toBe(true);
  expect(await isServed()).toBe(false);
  expect(await isServed('127.0.0.3')).toBe(true);
  open[0]?.destroy();
  await waitUntil(() => isServed());
});

test('the connections of a trusted proxy are not limited', async () => {
  for (let n = 0; n < 12; n += 1) expect(await isServed('127.0.0.2')).toBe(true);
});

test('a client that reads nothing is disconnected', async () => {
  const socket = send('/media/videos/film.mp4').pause();
  await waitUntil(async () => (await connections()) === 1);
  await waitUntil(async () => (await connections()) === 0);
  expect(socket.bytesRead).toBeLessThan(FILM.length);
});

test('a client that reads slowly gets the whole file', async () => {
  const socket = send('/media/videos/film.mp4');
  let received = 0;
  let paused = 0;
  for await (const chunk of socket) {
    received += (chunk as Buffer).length;
    if (received > paused * 2 * 1024 * 1024) {
      paused += 1;
      await wait(STALLED_MS / 5);
    }
    if (received > FILM.length) break;
  }
  expect(received).toBeGreaterThan(FILM.length);
});
