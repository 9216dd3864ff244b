import type { DoublePendulumParams } from './double-pendulum-rates.js';

/** A normal mode of small oscillations. */
export interface NormalMode {
  /** Angular frequency, rad/s. */
  readonly frequency: number;
  /** Lower angle over upper angle: positive when they are in phase. */
  readonly ratio: number;
}

/**
 * The slow and the fast normal mode of small oscillations (Landau and Lifshitz, Mechanics, § 23, problem 2): the roots of
 * m1 L1 L2 w⁴ - M g (L1 + L2) w² + M g² = 0. For equal masses and lengths w² = (g/L)(2 ∓ √2), with ratios ±√2.
 */
export function normalModes(
  params: Pick<DoublePendulumParams, 'mass1' | 'mass2' | 'length1' | 'length2' | 'gravity'>,
): readonly [slow: NormalMode, fast: NormalMode] {
  const { mass1, mass2, length1, length2, gravity } = params;
  const total = mass1 + mass2;
  const half = (total * (length1 + length2)) / 2;
  // √(half² - M m1 L1 L2), without cancellation.
  const root = Math.sqrt(total * ((total * (length1 - length2) ** 2) / 4 + mass2 * length1 * length2));
  const fast = (gravity * (half + root)) / (mass1 * length1 * length2);
  const slow = (gravity * total) / (half + root);
  const mode = (square: number): NormalMode => ({
    frequency: Math.sqrt(square),
    // From the equation of the lower one: L1 w² θ1 = (g - L2 w²) θ2.
    ratio: (length1 * square) / (gravity - length2 * square),
  });
  return [mode(slow), mode(fast)];
}
