import { electricField, electricPotential, COULOMB, type PointCharge } from './electric-field.js';
import { rk4 } from '../integrate/index.js';
import type { Model } from '../model/model.js';
import type { Vector } from '../vectors/vectors.js';

/** A charged particle among fixed charges. */
export interface TestChargeParameters {
  /** Fixed charges, meant for 12 at most. */
  readonly charges: readonly PointCharge[];
  /** C */
  readonly charge: number;
  /** kg */
  readonly mass: number;
  readonly start: Vector;
  /** m/s */
  readonly velocity: Vector;
  /** Radius of the fixed charges, m. A collision with one stops the particle. */
  readonly radius: number;
}

/** Length of one Runge-Kutta step as a fraction of the time scale of the nearest charge. */
const STEP_FRACTION = 0.02;
const MAX_SUBSTEPS = 2000;

/** Writes the derivatives of a state: velocity and acceleration. */
function writeDerivative(p: TestChargeParameters, y: Float64Array, out: Float64Array): void {
  let [ax, ay, az] = [0, 0, 0];
  const factor = (COULOMB * p.charge) / p.mass;
  for (const { at, charge } of p.charges) {
    const dx = (y[0] as number) - at[0];
    const dy = (y[1] as number) - at[1];
    const dz = (y[2] as number) - at[2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square === 0) continue;
    const scale = (factor * charge) / (square * Math.sqrt(square));
    ax += scale * dx;
    ay += scale * dy;
    az += scale * dz;
  }
  for (let axis = 0; axis < 3; axis++) out[axis] = y[3 + axis] as number;
  out[3] = ax;
  out[4] = ay;
  out[5] = az;
}

/** Longest allowed step, s: a small fraction of the time in which the nearest charge deflects the particle. */
function maxStep(p: TestChargeParameters, y: Float64Array): number {
  const [, , , vx = 0, vy = 0, vz = 0] = y;
  const speed = Math.hypot(vx, vy, vz);
  let shortest = Infinity;
  for (const { at, charge } of p.charges) {
    const r = Math.hypot((y[0] as number) - at[0], (y[1] as number) - at[1], (y[2] as number) - at[2]);
    const strength = Math.abs((COULOMB * p.charge * charge) / p.mass);
    shortest = Math.min(
      shortest,
      Math.sqrt(r ** 3 / Math.max(strength, Number.MIN_VALUE)),
      r / Math.max(speed, 1e-300),
    );
  }
  return STEP_FRACTION * shortest;
}

/** Distance to the surface of the nearest fixed charge, m. */
function clearance(p: TestChargeParameters, [x = 0, y = 0, z = 0]: Float64Array): number {
  return p.charges.reduce(
    (smallest, { at }) => Math.min(smallest, Math.hypot(x - at[0], y - at[1], z - at[2]) - p.radius),
    Infinity,
  );
}

const kinetic = (state: Float64Array, { mass }: TestChargeParameters): number => {
  const [, , , vx = 0, vy = 0, vz = 0] = state;
  return (mass / 2) * (vx * vx + vy * vy + vz * vz);
};

const potential = ([x = 0, y = 0, z = 0]: Float64Array, p: TestChargeParameters): number =>
  p.charge * electricPotential(p.charges, [x, y, z]);

/**
 * Motion of a charge among fixed charges: m a = q E. Runge-Kutta of order 4 with shorter steps near a charge. Without
 * radiation and magnetism, so it is valid for speeds far below that of light.
 */
export const testCharge: Model<TestChargeParameters> = {
  dt: 1 / 1000,
  layout: () => [
    ...['x', 'y', 'z'].map((key) => ({ key, unit: 'm' })),
    ...['vx', 'vy', 'vz'].map((key) => ({ key, unit: 'm/s' })),
  ],
  start: ({ start, velocity }) => Float64Array.of(...start, ...velocity),
  solver: (p) => {
    const step = rk4((_t, y, out) => writeDerivative(p, y, out), 6);
    return (_t, y, h) => {
      const direction = Math.sign(h);
      let remaining = Math.abs(h);
      for (let steps = 0; remaining > 0 && steps < MAX_SUBSTEPS; steps++) {
        // A particle that touches a fixed charge stops, so that no step jumps across the charge.
        if (clearance(p, y) <= 0) return;
        const last = steps === MAX_SUBSTEPS - 1;
        const size = last ? remaining : Math.min(remaining, maxStep(p, y));
        step(0, y, direction * size);
        remaining = size >= remaining ? 0 : remaining - size;
      }
    };
  },
  events: [
    {
      key: 'collision',
      direction: -1,
      value: (_t, state, p) => clearance(p, state),
      apply: (_t, state) => {
        state.fill(0, 3);
      },
    },
  ],
  invariants: [
    {
      key: 'energy',
      unit: 'J',
      value: (state, p) => kinetic(state, p) + potential(state, p),
      tolerance: 1e-8,
      // Between unlike charges the potential is zero.
      scale: (start, p) =>
        kinetic(start, p) +
        p.charges.reduce((sum, one) => sum + Math.abs(potential(start, { ...p, charges: [one] })), 0),
    },
  ],
  observables: [
    { key: 'speed', unit: 'm/s', value: (_t, [, , , vx = 0, vy = 0, vz = 0]) => Math.hypot(vx, vy, vz) },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => kinetic(state, p) },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => potential(state, p) },
    {
      key: 'fieldStrength',
      unit: 'V/m',
      value: (_t, [x = 0, y = 0, z = 0], p) => Math.hypot(...electricField(p.charges, [x, y, z])),
    },
  ],
};
