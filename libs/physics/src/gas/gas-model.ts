import { BOLTZMANN } from '../codata/codata.js';
import type { Model } from '../model/model.js';
import { advanceGasByGrid } from './advance-gas.js';
import { moleculeCount, type GasParameters } from './gas-parameters.js';
import { gasLayout, OFFSET } from './gas-state.js';
import { gasEnergy, gasPressure, gasSpeeds, gasTemperature, gasVolume, meanFreePath } from './measure-gas.js';
import { startGas } from './start-gas.js';

/**
 * A gas of smooth hard balls between walls (Boltzmann's gas): free flight and elastic collisions. No attraction, no
 * rotation, no quantum effects: real nitrogen follows it to 1 % at 300 K up to some 10⁶ Pa.
 *
 * The state is exact for any step; the step is only the sampling interval.
 * @param dt s; for molecules of 500 m/s in a box of 20 nm a sixth of 1e-12 gives motion of 0.1 nm per step
 */
export function gasModel(dt: number): Model<GasParameters> {
  return {
    dt,
    layout: gasLayout,
    start: startGas,
    solver: advanceGasByGrid,
    invariants: [
      {
        key: 'energyBalance',
        unit: 'J',
        value: (state, p) => gasEnergy(state, p) - (state[OFFSET.work] ?? 0) - (state[OFFSET.heat] ?? 0),
        tolerance: 1e-12,
      },
    ],
    observables: [
      { key: 'temperature', unit: 'K', value: (_t, state, p) => gasTemperature(state, p) },
      { key: 'pressure', unit: 'Pa', value: (_t, state) => gasPressure(state).value },
      { key: 'pressureError', unit: 'Pa', value: (_t, state) => gasPressure(state).error },
      { key: 'volume', unit: 'm³', value: (_t, state, p) => gasVolume(state, p) },
      {
        key: 'compressibility',
        unit: '1',
        value: (_t, state, p) =>
          (gasPressure(state).value * gasVolume(state, p)) /
          (moleculeCount(p) * BOLTZMANN * gasTemperature(state, p)),
      },
      {
        key: 'meanSpeed',
        unit: 'm/s',
        value: (_t, state, p) => gasSpeeds(state, p).reduce((sum, v) => sum + v, 0) / moleculeCount(p),
      },
      { key: 'collisions', unit: '1', value: (_t, state) => state[OFFSET.collisions] ?? 0 },
      { key: 'meanFreePath', unit: 'm', value: (_t, state) => meanFreePath(state) },
    ],
  };
}
