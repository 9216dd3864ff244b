/** Mixes the bits of a 32-bit word (the finaliser of MurmurHash3). */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * Counter-based random number: the number with the index `draw` of a seed, uniform over (0, 1). Seed and counter are part
 * of the model's state, so a restored state continues with the same random numbers.
 */
export function counterRandom(seed: number, draw: number): number {
  const word = mix(mix((seed + Math.imul(draw | 0, 0x9e3779b9)) | 0) + 0x6d2b79f5 + (draw | 0));
  return ((word >>> 0) + 0.5) / 2 ** 32;
}
