import { createRandom } from '@zarra/physics';

/**
 * A measuring instrument and its errors, in the displayed unit of the quantity that it reads.
 * Standard uncertainties: JCGM 100:2008 (GUM), 4.3.7 for limits, 4.4 for the sum of squares.
 */
export interface Instrument {
  /** In a sentence, such as `sekundomer`. */
  readonly name: string;
  /** Smallest division: a reading is rounded to it. */
  readonly resolution: number;
  /** Standard deviation of repeated readings, such as that of a hand; 0 by default. */
  readonly scatter?: number;
  /** Largest error of the calibration, the same in all readings of one instrument; 0 by default. */
  readonly calibration?: number;
}

const SQRT_12 = Math.sqrt(12);
const SQRT_3 = Math.sqrt(3);

/** Standard uncertainty of a reading. A limit spreads uniformly: half its width divided by √3. */
export const instrumentUncertainty = ({ resolution, scatter = 0, calibration = 0 }: Instrument): number =>
  Math.hypot(resolution / SQRT_12, scatter, calibration / SQRT_3);

/** Number of a key, for the seed of its random numbers. */
const numberOf = (key: string): number =>
  [...key].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/**
 * Reading of an instrument. The same seed gives the same instrument, with the same error of its calibration, and the same number
 * of a reading the same scatter.
 * @param value exact value
 * @param key of the quantity
 * @param seed of the instruments of a learner
 * @param number of the reading
 */
export function readInstrument(
  { resolution, scatter = 0, calibration = 0 }: Instrument,
  value: number,
  key: string,
  seed: number,
  number: number,
): number {
  const own = createRandom(seed ^ numberOf(key));
  const shift = calibration * (2 * own.uniform() - 1);
  const reading = createRandom(Math.imul(seed, 1009) ^ numberOf(`${key}:${String(number)}`));
  return resolution * Math.round((value + shift + scatter * reading.normal()) / resolution);
}
