/** Upper limit of a count, 2^42: the sum of two counts stays exact. */
const MAX_COUNT = 2 ** 42;

/** Appends a non-negative integer in groups of seven bits, lowest first (LEB128). */
export function appendCount(bytes: number[], count: number): void {
  let remaining = count;
  while (remaining >= 0x80) {
    bytes.push((remaining % 0x80) | 0x80);
    remaining = Math.floor(remaining / 0x80);
  }
  bytes.push(remaining);
}

/**
 * Reads counts written by {@link appendCount}. Throws a RangeError at the end of the bytes and for counts
 * above the limit.
 */
export function createCountReader(bytes: Uint8Array): { next: () => number; remaining: () => number } {
  let offset = 0;
  return {
    remaining: () => bytes.length - offset,
    next() {
      let count = 0;
      for (let scale = 1; ; scale *= 0x80) {
        const byte = bytes[offset++];
        if (byte === undefined || scale > MAX_COUNT)
          throw new RangeError('The bytes hold no whole number here');
        count += (byte & 0x7f) * scale;
        if (byte < 0x80) break;
      }
      if (count > MAX_COUNT) throw new RangeError('The number is too large');
      return count;
    },
  };
}

/** Encodes bytes as base64url (RFC 4648 §5, without padding). */
export const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url. Throws on any other character. */
export const fromBase64Url = (encoded: string): Uint8Array =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
