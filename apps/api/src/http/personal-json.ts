import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { brotli, gzip, matchesEtag, negotiateEncoding, type Encoding } from './cached-response.js';

/** Quality levels at which compressing JSON is faster than a phone's network. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/** JSON that is made for one learner, or for one query. */
interface PersonalJson {
  /** A weak ETag of the body. */
  readonly etag: string;
  readonly body: () => Buffer;
  /** Absent: the client asks each time whether it changed. */
  readonly cacheControl?: string;
}

/**
 * Creates a function that sends personal JSON, compressed, or 304 when the client has it. Compressing takes most of the time
 * of such a response: compressed bodies are cached by their ETag, so learners with equal bodies share one.
 * @param maxBytes size of the cache
 */
export function createPersonalJsonSender(maxBytes: number) {
  // The other threads of Node's pool remain free for files and passwords.
  const oneAtATime = pLimit(1);
  const compress = (encoding: Encoding, content: Buffer): Promise<Buffer> =>
    encoding === 'br' ? brotli(content, BROTLI_QUALITY) : gzip(content, GZIP_LEVEL);
  const cache = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length,
    // Concurrent requests share one compression.
    fetchMethod: (_key, _stale, { context }) => oneAtATime(context),
  });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { etag, body, cacheControl = 'private, no-cache' }: PersonalJson,
  ): Promise<FastifyReply> => {
    reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding, authorization', etag });
    const known = request.headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(body());
    const compressed = await cache.forceFetch(`${encoding} ${etag}`, {
      context: () => compress(encoding, body()),
    });
    if (reply.sent) return reply; // The handler exceeded its deadline.
    return reply.header('content-encoding', encoding).send(compressed);
  };
}
