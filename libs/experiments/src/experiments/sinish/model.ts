import type { Values } from '@zarra/experiment-kit/parameters';
import type { Model } from '@zarra/physics';
import { SPEED_OF_LIGHT } from '@zarra/physics/codata';
import { indicesAtFace, wavelengthOf } from './light.js';
import {
  apertureOf,
  brewsterAngleOf,
  criticalAngleOf,
  deviationOf,
  distanceOf,
  givenIndex,
  passedPart,
  reflectedPart,
  refractionOf,
  shiftOf,
  spreadOf,
  timeInside,
  transitOf,
} from './measured.js';
import type { RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;
type Quantity = Model<Si>['observables'][number];

/** A quantity of the light paths, which do not depend on the time. */
const steady = (key: string, unit: string, of: (si: Si) => number): Quantity => ({
  key,
  unit,
  value: (_t, _state, si) => of(si),
});

/** Light of pulses along paths in closed form: only the time of the first pulse changes. */
export const refractionModel: Model<Si> = {
  dt: 5e-13,
  layout: () => [{ key: 'elapsed', unit: 's' }],
  start: () => Float64Array.of(0),
  solver: () => (t, state, h) => {
    state[0] = t + h;
  },
  events: [
    { key: 'entered', direction: 1, value: (t, _state, si) => t - transitOf(si).enter },
    { key: 'left', direction: 1, value: (t, _state, si) => t - transitOf(si).leave },
  ],
  observables: [
    steady('incidence', 'rad', ({ angle }) => angle),
    steady('refraction', 'rad', refractionOf),
    steady('reflection', 'rad', ({ angle }) => angle),
    steady('ratio', '1', (si) => (si.angle > 0 ? Math.sin(si.angle) / Math.sin(refractionOf(si)) : NaN)),
    steady('reflected', '1', reflectedPart),
    steady('passed', '1', passedPart),
    steady('index', '1', givenIndex),
    steady('critical', 'rad', criticalAngleOf),
    steady('brewster', 'rad', brewsterAngleOf),
    steady('deviation', 'rad', deviationOf),
    steady('shift', 'm', shiftOf),
    steady('spread', 'rad', spreadOf),
    steady('aperture', '1', apertureOf),
    steady('speed', 'm/s', (si) => SPEED_OF_LIGHT / givenIndex(si)),
    steady('wavelengthInside', 'm', (si) => wavelengthOf(si) / givenIndex(si)),
    { key: 'distance', unit: 'm', value: (t, _state, si) => distanceOf(si, t) },
    { key: 'timeInside', unit: 's', value: (t, _state, si) => timeInside(si, t) },
    steady('sinIncidence', '1', ({ angle }) => Math.sin(angle)),
    steady('sinRefraction', '1', (si) => Math.sin(refractionOf(si))),
  ],
};

/** Relative refractive index n₂/n₁ at the face where the angles are measured. */
export function relativeIndex(si: Si): number {
  const [from, to] = indicesAtFace(si);
  return to / from;
}
