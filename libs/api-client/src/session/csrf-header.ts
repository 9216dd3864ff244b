import type { Call } from '@zarra/contracts/calls';
import { isApiError } from '../call/errors.js';
import { isWellFormedToken } from './stored-tokens.js';

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Names of the CSRF cookie and of the header that repeats its value. */
export interface CsrfNames {
  readonly cookie: string;
  readonly header: string;
}

type HeaderFields = Readonly<Record<string, string>>;

/** The header with the value of the CSRF cookie, for a call that changes data; none if the page cannot read the cookie. */
function csrfHeader({ method }: Call, names: CsrfNames | undefined): HeaderFields {
  if (!names || method === 'GET' || typeof document === 'undefined') return {};
  const value = readCookie(names.cookie);
  return isWellFormedToken(value) ? { [names.header]: value } : {};
}

/** Whether the API has the origin of the page. Its cookies are then the page's own. */
export const isOwnOrigin = (prefix: string): boolean =>
  typeof location !== 'undefined' && prefix.startsWith(`${location.origin}/`);

/**
 * Sends a call with its CSRF header. A 403 of an outdated pair sets a new cookie, and so may another tab: if the cookie has
 * changed since the request, the request is repeated once with the new one.
 * @param names undefined: the call has no such header
 * @throws the errors of `send`
 */
export async function sendWithCsrf(
  call: Call,
  names: CsrfNames | undefined,
  send: (headers: HeaderFields) => Promise<unknown>,
): Promise<unknown> {
  const headers = csrfHeader(call, names);
  try {
    return await send(headers);
  } catch (error) {
    const current = csrfHeader(call, names);
    const [value] = Object.values(current);
    if (!isApiError(error, 403) || value === undefined || value === Object.values(headers)[0]) throw error;
    return send(current);
  }
}
