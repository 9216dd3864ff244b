import { createHash, createHmac } from 'node:crypto';
import { randomOf } from '../practice-items/random-of.js';

/** What a variant depends on: the same inputs give the same numbers and the same order of options. */
export interface VariantSource {
  /** Secret key of the server: no one else can calculate a seed. */
  readonly key: Uint8Array;
  readonly learnerId: number;
  readonly itemId: number;
  /** The item as its author wrote it: an edited item has new variants. */
  readonly content: string;
  /** Number of answers that the learner has given to the item. */
  readonly tries: number;
}

const macOf = ({ key, learnerId, itemId, content }: VariantSource, purpose: string): Buffer =>
  createHmac('sha256', key)
    .update(`${learnerId} ${itemId} ${purpose} `)
    .update(createHash('sha256').update(content).digest())
    .digest();

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b);

/** A step coprime to the number of variants, near its golden section: successive variants differ much. */
function strideOf(count: bigint): bigint {
  let stride = (count * 618n) / 1000n || 1n;
  while (greatestCommonDivisor(stride, count) !== 1n) stride += 1n;
  return stride;
}

/**
 * The seed of a learner's next variant: its number and a code that only the server can calculate. A learner meets every
 * variant of an item once before one repeats.
 * @param count number of variants of the item
 */
export function seedOf(source: VariantSource, count: number): string {
  const variants = BigInt(count);
  const start = macOf(source, 'start').readBigUInt64BE() % variants;
  const index = (start + BigInt(source.tries) * strideOf(variants)) % variants;
  return `${index}.${macOf(source, String(source.tries)).toString('base64url', 0, 12)}`;
}

/** The number of the variant of a seed. */
export const variantIndexOf = (seed: string): number => Number(seed.split('.', 1)[0]);

/**
 * The seed of the order in which a variant is shown. Learners know the seed of the variant, and could calculate the author's order
 * from it.
 */
export const orderSeedOf = (key: Uint8Array, seed: string): string =>
  createHmac('sha256', key).update(`order ${seed}`).digest('base64url');

/**
 * The numbers from 0 to `length` − 1 in the order of a seed: position n of the display shows entry `result[n]`.
 * @param mayStay whether the order may stay as it was written
 */
export function shuffledOf(seed: string, length: number, mayStay: boolean): readonly number[] {
  const random = randomOf(seed);
  const order = Array.from({ length }, (_, n) => n);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const stayed = order.every((entry, n) => entry === n);
  return stayed && !mayStay ? [...order.slice(1), 0] : order;
}
