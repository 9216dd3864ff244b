import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Integrator, Model } from '@zarra/physics';
import {
  lennardJones,
  particleCount,
  particleFields,
  particleRows,
  particleSpeeds,
  particleTemperature,
  wallImpulseSum,
  type LennardJonesParams,
} from '@zarra/physics/lennard-jones';
import {
  DECAY_TIME,
  earlierPositions,
  LAG,
  layoutOf,
  measurementCount,
  measurementsOf,
  SETTLING_TIME,
  STEP,
  TRAIL_LENGTH,
  TRAIL_STRIDE,
  trailOf,
  type Measurements,
} from './measurements.js';
import { observables } from './observables.js';
import { crossedPart, meanSquare } from './measure-matter.js';
import type { MatterKey } from './parameters.js';
import { markedIndex, paramsOf } from './substance.js';

type Si = Values<MatterKey>;

/** Part of the atoms in the other half that counts as mixed. */
const MIXED_PART = 0.4;

const atoms = adaptModel(lennardJones, paramsOf);

/** Stores the current positions as earlier ones. */
function storePositions(state: Float64Array, count: number, of: 'since' | 'lag'): void {
  const { x, y } = particleRows(state, count);
  const stored = earlierPositions(state, count, of);
  stored.set(x);
  stored.set(y, count);
}

/** Restarts all means at a time. */
function restartMeans(state: Float64Array, m: Measurements, count: number, t: number): void {
  storePositions(state, count, 'since');
  storePositions(state, count, 'lag');
  Object.assign(m, {
    since: t,
    impulse: wallImpulseSum(state),
    samples: 0,
    speeds: 0,
    lagStart: t,
    lags: 0,
    lagSquares: 0,
  });
}

/** Whether conditions have changed since the last step. */
function takeConditions(m: Measurements, { mode, target, power, height, divided }: Si): boolean {
  const changed =
    m.mode !== mode ||
    m.target !== target ||
    m.power !== power ||
    m.height !== height ||
    m.divided !== divided;
  Object.assign(m, { mode, target, power, height, divided });
  return changed;
}

/** Adds a step to the means. @param impulse on all walls during the step */
function recordStep(
  state: Float64Array,
  p: LennardJonesParams,
  m: Measurements,
  t: number,
  impulse: number,
): void {
  const count = particleCount(p);
  const decay = Math.exp(-STEP / DECAY_TIME);
  m.fadingTemperature = m.fadingTemperature * decay + particleTemperature(state, p);
  m.fadingForce = m.fadingForce * decay + impulse / STEP;
  m.fadingWeight = m.fadingWeight * decay + 1;
  m.samples += 1;
  m.speeds += particleSpeeds(state, p).reduce((sum, speed) => sum + speed, 0) / count;
  // Half a step more than rounding errors.
  if (t - m.lagStart < LAG - STEP / 2) return;
  m.lags += 1;
  m.lagSquares += meanSquare(state, p, 'lag');
  m.lagStart = t;
  storePositions(state, count, 'lag');
}

/** Records the position of the marked particle in a ring buffer. */
function recordTrail(state: Float64Array, p: LennardJonesParams, t: number): void {
  const step = Math.round(t / STEP);
  if (step % TRAIL_STRIDE !== 0) return;
  const count = particleCount(p);
  const { x, y } = particleRows(state, count);
  const marked = markedIndex(p);
  const at = 2 * ((step / TRAIL_STRIDE) % TRAIL_LENGTH);
  trailOf(state, count).set([x[marked] ?? NaN, y[marked] ?? NaN], at);
}

function solver(si: Si): Integrator {
  const p = paramsOf(si);
  const count = particleCount(p);
  const advance = atoms.solver(si);
  return (t, state, h) => {
    const m = measurementsOf(state, count);
    const before = wallImpulseSum(state);
    const isChanged = takeConditions(m, si);
    advance(t, state, h);
    const isMoving = particleFields(state).lid !== p.height;
    if (isChanged || isMoving) restartMeans(state, m, count, t + h + SETTLING_TIME);
    else if (t + h < m.since - STEP / 2) restartMeans(state, m, count, m.since);
    recordStep(state, p, m, t + h, wallImpulseSum(state) - before);
    recordTrail(state, p, t + h);
    if (crossedPart(state, p) >= MIXED_PART) m.mixed = 1;
  };
}

/** Model of the atoms with a lid, heat, and time averages. */
export const model: Model<Si> = {
  dt: STEP,
  layout: (si) => layoutOf(paramsOf(si)),
  start(si, random) {
    const p = paramsOf(si);
    const count = particleCount(p);
    const own = atoms.start(si, random);
    const state = new Float64Array(own.length + measurementCount(count));
    state.set(own);
    const m = measurementsOf(state, count);
    takeConditions(m, si);
    restartMeans(state, m, count, 0);
    recordTrail(state, p, 0);
    return state;
  },
  solver,
  events: [
    {
      key: 'arrived',
      direction: 1,
      value: (_t, state, si) => (particleFields(state).lid === paramsOf(si).height ? 1 : -1),
    },
    {
      key: 'mixed',
      direction: 1,
      value: (_t, state, si) => measurementsOf(state, particleCount(paramsOf(si))).mixed - 0.5,
    },
  ],
  invariants: atoms.invariants ?? [],
  observables,
};
