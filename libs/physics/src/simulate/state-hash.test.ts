import { stateHash } from './state-hash.js';

test('matches the published FNV-1a hashes of the empty text and of "foobar"', () => {
  // Fowler, Noll, Vo: test vectors of the reference implementation.
  expect(stateHash(new Float64Array(0))).toBe(0x811c9dc5);
  const padded = Uint8Array.from(Array.from('foobar'), (letter) => letter.charCodeAt(0));
  expect(stateHash({ buffer: padded.buffer, byteOffset: 0, byteLength: 6 } as Float64Array)).toBe(0xbf9cf968);
});

test('one changed bit changes the hash; a copy has the same hash', () => {
  const state = Float64Array.of(1, 2, 3);
  const next = Float64Array.of(1, 2 + 2 ** -51, 3);
  expect(stateHash(state.slice())).toBe(stateHash(state));
  expect(stateHash(next)).not.toBe(stateHash(state));
});
