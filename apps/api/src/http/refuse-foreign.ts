import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.js';

/** Whether an Origin header names the host the call was sent to. */
function isOwn(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false; // `null`, of a sandboxed page or a redirected form.
  }
}

/**
 * Refuses calls that a page of another site makes in a visitor's browser. Browsers say where a call comes from; what says
 * nothing is no browser and has no visitor to act for.
 * @throws Refusal 403
 */
export function refuseForeign({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const foreign = site === undefined ? origin !== undefined && !isOwn(origin, host) : site !== 'same-origin';
  if (foreign) throw new Refusal(403, 'forged');
}
