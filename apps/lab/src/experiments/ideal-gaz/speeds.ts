import type { Histogram, Values } from '@zarra/experiment-kit';
import { BOLTZMANN } from '@zarra/physics/constants';
import { gasSpeeds, gasTemperature, maxwellDensity } from '@zarra/physics/gas';
import type { GasView } from './draw.js';
import { boxOf, firstTemperature } from './gases.js';
import type { GasName } from './parameters.js';

const BINS = 24;
/** The fastest shown, in units of √(kT/m) of the lightest gas: of 10,000 molecules one is faster. */
const FASTEST = 5;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10] as const;

/** Width of a bin, m/s: round, so that the edges are. */
function binWidth(si: Values<GasName>): number {
  const lightest = Math.min(...boxOf(si).gases.map(({ mass }) => mass));
  const least = (FASTEST * Math.sqrt((BOLTZMANN * firstTemperature(si)) / lightest)) / BINS;
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND.find((one) => one * power >= least) ?? 10) * power;
}

/** The speeds of the molecules, with Maxwell's distribution for the temperature they have now. */
export const speeds: Histogram<GasName, Float64Array, GasView> = {
  key: 'speeds',
  title: 'Molekulalarning tezliklar boʻyicha taqsimoti',
  counted: 'Molekulalar soni',
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
