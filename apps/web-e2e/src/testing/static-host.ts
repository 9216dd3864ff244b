import { readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SiteServer } from './site-server.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a folder as a plain web host does: index files of folders, with a redirect to their slash, and 404.html. `remove` deletes the folder. */
export async function startStaticHost(folder: string): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://host');
      const file = path.join(folder, pathname);
      const isFolder = await stat(file).then(
        (stats) => stats.isDirectory(),
        () => undefined,
      );
      if (isFolder === true && !pathname.endsWith('/')) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const found =
        isFolder === undefined
          ? path.join(folder, '404.html')
          : path.join(file, isFolder ? 'index.html' : '');
      const body = await readFile(found);
      response.writeHead(isFolder === undefined ? 404 : 200, {
        'content-type': TYPES[path.extname(found)] ?? 'application/octet-stream',
      });
      response.end(body);
    };
    serve().catch(() => response.writeHead(404).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // It has no process and no clock.
    output: () => '',
    start: () => Promise.resolve(),
    advance: () => Promise.resolve(),
    kill: stop,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
