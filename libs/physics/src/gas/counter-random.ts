import { mixBits } from '../random/create-random.js';

/**
 * Counter-based random number: the number with the index `draw` of a seed, uniform over (0, 1). Seed and counter are part
 * of the model's state, so a restored state continues with the same random numbers.
 */
export function counterRandom(seed: number, draw: number): number {
  const word = mixBits(mixBits((seed + Math.imul(draw | 0, 0x9e3779b9)) | 0) + 0x6d2b79f5 + (draw | 0));
  return ((word >>> 0) + 0.5) / 2 ** 32;
}
