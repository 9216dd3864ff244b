import type { Values } from '@zarra/experiment-kit';
import type { Observable } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/constants';
import {
  gasPressure,
  gasTemperature,
  gasVolume,
  meanFreePath,
  moleculeCount,
  OFFSET,
} from '@zarra/physics/gas';
import { expectedFactor } from './expected-pressure.js';
import { boxOf, meanDiameter } from './gases.js';
import { PRESSURE_DECAY_TIME, MEASUREMENT_OFFSET, measurementsStart, STEP } from './measurements.js';
import type { GasKey } from './parameters.js';

/** Number of blocks the gauge stores. */
const MAX_BLOCKS = 20;

type Read = Observable<Values<GasKey>>['value'];

const measurement = (state: Float64Array, offset: number): number =>
  state[measurementsStart(state) + offset] ?? NaN;
/** Mean since the last change; NaN before the first sample. */
const meanSinceChange = (state: Float64Array, offset: number): number =>
  measurement(state, MEASUREMENT_OFFSET.samples) > 0
    ? measurement(state, offset) / measurement(state, MEASUREMENT_OFFSET.samples)
    : NaN;

/**
 * Mean pressure and its error; NaN before the end of the first block. For few blocks the error is widened by
 * the deviation of Student's distribution, which needs four blocks.
 */
function gaugePressure(state: Float64Array): { readonly value: number; readonly error: number } {
  const blocks = Math.min(state[OFFSET.blockCount] ?? 0, MAX_BLOCKS);
  if (blocks === 0) return { value: NaN, error: NaN };
  const { value, error } = gasPressure(state);
  return { value, error: blocks > 3 ? error * Math.sqrt((blocks - 1) / (blocks - 3)) : NaN };
}

const temperature: Read = (_t, state, si) => gasTemperature(state, boxOf(si));
const volume: Read = (_t, state, si) => gasVolume(state, boxOf(si));

/** Theoretical PV / NkT for this box; NaN for mixtures. */
const expectedCompressibility: Read = (_t, state, si) => {
  const [only, other] = boxOf(si).gases;
  if (!only || other) return NaN;
  const length = (state[OFFSET.piston] ?? 0) - meanDiameter(si);
  return expectedFactor(only.count, 2 * only.radius, length, si.side);
};

/**
 * Decaying mean of the wall pressure. It lags behind a moving piston: PV is computed for the same past volume
 * and divided by the current one.
 */
const pressureNow: Read = (t, state, si) => {
  // The first collisions are too few for a mean.
  if (t < PRESSURE_DECAY_TIME) return NaN;
  const areaTime = measurement(state, MEASUREMENT_OFFSET.areaTime);
  const time =
    (STEP * (1 - Math.exp(-t / PRESSURE_DECAY_TIME))) / (1 - Math.exp(-STEP / PRESSURE_DECAY_TIME));
  const { side } = si;
  const length = (areaTime / time - 2 * side * side) / (4 * side);
  return (
    ((measurement(state, MEASUREMENT_OFFSET.impulse) / areaTime) * length * side * side) /
    volume(t, state, si)
  );
};

/** Observables of the gas, in SI units. */
export const observables: readonly Observable<Values<GasKey>>[] = [
  { key: 'pressure', unit: 'Pa', value: (_t, state) => gaugePressure(state).value },
  { key: 'pressureError', unit: 'Pa', value: (_t, state) => gaugePressure(state).error },
  { key: 'volume', unit: 'm³', value: volume },
  {
    key: 'temperature',
    unit: 'K',
    value: (_t, state) => meanSinceChange(state, MEASUREMENT_OFFSET.temperatures),
  },
  {
    key: 'product',
    unit: 'J',
    value: (t, state, si) => gaugePressure(state).value * volume(t, state, si),
  },
  {
    key: 'compressibility',
    unit: '1',
    value: (t, state, si) =>
      (gaugePressure(state).value * volume(t, state, si)) /
      (moleculeCount(boxOf(si)) * BOLTZMANN * meanSinceChange(state, MEASUREMENT_OFFSET.temperatures)),
  },
  { key: 'expectedCompressibility', unit: '1', value: expectedCompressibility },
  { key: 'meanSpeed', unit: 'm/s', value: (_t, state) => meanSinceChange(state, MEASUREMENT_OFFSET.speeds) },
  {
    key: 'rmsSpeed',
    unit: 'm/s',
    value: (_t, state) => Math.sqrt(meanSinceChange(state, MEASUREMENT_OFFSET.squares)),
  },
  { key: 'meanFreePath', unit: 'm', value: (_t, state) => meanFreePath(state) },
  { key: 'pressureNow', unit: 'Pa', value: pressureNow },
  {
    key: 'idealPressure',
    unit: 'Pa',
    value: (t, state, si) =>
      (moleculeCount(boxOf(si)) * BOLTZMANN * temperature(t, state, si)) / volume(t, state, si),
  },
  { key: 'temperatureNow', unit: 'K', value: temperature },
  { key: 'work', unit: 'J', value: (_t, state) => state[OFFSET.work] ?? NaN },
  { key: 'heat', unit: 'J', value: (_t, state) => state[OFFSET.heat] ?? NaN },
];
