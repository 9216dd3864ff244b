import { rk4 } from '../integrate/rk4.js';
import { frictionEvents, motionFromRest } from '../contact/dry-friction.js';
import type { Model } from '../model/model.js';
import {
  downhillForce,
  driveOf,
  dynamicsOf,
  handVelocity,
  MOTION,
  normalForce,
  POSITION,
  pullingForce,
  STRETCH,
  VELOCITY,
  type InclinedPlaneParams,
} from './block-forces.js';

const HEAT = 4;
const WORK = 5;
const LIFTING = 6;
const IMPACT = 7;

const LAYOUT = [
  { key: 'position', unit: 'm' },
  { key: 'velocity', unit: 'm/s' },
  { key: 'motion', unit: '1' },
  { key: 'stretch', unit: 'm' },
  { key: 'heat', unit: 'J' },
  { key: 'work', unit: 'J' },
  { key: 'lifting', unit: 'J' },
  { key: 'impact', unit: 'J' },
] as const;

type State = Float64Array;

const kineticEnergy = (state: State, { mass }: InclinedPlaneParams): number =>
  (mass * (state[VELOCITY] as number) ** 2) / 2;

/** A block that is released or pushed. At a stop it moves only away from it. */
function start(p: InclinedPlaneParams): State {
  const position = Math.min(p.travel, Math.max(0, p.position));
  const isBlocked = (position === 0 && p.velocity < 0) || (position === p.travel && p.velocity > 0);
  const state = new Float64Array(LAYOUT.length);
  state[POSITION] = position;
  state[VELOCITY] = isBlocked ? 0 : p.velocity;
  state[MOTION] = Math.sign(state[VELOCITY]) || motionFromRest(driveOf(0, state, p), normalForce(p), p);
  return state;
}

/** Ends the motion at a stop: a plastic impact. */
function stopAt(position: number, state: State, p: InclinedPlaneParams): void {
  state[IMPACT] = (state[IMPACT] as number) + kineticEnergy(state, p);
  state[POSITION] = position;
  state[VELOCITY] = 0;
  state[MOTION] = 0;
}

/** Efficiency of lifting: useful work over that of the pulling force; NaN unless the block is pulled up. */
function efficiency(t: number, state: State, p: InclinedPlaneParams): number {
  const pull = pullingForce(t, state, p);
  return state[MOTION] === 1 && pull > 0 ? downhillForce(p) / pull : Number.NaN;
}

/**
 * A block on an inclined plane with dry friction: m x″ = F - m g sin α + T, |T| ≤ μs N at rest and T = -μk N sign v in motion, N = m g
 * cos α (Sivukhin, General Course of Physics, vol. 1, § 16; Serway and Jewett, Physics for Scientists and Engineers, 5.8). x points up
 * along the plane. A hand that moves evenly pulls through a damped spring, so that the force first rises to the static limit.
 *
 * The state holds the energies too: `heat` of the friction, `work` of the pulling force, `lifting` (work against the weight,
 * also while the angle changes) and `impact` (kinetic energy lost at the stops).
 * Limits: a rigid block that does not tip or roll, coefficients that depend neither on area nor on speed, plastic impacts, a
 * plane that is tilted slowly.
 */
export const inclinedPlane: Model<InclinedPlaneParams> = {
  dt: 1 / 1000,
  layout: () => LAYOUT,
  start,
  solver: (p) =>
    rk4((t, y, out) => {
      out.fill(0);
      const isHeld = y[MOTION] === 0 && (y[POSITION] as number) >= p.travel;
      if (p.pull === 'hand' && !isHeld) out[STRETCH] = handVelocity(t, p) - (y[VELOCITY] as number);
      if (y[MOTION] === 0) return;
      const v = y[VELOCITY] as number;
      const { friction, acceleration } = dynamicsOf(t, y, p);
      out[POSITION] = v;
      out[VELOCITY] = acceleration;
      out[HEAT] = -friction * v;
      out[WORK] = pullingForce(t, y, p) * v;
      out[LIFTING] = downhillForce(p) * v;
    }, LAYOUT.length),
  events: [
    ...frictionEvents<InclinedPlaneParams>({
      velocity: VELOCITY,
      motion: MOTION,
      drive: driveOf,
      normal: (_state, p) => normalForce(p),
      coefficients: (p) => p,
    }),
    {
      key: 'bottom',
      direction: -1,
      isLimit: true,
      value: (_t, state) => state[POSITION] as number,
      apply: (_t, state, p) => stopAt(0, state, p),
    },
    {
      key: 'top',
      direction: 1,
      isLimit: true,
      value: (_t, state, { travel }) => (state[POSITION] as number) - travel,
      apply: (_t, state, p) => stopAt(p.travel, state, p),
    },
  ],
  invariants: [
    {
      key: 'energyBalance',
      unit: 'J',
      value: (state, p) =>
        kineticEnergy(state, p) +
        (state[HEAT] as number) +
        (state[LIFTING] as number) +
        (state[IMPACT] as number) -
        (state[WORK] as number),
      tolerance: 1e-9,
      scale: (initial, p) => kineticEnergy(initial, p) + p.mass * p.gravity * p.travel,
    },
  ],
  observables: [
    { key: 'position', unit: 'm', value: (_t, state) => state[POSITION] as number },
    { key: 'velocity', unit: 'm/s', value: (_t, state) => state[VELOCITY] as number },
    { key: 'acceleration', unit: 'm/s²', value: (t, state, p) => dynamicsOf(t, state, p).acceleration },
    { key: 'friction', unit: 'N', value: (t, state, p) => Math.abs(dynamicsOf(t, state, p).friction) },
    { key: 'normal', unit: 'N', value: (_t, _state, p) => normalForce(p) },
    { key: 'downhill', unit: 'N', value: (_t, _state, p) => downhillForce(p) },
    { key: 'pull', unit: 'N', value: pullingForce },
    { key: 'efficiency', unit: '1', value: efficiency },
    { key: 'work', unit: 'J', value: (_t, state) => state[WORK] as number },
    { key: 'lifting', unit: 'J', value: (_t, state) => state[LIFTING] as number },
    { key: 'heat', unit: 'J', value: (_t, state) => state[HEAT] as number },
  ],
};
