import { parseArgs } from 'node:util';

/** Reads `--times` (kills) and `--seed` (repeats a run) and prints them. */
export function readOptions(defaultTimes: number): { times: number; seed: number } {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: String(defaultTimes) },
      seed: { type: 'string', default: String(Date.now() % 1e6) },
    },
  });
  const [times, seed] = [Number(values.times), Number(values.seed)];
  console.log(`${times} kills on each database, seed ${seed}`);
  return { times, seed };
}
