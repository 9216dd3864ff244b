import { HttpError } from './http-error.js';
import type { MessageKey } from './messages.js';

/** A waiting time in Uzbek, rounded up: "75 soniya", "3 daqiqa", "2 soat". */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} soniya`;
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} daqiqa`;
  return `${Math.ceil(seconds / 3600)} soat`;
}

/**
 * The error for a client that must wait, with `Retry-After`.
 * @param key a message whose `{wait}` becomes the waiting time
 * @param seconds the true waiting time
 */
export function tooManyRequests(key: MessageKey, seconds: number): HttpError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(seconds))) };
  return new HttpError(429, key, { headers, values: { wait: formatWait(seconds) } });
}
