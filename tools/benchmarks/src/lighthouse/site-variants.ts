import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { onEnd } from '../runner.js';
import { sendRequest } from '../site.js';

const compress = promisify(brotliCompress);

/** A path whose response is the page without server-rendered content. */
const CLIENT_PATH = '/verify-otp';

export const variants = ['unchanged', 'without scripts', 'client-rendered'] as const;
type Variant = (typeof variants)[number];

/** Removes scripts and the links that preload them. */
const removeScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '');

async function variantOfPage(site: URL, path: string, variant: Variant) {
  const original = await sendRequest(new URL(variant === 'client-rendered' ? CLIENT_PATH : path, site), {});
  const html = await text(original);
  const body = await compress(variant === 'without scripts' ? removeScripts(html) : html);
  const { 'x-robots-tag': _, ...headers } = original.headers;
  return { headers: { ...headers, 'content-encoding': 'br', 'content-length': body.length }, body };
}

/**
 * Starts a proxy on loopback that serves a variant of the site's pages and forwards all other requests.
 * @returns its origin
 */
export async function startVariantProxy(site: URL, variant: Variant): Promise<string> {
  /** Cached, as the site caches its pages. */
  const pages = new Map<string, ReturnType<typeof variantOfPage>>();
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const respond = async () => {
      if (headers['sec-fetch-dest'] === 'document' && variant !== 'unchanged') {
        const page = pages.get(url) ?? variantOfPage(site, url, variant);
        pages.set(url, page);
        const { headers: sent, body } = await page;
        response.writeHead(200, sent).end(body);
        return;
      }
      const upstream = await sendRequest(new URL(url, site), {
        method,
        headers: { ...headers, host: site.host },
      });
      response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
      upstream.pipe(response);
    };
    respond().catch(() => response.destroy());
  });
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
