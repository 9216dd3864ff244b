import { csrf } from '@zarra/contracts';
import type { Call } from '@zarra/contracts/calls';
import { isWellFormedToken } from './session/stored-tokens.js';

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The header with the value of the CSRF cookie, for a POST; none if the API has another origin than the page, whose
 * cookies are then unreadable.
 * @param prefix address of the API
 */
export function csrfHeader(call: Call, prefix: string): Readonly<Record<string, string>> {
  if (call.method !== 'POST' || typeof document === 'undefined') return {};
  if (!prefix.startsWith(`${location.origin}/`)) return {};
  const value = readCookie(csrf.cookie);
  return isWellFormedToken(value) ? { [csrf.header]: value } : {};
}
