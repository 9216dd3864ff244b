import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** An unknown path: the response is the page without server-rendered content. */
const UNKNOWN_PATH = '/no-such-page-for-lighthouse';

export const variants = ['unchanged', 'without scripts', 'client-rendered'] as const;
type Variant = (typeof variants)[number];

/** Sends a request to the site. The body of the response is not read yet. */
const sendRequest = (
  site: URL,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ host: site.hostname, port: site.port, method, path, headers }, resolve)
      .on('error', reject)
      .end();
  });

/** Removes scripts and the links that preload them. */
const removeScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '');

async function variantOfPage(
  site: URL,
  path: string,
  variant: Variant,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  const original = await sendRequest(site, 'GET', variant === 'client-rendered' ? UNKNOWN_PATH : path, {
    host: site.host,
  });
  let html = '';
  for await (const part of original.setEncoding('utf8')) html += String(part);
  const body = await compress(variant === 'without scripts' ? removeScripts(html) : html);
  const headers: OutgoingHttpHeaders = {
    ...original.headers,
    'content-encoding': 'br',
    'content-length': body.length,
  };
  delete headers['x-robots-tag'];
  return { headers, body };
}

/**
 * Starts a proxy on loopback that serves a variant of the site's pages and forwards all other requests.
 */
export async function startVariantProxy(site: URL, variant: Variant) {
  /** Cached, as the site caches its pages. */
  const pages: Map<string, ReturnType<typeof variantOfPage>> = new Map();
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const isPage = headers['sec-fetch-dest'] === 'document';
    const respond = async () => {
      if (isPage && variant !== 'unchanged') {
        const page = pages.get(url) ?? variantOfPage(site, url, variant);
        pages.set(url, page);
        const { headers: sent, body } = await page;
        response.writeHead(200, sent).end(body);
        return;
      }
      const upstream = await sendRequest(site, method, url, { ...headers, host: site.host });
      response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
      upstream.pipe(response);
    };
    respond().catch(() => response.destroy());
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
