import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The eight groups of an IPv6 address; an embedded IPv4 part becomes the last two. */
function groupsOf(address: string): string[] {
  // URL normalizes the address: lower case, no leading zeros, an IPv4 part as two groups.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [start, end ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (!before || !after || end === undefined) return before ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network of one internet customer: an IPv4 address, or an IPv6 /64 network. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1); // fe80::1%eth0
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Key of the limits by address: the client's network behind trusted proxies. */
export const clientKey = (request: FastifyRequest): string => networkOf(request.ip);

/**
 * The network whose strangers take turns as one: an IPv4 /24 network, or an IPv6 /48 network. One attacker is easily given as
 * many addresses or /64 networks.
 */
export function turnNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
