import type { Integrator } from '../model/model.js';

/** Writes the fields at a position: Ex, Ey, Ez in V/m, then Bx, By, Bz in T. Reads x, y, z in m, the first three numbers. */
export type ElectromagneticField = (t: number, position: Float64Array, out: Float64Array) => void;

/**
 * The Boris method for a non-relativistic charge in electric and magnetic fields, dv/dt = (q/m)(E + v × B) (Boris, 1970;
 * Birdsall and Langdon, Plasma Physics via Computer Simulation, 4-3 and 4-4): half a drift, half the electric kick, a
 * rotation about B, half the kick, half a drift. Order 2, reversible in time. In a magnetic field alone the speed is
 * conserved to rounding for any step, in a uniform one also the radius; the frequency is too low by the fraction
 * (ωh)²/12.
 * The state is x, y, z in m and vx, vy, vz in m/s.
 * @param chargeToMass q/m, C/kg
 */
export function boris(chargeToMass: number, field: ElectromagneticField): Integrator {
  const fields = new Float64Array(6);
  const drift = (state: Float64Array, h: number): void => {
    for (let i = 0; i < 3; i++) state[i] = (state[i] as number) + h * (state[3 + i] as number);
  };
  return (t, state, h) => {
    drift(state, h / 2);
    field(t + h / 2, state, fields);
    const half = (chargeToMass * h) / 2;
    const ex = half * (fields[0] as number);
    const ey = half * (fields[1] as number);
    const ez = half * (fields[2] as number);
    const bx = half * (fields[3] as number);
    const by = half * (fields[4] as number);
    const bz = half * (fields[5] as number);
    const vx = (state[3] as number) + ex;
    const vy = (state[4] as number) + ey;
    const vz = (state[5] as number) + ez;
    // v' = v + v × b, then v + v' × 2b / (1 + b²): a rotation by 2 arctan b.
    const rotation = 2 / (1 + bx * bx + by * by + bz * bz);
    const ux = vx + (vy * bz - vz * by);
    const uy = vy + (vz * bx - vx * bz);
    const uz = vz + (vx * by - vy * bx);
    state[3] = vx + rotation * (uy * bz - uz * by) + ex;
    state[4] = vy + rotation * (uz * bx - ux * bz) + ey;
    state[5] = vz + rotation * (ux * by - uy * bx) + ez;
    drift(state, h / 2);
  };
}
