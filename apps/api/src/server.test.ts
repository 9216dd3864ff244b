import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { messages } from './http/messages.js';
import { edited, makeContent } from './test-content.js';
import { makeSite } from './test-database.js';
import { makeFolder } from './test-folder.js';
import { runNode, waitUntil, type TestProcess } from './test-process.js';
import { parseAnswer } from './test-socket.js';

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

/** What the server wrote for people, without the lines of its log. */
const linesOf = (server: TestProcess): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

/** A POST on its way: its head was read, half of its body was sent. */
async function sendHalf(url: URL) {
  const body = JSON.stringify({ username: 'olim', password: 'p' });
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const lines = ['POST /api/login/ HTTP/1.1', 'host: zarra', 'content-type: application/json'];
  socket.write([...lines, `content-length: ${body.length}`, 'expect: 100-continue', '', ''].join('\r\n'));
  // Node says so when the request has reached its handlers.
  await waitUntil(() => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
  received = '';
  socket.write(body.slice(0, 10));
  return async () => {
    const closed = once(socket, 'close');
    socket.write(body.slice(10));
    await closed;
    return parseAnswer(received);
  };
}

test('an empty data folder is filled at the first start and taken as it is at the second', async () => {
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

  // Another folder than the one the content came from is not imported, and one line says so.
  const changed = await makeContent(edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Boshqa'));
  const second = start(dataDir, { CONTENT_DIR: changed });
  expect(await lessonsOf(second)).toEqual(lessons);
  expect(second.output()).not.toContain('content imported');
  expect(second.output()).not.toContain('database migrated');
  expect(second.output()).toMatch(/is not imported: the present content came from .*npm run content/);

  const other = start(dataDir);
  expect(await other.ended).toBe(1);
  expect(linesOf(other)).toEqual([expect.stringContaining(dataDir)]);
  await stop(second);
});

test('a changed folder is imported at the next start; one with faults is named line by line, and the content stays', async () => {
  const dataDir = await makeFolder();
  const folder = await makeContent();
  const lesson = path.join(folder, 'lessons/7-sinf/kuch.md');
  const serveOnce = async (): Promise<{ titles: string[]; output: string }> => {
    const server = start(dataDir, { CONTENT_DIR: folder });
    const answer = await fetch(new URL('/api/lessons/', await addressOf(server)));
    const titles = ((await answer.json()) as { lesson: string }[]).map((item) => item.lesson);
    await stop(server);
    return { titles, output: server.output() };
  };
  await serveOnce();
  await writeFile(lesson, '---\norder: 2\ntitle: Massa\nquestions: []\n---\n\nMatn.\n');
  const changed = await serveOnce();
  expect(changed.titles).toEqual(['Tezlik: nima u?', 'Massa', 'Elektr toki']);
  expect(changed.output).toContain('content imported');

  await writeFile(lesson, '---\norder: 2\ntitle: Massa\nquestions: []\n---\n\nBu $\\kuch$.\n');
  const faulty = await serveOnce();
  expect(faulty.titles).toEqual(changed.titles);
  expect(faulty.output).toMatch(/is not imported: lessons\/7-sinf\/kuch\.md:7: the formula /);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: the running request is answered whole, no new one is taken',
  async (signal) => {
    const server = startPrepared(await makeSite('embedded'));
    const url = await addressOf(server);
    // A browser's idle connection must not hold up the end.
    expect((await fetch(new URL('/api/health/ready', url))).status).toBe(200);
    const sendRest = await sendHalf(url);

    server.child.kill(signal);
    await waitUntil(() => isRefused(url));
    expect(server.child.exitCode).toBeNull();
    const answer = await sendRest();
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, { detail: messages.wrongPassword }]);
    expect(Buffer.byteLength(answer.body)).toBe(Number(answer.headers.get('content-length')));
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain(`"signal":"${signal}"`);
    expect(linesOf(server)).toEqual([]);
  },
);

describe('a server that cannot start ends with code 1 and one line', () => {
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

  test('a content folder that is not there', async () => {
    const dataDir = await makeFolder();
    const missing = path.join(dataDir, 'no-content');
    const server = start(dataDir, { CONTENT_DIR: missing });
    expect(await server.ended).toBe(1);
    expect(linesOf(server).join('\n')).toContain(missing);
    expect(linesOf(server)).toHaveLength(1);
  });

  test('a fault in the content; once it is mended the same data folder serves', async () => {
    const dataDir = await makeFolder();
    const faulty = await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'));
    const server = start(dataDir, { CONTENT_DIR: faulty });
    expect(await server.ended).toBe(1);
    expect(linesOf(server)).toEqual([expect.stringMatching(/^lessons\/8-sinf\/tok\.md:\d+: .*correct/)]);

    const again = start(dataDir);
    expect((await fetch(new URL('/api/classes/', await addressOf(again)))).status).toBe(200);
    await stop(again);
  });

  test('a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = startPrepared(await makeSite('embedded'), { PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
    taken.close();
  });
});
