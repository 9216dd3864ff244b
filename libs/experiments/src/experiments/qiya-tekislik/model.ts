import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { inclinedPlane, type InclinedPlaneParams } from '@zarra/physics/inclined-plane';
import { memoize } from '../../memoize.js';
import { OWN_PAIR, pairOf } from './materials.js';
import { PULLING, type InclineKey } from './parameters.js';
import { TRAVEL } from './scene.js';

const GRAVITY = 9.81;
/** Mass of one weight, kg. */
const WEIGHT = 0.1;

/** Coefficients of friction. Own ones: the kinetic one is at most the static one. */
const coefficientsOf = ({ pair, staticFriction, kineticFriction }: Values<InclineKey>) =>
  pair === OWN_PAIR
    ? {
        staticCoefficient: staticFriction,
        kineticCoefficient: Math.min(staticFriction, kineticFriction),
      }
    : pairOf(pair);

/** Parameters of the model. */
export const paramsOf = memoize((si: Values<InclineKey>): InclinedPlaneParams => {
  const { staticCoefficient, kineticCoefficient } = coefficientsOf(si);
  return {
    staticCoefficient,
    kineticCoefficient,
    mass: si.mass + WEIGHT * si.weights,
    angle: si.angle,
    gravity: GRAVITY,
    travel: TRAVEL,
    position: si.start,
    velocity: si.push,
    pull: si.pulling === PULLING.none ? 'none' : si.pulling === PULLING.force ? 'force' : 'hand',
    force: si.force,
    handSpeed: si.handSpeed,
  };
});

const adapted = adaptModel(inclinedPlane, paramsOf);

/** Block on a plane with the quantities of school problems. */
export const model: typeof adapted = {
  ...adapted,
  observables: [
    ...adapted.observables,
    { key: 'path', unit: 'm', value: (_t, [position = 0], { start }) => Math.abs(position - start) },
    { key: 'totalMass', unit: 'kg', value: (_t, _state, si) => paramsOf(si).mass },
    { key: 'sine', unit: '1', value: (_t, _state, { angle }) => Math.sin(angle) },
    { key: 'tangent', unit: '1', value: (_t, _state, { angle }) => Math.tan(angle) },
  ],
};
