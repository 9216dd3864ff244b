import type { Values } from '@zarra/experiment-kit';
import type { Observable } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/constants';
import {
  gasPressure,
  gasTemperature,
  gasVolume,
  meanFreePath,
  moleculeCount,
  SLOT,
} from '@zarra/physics/gas';
import { expectedFactor } from './expected-pressure.js';
import { boxOf, meanDiameter } from './gases.js';
import { FADING, NOTE, notesAt, STEP } from './notes.js';
import type { GasName } from './parameters.js';

/** Blocks the gauge keeps. */
const MOST_BLOCKS = 20;

type Read = Observable<Values<GasName>>['value'];

const note = (state: Float64Array, place: number): number => state[notesAt(state) + place] ?? NaN;
/** A mean since the last change; NaN before anything was measured. */
const mean = (state: Float64Array, place: number): number =>
  note(state, NOTE.samples) > 0 ? note(state, place) / note(state, NOTE.samples) : NaN;

/**
 * The gauge says nothing before its first block has ended. Few blocks tell their scatter badly: the error is wider by the
 * deviation of Student's distribution, so there is none before the fourth.
 */
function gauge(state: Float64Array): { readonly value: number; readonly error: number } {
  const blocks = Math.min(state[SLOT.blocks] ?? 0, MOST_BLOCKS);
  if (blocks === 0) return { value: NaN, error: NaN };
  const { value, error } = gasPressure(state);
  return { value, error: blocks > 3 ? error * Math.sqrt((blocks - 1) / (blocks - 3)) : NaN };
}

const temperature: Read = (_t, state, si) => gasTemperature(state, boxOf(si));
const volume: Read = (_t, state, si) => gasVolume(state, boxOf(si));

/** What theory expects of PV / NkT on the walls of this box; of two kinds of molecules nothing. */
const expected: Read = (_t, state, si) => {
  const [only, other] = boxOf(si).gases;
  if (!only || other) return NaN;
  const length = (state[SLOT.piston] ?? 0) - meanDiameter(si);
  return expectedFactor(only.count, 2 * only.radius, length, si.side);
};

/**
 * The fading mean of what the walls felt. While the piston moves it lags behind; so PV is taken of the same past, and
 * divided by the volume of now.
 */
const pressureNow: Read = (t, state, si) => {
  // The first hits alone say nothing.
  if (t < FADING) return NaN;
  const areaTime = note(state, NOTE.areaTime);
  const time = (STEP * (1 - Math.exp(-t / FADING))) / (1 - Math.exp(-STEP / FADING));
  const { side } = si;
  const length = (areaTime / time - 2 * side * side) / (4 * side);
  return ((note(state, NOTE.impulse) / areaTime) * length * side * side) / volume(t, state, si);
};

/** What can be read of the gas, in SI units. */
export const observables: readonly Observable<Values<GasName>>[] = [
  { key: 'pressure', unit: 'Pa', value: (_t, state) => gauge(state).value },
  { key: 'pressureError', unit: 'Pa', value: (_t, state) => gauge(state).error },
  { key: 'volume', unit: 'm³', value: volume },
  { key: 'temperature', unit: 'K', value: (_t, state) => mean(state, NOTE.temperatures) },
  {
    key: 'product',
    unit: 'J',
    value: (t, state, si) => gauge(state).value * volume(t, state, si),
  },
  {
    key: 'compressibility',
    unit: '1',
    value: (t, state, si) =>
      (gauge(state).value * volume(t, state, si)) /
      (moleculeCount(boxOf(si)) * BOLTZMANN * mean(state, NOTE.temperatures)),
  },
  { key: 'expectedCompressibility', unit: '1', value: expected },
  { key: 'meanSpeed', unit: 'm/s', value: (_t, state) => mean(state, NOTE.speeds) },
  { key: 'rmsSpeed', unit: 'm/s', value: (_t, state) => Math.sqrt(mean(state, NOTE.squares)) },
  { key: 'meanFreePath', unit: 'm', value: (_t, state) => meanFreePath(state) },
  { key: 'pressureNow', unit: 'Pa', value: pressureNow },
  {
    key: 'idealPressure',
    unit: 'Pa',
    value: (t, state, si) =>
      (moleculeCount(boxOf(si)) * BOLTZMANN * temperature(t, state, si)) / volume(t, state, si),
  },
  { key: 'temperatureNow', unit: 'K', value: temperature },
  { key: 'work', unit: 'J', value: (_t, state) => state[SLOT.work] ?? NaN },
  { key: 'heat', unit: 'J', value: (_t, state) => state[SLOT.heat] ?? NaN },
];
