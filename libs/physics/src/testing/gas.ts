import { BOLTZMANN } from '../codata/codata.js';
import { createRandom } from '../random/create-random.js';
import { gasModel, type GasParameters } from '../gas/index.js';

/** 1,000 discs of radius 0.8 m in a box of 100 m: packing 0.201, mass 1 kg, speed 10 m/s. */
export const DISCS: GasParameters = {
  dimensions: 2,
  ...{ length: 100, height: 100, depth: 1 },
  gases: [{ count: 1000, mass: 1, radius: 0.8 }],
  temperature: 50 / BOLTZMANN,
  velocities: 'equal',
  gaugeInterval: 2,
};

/** Spheres in a cube, of 1 kg and with kT = 50 J. */
export const SPHERES: GasParameters = {
  ...DISCS,
  dimensions: 3,
  ...{ length: 20, height: 20, depth: 20 },
  gases: [{ count: 1000, mass: 1, radius: 0.72 }],
};

export const initialState = (p: GasParameters, seed = 1): Float64Array =>
  gasModel(1).start(p, createRandom(seed));
