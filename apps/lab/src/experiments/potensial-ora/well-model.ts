import type { Values } from '@zarra/experiment-kit';
import type { Model } from '@zarra/physics';
import { REDUCED_PLANCK } from '@zarra/physics/constants';
import { transitionWavelength, type BoundStates } from '@zarra/physics/quantum';
import { KIND, type WellName } from './parameters.js';
import { potentialAt, solveWell } from './solve-well.js';

type Si = Values<WellName>;

/** The wave that is looked at: one level, or two in equal parts, as numbers from 0 on; none where the well has no such level. */
export function chosenLevels(si: Si): readonly number[] {
  const { energies } = solveWell(si).states;
  const wanted = si.other === 0 || si.other === si.level ? [si.level] : [si.level, si.other];
  const found = wanted.map((level) => level - 1).filter((level) => level < energies.length);
  return found.length === wanted.length ? found : found.filter((level) => level === si.level - 1);
}

const energyOf = (si: Si, level: number): number => solveWell(si).states.energies[level - 1] ?? NaN;

/** Angular frequency at which the two levels beat, rad/s; 0 for a single one. */
export function beat(si: Si): number {
  const [one, two] = chosenLevels(si);
  if (one === undefined || two === undefined) return 0;
  return (energyOf(si, two + 1) - energyOf(si, one + 1)) / REDUCED_PLANCK;
}

/** Mean of something over the wave: what stays, and what swings as the cosine of the beat. */
interface Swing {
  readonly still: number;
  readonly swinging: number;
}

function meanOf(states: BoundStates, levels: readonly number[], weigh: (x: number) => number): Swing {
  const element = (one: number, two: number): number => {
    const [a, b] = [states.waves[one], states.waves[two]];
    return states.weights.reduce(
      (sum, weight, i) => sum + weight * weigh(states.x[i] ?? 0) * (a?.[i] ?? 0) * (b?.[i] ?? 0),
      0,
    );
  };
  const [one, two] = levels;
  if (one === undefined) return { still: NaN, swinging: 0 };
  if (two === undefined) return { still: element(one, one), swinging: 0 };
  return { still: (element(one, one) + element(two, two)) / 2, swinging: element(one, two) };
}

interface Means {
  readonly place: Swing;
  readonly left: Swing;
  readonly forbidden: number;
}

const known = new WeakMap<Si, Means>();

/** Summed once for each set of values: readouts ask sixty times a second. */
function meansOf(si: Si): Means {
  let means = known.get(si);
  if (!means) {
    const well = solveWell(si);
    const levels = chosenLevels(si);
    const energy = energyOf(si, si.level);
    // A jump of the potential has half of its point on either side.
    const outside = (x: number): number => {
      const gap = 1e-6 * si.width;
      return (
        ((potentialAt(well, x - gap) > energy ? 1 : 0) + (potentialAt(well, x + gap) > energy ? 1 : 0)) / 2
      );
    };
    means = {
      place: meanOf(well.states, levels, (x) => x),
      left: meanOf(well.states, levels, (x) => (x < -1e-6 * si.width ? 1 : x > 1e-6 * si.width ? 0 : 0.5)),
      forbidden: meanOf(well.states, levels.slice(0, 1), outside).still,
    };
    known.set(si, means);
  }
  return means;
}

const now = ({ still, swinging }: Swing, t: number, si: Si): number =>
  still + swinging * Math.cos(beat(si) * t);

/** One particle in a well: its levels, and a wave of one or two of them. Its state is the time alone: the rest is closed form. */
export const wellModel: Model<Si> = {
  dt: 1e-15 / 120,
  layout: () => [{ key: 'time', unit: 's' }],
  start: () => new Float64Array(1),
  solver: () => (t, state, h) => {
    state[0] = t + h;
  },
  events: [
    // The mean place turns where the cosine of the beat does.
    { key: 'turned', direction: 0, value: (t, _state, si) => (beat(si) === 0 ? 1 : Math.sin(beat(si) * t)) },
  ],
  observables: [
    { key: 'clock', unit: 's', value: (t) => t },
    { key: 'energy', unit: 'J', value: (_t, _state, si) => energyOf(si, si.level) },
    {
      key: 'photon',
      unit: 'J',
      value: (_t, _state, si) =>
        beat(si) === 0 ? NaN : Math.abs(energyOf(si, si.other) - energyOf(si, si.level)),
    },
    {
      key: 'wavelength',
      unit: 'm',
      value: (_t, _state, si) =>
        beat(si) === 0 ? NaN : transitionWavelength(energyOf(si, si.other), energyOf(si, si.level)),
    },
    {
      key: 'count',
      unit: '1',
      // Each half wave that fits under the rim is one more level.
      value: (_t, _state, { kind, width, depth, mass }) =>
        kind === KIND.finite
          ? 1 + Math.floor((Math.sqrt(2 * mass * depth) * width) / (Math.PI * REDUCED_PLANCK))
          : Infinity,
    },
    { key: 'place', unit: 'm', value: (t, _state, si) => now(meansOf(si).place, t, si) },
    { key: 'left', unit: '1', value: (t, _state, si) => now(meansOf(si).left, t, si) },
    { key: 'forbidden', unit: '1', value: (_t, _state, si) => meansOf(si).forbidden },
  ],
};
