import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCachedResponse, sendCached, type CachedResponse } from './cached-response.js';
import { HttpError } from './http-error.js';
import { MEDIA_PREFIX } from './paths.js';
import { dataHeaders } from './security-headers.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const HEADERS = { ...dataHeaders, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' };

async function readImages(folder: string): Promise<Map<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const images = entries.map(async (entry): Promise<[string, CachedResponse][]> => {
    const contentType = contentTypes[path.extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) return [];
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [[name, await createCachedResponse(contentType, await readFile(file), HEADERS)]];
  });
  return new Map((await Promise.all(images)).flat());
}

interface ImageOptions {
  /** Folder of the content's images. */
  readonly folder: string;
  /** Registers a listener that runs after each import. */
  readonly onContentChange: (listener: () => Promise<void>) => void;
}

/** Serves the content's images from memory, compressed once. */
export async function imageFiles(
  app: FastifyInstance,
  { folder, onContentChange }: ImageOptions,
): Promise<void> {
  let images = await readImages(folder);
  onContentChange(async () => {
    images = await readImages(folder);
  });
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, (request, reply) => {
    const image = images.get(request.params['*']);
    if (!image) throw new HttpError(404, 'notFound');
    sendCached(request, reply, image);
  });
}
