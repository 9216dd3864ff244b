/** Upper limit of a count, 2^42: the sum of two counts stays exact. */
const MAX_COUNT = 2 ** 42;

/**
 * Reads counts in groups of seven bits, lowest first (LEB128). Throws a RangeError at the end of the bytes and for counts
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

/** Decodes base64url. Throws on any other character. */
export const fromBase64Url = (encoded: string): Uint8Array =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
