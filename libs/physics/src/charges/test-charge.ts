import {
  electricField,
  electricPotential,
  COULOMB,
  type PointCharge,
  type Vector,
} from './electric-field.js';
import { rk4 } from '../integrate/index.js';
import type { Model } from '../model/model.js';

/** A small body with a charge among charges that are held in place. */
export interface TestChargeParameters {
  /** At most 12 are meant; they do not move. */
  readonly charges: readonly PointCharge[];
  /** C */
  readonly charge: number;
  /** kg */
  readonly mass: number;
  readonly start: Vector;
  /** m/s */
  readonly velocity: Vector;
  /** The held charges are balls of this radius, m: one that is met stops the body. */
  readonly radius: number;
}

/** Part of the time scale of the nearest charge that one Runge-Kutta step takes. */
const FINENESS = 0.02;
const MOST_SUBSTEPS = 2000;

/** Writes the rate of change of a state. */
function rate(p: TestChargeParameters, y: Float64Array, out: Float64Array): void {
  let [ax, ay, az] = [0, 0, 0];
  const factor = (COULOMB * p.charge) / p.mass;
  for (const { at, charge } of p.charges) {
    const dx = (y[0] as number) - at[0];
    const dy = (y[1] as number) - at[1];
    const dz = (y[2] as number) - at[2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square === 0) continue;
    const share = (factor * charge) / (square * Math.sqrt(square));
    ax += share * dx;
    ay += share * dy;
    az += share * dz;
  }
  for (let axis = 0; axis < 3; axis++) out[axis] = y[3 + axis] as number;
  out[3] = ax;
  out[4] = ay;
  out[5] = az;
}

/** How long the body may fly by one step: a small part of the time in which its nearest charge changes its course. */
function timeScale(p: TestChargeParameters, y: Float64Array): number {
  const [, , , vx = 0, vy = 0, vz = 0] = y;
  const speed = Math.hypot(vx, vy, vz);
  let shortest = Infinity;
  for (const { at, charge } of p.charges) {
    const r = Math.hypot((y[0] as number) - at[0], (y[1] as number) - at[1], (y[2] as number) - at[2]);
    const pull = Math.abs((COULOMB * p.charge * charge) / p.mass);
    shortest = Math.min(
      shortest,
      Math.sqrt(r ** 3 / Math.max(pull, Number.MIN_VALUE)),
      r / Math.max(speed, 1e-300),
    );
  }
  return FINENESS * shortest;
}

/** Distance to the surface of the nearest held charge, m. */
function clearance(p: TestChargeParameters, [x = 0, y = 0, z = 0]: Float64Array): number {
  return p.charges.reduce(
    (least, { at }) => Math.min(least, Math.hypot(x - at[0], y - at[1], z - at[2]) - p.radius),
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
 * Motion of a charge among charges at rest: m a = q E. Runge-Kutta of order 4, with finer steps near a charge. No
 * radiation and no magnetism, so it holds for speeds far below that of light.
 */
export const testCharge: Model<TestChargeParameters> = {
  dt: 1 / 1000,
  layout: () => [
    ...['x', 'y', 'z'].map((key) => ({ key, unit: 'm' })),
    ...['vx', 'vy', 'vz'].map((key) => ({ key, unit: 'm/s' })),
  ],
  start: ({ start, velocity }) => Float64Array.of(...start, ...velocity),
  solver: (p) => {
    const step = rk4((_t, y, out) => rate(p, y, out), 6);
    return (_t, y, h) => {
      const sense = Math.sign(h);
      let left = Math.abs(h);
      for (let steps = 0; left > 0 && steps < MOST_SUBSTEPS; steps++) {
        // Whoever touches a held charge stays there, so that no step leads through it unseen.
        if (clearance(p, y) <= 0) return;
        const last = steps === MOST_SUBSTEPS - 1;
        const size = last ? left : Math.min(left, timeScale(p, y));
        step(0, y, sense * size);
        left = size >= left ? 0 : left - size;
      }
    };
  },
  events: [
    {
      key: 'met',
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
