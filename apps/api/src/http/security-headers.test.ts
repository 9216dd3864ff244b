import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import type { InjectOptions } from 'fastify';
import { openTestApp, shellOnly, type TestApp } from '../test-app.js';
import { makeFolder } from '../test-folder.js';
import { validBodies } from '../test-hostile.js';
import { exchange, request } from '../test-socket.js';
import { messages } from './messages.js';
import { pageHeadersWith } from './security-headers.js';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const data = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
const hashOfNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ownFiles =
  `default-src 'none'; script-src 'self'; style-src 'self' ${hashOfNothing}; ` +
  "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const docs = {
  ...everywhere,
  'content-security-policy': ownFiles,
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const page = {
  ...docs,
  'content-security-policy': `${ownFiles}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

let app: TestApp;
beforeAll(async () => {
  const webDir = await makeFolder({ ...shellOnly(), 'assets/app-abc.js': '1' });
  app = await openTestApp('embedded', { webDir });
  app.fastify.get('/api/boom', () => {
    throw new Error('boom');
  });
});
afterAll(() => app.close());

const known = { 'if-none-match': '*' };
const json = { 'content-type': 'application/json' };

const answers: [number, object, InjectOptions][] = [
  [200, data, { url: '/api/simulators/' }],
  [200, data, { url: '/api/health/live' }],
  [200, data, { url: '/media/social/telegram.svg' }],
  [204, data, { method: 'OPTIONS', url: '/api/login/' }],
  [304, data, { url: '/api/classes/', headers: known }],
  [304, data, { url: '/media/social/telegram.svg', headers: known }],
  [400, data, { method: 'POST', url: '/api/login/', headers: json, payload: '{' }],
  [400, data, { url: '/media/%ff' }],
  [404, data, { url: '/api/none/' }],
  [404, data, { url: '/media/none.svg' }],
  [405, data, { method: 'PUT', url: '/api/login/' }],
  [413, data, { method: 'POST', url: '/api/login/', headers: json, payload: ' '.repeat(70_000) }],
  [404, data, { url: `/api/lesson-test-result/${'1'.repeat(300)}/` }],
  [
    415,
    data,
    { method: 'POST', url: '/api/login/', payload: 'x', headers: { 'content-type': 'text/plain' } },
  ],
  [500, data, { url: '/api/boom' }],
  [401, data, { url: '/api/auth-me/' }],
  [201, data, { method: 'POST', url: '/api/contact-message/', payload: validBodies.contactMessage }],
  [200, page, { url: '/' }],
  [304, page, { url: '/', headers: known }],
  [200, data, { url: '/sitemap.xml' }],
  [200, data, { url: '/robots.txt' }],
  [200, page, { url: '/assets/app-abc.js' }],
  [400, page, { url: '/%ff' }],
  [404, page, { url: '/none' }],
  [404, page, { url: '/assets/none.js' }],
  [405, page, { method: 'POST', url: '/' }],
  [200, docs, { url: '/api/docs' }],
  [200, docs, { url: '/api/docs/json' }],
  [404, docs, { url: '/api/docs/none' }],
];

test.each(answers)('%i with exactly the headers of %j for %j', async (status, headers, options) => {
  const answer = await app.fastify.inject(options);
  expect(answer.statusCode).toBe(status);
  const kind = Object.keys({ ...page, ...data });
  const found = Object.fromEntries(
    kind.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
  );
  expect(found).toEqual(headers);
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers['server']).toBeUndefined();
});

test.each([
  [400, 'GET / HTTP/1.1\r\nbroken header line\r\n\r\n'],
  [400, 'no http at all\r\n\r\n'],
  [400, 'POST /api/login/ HTTP/1.1\r\nhost: z\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nhost: z\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%i on the bare socket has the headers of data', async (status, bytes) => {
  const answer = await exchange(await app.listen(), bytes);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(data);
});

test('an address that looks like another place does not change what its answer may do', async () => {
  const server = await app.listen();
  const policy = async (path: string) =>
    (await request(server, 'GET', path)).headers.get('content-security-policy');
  expect(await policy('/api/docsnone/')).toBe(data['content-security-policy']);
  expect(await policy('/?x=/api/docs')).toBe(page['content-security-policy']);
  expect(await policy('/none/api/')).toBe(page['content-security-policy']);
});

describe('the documentation', () => {
  test.each(['/api/docs', '/api/docs/'])('%s is a page whose files are all its own', async (url) => {
    const answer = await app.fastify.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<title>Zarra API</title>');
    expect(answer.body).not.toMatch(/<script>|<style>|\son\w+=|\sstyle=/);
    const files = [...answer.body.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { pathname } = new URL(file, 'http://zarra/api/docs/');
      expect([file, (await app.fastify.inject(pathname)).statusCode]).toEqual([file, 200]);
    }
  });

  test('as JSON it is what the contracts say', async () => {
    const answer = await app.fastify.inject('/api/docs/json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(buildOpenApiDocument('/api'))));
  });

  test('as YAML it has its own type', async () => {
    const answer = await app.fastify.inject('/api/docs/yaml');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/yaml; charset=utf-8',
    ]);
    expect(answer.body).toMatch(/^openapi: /);
  });

  test('other addresses below it are JSON with status 404', async () => {
    const answer = await app.fastify.inject('/api/docs/none');
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: messages.notFound }]);
  });
});

// printf '%s' "$text" | openssl dgst -sha256 -binary | base64
const hello = "alert('Hello, world.');";
const hashOfHello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('an inline script and an inline style pass by the hash of exactly their text', () => {
  const policyWith = (scripts: string[], styles: string[]) =>
    pageHeadersWith({ scripts, styles })['content-security-policy'];
  expect(policyWith([hello], [])).toContain(`script-src 'self' ${hashOfHello};`);
  expect(policyWith([` ${hello}`], [])).not.toContain(hashOfHello);
  expect(policyWith([], [hello])).toContain(`style-src 'self' ${hashOfNothing} ${hashOfHello};`);
});
