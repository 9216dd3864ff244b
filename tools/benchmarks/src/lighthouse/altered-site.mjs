// @ts-check
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** An address no page has: the site answers it with the page the client draws alone. */
const NO_PAGE = '/no-such-page-for-lighthouse';

/** @typedef {'as it is' | 'without scripts' | 'client alone'} Variant */
export const variants = /** @type {const} */ (['as it is', 'without scripts', 'client alone']);

/**
 * One request to the site, its answer unread.
 *
 * @param {URL} site
 * @param {string} method
 * @param {string} path
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
const ask = (site, method, path, headers) =>
  new Promise((resolve, reject) => {
    request({ host: site.hostname, port: site.port, method, path, headers }, resolve)
      .on('error', reject)
      .end();
  });

/** Without scripts, and without what only fetches them. @param {string} html */
const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '');

/**
 * @param {URL} site
 * @param {string} path
 * @param {Variant} variant
 * @returns {Promise<{ headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>}
 */
async function alteredPage(site, path, variant) {
  const answer = await ask(site, 'GET', variant === 'client alone' ? NO_PAGE : path, { host: site.host });
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const body = await compress(variant === 'without scripts' ? withoutScripts(html) : html);
  /** @type {import('node:http').OutgoingHttpHeaders} */
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': body.length };
  delete headers['x-robots-tag'];
  return { headers, body };
}

/**
 * A proxy on loopback in front of the site that gives the pages out as they are or altered, and passes everything else on.
 *
 * @param {URL} site
 * @param {Variant} variant
 */
export async function alteredSite(site, variant) {
  /** Made once each, as the site keeps its own. @type {Map<string, ReturnType<typeof alteredPage>>} */
  const pages = new Map();
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const isPage = headers['sec-fetch-dest'] === 'document';
    const answer = async () => {
      if (isPage && variant !== 'as it is') {
        const page = pages.get(url) ?? alteredPage(site, url, variant);
        pages.set(url, page);
        const { headers: sent, body } = await page;
        response.writeHead(200, sent).end(body);
        return;
      }
      const passed = await ask(site, method, url, { ...headers, host: site.host });
      response.writeHead(passed.statusCode ?? 502, passed.rawHeaders);
      passed.pipe(response);
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
