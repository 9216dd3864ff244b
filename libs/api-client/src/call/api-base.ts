/**
 * Parses the base address of the API. A relative one is resolved against the page, because fetch outside browsers (tests)
 * has no page.
 * @returns the prefix of request paths, absolute if the page's origin is known, and the origin of the API, empty for the
 * page's own origin
 * @throws TypeError if an absolute address is invalid
 */
export function resolveBaseUrl(baseUrl: string): { readonly prefix: string; readonly origin: string } {
  if (/^https?:\/\//i.test(baseUrl)) {
    const { href, origin } = new URL(baseUrl);
    return { prefix: href, origin };
  }
  const page = typeof location === 'undefined' ? undefined : location.origin;
  // 'null' is the origin of about:blank and of files.
  return { prefix: page && page !== 'null' ? new URL(baseUrl, page).href : baseUrl, origin: '' };
}
