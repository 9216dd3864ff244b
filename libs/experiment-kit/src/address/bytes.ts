/** Numbers above this are no counts of ours: 2^42, so that the sums of two stay exact. */
const MOST = 2 ** 42;

/** Appends a whole number, 0 or more, in groups of seven bits, the lowest first (LEB128). */
export function pushCount(bytes: number[], count: number): void {
  let rest = count;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/** Reads what {@link pushCount} wrote. Each call throws a RangeError where the bytes end or the number is too large. */
export function countReader(bytes: Uint8Array): { next: () => number; left: () => number } {
  let at = 0;
  return {
    left: () => bytes.length - at,
    next() {
      let count = 0;
      for (let scale = 1; ; scale *= 0x80) {
        const byte = bytes[at++];
        if (byte === undefined || scale > MOST) throw new RangeError('The bytes hold no whole number here');
        count += (byte & 0x7f) * scale;
        if (byte < 0x80) break;
      }
      if (count > MOST) throw new RangeError('The number is too large');
      return count;
    },
  };
}

/** Bytes as letters that are safe in an address (RFC 4648 §5, without padding). */
export const toLetters = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Reads {@link toLetters}. Throws where the letters are none of it. */
export const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
