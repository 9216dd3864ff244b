import { completeEllipticK, ellipticF, jacobi } from './elliptic.js';

/** State of an undamped pendulum. */
export interface PendulumState {
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
 * The energy m = k² as a fraction of the energy at the top, and the complement 1 - m (negative: the pendulum rotates),
 * both without cancellation.
 */
function energyOf({ length, gravity, angle, speed }: PendulumState): { m: number; complement: number } {
  const motion = (speed * speed * length) / (4 * gravity);
  return { m: Math.sin(angle / 2) ** 2 + motion, complement: Math.cos(angle / 2) ** 2 - motion };
}

/**
 * Period of an undamped pendulum, s: T = 4 K(k) √(L/g) with k = sin(amplitude / 2); of a rotating one the time of a
 * revolution, 2 K(1/k) √(L/g) / k. Infinity on the separatrix. (Landau and Lifshitz, Mechanics, § 11.)
 */
export function pendulumPeriod(pendulum: PendulumState): number {
  const unit = Math.sqrt(pendulum.length / pendulum.gravity);
  const { m, complement } = energyOf(pendulum);
  if (complement === 0) return Infinity;
  return complement > 0
    ? 4 * unit * completeEllipticK(complement)
    : (2 * unit * completeEllipticK(-complement / m)) / Math.sqrt(m);
}

/**
 * Angle (rad, including whole turns) and angular velocity (rad/s) of an undamped pendulum after t seconds, by Jacobi's
 * functions (Whittaker, Analytical Dynamics, § 44). Accurate to about 1e-15 per radian of motion.
 */
export function exactPendulum(t: number, pendulum: PendulumState): readonly [angle: number, speed: number] {
  const rate = Math.sqrt(pendulum.gravity / pendulum.length);
  const turns = Math.round(pendulum.angle / (2 * Math.PI));
  const half = pendulum.angle / 2 - turns * Math.PI;
  const { m, complement } = energyOf(pendulum);
  if (m === 0) return [pendulum.angle, 0];
  const direction = pendulum.speed < 0 ? -1 : 1;
  const k = Math.sqrt(m);
  if (complement > 0) {
    // sin(θ/2) = k sn u, cos(θ/2) = dn u, θ' = 2 k ω cn u.
    const phase = Math.atan2(Math.sin(half), pendulum.speed / (2 * rate));
    const { sn, cn, dn } = jacobi(rate * t + ellipticF(phase, m, complement), m, complement);
    return [2 * (Math.atan2(k * sn, dn) + turns * Math.PI), 2 * k * rate * cn];
  }
  // θ/2 is the amplitude of modulus 1/k. With k = 1 the pendulum approaches the top asymptotically.
  const rest = -complement / m;
  const start =
    complement === 0 ? Math.asinh(Math.tan(direction * half)) : ellipticF(direction * half, 1 / m, rest);
  const { am, dn } = jacobi(k * rate * t + start, 1 / m, rest);
  return [2 * (direction * am + turns * Math.PI), 2 * direction * k * rate * dn];
}
