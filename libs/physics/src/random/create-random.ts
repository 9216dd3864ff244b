import type { Random } from '../model/model.js';

/** Mixes the bits of a 32-bit word (the finaliser of MurmurHash3). */
export function mixBits(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Expands one 32-bit seed to a sequence of 32-bit numbers (SplitMix32). */
function splitMix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mixBits(state) >>> 0;
  };
}

/**
 * Reproducible random numbers by the generator sfc32 (Doty-Humphrey, PractRand: 128 bits of state, period at least 2^32,
 * about 2^127 on average). It uses 32-bit integers only, so every engine gives the same numbers.
 * @param seed an integer; its lowest 32 bits are used
 */
export function createRandom(seed: number): Random {
  const word = splitMix32(seed);
  let a = word();
  let b = word();
  let c = word();
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();

  const uniform = (): number => next() / 2 ** 32;
  let spare: number | undefined;
  /** Marsaglia's polar method gives two deviates from one point of the unit disc; the second one is stored. */
  const normal = (): number => {
    if (spare !== undefined) {
      const deviate = spare;
      spare = undefined;
      return deviate;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * scale;
      return x * scale;
    }
  };
  return { uniform, normal };
}
