import type { Histogram } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { BOLTZMANN } from '@zarra/physics/codata';
import { gasSpeeds, gasTemperature } from '@zarra/physics/gas-measurements';
import { maxwellDensity } from '@zarra/physics/kinetic-theory';
import { roundStep } from '../../numbers.js';
import { boxOf, firstTemperature } from './gases.js';
import type { GasKey, GasTypes } from './parameters.js';

const BINS = 24;
/** Upper limit in units of √(kT/m) of the lightest gas: one of 10,000 molecules is faster. */
const MAX_SPEED_RATIO = 5;
const ROUND_WIDTHS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10] as const;

/** Rounded bin width, m/s. */
function binWidth(si: Values<GasKey>): number {
  const lightest = Math.min(...boxOf(si).gases.map(({ mass }) => mass));
  return roundStep(
    (MAX_SPEED_RATIO * Math.sqrt((BOLTZMANN * firstTemperature(si)) / lightest)) / BINS,
    ROUND_WIDTHS,
  );
}

/** Speeds of the molecules, with Maxwell's distribution at their current temperature. */
export const speedHistogram: Histogram<GasTypes> = {
  key: 'speeds',
  title: 'Molekulalarning tezliklar boʻyicha taqsimoti',
  countLabel: 'Molekulalar soni',
  label: 'Tezlik',
  unit: 'm/s',
  decimals: 0,
  bins: BINS,
  range: (si) => [0, BINS * binWidth(si)],
  values: ({ state, si }) => gasSpeeds(state, boxOf(si)),
  theory: {
    name: 'Maksvell taqsimoti',
    density: ({ state, si }) => {
      const { gases } = boxOf(si);
      const temperature = gasTemperature(state, boxOf(si));
      return (speed) =>
        gases.reduce((sum, { count, mass }) => sum + count * maxwellDensity(speed, mass, temperature, 3), 0);
    },
  },
};
