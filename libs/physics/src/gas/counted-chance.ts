/** Spreads a 32-bit word (the finaliser of MurmurHash3). */
function mix(word: number): number {
  let spread = word ^ (word >>> 16);
  spread = Math.imul(spread, 0x85ebca6b);
  spread ^= spread >>> 13;
  spread = Math.imul(spread, 0xc2b2ae35);
  return spread ^ (spread >>> 16);
}

/**
 * The `draw`-th number of a seed, spread evenly over (0, 1). A generator without memory: seed and number of draws stand
 * in the state of the model, so that a state that was kept brings back the same chance.
 */
export function countedChance(seed: number, draw: number): number {
  const word = mix(mix((seed + Math.imul(draw | 0, 0x9e3779b9)) | 0) + 0x6d2b79f5 + (draw | 0));
  return ((word >>> 0) + 0.5) / 2 ** 32;
}
