import { doublePendulum } from './double-pendulum.js';
import type { DoublePendulumParams } from './double-pendulum-rates.js';

/** So little that both copies obey the same linear law, so much that rounding does not show. */
const APART = 1e-8;
/** Steps between two measurements, after which the copy is brought near again. */
const STEPS = 96;

/**
 * The time in which a small difference grows e-fold on the average, s: the mean growth of the distance between the
 * motion and a copy that is brought back near every 0.1 s (Benettin, Galgani, Strelcyn, Phys. Rev. A 14, 2338, 1976).
 * Speeds count in units of √(g / (L1 + L2)). Infinity or very long where the motion is not chaotic; an estimate that
 * settles slowly, to about a tenth in 200 s.
 * @param duration how long the motion is followed, s
 */
export function lyapunovTime(p: Omit<DoublePendulumParams, 'copies' | 'apart'>, duration: number): number {
  const { dt, solver } = doublePendulum;
  const advance = solver({ ...p, copies: 2, apart: APART });
  const unit = Math.sqrt((p.length1 + p.length2) / p.gravity);
  const weights = [1, 1, unit, unit] as const;
  const one = [p.angle1, p.angle2, p.speed1, p.speed2];
  const state = Float64Array.of(...one, p.angle1 + APART, ...one.slice(1));
  const difference = (i: number): number => (state[4 + i] as number) - (state[i] as number);

  const rounds = Math.max(1, Math.round(duration / (STEPS * dt)));
  let growth = 0;
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < STEPS; step++) advance(0, state, dt);
    const distance = Math.hypot(...weights.map((weight, i) => weight * difference(i)));
    growth += Math.log(distance / APART);
    for (let i = 0; i < 4; i++) state[4 + i] = (state[i] as number) + (difference(i) * APART) / distance;
  }
  return growth > 0 ? (rounds * STEPS * dt) / growth : Infinity;
}
