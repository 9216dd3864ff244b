/** Stands for the unknown origin of the page while a path of it is normalised. */
const PAGE = 'http://page.invalid';

const clean = (address: string | null | undefined): string | null => {
  const trimmed = address?.trim() ?? '';
  return trimmed === '' || /[\\\p{Cc}]/u.test(trimmed) ? null : trimmed;
};

const httpAddress = (address: string): string | null =>
  /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : null;

/** Path of an address that must stay on `origin`; null when it would leave it or turn into `//host`. */
const ownPath = (address: string, origin: string): string | null => {
  if (address.startsWith('//')) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.href.slice(origin.length);
};

/**
 * Address of a picture or video that a page may load (decision 34).
 * @param host origin of the API, put before relative addresses; empty for the page's own origin
 * @returns null for anything but http(s) and relative addresses
 */
export function mediaAddress(address: string | null | undefined, host: string): string | null {
  const value = clean(address);
  if (value === null) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return httpAddress(value);
  const path = ownPath(value, host || PAGE);
  return path === null ? null : host + path;
}

/**
 * Address a person may follow: http(s), or a path of this site such as /tajriba/mayatnik.
 * @returns null for anything else (`javascript:`, `data:`, `//host`, relative paths)
 */
export function linkAddress(address: string | null | undefined): string | null {
  const value = clean(address);
  if (value === null) return null;
  if (!value.startsWith('/')) return httpAddress(value);
  return ownPath(value, PAGE) === null ? null : value;
}
