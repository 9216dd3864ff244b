import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataHeaders } from './security-headers.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Headers as Node writes them without looking at each: name, value, name, value … */
type Head = string[];

/** A whole answer kept in memory, compressed and with its headers: serving it costs no work. */
export interface StoredBody {
  /** Weak: the same for every encoding of the content. */
  readonly etag: string;
  readonly notModified: Head;
  readonly answers: Record<Encoding, { readonly head: Head; readonly body: Buffer }>;
}

/** Brotli's own scale, 0–11. The best takes ten times as long as the quick and saves a tenth of the bytes. */
const QUICK = 5;
const BEST = 11;

const brotli = (content: Buffer, quality: number): Promise<Buffer> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
};

/**
 * Compresses once: quickly, so that a start need not wait, then as hard as possible on another thread.
 * @param headers fixed headers of the answer, besides those of all data
 */
export async function storeBody(
  contentType: string,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<StoredBody> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const etag = `W/"${hash}"`;
  const common = Object.entries({ ...dataHeaders, ...headers, etag }).flat();
  const answer = (encoding: Encoding, body: Buffer) => ({
    head: [
      ...common,
      ...['content-type', contentType],
      ...['content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    body,
  });
  const [quick, gzipped] = await Promise.all([brotli(content, QUICK), compressGzip(content, { level: 9 })]);
  const answers = {
    br: answer('br', quick),
    gzip: answer('gzip', gzipped),
    identity: answer('identity', content),
  };
  void brotli(content, BEST).then((best) => (answers.br = answer('br', best)));
  return { etag, notModified: common, answers };
}

/** Longer Accept-Encoding headers are no browser's. */
const MAX_ACCEPT_ENCODING = 100;
/** Browsers send a handful of different ones; a sender of ever new ones must not fill the memory. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

/** What a body is packed with for whoever sent this Accept-Encoding. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > MAX_ACCEPT_ENCODING) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = negotiate(header, ENCODINGS) ?? 'identity';
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, chosen);
  return chosen;
}

/** Whether If-None-Match names the body: alone, in a list, weak or strong alike, or as `*`. */
export function isKnown(header: string, { etag }: { readonly etag: string }): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/**
 * Answers with a stored body, or 304 when the asker has it, and with the status and the headers that the reply already has.
 * Any other status than 200 is answered whole. Writes past Fastify's reply, whose work on headers would cost a tenth of the
 * throughput (`npm run lists -w @zarra/benchmarks`).
 */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredBody): void {
  reply.hijack();
  const { statusCode } = reply;
  const own = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  const withOwn = (head: Head): Head => [...head, ...own.flat()];
  const known = request.headers['if-none-match'];
  if (statusCode === 200 && known !== undefined && isKnown(known, stored)) {
    reply.raw.writeHead(304, withOwn(stored.notModified)).end();
    return;
  }
  const { head, body } = stored.answers[chooseEncoding(request.headers['accept-encoding'])];
  reply.raw.writeHead(statusCode, withOwn(head)).end(body);
}
