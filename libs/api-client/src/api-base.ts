/** The base address in the forms the client needs. */
export interface ApiBase {
  /** What paths are appended to; absolute wherever a page's origin is known. */
  readonly prefix: string;
  /** Origin of the API; empty when it is the page's own. */
  readonly host: string;
}

/**
 * Reads a base address. A relative one belongs to the page; it is made absolute because fetch outside
 * browsers (tests) knows no page.
 * @throws TypeError when an absolute address is not an address
 */
export function resolveBase(baseUrl: string): ApiBase {
  if (/^https?:\/\//i.test(baseUrl)) {
    const { href, origin } = new URL(baseUrl);
    return { prefix: href, host: origin };
  }
  const page = typeof location === 'undefined' ? undefined : location.origin;
  // 'null' is the origin of about:blank and of files.
  return { prefix: page && page !== 'null' ? new URL(baseUrl, page).href : baseUrl, host: '' };
}
