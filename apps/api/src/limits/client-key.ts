import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The eight groups of an IPv6 address, its embedded IPv4 part left out. */
function groupsOf(address: string): string[] {
  // URL writes an address in one way only: lower case, no leading zeros, IPv4 parts as two groups.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [start, end ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (!before || !after || end === undefined) return before ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What one customer of a provider has: an IPv4 address, or the 2^64 addresses of an IPv6 network (/64). */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1); // fe80::1%eth0
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Whom a limit by address counts: the client's network, as seen through the trusted proxies. */
export const clientKey = (request: FastifyRequest): string => networkOf(request.ip);
