import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Integrator, Model } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/codata';
import {
  drivePiston,
  gasFields,
  gasModel,
  moleculeCount,
  moleculesOf,
  type GasParameters,
} from '@zarra/physics/gas';
import { resetPressureGauge, wallImpulse } from '@zarra/physics/gas-measurements';
import { boxOf, meanDiameter } from './gases.js';
import {
  PRESSURE_DECAY_TIME,
  layoutOf,
  MEASUREMENT_COUNT,
  measurementsOf,
  STEP,
  TRAIL_LENGTH,
  TRAIL_STRIDE,
  trailOf,
  type Measurements,
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
  gasFields(state).piston - meanDiameter(si);

/** Drives the piston to its target. @returns whether it is moving */
function movePiston(state: Float64Array, target: number, speed: number): boolean {
  if (gasFields(state).piston === target) return false;
  drivePiston(state, target, speed);
  return true;
}

/** Resets all means: they belong to an earlier state of the gas. */
function resetMeans(state: Float64Array, measurements: Measurements, t: number): void {
  resetPressureGauge(state);
  Object.assign(gasFields(state), { collisions: 0, pathLength: 0 });
  Object.assign(measurements, { changed: t, samples: 0, temperatures: 0, speeds: 0, squares: 0 });
}

/** Adds the current speeds to the means and checks whether the energies have mixed. */
function recordSpeeds(state: Float64Array, measurements: Measurements, p: GasParameters): void {
  const count = moleculeCount(p);
  const velocities = moleculesOf(state).subarray(3 * count);
  let [i, speeds, squares, energy, energySquares] = [0, 0, 0, 0, 0];
  for (const { count: speciesCount, mass } of p.gases) {
    for (const until = i + speciesCount; i < until; i++) {
      const square =
        (velocities[i] as number) ** 2 +
        (velocities[count + i] as number) ** 2 +
        (velocities[2 * count + i] as number) ** 2;
      speeds += Math.sqrt(square);
      squares += square;
      energy += (mass / 2) * square;
      energySquares += ((mass / 2) * square) ** 2;
    }
  }
  measurements.samples += 1;
  measurements.temperatures += (2 * energy) / (3 * count * BOLTZMANN);
  measurements.speeds += speeds / count;
  measurements.squares += squares / count;
  if ((count * energySquares) / energy ** 2 >= MIXED_RATIO) measurements.mixed = 1;
}

function recordPressure(measurements: Measurements, impulse: number, area: number, h: number): void {
  const decay = Math.exp(-h / PRESSURE_DECAY_TIME);
  measurements.fadingImpulse = measurements.fadingImpulse * decay + impulse;
  measurements.fadingAreaTime = measurements.fadingAreaTime * decay + area * h;
}

/** Records the position of the first molecule every second step in a ring buffer. */
function recordTrail(state: Float64Array, t: number, count: number): void {
  const step = Math.round(t / STEP);
  if (step % TRAIL_STRIDE !== 0) return;
  const molecules = moleculesOf(state);
  const position = [0, 1, 2].map((axis) => molecules[axis * count] as number);
  trailOf(state).set(position, 3 * ((step / TRAIL_STRIDE) % TRAIL_LENGTH));
}

function solver(si: Values<GasKey>): Integrator {
  const p = boxOf(si);
  const advance = gas.solver(si);
  const count = moleculeCount(p);
  const target = si.length + meanDiameter(si);
  const walls = si.process === ISOTHERMAL ? si.walls : 0;
  return (t, state, h) => {
    const measurements = measurementsOf(state);
    const isMoving = movePiston(state, target, si.pistonSpeed);
    if (isMoving || measurements.walls !== walls) resetMeans(state, measurements, t);
    else if (t - measurements.changed < SETTLING_TIME) resetMeans(state, measurements, measurements.changed);
    measurements.walls = walls;
    const before = wallImpulse(state);
    const length = centresLength(state, si);
    advance(t, state, h);
    const middle = (length + centresLength(state, si)) / 2;
    const area = 2 * (si.side * si.side + 2 * si.side * middle);
    recordPressure(measurements, wallImpulse(state) - before, area, h);
    recordSpeeds(state, measurements, p);
    recordTrail(state, t + h, count);
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
    Object.assign(measurementsOf(state), {
      walls: p.wallTemperature ?? 0,
      changed: -SETTLING_TIME,
      mixed: si.velocities === 0 || moleculeCount(p) < MIN_COUNT_FOR_MIXING ? 1 : 0,
    });
    recordTrail(state, 0, moleculeCount(p));
    return state;
  },
  solver,
  events: [
    {
      key: 'arrived',
      direction: 1,
      value: (_t, state) => (gasFields(state).pistonVelocity === 0 ? 1 : -1),
    },
    { key: 'mixed', direction: 1, value: (_t, state) => measurementsOf(state).mixed - 0.5 },
  ],
  invariants: gas.invariants ?? [],
  observables,
};
