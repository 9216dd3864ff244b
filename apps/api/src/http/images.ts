import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginCallback } from 'fastify';
import { createCachedResponse, responseOnDemand, sendCached, type LazyResponse } from './cached-response.js';
import { HttpError } from './http-error.js';
import { MEDIA_PREFIX } from './paths.js';
import { dataHeaders } from './security-headers.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const HEADERS = { ...dataHeaders, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' };

/** The images of a folder by their paths. */
async function findImages(folder: string): Promise<Map<string, LazyResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const images = new Map<string, LazyResponse>();
  for (const entry of entries) {
    const contentType = contentTypes[path.extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const load = async () => createCachedResponse(contentType, await readFile(file), HEADERS);
    const name = path.relative(folder, file).split(path.sep).join('/');
    images.set(name, responseOnDemand(load));
  }
  return images;
}

interface ImageOptions {
  /** Folder of the content's images. */
  readonly folder: string;
  /** Registers a listener that runs when the content is read, and after each import. */
  readonly onContentChange: (listener: () => Promise<void>) => void;
}

/** Serves the content's images from memory, compressed once. */
export const imageFiles: FastifyPluginCallback<ImageOptions> = (app, { folder, onContentChange }, done) => {
  let images = new Map<string, LazyResponse>();
  onContentChange(async () => {
    images = await findImages(folder);
  });
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const load = images.get(request.params['*']);
    // A file that was removed after the last import.
    const image = await load?.().catch(() => undefined);
    if (!image) throw new HttpError(404, 'notFound');
    sendCached(request, reply, image);
    return reply;
  });
  done();
};
