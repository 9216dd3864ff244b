import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { createPageHeaders, type PagePolicy } from '../http/security-headers.js';

/** A page as the renderer returns it (tools/build). */
export interface PageDocument {
  readonly html: string;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
  /** Its inline style sheets. */
  readonly styles: readonly string[];
  /** Its `Link` header. */
  readonly link?: string | undefined;
}

/** Compresses a page and adds its headers. */
export const cachePage = (
  { html, link, ...inline }: PageDocument,
  policy?: PagePolicy,
): Promise<CachedResponse> =>
  createCachedResponse('text/html; charset=utf-8', Buffer.from(html), {
    ...createPageHeaders(inline, policy),
    ...(link && { link }),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
