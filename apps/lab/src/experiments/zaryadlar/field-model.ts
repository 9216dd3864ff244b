import { adaptModel } from '@zarra/experiment-kit';
import type { Model } from '@zarra/physics';
import { testCharge, type TestChargeParameters } from '@zarra/physics/charges';
import { chargesOf, probeOf, RADIUS, type Si } from './charge-setting.js';
import {
  CONSERVED,
  distanceToChosen,
  energiesOf,
  energyOf,
  fieldAtProbe,
  fluxOf,
  forceOnChosen,
  potentialAtProbe,
} from './measure-field.js';
import { HALF_HEIGHT, HALF_WIDTH } from './parameters.js';

/** The test charge at the probe, ready to be let go. */
export const paramsOf = (si: Si): TestChargeParameters => ({
  charges: chargesOf(si),
  charge: si.testCharge,
  mass: si.mass,
  start: probeOf(si),
  velocity: [si.speed * Math.cos(si.angle), si.speed * Math.sin(si.angle), 0],
  radius: RADIUS,
});

// The model cuts its steps by itself where charges are near.
const adapted = adaptModel({ ...testCharge, dt: 1 / 240 }, paramsOf);

/** Where the state keeps the heat, after place and velocity. */
const HEAT = 6;
const sum = (parts: readonly number[]): number => parts.reduce((whole, part) => whole + part, 0);

/** How far the test charge is from the nearest border of what is seen, m; less than 0 outside. */
export const fromBorder = ([x = 0, y = 0]: Float64Array): number =>
  Math.min(HALF_WIDTH - Math.abs(x), HALF_HEIGHT - Math.abs(y));

/** Half of the last digit that is shown of an angle, rad. */
const LEAST_ANGLE = (0.05 * Math.PI) / 180;

const sizeOf = (vector: readonly number[] | undefined): number => (vector ? Math.hypot(...vector) : NaN);

/** Point charges that stay, what is measured among them, and a test charge that flies. */
export const fieldModel: Model<Si> = {
  ...adapted,
  layout: (si) => [...adapted.layout(si), { key: 'heat', unit: 'J' }],
  start: (si, random) => Float64Array.of(...adapted.start(si, random), 0),
  // The library's tolerance is for slow flights: round the strongest charge there are hundreds of turns in a minute.
  invariants: [
    {
      key: 'energy',
      unit: 'J',
      value: (state, si) => sum(energiesOf(state, si)) + (state[HEAT] ?? 0),
      scale: (start, si) => energiesOf(start, si).reduce((whole, part) => whole + Math.abs(part), 0),
      tolerance: CONSERVED,
    },
  ],
  events: [
    ...(adapted.events ?? []).map((event) => ({
      ...event,
      // It stays where it meets a charge, and what it had of kinetic energy is heat from then on.
      apply: (_t: number, state: Float64Array, si: Si) => {
        state[HEAT] = (state[HEAT] ?? 0) + energyOf(state, si).kinetic;
        state.fill(0, 3, HEAT);
      },
    })),
    { key: 'left', direction: -1, value: (_t, state) => fromBorder(state) },
  ],
  observables: [
    { key: 'field', unit: 'V/m', value: (_t, _state, si) => sizeOf(fieldAtProbe(si)) },
    {
      key: 'direction',
      unit: 'rad',
      value: (_t, _state, si) => {
        const [x, y] = fieldAtProbe(si) ?? [0, 0];
        if (x === 0 && y === 0) return NaN;
        // A hair below a whole turn is none: it would be shown as 360°.
        const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
        return 2 * Math.PI - angle < LEAST_ANGLE ? 0 : angle;
      },
    },
    { key: 'potential', unit: 'V', value: (_t, _state, si) => potentialAtProbe(si) },
    { key: 'distance', unit: 'm', value: (_t, _state, si) => distanceToChosen(si) },
    { key: 'force', unit: 'N', value: (_t, _state, si) => sizeOf(forceOnChosen(si)) },
    { key: 'flux', unit: 'V·m', value: (_t, _state, si) => fluxOf(si).through },
    { key: 'enclosed', unit: 'V·m', value: (_t, _state, si) => fluxOf(si).enclosed },
    { key: 'speed', unit: 'm/s', value: (_t, state) => Math.hypot(...state.subarray(3, HEAT)) },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, si) => energyOf(state, si).kinetic },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, si) => energyOf(state, si).potential },
    { key: 'energy', unit: 'J', value: (_t, state, si) => energyOf(state, si).whole },
    { key: 'clock', unit: 's', value: (t) => t },
  ],
};
