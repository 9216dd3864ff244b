import { createHmac } from 'node:crypto';

/** What a variant depends on: the same inputs give the same numbers and the same order of options. */
export interface VariantSource {
  /** Secret key of the server: nobody can calculate the seed of a variant that was not shown. */
  readonly key: Uint8Array;
  readonly learnerId: number;
  readonly itemId: number;
  /** Hash of the item's content: a corrected item has new variants. */
  readonly itemHash: string;
  /** Number of answers that the learner has given to the item. */
  readonly tries: number;
}

const macOf = ({ key, learnerId, itemId, itemHash }: VariantSource, tries: number | string): Buffer =>
  createHmac('sha256', key).update(`${learnerId} ${itemId} ${itemHash} ${tries}`).digest();

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

/** A step coprime to the number of variants, near the golden section of it: successive variants differ much. */
function strideOf(count: bigint): bigint {
  let stride = (count * 618n) / 1000n || 1n;
  while (greatestCommonDivisor(stride, count) !== 1n) stride += 1n;
  return stride;
}

/**
 * The seed of a learner's next variant: its number and a code that only the server can calculate. A learner meets every variant of
 * an item once before one repeats.
 * @param count number of variants of the item
 */
export function seedOf(source: VariantSource, count: number): string {
  const variants = BigInt(count);
  const start = macOf(source, 'start').readBigUInt64BE() % variants;
  const index = (start + BigInt(source.tries) * strideOf(variants)) % variants;
  return `${index}.${macOf(source, source.tries).toString('base64url', 0, 12)}`;
}

/** The number of the variant of a seed. */
export const variantIndexOf = (seed: string): number => Number(seed.split('.', 1)[0]);

/** Pseudo-random numbers from 0 to 1 (mulberry32) that begin at a hash of the seed (FNV-1a). */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The numbers from 0 to `length` − 1 in the order of a seed: position n of the display shows entry `result[n]`.
 * @param mayStay whether the order may stay as it was written
 */
export function shuffledOf(seed: string, length: number, mayStay = true): readonly number[] {
  const random = randomOf(seed);
  const order = Array.from({ length }, (_, n) => n);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const stayed = order.every((entry, n) => entry === n);
  return stayed && !mayStay ? [...order.slice(1), 0] : order;
}
