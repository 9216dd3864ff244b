import { csrf } from '@zarra/contracts';
import type { Call } from '@zarra/contracts/calls';
import { isApiError } from '../call/errors.js';
import { isWellFormedToken } from './stored-tokens.js';

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

type HeaderFields = Readonly<Record<string, string>>;

/**
 * The header with the value of the CSRF cookie, for a call that changes data; none if the API has another origin than the page, whose
 * cookies are then unreadable.
 * @param prefix address of the API
 */
function csrfHeader(call: Call, prefix: string): HeaderFields {
  if (call.method === 'GET' || typeof document === 'undefined') return {};
  if (!prefix.startsWith(`${location.origin}/`)) return {};
  const value = readCookie(csrf.cookie);
  return isWellFormedToken(value) ? { [csrf.header]: value } : {};
}

/**
 * Sends a call with its CSRF header. A 403 of an outdated pair sets a new cookie, and so may another tab: if the cookie has
 * changed since the request, the request is repeated once with the new one.
 * @param prefix address of the API
 * @throws the errors of `send`
 */
export async function sendWithCsrf(
  call: Call,
  prefix: string,
  send: (headers: HeaderFields) => Promise<unknown>,
): Promise<unknown> {
  const headers = csrfHeader(call, prefix);
  try {
    return await send(headers);
  } catch (error) {
    const current = csrfHeader(call, prefix);
    const isOutdated = current[csrf.header] !== undefined && current[csrf.header] !== headers[csrf.header];
    if (!isApiError(error, 403) || !isOutdated) throw error;
    return send(current);
  }
}
