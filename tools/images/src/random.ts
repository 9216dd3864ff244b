/**
 * Standard normal numbers that are the same on every machine: each is a sum of twelve uniform ones (mulberry32) less 6.
 * The stored images were drawn with these; those of `@zarra/physics` would change all of them.
 */
export function normalNumbers(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, 0) - 6;
}
