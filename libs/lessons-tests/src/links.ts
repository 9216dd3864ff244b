import { linkAddress } from '@zarra/api-client';

/**
 * Whether a URL leads to another site. On a server, where the site's own origin is not known, every absolute URL counts
 * as external.
 */
export const isExternalLink = (url: string): boolean =>
  typeof document === 'undefined'
    ? /^[a-z]+:/i.test(url)
    : new URL(url, document.baseURI).origin !== location.origin;

/**
 * Path of the experiment that Markdown refers to as `tajriba:<slug>`, with its state or without: only our server knows the
 * addresses of states. Null for other URLs.
 */
export const experimentPath = (url: string): string | null => {
  const [, slug] = /^tajriba:([a-z0-9-]+)(?:\?|$)/.exec(url) ?? [];
  return slug === undefined ? null : `/tajriba/${slug}`;
};

/**
 * URL that a lesson's text may link to or load an image from: http(s), a path of this site or a fragment.
 * @returns an empty string for anything else, such as `javascript:`, `data:` and `//host`: a click must not run code of the text
 */
export const safeUrl = (url: string): string => (url.startsWith('#') ? url : (linkAddress(url) ?? ''));
