/**
 * Seconds a server asks to wait, from a `Retry-After` header: a number of seconds or an HTTP date.
 * @param now current time, milliseconds since 1970
 * @returns whole seconds, never negative; undefined without a readable header
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
