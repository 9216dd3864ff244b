import { parseArgs } from 'node:util';

/** Parses and prints `--times` (number of kills) and `--seed` (of the random choice of kills). */
export function readOptions(defaultTimes: number): { times: number; random: () => number } {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: String(defaultTimes) },
      seed: { type: 'string', default: String(Date.now() % 1e6) },
    },
  });
  console.log(`${values.times} kills on each database, seed ${values.seed}`);
  return { times: Number(values.times), random: seededRandom(Number(values.seed)) };
}

/** Seeded random numbers from 0 to 1: Mulberry32 by Tommy Ettinger, sufficient for the choice of kills. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
