import type { Derivative } from '../integrate/derivative.js';

/** One pendulum hung from another: 1 is the upper, 2 the lower. Angles are from the vertical. */
export interface DoublePendulumParams {
  /** kg */
  readonly mass1: number;
  readonly mass2: number;
  /** m */
  readonly length1: number;
  readonly length2: number;
  /** m/s² */
  readonly gravity: number;
  /** At the start, rad. */
  readonly angle1: number;
  readonly angle2: number;
  /** At the start, rad/s. */
  readonly speed1: number;
  readonly speed2: number;
  /** 1 to 20. */
  readonly copies: number;
  /** Between the upper angles of neighbouring copies at the start, rad: 1e-6. */
  readonly apart: number;
}

/**
 * Rates of the angles and speeds of every copy. With M = m1 + m2 and Δ = θ1 - θ2 Lagrange's two equations,
 * M L1 θ1'' + m2 L2 θ2'' cos Δ = -m2 L2 θ2'² sin Δ - M g sin θ1 and L2 θ2'' + L1 θ1'' cos Δ = L1 θ1'² sin Δ - g sin θ2,
 * are solved for θ1'' and θ2''.
 */
export function doublePendulumRates({
  mass1,
  mass2,
  length1,
  length2,
  gravity,
  copies,
}: DoublePendulumParams): Derivative {
  const total = mass1 + mass2;
  return (_t, y, out) => {
    for (let from = 0; from < 4 * copies; from += 4) {
      const angle1 = y[from] as number;
      const angle2 = y[from + 1] as number;
      const speed1 = y[from + 2] as number;
      const speed2 = y[from + 3] as number;
      const sine1 = Math.sin(angle1);
      const sine2 = Math.sin(angle2);
      const sine = Math.sin(angle1 - angle2);
      const cosine = Math.cos(angle1 - angle2);
      const swing1 = length1 * speed1 * speed1;
      const swing2 = length2 * speed2 * speed2;
      const weight = mass1 + mass2 * sine * sine;
      const pull = -mass2 * swing2 * sine - total * gravity * sine1;
      const lower = swing1 * sine - gravity * sine2;
      out[from] = speed1;
      out[from + 1] = speed2;
      out[from + 2] = (pull - mass2 * cosine * lower) / (length1 * weight);
      out[from + 3] = (total * lower - cosine * pull) / (length2 * weight);
    }
  };
}
