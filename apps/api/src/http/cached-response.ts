import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

/** Compresses on another thread. @param quality 0–11 */
export const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Compresses on another thread. @param level 0–9 */
export const gzip = (content: Buffer, level: number): Promise<Buffer> => compressGzip(content, { level });

/** Browsers send shorter Accept-Encoding headers. */
const MAX_HEADER_LENGTH = 100;
/** Browsers send a handful of different headers; a client that sends new ones all the time must not fill the memory. */
const MAX_CACHED_HEADERS = 100;
const encodingByHeader = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return 'identity';
  const cached = encodingByHeader.get(header);
  if (cached !== undefined) return cached;
  const encoding = negotiate(header, ENCODINGS) ?? 'identity';
  if (encodingByHeader.size >= MAX_CACHED_HEADERS) encodingByHeader.clear();
  encodingByHeader.set(header, encoding);
  return encoding;
}

/** A weak ETag: the same for every encoding of the content. */
export function etagOf(content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return `W/"${hash}"`;
}

/** Whether If-None-Match names an ETag: alone, in a list, weak or strong alike, or as `*`. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/** Alternating names and values. Node writes headers in this form without validating each. */
type RawHeaders = string[];

/** A complete response in memory, compressed and with its headers, so that a request costs no work. */
export interface CachedResponse {
  readonly etag: string;
  /** Headers of a response with status 304. */
  readonly notModified: RawHeaders;
  readonly variants: Record<Encoding, { readonly headers: RawHeaders; readonly body: Buffer }>;
}

/** A response that is created on its first request. */
export type LazyResponse = () => Promise<CachedResponse>;

/** Creates a response on its first request: compressing all of them would delay the start. A failure is tried again. */
export function responseOnDemand(create: LazyResponse): LazyResponse {
  let created: Promise<CachedResponse> | undefined;
  const forget = (): void => {
    created = undefined;
  };
  return () => {
    if (!created) {
      created = create();
      created.catch(forget);
    }
    return created;
  };
}

/** The highest quality starts so much later that it does not compete with a start of the server, ms. */
const SMALLEST_DELAY_MS = 2000;
/** Quality levels of brotli. The highest takes ten times as long as 5 and saves a tenth of the bytes. */
const FAST = 5;
const SMALLEST = 11;

/**
 * Compresses content: fast at first, so that a start does not wait, then with the highest quality on another thread.
 * @param headers all further headers, those for security included: the hook that sets them does not run
 */
export async function createCachedResponse(
  contentType: string,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const etag = etagOf(content);
  const notModified = Object.entries({ ...headers, etag }).flat();
  const variant = (encoding: Encoding, body: Buffer) => ({
    headers: [
      ...notModified,
      ...['content-type', contentType],
      ...['content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    body,
  });
  const [brotliBody, gzipBody] = await Promise.all([brotli(content, FAST), gzip(content, 9)]);
  const variants = {
    br: variant('br', brotliBody),
    gzip: variant('gzip', gzipBody),
    identity: variant('identity', content),
  };
  setTimeout(() => {
    void brotli(content, SMALLEST).then((body) => (variants.br = variant('br', body)));
  }, SMALLEST_DELAY_MS).unref();
  return { etag, notModified, variants };
}

/**
 * Sends a cached response, or 304 when the client has it, with the status and the headers that the reply already has.
 * Any other status than 200 is sent with its body. It bypasses Fastify's reply, whose header handling would cost a tenth
 * of the throughput (`npm run lists -w @zarra/benchmarks`).
 */
export function sendCached(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  if (reply.sent) return; // The handler exceeded its deadline.
  reply.hijack();
  const { statusCode } = reply;
  const ownHeaders = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  const withOwn = (headers: RawHeaders): RawHeaders => [...headers, ...ownHeaders.flat()];
  const known = request.headers['if-none-match'];
  if (statusCode === 200 && known !== undefined && matchesEtag(known, response.etag)) {
    reply.raw.writeHead(304, withOwn(response.notModified)).end();
    return;
  }
  const { headers, body } = response.variants[negotiateEncoding(request.headers['accept-encoding'])];
  reply.raw.writeHead(statusCode, withOwn(headers)).end(body);
}
