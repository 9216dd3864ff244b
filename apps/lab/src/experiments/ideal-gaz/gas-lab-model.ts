import { adaptModel, type Values } from '@zarra/experiment-kit';
import type { Advance, Model } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/constants';
import {
  drivePiston,
  gasModel,
  moleculeCount,
  resetGauge,
  SLOT,
  type GasParameters,
} from '@zarra/physics/gas';
import { boxOf, meanDiameter } from './gases.js';
import { FADING, layoutOf, NOTE, NOTES, notesAt, STEP, TRAIL, TRAIL_STRIDE, wallImpulse } from './notes.js';
import { observables } from './observables.js';
import { ISOTHERMAL, type GasName } from './parameters.js';

/** How long the gas is left alone after a change before it is measured, s: some flights from wall to wall. */
const SETTLING = 100e-12;
/** ⟨E²⟩/⟨E⟩² is 5/3 in Maxwell's distribution and 1 where all energies are equal. */
const MIXED = 1.6;
/** Of fewer molecules the mean squares scatter too much to tell. */
const FEWEST_MIXED = 50;

const gas = adaptModel(gasModel(STEP), boxOf);

const centresLength = (state: Float64Array, si: Values<GasName>): number =>
  (state[SLOT.piston] ?? 0) - meanDiameter(si);

/** Sends the piston to where it should be. Tells whether it is under way. */
function steer(state: Float64Array, goal: number, speed: number): boolean {
  if (state[SLOT.piston] === goal) return false;
  drivePiston(state, goal, speed);
  return true;
}

/** Forgets all means: they belong to another state of the gas. */
function beginMeans(state: Float64Array, at: number, t: number): void {
  resetGauge(state);
  state[SLOT.collisions] = 0;
  state[SLOT.path] = 0;
  state[at + NOTE.changed] = t;
  state.fill(0, at + NOTE.samples, at + NOTE.impulse);
}

/** Adds this moment to the means, and looks whether the energies are mixed. */
function noteSpeeds(state: Float64Array, at: number, p: GasParameters): void {
  const count = moleculeCount(p);
  const from = SLOT.molecules + 3 * count;
  let [i, speeds, squares, energy, energySquares] = [0, 0, 0, 0, 0];
  for (const { count: own, mass } of p.gases) {
    for (const until = i + own; i < until; i++) {
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
  const add = (note: number, amount: number): void => {
    state[at + note] = (state[at + note] as number) + amount;
  };
  add(NOTE.samples, 1);
  add(NOTE.temperatures, (2 * energy) / (3 * count * BOLTZMANN));
  add(NOTE.speeds, speeds / count);
  add(NOTE.squares, squares / count);
  if ((count * energySquares) / energy ** 2 >= MIXED) state[at + NOTE.mixed] = 1;
}

function notePressure(state: Float64Array, at: number, impulse: number, area: number, h: number): void {
  const kept = Math.exp(-h / FADING);
  state[at + NOTE.impulse] = (state[at + NOTE.impulse] as number) * kept + impulse;
  state[at + NOTE.areaTime] = (state[at + NOTE.areaTime] as number) * kept + area * h;
}

/** The first molecule's place, every second step, in a ring. */
function noteTrail(state: Float64Array, at: number, t: number, count: number): void {
  const step = Math.round(t / STEP);
  if (step % TRAIL_STRIDE !== 0) return;
  const point = at + NOTE.trail + 3 * ((step / TRAIL_STRIDE) % TRAIL);
  for (let axis = 0; axis < 3; axis++) state[point + axis] = state[SLOT.molecules + axis * count] as number;
}

function solver(si: Values<GasName>): Advance {
  const p = boxOf(si);
  const advance = gas.solver(si);
  const count = moleculeCount(p);
  const goal = si.length + meanDiameter(si);
  const walls = si.process === ISOTHERMAL ? si.walls : 0;
  return (t, state, h) => {
    const at = notesAt(state);
    const isMoving = steer(state, goal, si.pistonSpeed);
    if (isMoving || state[at + NOTE.walls] !== walls) beginMeans(state, at, t);
    else if (t - (state[at + NOTE.changed] as number) < SETTLING) {
      beginMeans(state, at, state[at + NOTE.changed] as number);
    }
    state[at + NOTE.walls] = walls;
    const before = wallImpulse(state);
    const length = centresLength(state, si);
    advance(t, state, h);
    const middle = (length + centresLength(state, si)) / 2;
    const area = 2 * (si.side * si.side + 2 * si.side * middle);
    notePressure(state, at, wallImpulse(state) - before, area, h);
    noteSpeeds(state, at, p);
    noteTrail(state, at, t + h, count);
  };
}

/** The gas with a driven piston, and what is measured of it over time. */
export const model: Model<Values<GasName>> = {
  dt: STEP,
  layout: (si) => layoutOf(boxOf(si)),
  start(si, random) {
    const p = boxOf(si);
    const molecules = gas.start(si, random);
    const state = new Float64Array(molecules.length + NOTES);
    state.set(molecules);
    const at = molecules.length;
    state[at + NOTE.walls] = p.wallTemperature ?? 0;
    state[at + NOTE.changed] = -SETTLING;
    state[at + NOTE.mixed] = si.velocities === 0 || moleculeCount(p) < FEWEST_MIXED ? 1 : 0;
    noteTrail(state, at, 0, moleculeCount(p));
    return state;
  },
  solver,
  events: [
    {
      key: 'arrived',
      direction: 1,
      value: (_t, state) => (state[SLOT.pistonVelocity] === 0 ? 1 : -1),
    },
    { key: 'mixed', direction: 1, value: (_t, state) => (state[notesAt(state) + NOTE.mixed] ?? 0) - 0.5 },
  ],
  invariants: gas.invariants ?? [],
  observables,
};
