/** The base address of the API. */
export interface ApiBase {
  /** Prefix of request paths; absolute if the page's origin is known. */
  readonly prefix: string;
  /** Origin of the API; empty for the page's own origin. */
  readonly origin: string;
}

/**
 * Parses a base address. A relative one is resolved against the page, because fetch outside browsers (tests) has no page.
 * @throws TypeError if an absolute address is invalid
 */
export function resolveBaseUrl(baseUrl: string): ApiBase {
  if (/^https?:\/\//i.test(baseUrl)) {
    const { href, origin } = new URL(baseUrl);
    return { prefix: href, origin };
  }
  const page = typeof location === 'undefined' ? undefined : location.origin;
  // 'null' is the origin of about:blank and of files.
  return { prefix: page && page !== 'null' ? new URL(baseUrl, page).href : baseUrl, origin: '' };
}
