import { adaptModel, type Values } from '@zarra/experiment-kit';
import type { Integrator, Model } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/constants';
import {
  drivePiston,
  gasModel,
  moleculeCount,
  resetPressureGauge,
  OFFSET,
  type GasParameters,
} from '@zarra/physics/gas';
import { boxOf, meanDiameter } from './gases.js';
import {
  PRESSURE_DECAY_TIME,
  layoutOf,
  MEASUREMENT_OFFSET,
  MEASUREMENT_COUNT,
  measurementsStart,
  STEP,
  TRAIL_LENGTH,
  TRAIL_STRIDE,
  wallImpulse,
} from './measurements.js';
import { observables } from './observables.js';
import { ISOTHERMAL, type GasKey } from './parameters.js';

/** Settling time after a change before measurements start, s: several flights from wall to wall. */
const SETTLING_TIME = 100e-12;
/** ⟨E²⟩/⟨E⟩² is 5/3 in Maxwell's distribution and 1 for equal energies. */
const MIXED_RATIO = 1.6;
/** With fewer molecules the mean squares scatter too much. */
const MIN_COUNT_FOR_MIXING = 50;

const gas = adaptModel(gasModel(STEP), boxOf);

const centresLength = (state: Float64Array, si: Values<GasKey>): number =>
  (state[OFFSET.piston] ?? 0) - meanDiameter(si);

/** Drives the piston to its target. @returns whether it is moving */
function movePiston(state: Float64Array, target: number, speed: number): boolean {
  if (state[OFFSET.piston] === target) return false;
  drivePiston(state, target, speed);
  return true;
}

/** Resets all means: they belong to an earlier state of the gas. */
function resetMeans(state: Float64Array, at: number, t: number): void {
  resetPressureGauge(state);
  state[OFFSET.collisions] = 0;
  state[OFFSET.pathLength] = 0;
  state[at + MEASUREMENT_OFFSET.changed] = t;
  state.fill(0, at + MEASUREMENT_OFFSET.samples, at + MEASUREMENT_OFFSET.impulse);
}

/** Adds the current speeds to the means and checks whether the energies have mixed. */
function recordSpeeds(state: Float64Array, at: number, p: GasParameters): void {
  const count = moleculeCount(p);
  const from = OFFSET.molecules + 3 * count;
  let [i, speeds, squares, energy, energySquares] = [0, 0, 0, 0, 0];
  for (const { count: speciesCount, mass } of p.gases) {
    for (const until = i + speciesCount; i < until; i++) {
      const square =
        (state[from + i] as number) ** 2 +
        (state[from + count + i] as number) ** 2 +
        (state[from + 2 * count + i] as number) ** 2;
      speeds += Math.sqrt(square);
      squares += square;
      energy += (mass / 2) * square;
      energySquares += ((mass / 2) * square) ** 2;
    }
  }
  const addTo = (note: number, amount: number): void => {
    state[at + note] = (state[at + note] as number) + amount;
  };
  addTo(MEASUREMENT_OFFSET.samples, 1);
  addTo(MEASUREMENT_OFFSET.temperatures, (2 * energy) / (3 * count * BOLTZMANN));
  addTo(MEASUREMENT_OFFSET.speeds, speeds / count);
  addTo(MEASUREMENT_OFFSET.squares, squares / count);
  if ((count * energySquares) / energy ** 2 >= MIXED_RATIO) state[at + MEASUREMENT_OFFSET.mixed] = 1;
}

function recordPressure(state: Float64Array, at: number, impulse: number, area: number, h: number): void {
  const decay = Math.exp(-h / PRESSURE_DECAY_TIME);
  state[at + MEASUREMENT_OFFSET.impulse] =
    (state[at + MEASUREMENT_OFFSET.impulse] as number) * decay + impulse;
  state[at + MEASUREMENT_OFFSET.areaTime] =
    (state[at + MEASUREMENT_OFFSET.areaTime] as number) * decay + area * h;
}

/** Records the position of the first molecule every second step in a ring buffer. */
function recordTrail(state: Float64Array, at: number, t: number, count: number): void {
  const step = Math.round(t / STEP);
  if (step % TRAIL_STRIDE !== 0) return;
  const point = at + MEASUREMENT_OFFSET.trail + 3 * ((step / TRAIL_STRIDE) % TRAIL_LENGTH);
  for (let axis = 0; axis < 3; axis++) state[point + axis] = state[OFFSET.molecules + axis * count] as number;
}

function solver(si: Values<GasKey>): Integrator {
  const p = boxOf(si);
  const advance = gas.solver(si);
  const count = moleculeCount(p);
  const target = si.length + meanDiameter(si);
  const walls = si.process === ISOTHERMAL ? si.walls : 0;
  return (t, state, h) => {
    const at = measurementsStart(state);
    const isMoving = movePiston(state, target, si.pistonSpeed);
    if (isMoving || state[at + MEASUREMENT_OFFSET.walls] !== walls) resetMeans(state, at, t);
    else if (t - (state[at + MEASUREMENT_OFFSET.changed] as number) < SETTLING_TIME) {
      resetMeans(state, at, state[at + MEASUREMENT_OFFSET.changed] as number);
    }
    state[at + MEASUREMENT_OFFSET.walls] = walls;
    const before = wallImpulse(state);
    const length = centresLength(state, si);
    advance(t, state, h);
    const middle = (length + centresLength(state, si)) / 2;
    const area = 2 * (si.side * si.side + 2 * si.side * middle);
    recordPressure(state, at, wallImpulse(state) - before, area, h);
    recordSpeeds(state, at, p);
    recordTrail(state, at, t + h, count);
  };
}

/** Model of the gas with a driven piston and its time averages. */
export const model: Model<Values<GasKey>> = {
  dt: STEP,
  layout: (si) => layoutOf(boxOf(si)),
  start(si, random) {
    const p = boxOf(si);
    const molecules = gas.start(si, random);
    const state = new Float64Array(molecules.length + MEASUREMENT_COUNT);
    state.set(molecules);
    const at = molecules.length;
    state[at + MEASUREMENT_OFFSET.walls] = p.wallTemperature ?? 0;
    state[at + MEASUREMENT_OFFSET.changed] = -SETTLING_TIME;
    state[at + MEASUREMENT_OFFSET.mixed] =
      si.velocities === 0 || moleculeCount(p) < MIN_COUNT_FOR_MIXING ? 1 : 0;
    recordTrail(state, at, 0, moleculeCount(p));
    return state;
  },
  solver,
  events: [
    {
      key: 'arrived',
      direction: 1,
      value: (_t, state) => (state[OFFSET.pistonVelocity] === 0 ? 1 : -1),
    },
    {
      key: 'mixed',
      direction: 1,
      value: (_t, state) => (state[measurementsStart(state) + MEASUREMENT_OFFSET.mixed] ?? 0) - 0.5,
    },
  ],
  invariants: gas.invariants ?? [],
  observables,
};
