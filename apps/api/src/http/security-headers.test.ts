import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import type { InjectOptions } from 'fastify';
import { openTestApp, shellOnly, type TestApp } from '../testing/app.js';
import { makeFolder } from '../testing/folder.js';
import { validBodies } from '../testing/hostile.js';
import { exchange, request } from '../testing/socket.js';
import { messages } from './messages.js';
import { createPageHeaders } from './security-headers.js';

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
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-to zarra; report-uri /api/reports/";
const docs = {
  ...everywhere,
  'content-security-policy': ownFiles,
  'x-frame-options': 'DENY',
  'reporting-endpoints': 'zarra="/api/reports/"',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const page = {
  ...docs,
  'content-security-policy': `${ownFiles}; require-trusted-types-for 'script'; trusted-types zarra-worker`,
};

const drawing = {
  ...data,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

let app: TestApp;
beforeAll(async () => {
  const webDir = await makeFolder({ ...shellOnly(), 'assets/app-abc.js': '1', 'assets/a-1.svg': '<svg/>' });
  app = await openTestApp('embedded', { webDir });
  app.fastify.get('/api/boom', () => {
    throw new Error('boom');
  });
});
afterAll(() => app.close());

const known = { 'if-none-match': '*' };
const json = { 'content-type': 'application/json' };

const responses: [number, object, InjectOptions][] = [
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
  [200, drawing, { url: '/assets/a-1.svg' }],
  [400, page, { url: '/%ff' }],
  [404, page, { url: '/none' }],
  [404, page, { url: '/assets/none.js' }],
  [405, page, { method: 'POST', url: '/' }],
  [200, docs, { url: '/api/docs' }],
  [200, docs, { url: '/api/docs/json' }],
  [404, docs, { url: '/api/docs/none' }],
];

test.each(responses)('%i has exactly the headers of %j for %j', async (status, headers, options) => {
  const response = await app.fastify.inject(options);
  expect(response.statusCode).toBe(status);
  const kind = Object.keys({ ...page, ...data });
  const found = Object.fromEntries(
    kind.flatMap((name) => (response.headers[name] ? [[name, response.headers[name]]] : [])),
  );
  expect(found).toEqual(headers);
  expect(response.headers['x-powered-by']).toBeUndefined();
  expect(response.headers['server']).toBeUndefined();
});

test.each([
  [400, 'GET / HTTP/1.1\r\nbroken header line\r\n\r\n'],
  [400, 'no http at all\r\n\r\n'],
  [400, 'POST /api/login/ HTTP/1.1\r\nhost: z\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nhost: z\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%i on a raw socket has the headers of data', async (status, bytes) => {
  const response = await exchange(await app.listen(), bytes);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(data);
});

test('an address that resembles another prefix does not change the policy', async () => {
  const server = await app.listen();
  const policy = async (path: string) =>
    (await request(server, 'GET', path)).headers.get('content-security-policy');
  expect(await policy('/api/docsnone/')).toBe(data['content-security-policy']);
  expect(await policy('/?x=/api/docs')).toBe(page['content-security-policy']);
  expect(await policy('/none/api/')).toBe(page['content-security-policy']);
});

describe('the documentation', () => {
  test.each(['/api/docs', '/api/docs/'])('%s is a page with files of the same origin only', async (url) => {
    const response = await app.fastify.inject(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('<title>Zarra API</title>');
    expect(response.body).not.toMatch(/<script>|<style>|\son\w+=|\sstyle=/);
    const files = [...response.body.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { pathname } = new URL(file, 'http://zarra/api/docs/');
      expect([file, (await app.fastify.inject(pathname)).statusCode]).toEqual([file, 200]);
    }
  });

  test('as JSON it is the document of the contracts', async () => {
    const response = await app.fastify.inject('/api/docs/json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(buildOpenApiDocument('/api'))));
  });

  test('as YAML it has the type of YAML', async () => {
    const response = await app.fastify.inject('/api/docs/yaml');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/yaml; charset=utf-8',
    ]);
    expect(response.body).toMatch(/^openapi: /);
  });

  test('other addresses below it are JSON with status 404', async () => {
    const response = await app.fastify.inject('/api/docs/none');
    expect([response.statusCode, response.json()]).toEqual([404, { detail: messages.notFound }]);
  });
});

// printf '%s' "$text" | openssl dgst -sha256 -binary | base64
const hello = "alert('Hello, world.');";
const hashOfHello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('an inline script and an inline style are allowed by the hashes of their texts', () => {
  const policyWith = (scripts: string[], styles: string[]) =>
    createPageHeaders({ scripts, styles })['content-security-policy'];
  expect(policyWith([hello], [])).toContain(`script-src 'self' ${hashOfHello};`);
  expect(policyWith([` ${hello}`], [])).not.toContain(hashOfHello);
  expect(policyWith([], [hello])).toContain(`style-src 'self' ${hashOfNothing} ${hashOfHello};`);
});
