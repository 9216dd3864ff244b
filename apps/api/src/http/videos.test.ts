import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeContent } from '../testing/content.js';
import { request } from '../testing/socket.js';
import { captions, lessonWithVideo, mp4, webm } from '../testing/video.js';
import { messages } from './messages.js';
import { dataHeaders } from './security-headers.js';

let app: TestApp;
let contentDir: string;
let server: URL;
beforeAll(async () => {
  contentDir = await makeContent({
    ...lessonWithVideo,
    'videos/notes.txt': 'maxfiy',
    'videos/kuch.mp4.bak': 'maxfiy',
    'videos/.hidden.mp4': 'maxfiy',
    'videos/sub/ichki.mp4': 'maxfiy',
    'videos/bosh.webp': '',
  });
  app = await openTestApp('embedded', { contentDir });
  server = await app.listen();
});
afterAll(() => app.close());

/** By a real request, as bytes. */
async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(new URL(url, server), { method, headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const url = '/media/videos/kuch.mp4';
const part = (range: string, headers: Record<string, string> = {}) => get(url, { ...headers, range });

test.each([
  ['kuch.mp4', 'video/mp4', mp4],
  ['kuch.webm', 'video/webm', webm],
  ['kuch.vtt', 'text/vtt; charset=utf-8', Buffer.from(captions)],
  ['kuch.webp', 'image/webp', undefined],
  ['bosh.webp', 'image/webp', Buffer.alloc(0)],
])('%s is served whole, with its type, cached for a day, never compressed', async (name, type, bytes) => {
  const response = await get(`/media/videos/${name}`, { 'accept-encoding': 'br, gzip' });
  expect(response.status).toBe(200);
  if (bytes) expect(response.body.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    ...dataHeaders,
    'content-type': type,
    'content-length': String(response.body.length),
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^(?:W\/)?".+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
  });
  expect(response.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=0-', 0, 4999],
  ['bytes=100-299', 100, 299],
  ['bytes=-500', 4500, 4999],
  ['bytes=4999-', 4999, 4999],
  ['bytes=4000-999999', 4000, 4999],
])('%s gets that range', async (range, from, to) => {
  const response = await part(range);
  expect(response.status).toBe(206);
  expect(response.headers).toMatchObject({
    ...dataHeaders,
    'content-type': 'video/mp4',
    'content-range': `bytes ${from}-${to}/5000`,
    'content-length': String(to - from + 1),
  });
  expect(response.body.equals(mp4.subarray(from, to + 1))).toBe(true);
});

// RFC 9110 would send the whole file for the last range, a suffix longer than the file; @fastify/send rejects it. No player requests it.
test.each(['bytes=5000-', 'bytes=9999-10000', 'bytes=-0', 'bytes=-5001'])(
  '%s is beyond the end',
  async (range) => {
    const response = await part(range);
    expect([response.status, response.headers['content-range']]).toEqual([416, 'bytes */5000']);
    expect(JSON.parse(response.body.toString())).toEqual({ detail: messages.invalid });
  },
);

test.each(['bytes=0-1,10-11', 'bytes=9-3', 'bytes=a-b', 'seconds=0-5', 'bytes='])(
  '%s, not a single range of bytes, gets the whole file or is rejected',
  async (range) => {
    const response = await part(range);
    if (response.status === 416) return;
    expect([response.status, response.body.length]).toEqual([200, 5000]);
  },
);

test('a range is sent only from the version of If-Range', async () => {
  const { etag = '', 'last-modified': since = '' } = (await get(url)).headers;
  const statusOf = async (ifRange: string) => (await part('bytes=5-9', { 'if-range': ifRange })).status;
  expect([await statusOf(etag), await statusOf(since)]).toEqual([206, 206]);
  expect(await statusOf('"of-another-file"')).toBe(200);
  expect(await statusOf('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
});

test('a client with the current file gets 304', async () => {
  const { etag = '', 'last-modified': since = '' } = (await get(url)).headers;
  for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': since }]) {
    // By a raw socket: fetch would add cache-control: no-cache, which requests the file again.
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const response = await request(server, 'GET', url, lines);
    expect([response.status, response.body]).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe(etag);
  }
});

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await get(url);
  const head = await get(url, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges', 'cache-control']) {
    expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  }
});

test.each([
  '/media/videos/none.mp4',
  '/media/videos/none.vtt',
  '/media/videos/',
  '/media/videos',
  '/media/videos/notes.txt',
  '/media/videos/kuch.mp4.bak',
  '/media/videos/.hidden.mp4',
  '/media/videos/sub/ichki.mp4',
  '/media/videos/sub',
  '/media/videos/kuch',
  '/media/videos/kuch.mp4/',
  '/media/videos/KUCH.MP4',
  '/media/videos/../contact.yaml',
  '/media/videos/..%2fcontact.yaml',
  '/media/videos/%2e%2e/%2e%2e/etc/passwd',
  '/media/videos/..%5c..%5ccontact.yaml',
  '/media/videos/%252e%252e%252fcontact.yaml',
  '/media/videos//etc/passwd',
  '/media/videos/kuch.mp4%00.txt',
  '/media/videos/%ff.mp4',
  `/media/videos/${'a'.repeat(250)}.mp4`,
])('%s is not found, by raw request', async (address) => {
  const response = await request(server, 'GET', address);
  expect([400, 404, 414]).toContain(response.status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.body).not.toMatch(/maxfiy|salom@|root:/);
});

test('other methods are not allowed', async () => {
  const response = await get(url, {}, 'DELETE');
  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('new and changed files are served, deleted ones are not', async () => {
  const file = path.join(contentDir, 'videos/yangi.webm');
  const status = async (headers = {}) => (await get('/media/videos/yangi.webm', headers)).status;
  expect(await status()).toBe(404);
  await writeFile(file, webm);
  const { etag = '' } = (await get('/media/videos/yangi.webm')).headers;
  await utimes(file, 1, 1);
  expect((await request(server, 'GET', '/media/videos/yangi.webm', [`if-none-match: ${etag}`])).status).toBe(
    200,
  );
  await rm(file);
  expect(await status()).toBe(404);
});

test('the images still have their types', async () => {
  expect((await get('/media/social/telegram.svg')).headers['content-type']).toContain('image/svg+xml');
});

test('the classes have the URL and the size of the video', async () => {
  const classes = (await (await fetch(new URL('/api/classes/', server))).json()) as {
    lessons: { lesson: string; videoUrl: string | null; video?: { sources: unknown[] } }[];
  }[];
  const [, lesson] = classes[0]?.lessons ?? [];
  expect(lesson).toMatchObject({
    lesson: 'Kuch',
    videoUrl: url,
    video: {
      sources: [
        { url, type: 'video/mp4', bytes: 5000 },
        { url: '/media/videos/kuch.webm', type: 'video/webm', bytes: 4000 },
      ],
      poster: '/media/videos/kuch.webp',
      captions: '/media/videos/kuch.vtt',
    },
  });
});
