import type { Values } from '@zarra/experiment-kit/parameters';
import type { Model } from '@zarra/physics';
import { REDUCED_PLANCK } from '@zarra/physics/codata';
import { transitionWavelength, type BoundStates } from '@zarra/physics/bound-states';
import { memoize } from '../../memoize.js';
import { KIND, type WellKey } from './parameters.js';
import { potentialAt, solveWell } from './solve-well.js';

type Si = Values<WellKey>;

/**
 * Selected levels as zero-based indices: one, or two in equal parts; empty when the well has no such level.
 */
export function selectedLevels(si: Si): readonly number[] {
  const { energies } = solveWell(si).states;
  const wanted = si.other === 0 || si.other === si.level ? [si.level] : [si.level, si.other];
  const found = wanted.map((level) => level - 1).filter((level) => level < energies.length);
  return found.length === wanted.length ? found : found.filter((level) => level === si.level - 1);
}

const energyOf = (si: Si, level: number): number => solveWell(si).states.energies[level - 1] ?? NaN;

/** Beat frequency of the two levels, rad/s; 0 for a single one. */
export function beatFrequency(si: Si): number {
  const [one, two] = selectedLevels(si);
  if (one === undefined || two === undefined) return 0;
  return (energyOf(si, two + 1) - energyOf(si, one + 1)) / REDUCED_PLANCK;
}

/** A beat that would be shorter takes this model time at full speed, s: one second of the page. */
const SHORTEST_BEAT_S = 1e-15;

/** Mean value over the wave: constant part, and amplitude of the cosine of the beat. */
interface MeanValue {
  readonly constant: number;
  readonly oscillating: number;
}

function meanOf(
  states: BoundStates,
  levels: readonly number[],
  observable: (x: number) => number,
): MeanValue {
  const element = (one: number, two: number): number => {
    const [a, b] = [states.waves[one], states.waves[two]];
    return states.weights.reduce(
      (sum, weight, i) => sum + weight * observable(states.x[i] ?? 0) * (a?.[i] ?? 0) * (b?.[i] ?? 0),
      0,
    );
  };
  const [one, two] = levels;
  if (one === undefined) return { constant: NaN, oscillating: 0 };
  if (two === undefined) return { constant: element(one, one), oscillating: 0 };
  return { constant: (element(one, one) + element(two, two)) / 2, oscillating: element(one, two) };
}

/** Mean values of the wave: readouts use them sixty times per second. */
const waveMeansOf = memoize((si: Si) => {
  const well = solveWell(si);
  const levels = selectedLevels(si);
  const energy = energyOf(si, si.level);
  const gap = 1e-6 * si.width;
  // At a potential step each side counts half.
  const outside = (x: number): number =>
    ((potentialAt(well, x - gap) > energy ? 1 : 0) + (potentialAt(well, x + gap) > energy ? 1 : 0)) / 2;
  return {
    position: meanOf(well.states, levels, (x) => x),
    left: meanOf(well.states, levels, (x) => (x < -gap ? 1 : x > gap ? 0 : 0.5)),
    forbidden: meanOf(well.states, levels.slice(0, 1), outside).constant,
  };
});

const valueAt = ({ constant, oscillating }: MeanValue, t: number, si: Si): number =>
  constant + oscillating * Math.cos(beatFrequency(si) * t);

/**
 * Particle in a well with a wave of one or two levels. The state is the time only: everything else is in
 * closed form.
 */
export const wellModel: Model<Si> = {
  dt: 1e-15 / 120,
  stepFactor: (si) => Math.min(1, (2 * Math.PI) / Math.abs(beatFrequency(si)) / SHORTEST_BEAT_S),
  layout: () => [{ key: 'time', unit: 's' }],
  start: () => new Float64Array(1),
  solver: () => (t, state, h) => {
    state[0] = t + h;
  },
  events: [
    // The mean position turns at the extrema of the cosine.
    {
      key: 'turned',
      direction: 0,
      value: (t, _state, si) => (beatFrequency(si) === 0 ? 1 : Math.sin(beatFrequency(si) * t)),
    },
  ],
  observables: [
    { key: 'clock', unit: 's', value: (t) => t },
    { key: 'energy', unit: 'J', value: (_t, _state, si) => energyOf(si, si.level) },
    {
      key: 'photon',
      unit: 'J',
      value: (_t, _state, si) =>
        beatFrequency(si) === 0 ? NaN : Math.abs(energyOf(si, si.other) - energyOf(si, si.level)),
    },
    {
      key: 'wavelength',
      unit: 'm',
      value: (_t, _state, si) =>
        beatFrequency(si) === 0 ? NaN : transitionWavelength(energyOf(si, si.other), energyOf(si, si.level)),
    },
    {
      key: 'count',
      unit: '1',
      // Each half wave that fits below the rim adds one level.
      value: (_t, _state, { kind, width, depth, mass }) =>
        kind === KIND.finite
          ? 1 + Math.floor((Math.sqrt(2 * mass * depth) * width) / (Math.PI * REDUCED_PLANCK))
          : Infinity,
    },
    { key: 'place', unit: 'm', value: (t, _state, si) => valueAt(waveMeansOf(si).position, t, si) },
    { key: 'left', unit: '1', value: (t, _state, si) => valueAt(waveMeansOf(si).left, t, si) },
    { key: 'forbidden', unit: '1', value: (_t, _state, si) => waveMeansOf(si).forbidden },
  ],
};
