import { completeEllipticK, ellipticF, jacobi } from './elliptic.js';

/** A free pendulum at one moment. */
export interface Swing {
  /** m */
  readonly length: number;
  /** m/s² */
  readonly gravity: number;
  /** From the lowest point, rad. */
  readonly angle: number;
  /** rad/s */
  readonly speed: number;
}

/**
 * The energy as a part m = k² of what is needed to reach the top, and what is lacking, 1 - m (below 0: it goes over),
 * each without the difference of near numbers.
 */
function energyOf({ length, gravity, angle, speed }: Swing): { m: number; lacking: number } {
  const motion = (speed * speed * length) / (4 * gravity);
  return { m: Math.sin(angle / 2) ** 2 + motion, lacking: Math.cos(angle / 2) ** 2 - motion };
}

/**
 * Period of a pendulum without damping, s: T = 4 K(k) √(L/g) with k = sin(amplitude / 2); of one that goes over the top,
 * the time of a whole turn, 2 K(1/k) √(L/g) / k. Infinity between the two. (Landau and Lifshitz, Mechanics, § 11.)
 */
export function pendulumPeriod(swing: Swing): number {
  const unit = Math.sqrt(swing.length / swing.gravity);
  const { m, lacking } = energyOf(swing);
  if (lacking === 0) return Infinity;
  return lacking > 0
    ? 4 * unit * completeEllipticK(lacking)
    : (2 * unit * completeEllipticK(-lacking / m)) / Math.sqrt(m);
}

/**
 * Angle (rad, counting whole turns) and speed (rad/s) of a pendulum without damping, t seconds on: Jacobi's functions
 * (Whittaker, Analytical Dynamics, § 44). Good to about 1e-15 for each radian it has swung.
 */
export function swingAfter(t: number, swing: Swing): readonly [angle: number, speed: number] {
  const rate = Math.sqrt(swing.gravity / swing.length);
  const turns = Math.round(swing.angle / (2 * Math.PI));
  const half = swing.angle / 2 - turns * Math.PI;
  const { m, lacking } = energyOf(swing);
  if (m === 0) return [swing.angle, 0];
  const forwards = swing.speed < 0 ? -1 : 1;
  const k = Math.sqrt(m);
  if (lacking > 0) {
    // sin(θ/2) = k sn u, cos(θ/2) = dn u, θ' = 2 k ω cn u.
    const phase = Math.atan2(Math.sin(half), swing.speed / (2 * rate));
    const { sn, cn, dn } = jacobi(rate * t + ellipticF(phase, m, lacking), m, lacking);
    return [2 * (Math.atan2(k * sn, dn) + turns * Math.PI), 2 * k * rate * cn];
  }
  // θ/2 is the amplitude itself, with the modulus 1/k. With k = 1 it creeps up to the top and never gets there.
  const rest = -lacking / m;
  const start =
    lacking === 0 ? Math.asinh(Math.tan(forwards * half)) : ellipticF(forwards * half, 1 / m, rest);
  const { am, dn } = jacobi(k * rate * t + start, 1 / m, rest);
  return [2 * (forwards * am + turns * Math.PI), 2 * forwards * k * rate * dn];
}
