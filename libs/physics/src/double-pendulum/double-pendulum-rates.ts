import type { Derivative } from '../integrate/derivative.js';

/** A double pendulum: 1 is the upper, 2 the lower one. Angles are from the vertical. */
export interface DoublePendulumParams {
  /** kg */
  readonly mass1: number;
  readonly mass2: number;
  /** m */
  readonly length1: number;
  readonly length2: number;
  /** m/s² */
  readonly gravity: number;
  /** Initial angles, rad. */
  readonly angle1: number;
  readonly angle2: number;
  /** Initial angular velocities, rad/s. */
  readonly speed1: number;
  readonly speed2: number;
  /** 1 to 20. */
  readonly copies: number;
  /** Initial difference of the upper angles of successive copies, rad: 1e-6. */
  readonly angleStep: number;
}

/**
 * Derivatives of the angles and angular velocities of every copy. With M = m1 + m2 and Δ = θ1 - θ2 Lagrange's equations,
 * M L1 θ1'' + m2 L2 θ2'' cos Δ = -m2 L2 θ2'² sin Δ - M g sin θ1 and L2 θ2'' + L1 θ1'' cos Δ = L1 θ1'² sin Δ - g sin θ2,
 * are solved for θ1'' and θ2''.
 */
export function doublePendulumRates(params: DoublePendulumParams): Derivative {
  const { mass1, mass2, length1, length2, gravity, copies } = params;
  const total = mass1 + mass2;
  return (_t, y, out) => {
    for (let i = 0; i < 4 * copies; i += 4) {
      const angle1 = y[i] as number;
      const angle2 = y[i + 1] as number;
      const speed1 = y[i + 2] as number;
      const speed2 = y[i + 3] as number;
      const sine1 = Math.sin(angle1);
      const sine2 = Math.sin(angle2);
      const sine = Math.sin(angle1 - angle2);
      const cosine = Math.cos(angle1 - angle2);
      const centripetal1 = length1 * speed1 * speed1;
      const centripetal2 = length2 * speed2 * speed2;
      const effectiveMass = mass1 + mass2 * sine * sine;
      const upper = -mass2 * centripetal2 * sine - total * gravity * sine1;
      const lower = centripetal1 * sine - gravity * sine2;
      out[i] = speed1;
      out[i + 1] = speed2;
      out[i + 2] = (upper - mass2 * cosine * lower) / (length1 * effectiveMass);
      out[i + 3] = (total * lower - cosine * upper) / (length2 * effectiveMass);
    }
  };
}
