import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.js';

/** Whether an Origin header names the host that the request was sent to. */
function isSameHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false; // `null`, from a sandboxed page or a redirected form.
  }
}

/**
 * Rejects requests that a page of another site sends from a visitor's browser. Browsers send Sec-Fetch-Site or Origin;
 * a request with neither comes from a program, which has no visitor's credentials.
 * @throws HttpError 403
 */
export function rejectCrossSite({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isCrossSite =
    site === undefined ? origin !== undefined && !isSameHost(origin, host) : site !== 'same-origin';
  if (isCrossSite) throw new HttpError(403, 'forged');
}
