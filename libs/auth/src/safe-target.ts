import { accountPages, pages } from '@zarra/contracts';

/** Places nobody wants to arrive at by signing in. */
const notTargets: readonly string[] = [...accountPages, pages.forbidden];

// C0 and C1 controls, and the backslash, which browsers read as a slash.
const treacherous = /[\u0000-\u001F\u007F-\u009F\\]/;

/** Stands for any origin: a path that leaves this one would leave the real one too. */
const HERE = 'https://zarra.invalid';

const asRouted = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
  } catch {
    return undefined; // Half an escape: no page of ours.
  }
};

/**
 * Where to go after signing in, from the `next` of an address: a path of this site with its query and hash.
 * Anything that could lead elsewhere, or back to an account page, is the home page.
 */
export function safeTarget(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || treacherous.test(next)) return pages.home;
  if (!URL.canParse(next, HERE)) return pages.home;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const routed = asRouted(pathname);
  // A path may turn into //host only while it is resolved: /.//host.
  if (origin !== HERE || pathname.startsWith('//') || routed === undefined) return pages.home;
  if (treacherous.test(routed) || notTargets.includes(routed)) return pages.home;
  return pathname + search + hash;
}

/** The same account page address, carrying on the `next` of the address one is at. */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
