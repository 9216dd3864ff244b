/** Placeholder for the origin of the page while a path is normalized. */
const PLACEHOLDER_ORIGIN = 'http://page.invalid';

/** Trims a text. A missing or blank text is null. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const trimmedAddress = (address: string | null | undefined): string | null => {
  const trimmed = textOrNull(address);
  return trimmed === null || /[\\\p{Cc}]/u.test(trimmed) ? null : trimmed;
};

const httpAddress = (address: string): string | null =>
  /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : null;

/** Path of an address on `origin`; null if it resolves to another origin or to `//host`. */
const pathOnOrigin = (address: string, origin: string): string | null => {
  if (address.startsWith('//')) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.href.slice(origin.length);
};

/**
 * Address of an image or video that a page can load.
 * @param origin origin of the API, prepended to relative addresses; empty for the page's own origin
 * @returns null unless the address is http(s) or relative
 */
export function mediaAddress(address: string | null | undefined, origin: string): string | null {
  const value = trimmedAddress(address);
  if (value === null) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return httpAddress(value);
  const path = pathOnOrigin(value, origin || PLACEHOLDER_ORIGIN);
  return path === null ? null : origin + path;
}

/**
 * Address for a link: http(s), or a path of this site such as /tajriba/mayatnik.
 * @returns null for other addresses (`javascript:`, `data:`, `//host`, relative paths)
 */
export function linkAddress(address: string | null | undefined): string | null {
  const value = trimmedAddress(address);
  if (value === null) return null;
  if (!value.startsWith('/')) return httpAddress(value);
  return pathOnOrigin(value, PLACEHOLDER_ORIGIN) === null ? null : value;
}
