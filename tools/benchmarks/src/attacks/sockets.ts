import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDir, type AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const SILENT_SOCKETS = 20;
const SILENT_ADDRESS = '127.0.0.2';
/** Requests in each of them: their responses exceed the buffers of both sides. */
const PIPELINED = 40;
/** The server closes a connection after 60 s without a byte. */
const CLOSED_WITHIN_MS = 150_000;
const OPENED = 1200;
const PER_ADDRESS = 1000;
const AT_ONCE = 100;

const open = (port: number, localAddress: string): Socket =>
  connect({ host: '127.0.0.1', port, localAddress }).on('error', () => undefined);

/** A TCP address as in /proc/net/tcp. */
const hexAddress = (address: string): string =>
  address
    .split('.')
    .toReversed()
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** Connections of a client address that the server has not closed: its side is still established. */
async function countOpen(client: string, port: number): Promise<number> {
  const server = `0100007F:${port.toString(16).padStart(4, '0').toUpperCase()}`;
  const established = new RegExp(`: ${server} ${hexAddress(client)}:\\w+ 01 `);
  return (await readFile('/proc/net/tcp', 'utf8')).split('\n').filter((line) => established.test(line))
    .length;
}

async function isServed(port: number, localAddress: string): Promise<boolean> {
  const socket = open(port, localAddress);
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: zarra\r\nconnection: close\r\n\r\n');
  const [part] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  socket.destroy();
  return Buffer.isBuffer(part) && part.toString().startsWith('HTTP/1.1 200');
}

/** Sockets request films and never read. The result follows after a minute. */
export async function neverRead({ port }: AttackedSite): Promise<Outcome[]> {
  const films = (await readdir(path.join(contentDir, 'videos'))).filter((name) => name.endsWith('.mp4'));
  const start = performance.now();
  const sockets = Array.from({ length: SILENT_SOCKETS }, (_, n) => {
    const socket = open(port, SILENT_ADDRESS).pause();
    const film = films[n % films.length] ?? '';
    socket.write(`GET /media/videos/${film} HTTP/1.1\r\nhost: zarra\r\n\r\n`.repeat(PIPELINED));
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let left = SILENT_SOCKETS;
  let lastClosed = start;
  while (left > 0 && performance.now() - start < CLOSED_WITHIN_MS) {
    await wait(500);
    const now = await countOpen(SILENT_ADDRESS, port);
    if (now < left) lastClosed = performance.now();
    left = now;
  }
  for (const socket of sockets) socket.destroy();
  return [
    {
      attack: `${SILENT_SOCKETS} sockets request films and never read`,
      before: 'stay open',
      now: `${SILENT_SOCKETS - left} of ${SILENT_SOCKETS} closed, the last after ${((lastClosed - start) / 1000).toFixed(0)} s`,
      repelled: left === 0,
    },
  ];
}

/** One address opens as many connections as it can. */
export async function openMany({ port }: AttackedSite): Promise<Outcome[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < OPENED; n += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, () => open(port, '127.0.0.3'));
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    sockets.push(...some);
  }
  await wait(500);
  const remaining = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
  const other = await isServed(port, '127.0.0.4');
  for (const socket of sockets) socket.destroy();
  return [
    {
      attack: `${OPENED} connections of one address`,
      before: 'not capped',
      now: `${remaining} stay open, ${OPENED - remaining} closed at once; another address is ${other ? 'served' : 'not served'}`,
      repelled: remaining <= PER_ADDRESS && other,
    },
  ];
}
