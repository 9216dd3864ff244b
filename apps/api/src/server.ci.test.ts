import { once } from 'node:events';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { messages } from './http/messages.js';
import { edited, makeContent } from './testing/content.js';
import { makeSite } from './testing/database.js';
import { makeFolder } from './testing/folder.js';
import { runNode, waitUntil, type TestProcess } from './testing/process.js';
import { parseResponse } from './testing/socket.js';

let contentDir: string;
beforeAll(async () => {
  contentDir = await makeContent();
});

const start = (dataDir: string, env: NodeJS.ProcessEnv = {}): TestProcess =>
  runNode(['server.js'], { PORT: '0', DATA_DIR: dataDir, CONTENT_DIR: contentDir, ...env });

const startPrepared = (site: NodeJS.ProcessEnv, env: NodeJS.ProcessEnv = {}): TestProcess =>
  runNode(['server.js'], { PORT: '0', ...site, ...env });

const addressOf = async (server: TestProcess): Promise<URL> =>
  new URL((await server.waitFor(/Zarra is ready: (http:\/\/127\.0\.0\.1:\d+)/))[1] ?? '');

async function stop(server: TestProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

const isRefused = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });

/** The output of the server without the lines of its log. */
const linesOf = (server: TestProcess): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

/** A running POST: its headers are read, half of its body is sent. */
async function sendHalf(url: URL) {
  const body = JSON.stringify({ username: 'olim', password: 'p' });
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const lines = ['POST /api/login/ HTTP/1.1', 'host: zarra', 'content-type: application/json'];
  socket.write([...lines, `content-length: ${body.length}`, 'expect: 100-continue', '', ''].join('\r\n'));
  // Node sends 100 Continue when the request has reached its handlers.
  await waitUntil(() => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
  received = '';
  socket.write(body.slice(0, 10));
  return async () => {
    const closed = once(socket, 'close');
    socket.write(body.slice(10));
    await closed;
    return parseResponse(received);
  };
}

test('the first start fills an empty data folder, the second changes nothing', async () => {
  const dataDir = path.join(await makeFolder(), 'new', 'data');
  const lessonsOf = async (server: TestProcess): Promise<unknown> =>
    (await fetch(new URL('/api/lessons/', await addressOf(server)))).json();

  const first = start(dataDir);
  const lessons = await lessonsOf(first);
  expect(lessons).toMatchObject([
    { lesson: 'Tezlik: nima u?' },
    { lesson: 'Kuch' },
    { lesson: 'Elektr toki' },
  ]);
  expect(first.output()).toContain('content imported');
  await stop(first);

  // A folder other than the source of the content is not imported, and one line reports it.
  const changed = await makeContent(edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Boshqa'));
  const second = start(dataDir, { CONTENT_DIR: changed });
  expect(await lessonsOf(second)).toEqual(lessons);
  expect(second.output()).not.toContain('content imported');
  expect(second.output()).not.toContain('database migrated');
  expect(second.output()).toMatch(/is not imported: the current content came from .*npm run content/);

  const other = start(dataDir);
  expect(await other.ended).toBe(1);
  expect(linesOf(other)).toEqual([expect.stringContaining(dataDir)]);
  await stop(second);
});

test('a changed folder is imported at the next start; issues are reported line by line, and the content stays', async () => {
  const dataDir = await makeFolder();
  const folder = await makeContent();
  const lesson = path.join(folder, 'lessons/7-sinf/kuch.md');
  const serveOnce = async (): Promise<{ titles: string[]; output: string }> => {
    const server = start(dataDir, { CONTENT_DIR: folder });
    const response = await fetch(new URL('/api/lessons/', await addressOf(server)));
    const titles = ((await response.json()) as { lesson: string }[]).map((item) => item.lesson);
    await stop(server);
    return { titles, output: server.output() };
  };
  await serveOnce();
  await writeFile(lesson, '---\norder: 2\ntitle: Massa\nquestions: []\n---\n\nMatn.\n');
  const changed = await serveOnce();
  expect(changed.titles).toEqual(['Tezlik: nima u?', 'Massa', 'Elektr toki']);
  expect(changed.output).toContain('content imported');

  await writeFile(lesson, '---\norder: 2\ntitle: Massa\nquestions: []\n---\n\nBu $\\kuch$.\n');
  const invalid = await serveOnce();
  expect(invalid.titles).toEqual(changed.titles);
  expect(invalid.output).toMatch(/is not imported: lessons\/7-sinf\/kuch\.md:7: the formula /);
});

test('a start closes an open data folder, and says so', async () => {
  const site = await makeSite('embedded');
  await chmod(site.DATA_DIR, 0o755);
  const server = startPrepared(site);
  await addressOf(server);
  expect(server.output()).toMatch(/"formerMode":"755".*closed the data folder to other users/);
  expect((await stat(site.DATA_DIR)).mode & 0o777).toBe(0o700);
  await stop(server);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: the running request gets its complete response, new ones are rejected',
  async (signal) => {
    const server = startPrepared(await makeSite('embedded'));
    const url = await addressOf(server);
    // The idle connection of a browser must not delay the exit.
    expect((await fetch(new URL('/api/health/ready', url))).status).toBe(200);
    const sendRest = await sendHalf(url);

    server.child.kill(signal);
    await waitUntil(() => isRefused(url));
    expect(server.child.exitCode).toBeNull();
    const response = await sendRest();
    expect([response.status, JSON.parse(response.body)]).toEqual([401, { detail: messages.wrongPassword }]);
    expect(Buffer.byteLength(response.body)).toBe(Number(response.headers.get('content-length')));
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain(`"signal":"${signal}"`);
    expect(linesOf(server)).toEqual([]);
  },
);

describe('a server that cannot start exits with code 1 and one line', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://zarra:maxfiy@localhost/zarra'],
    ['TRUST_PROXY', 'everyone'],
  ])('%s=%s', async (name, value) => {
    const dataDir = path.join(await makeFolder(), 'untouched');
    const server = start(dataDir, { [name]: value });
    expect(await server.ended).toBe(1);
    expect(linesOf(server)).toEqual([expect.stringContaining(`${name} must be `)]);
    expect(server.output()).not.toContain('maxfiy');
  });

  test('a missing content folder', async () => {
    const dataDir = await makeFolder();
    const missing = path.join(dataDir, 'no-content');
    const server = start(dataDir, { CONTENT_DIR: missing });
    expect(await server.ended).toBe(1);
    expect(linesOf(server).join('\n')).toContain(missing);
    expect(linesOf(server)).toHaveLength(1);
  });

  test('an issue in the content; after its correction the same data folder works', async () => {
    const dataDir = await makeFolder();
    const invalid = await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'));
    const server = start(dataDir, { CONTENT_DIR: invalid });
    expect(await server.ended).toBe(1);
    expect(linesOf(server)).toEqual([expect.stringMatching(/^lessons\/8-sinf\/tok\.md:\d+: .*correct/)]);

    const again = start(dataDir);
    expect((await fetch(new URL('/api/classes/', await addressOf(again)))).status).toBe(200);
    await stop(again);
  });

  test('a port in use', async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const { port } = occupied.address() as AddressInfo;
    const server = startPrepared(await makeSite('embedded'), { PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
    occupied.close();
  });
});
