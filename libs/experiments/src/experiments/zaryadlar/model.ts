import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Model } from '@zarra/physics';
import { testCharge, type TestChargeParameters } from '@zarra/physics/charges';
import { chargesOf, probeOf, RADIUS, type Si } from './charges.js';
import {
  ENERGY_TOLERANCE,
  distanceToChosen,
  energiesOf,
  energyOf,
  fieldAtProbe,
  fluxOf,
  forceOnChosen,
  potentialAtProbe,
} from './measure-field.js';
import { HALF_HEIGHT, HALF_WIDTH } from './parameters.js';

/** Parameters of the test charge, released at the probe. */
export const paramsOf = (si: Si): TestChargeParameters => ({
  charges: chargesOf(si),
  charge: si.testCharge,
  mass: si.mass,
  start: probeOf(si),
  velocity: [si.speed * Math.cos(si.angle), si.speed * Math.sin(si.angle), 0],
  radius: RADIUS,
});

// The model uses substeps near charges.
const adapted = adaptModel({ ...testCharge, dt: 1 / 240 }, paramsOf);

/** State offset of the heat, after position and velocity. */
const HEAT_OFFSET = 6;
const sum = (parts: readonly number[]): number => parts.reduce((whole, part) => whole + part, 0);

/** Distance of the test charge to the nearest border of the view, m; negative outside. */
export const distanceFromBorder = ([x = 0, y = 0]: Float64Array): number =>
  Math.min(HALF_WIDTH - Math.abs(x), HALF_HEIGHT - Math.abs(y));

/** Half of the last displayed digit of an angle, rad. */
const MIN_ANGLE = (0.05 * Math.PI) / 180;

const sizeOf = (vector: readonly number[] | undefined): number => (vector ? Math.hypot(...vector) : NaN);

/** Fixed point charges, field measurements, and a moving test charge. */
export const fieldModel: Model<Si> = {
  ...adapted,
  layout: (si) => [...adapted.layout(si), { key: 'heat', unit: 'J' }],
  start: (si, random) => Float64Array.of(...adapted.start(si, random), 0),
  // The library's tolerance suits slow flights: around the strongest charge there are hundreds of turns per
  // minute.
  invariants: [
    {
      key: 'energy',
      unit: 'J',
      value: (state, si) => sum(energiesOf(state, si)) + (state[HEAT_OFFSET] ?? 0),
      scale: (start, si) => energiesOf(start, si).reduce((whole, part) => whole + Math.abs(part), 0),
      tolerance: ENERGY_TOLERANCE,
    },
  ],
  events: [
    ...(adapted.events ?? []).map((event) => ({
      ...event,
      // The test charge stops at a charge, and its kinetic energy becomes heat.
      apply: (_t: number, state: Float64Array, si: Si) => {
        state[HEAT_OFFSET] = (state[HEAT_OFFSET] ?? 0) + energyOf(state, si).kinetic;
        state.fill(0, 3, HEAT_OFFSET);
      },
    })),
    { key: 'left', direction: -1, value: (_t, state) => distanceFromBorder(state) },
  ],
  observables: [
    { key: 'field', unit: 'V/m', value: (_t, _state, si) => sizeOf(fieldAtProbe(si)) },
    {
      key: 'direction',
      unit: 'rad',
      value: (_t, _state, si) => {
        const [x, y] = fieldAtProbe(si) ?? [0, 0];
        if (x === 0 && y === 0) return NaN;
        // Angles that round to 360° are shown as 0.
        const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
        return 2 * Math.PI - angle < MIN_ANGLE ? 0 : angle;
      },
    },
    { key: 'potential', unit: 'V', value: (_t, _state, si) => potentialAtProbe(si) },
    { key: 'distance', unit: 'm', value: (_t, _state, si) => distanceToChosen(si) },
    { key: 'force', unit: 'N', value: (_t, _state, si) => sizeOf(forceOnChosen(si)) },
    { key: 'flux', unit: 'V·m', value: (_t, _state, si) => fluxOf(si).through },
    { key: 'enclosed', unit: 'V·m', value: (_t, _state, si) => fluxOf(si).enclosed },
    { key: 'speed', unit: 'm/s', value: (_t, state) => Math.hypot(...state.subarray(3, HEAT_OFFSET)) },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, si) => energyOf(state, si).kinetic },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, si) => energyOf(state, si).potential },
    { key: 'energy', unit: 'J', value: (_t, state, si) => energyOf(state, si).total },
    { key: 'clock', unit: 's', value: (t) => t },
  ],
};
