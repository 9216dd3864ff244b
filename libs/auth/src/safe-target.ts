import { accountPages, pages } from '@zarra/contracts';

/** Pages that are never a target after sign-in. */
const excludedTargets: readonly string[] = [...accountPages, pages.forbidden];

// C0 and C1 controls, and the backslash, which browsers treat as a slash.
const UNSAFE_CHARACTERS = /[\u0000-\u001F\u007F-\u009F\\]/;

/** Placeholder for the origin of the site: a path that leads to another origin from it does so on the site too. */
const PLACEHOLDER_ORIGIN = 'https://zarra.invalid';

const normalizePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
  } catch {
    return undefined; // No page of the site has an invalid escape sequence.
  }
};

/**
 * Target after sign-in from the parameter `next`: a path of this site with its query and hash. The target is the home
 * page if `next` could lead to another site or to an account page.
 */
export function safeTarget(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || UNSAFE_CHARACTERS.test(next)) return pages.home;
  if (!URL.canParse(next, PLACEHOLDER_ORIGIN)) return pages.home;
  const { origin, pathname, search, hash } = new URL(next, PLACEHOLDER_ORIGIN);
  const normalized = normalizePath(pathname);
  // A path can resolve to //host: /.//host.
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//') || normalized === undefined)
    return pages.home;
  if (UNSAFE_CHARACTERS.test(normalized) || excludedTargets.includes(normalized)) return pages.home;
  return pathname + search + hash;
}

/** The address of an account page with the `next` of the current address. */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
