import { csrf } from '@zarra/contracts';
import type { Call } from '@zarra/contracts/calls';
import { isUsableToken } from './tokens/usable-token.js';

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The header that repeats the CSRF cookie on a POST; none where a page cannot read the cookie of that API.
 * @param prefix address of the API
 */
export function csrfHeader(call: Call, prefix: string): Readonly<Record<string, string>> {
  if (call.method !== 'POST' || typeof document === 'undefined') return {};
  if (!prefix.startsWith(`${location.origin}/`)) return {};
  const value = readCookie(csrf.cookie);
  return isUsableToken(value) ? { [csrf.header]: value } : {};
}
