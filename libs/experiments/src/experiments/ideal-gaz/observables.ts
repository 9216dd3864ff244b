import type { Values } from '@zarra/experiment-kit/parameters';
import type { Observable } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/codata';
import { gasFields, moleculeCount } from '@zarra/physics/gas';
import {
  gasPressure,
  gasTemperature,
  gasVolume,
  gaugeBlockCount,
  meanFreePath,
} from '@zarra/physics/gas-measurements';
import { expectedFactor } from './expected-pressure.js';
import { boxOf, meanDiameter } from './gases.js';
import { measurementsOf, PRESSURE_DECAY_TIME, STEP, type Measurements } from './measurements.js';
import type { GasKey } from './parameters.js';

type Read = Observable<Values<GasKey>>['value'];

/** Mean since the last change; NaN before the first sample. */
function meanSinceChange(state: Float64Array, sum: keyof Measurements): number {
  const measurements = measurementsOf(state);
  return measurements.samples > 0 ? measurements[sum] / measurements.samples : NaN;
}

/**
 * Mean pressure and its error; NaN before the end of the first block. For few blocks the error is widened by
 * the deviation of Student's distribution, which needs four blocks.
 */
function gaugePressure(state: Float64Array): { readonly value: number; readonly error: number } {
  const blocks = gaugeBlockCount(state);
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
  const length = gasFields(state).piston - meanDiameter(si);
  return expectedFactor(only.count, 2 * only.radius, length, si.side);
};

/**
 * Decaying mean of the wall pressure. It lags behind a moving piston: PV is computed for the same past volume
 * and divided by the current one.
 */
export const pressureNow: Read = (t, state, si) => {
  // The first collisions are too few for a mean.
  if (t < PRESSURE_DECAY_TIME) return NaN;
  const { fadingImpulse, fadingAreaTime } = measurementsOf(state);
  const time =
    (STEP * (1 - Math.exp(-t / PRESSURE_DECAY_TIME))) / (1 - Math.exp(-STEP / PRESSURE_DECAY_TIME));
  const { side } = si;
  const length = (fadingAreaTime / time - 2 * side * side) / (4 * side);
  return ((fadingImpulse / fadingAreaTime) * length * side * side) / volume(t, state, si);
};

/** Observables of the gas, in SI units. */
export const observables: readonly Observable<Values<GasKey>>[] = [
  { key: 'pressure', unit: 'Pa', value: (_t, state) => gaugePressure(state).value },
  { key: 'pressureError', unit: 'Pa', value: (_t, state) => gaugePressure(state).error },
  { key: 'volume', unit: 'm³', value: volume },
  { key: 'temperature', unit: 'K', value: (_t, state) => meanSinceChange(state, 'temperatures') },
  { key: 'product', unit: 'J', value: (t, state, si) => gaugePressure(state).value * volume(t, state, si) },
  {
    key: 'compressibility',
    unit: '1',
    value: (t, state, si) =>
      (gaugePressure(state).value * volume(t, state, si)) /
      (moleculeCount(boxOf(si)) * BOLTZMANN * meanSinceChange(state, 'temperatures')),
  },
  { key: 'expectedCompressibility', unit: '1', value: expectedCompressibility },
  { key: 'meanSpeed', unit: 'm/s', value: (_t, state) => meanSinceChange(state, 'speeds') },
  { key: 'rmsSpeed', unit: 'm/s', value: (_t, state) => Math.sqrt(meanSinceChange(state, 'squares')) },
  { key: 'meanFreePath', unit: 'm', value: (_t, state) => meanFreePath(state) },
  { key: 'pressureNow', unit: 'Pa', value: pressureNow },
  {
    key: 'idealPressure',
    unit: 'Pa',
    value: (t, state, si) =>
      (moleculeCount(boxOf(si)) * BOLTZMANN * temperature(t, state, si)) / volume(t, state, si),
  },
  { key: 'temperatureNow', unit: 'K', value: temperature },
  { key: 'work', unit: 'J', value: (_t, state) => gasFields(state).work },
  { key: 'heat', unit: 'J', value: (_t, state) => gasFields(state).heat },
];
