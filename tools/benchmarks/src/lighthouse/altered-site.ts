import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** An address no page has: the site answers it with the page the client draws alone. */
const NO_PAGE = '/no-such-page-for-lighthouse';

export const variants = ['as it is', 'without scripts', 'client alone'] as const;
type Variant = (typeof variants)[number];

/**
 * One request to the site, its answer unread.
 */
const ask = (
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

/** Without scripts, and without what only fetches them. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '');

async function alteredPage(
  site: URL,
  path: string,
  variant: Variant,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  const answer = await ask(site, 'GET', variant === 'client alone' ? NO_PAGE : path, { host: site.host });
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += String(part);
  const body = await compress(variant === 'without scripts' ? withoutScripts(html) : html);
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    'content-encoding': 'br',
    'content-length': body.length,
  };
  delete headers['x-robots-tag'];
  return { headers, body };
}

/**
 * A proxy on loopback in front of the site that gives the pages out as they are or altered, and passes everything else on.
 */
export async function alteredSite(site: URL, variant: Variant) {
  /** Made once each, as the site keeps its own. */
  const pages: Map<string, ReturnType<typeof alteredPage>> = new Map();
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
