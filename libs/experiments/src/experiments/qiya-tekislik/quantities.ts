import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { paramsOf } from './model.js';

const DEGREE = Math.PI / 180;

/** Force that pulls the block up along the plane while friction has a coefficient, N. */
function upwardForce(si: Values, coefficient: number): number {
  const { mass, gravity, angle } = paramsOf(si);
  return mass * gravity * (Math.sin(angle) + coefficient * Math.cos(angle));
}

export const quantities: FurtherQuantities = {
  /** Force of an even motion upwards. */
  evenForce: { unit: 'N', value: (si) => upwardForce(si, paramsOf(si).kineticCoefficient) },
  /** Least force that starts a motion upwards. */
  slipForce: { unit: 'N', value: (si) => upwardForce(si, paramsOf(si).staticCoefficient) },
  /** Angle above which the block slips down. */
  slipAngle: { unit: '°', value: (si) => Math.atan(paramsOf(si).staticCoefficient) / DEGREE },
  /** Coefficients of the pair. */
  staticCoefficient: { unit: '', value: (si) => paramsOf(si).staticCoefficient },
  kineticCoefficient: { unit: '', value: (si) => paramsOf(si).kineticCoefficient },
  weight: { unit: 'N', value: (si) => paramsOf(si).mass * paramsOf(si).gravity },
  evenEfficiency: {
    unit: '%',
    value: (si) => (100 * upwardForce(si, 0)) / upwardForce(si, paramsOf(si).kineticCoefficient),
  },
};
