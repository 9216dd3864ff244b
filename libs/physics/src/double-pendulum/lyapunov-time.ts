import { doublePendulum } from './double-pendulum.js';
import type { DoublePendulumParams } from './double-pendulum-rates.js';

/** Initial separation, rad: small enough for linear growth, large enough against rounding. */
const SEPARATION = 1e-8;
/** Steps between two renormalisations of the separation. */
const STEPS = 96;

/**
 * The Lyapunov time, in which a small difference grows e-fold on average, s: the mean growth of the distance to a copy
 * that is renormalised every 0.1 s (Benettin, Galgani, Strelcyn, Phys. Rev. A 14, 2338, 1976). Angular velocities count
 * in units of √(g / (L1 + L2)). Infinite or very long for regular motion. The estimate converges slowly, to about 10 %
 * in 200 s.
 * @param duration simulated time, s
 */
export function lyapunovTime(
  p: Omit<DoublePendulumParams, 'copies' | 'angleStep'>,
  duration: number,
): number {
  const { dt, solver } = doublePendulum;
  const advance = solver({ ...p, copies: 2, angleStep: SEPARATION });
  const unit = Math.sqrt((p.length1 + p.length2) / p.gravity);
  const weights = [1, 1, unit, unit] as const;
  const start = [p.angle1, p.angle2, p.speed1, p.speed2];
  const state = Float64Array.of(...start, p.angle1 + SEPARATION, ...start.slice(1));
  const difference = (i: number): number => (state[4 + i] as number) - (state[i] as number);

  const rounds = Math.max(1, Math.round(duration / (STEPS * dt)));
  let growth = 0;
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < STEPS; step++) advance(0, state, dt);
    const distance = Math.hypot(...weights.map((weight, i) => weight * difference(i)));
    growth += Math.log(distance / SEPARATION);
    for (let i = 0; i < 4; i++) state[4 + i] = (state[i] as number) + (difference(i) * SEPARATION) / distance;
  }
  return growth > 0 ? (rounds * STEPS * dt) / growth : Infinity;
}
