import type { Histogram } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { BOLTZMANN } from '@zarra/physics/codata';
import { maxwellDensity } from '@zarra/physics/kinetic-theory';
import { particleSpeeds, particleTemperature } from '@zarra/physics/lennard-jones';
import { roundStep } from '../../numbers.js';
import type { MatterKey, MatterTypes } from './parameters.js';
import { atomCount, firstTemperature, paramsOf } from './substance.js';

const BINS = 20;
/** Upper limit in units of √(kT/m) of the lightest atoms, at a temperature that a heater reaches soon. */
const MAX_SPEED_RATIO = 5;
const LEAST_TEMPERATURE = 60;

/** Upper limit of the speeds, m/s. */
function fastest(si: Values<MatterKey>): number {
  const [first, second] = paramsOf(si).components;
  const lightest = Math.min(first?.mass ?? Infinity, second?.count ? second.mass : Infinity);
  const temperature = Math.max(LEAST_TEMPERATURE, firstTemperature(si));
  return (
    BINS *
    roundStep((MAX_SPEED_RATIO * Math.sqrt((BOLTZMANN * temperature) / lightest)) / BINS, [1, 2, 2.5, 5])
  );
}

/** Speeds of the atoms, with Maxwell's distribution of the plane at their current temperature. */
export const speedHistogram: Histogram<MatterTypes> = {
  key: 'speeds',
  title: 'Atomlarning tezliklar boʻyicha taqsimoti',
  countLabel: 'Atomlar soni',
  label: 'Tezlik',
  unit: 'm/s',
  decimals: 0,
  bins: BINS,
  range: (si) => [0, fastest(si)],
  values: ({ state, si }) => particleSpeeds(state, paramsOf(si)).subarray(0, atomCount(paramsOf(si))),
  theory: {
    name: 'Maksvell taqsimoti (tekislikda)',
    density: ({ state, si }) => {
      const p = paramsOf(si);
      const temperature = particleTemperature(state, p);
      return (speed) =>
        p.components
          .slice(0, 2)
          .reduce((sum, { count, mass }) => sum + count * maxwellDensity(speed, mass, temperature, 2), 0);
    },
  },
};
