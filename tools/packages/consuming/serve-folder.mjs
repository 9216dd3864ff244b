// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/**
 * Serves a folder on loopback; a path that ends in a slash is answered by its index.html or index.json.
 * @param {string} folder
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const wanted = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = [wanted, path.join(wanted, 'index.html'), path.join(wanted, 'index.json')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (!file || !file.startsWith(folder)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise((/** @type {(value?: unknown) => void} */ resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
