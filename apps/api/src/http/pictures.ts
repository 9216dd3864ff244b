import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.js';
import { sendStored, storeBody, type StoredBody } from './stored-body.js';

/** Where the site serves the content's pictures and videos. */
export const MEDIA_PREFIX = '/media/';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const CACHING = { 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' };

async function readPictures(folder: string): Promise<Map<string, StoredBody>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pictures = entries.map(async (entry): Promise<[string, StoredBody][]> => {
    const contentType = contentTypes[path.extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) return [];
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [[name, await storeBody(contentType, await readFile(file), CACHING)]];
  });
  return new Map((await Promise.all(pictures)).flat());
}

/**
 * Serves the content's pictures from memory, compressed once.
 * @returns reads them anew after an import
 */
export async function registerPictures(app: FastifyInstance, folder: string): Promise<() => Promise<void>> {
  let pictures = await readPictures(folder);
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, { logLevel: 'warn' }, (request, reply) => {
    const picture = pictures.get(request.params['*']);
    if (!picture) throw new Refusal(404, 'notFound');
    sendStored(request, reply, picture);
  });
  return async () => void (pictures = await readPictures(folder));
}
