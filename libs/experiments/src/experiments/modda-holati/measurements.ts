import { namedFields, type NamedFields } from '@zarra/physics';
import { lennardJones, particleCount, type LennardJonesParams } from '@zarra/physics/lennard-jones';
import { PS } from './parameters.js';

/** Time step of the model, s. */
export const STEP = lennardJones.dt;
/** Decay time of the displayed temperature and of the current pressure, s. */
export const DECAY_TIME = 3 * PS;
/** Interval of the displacements from which the diffusion coefficient is found, s. */
export const LAG = 10 * PS;
/** Time after a change of the conditions until measurements start, s. */
export const SETTLING_TIME = 5 * PS;
/** Points of the trail, and steps between them. */
export const TRAIL_LENGTH = 240;
export const TRAIL_STRIDE = 8;

/** Measurements in their order in the state, with units. */
const UNITS = {
  /** Conditions of the last step: a change restarts the means. */
  mode: '1',
  target: 'K',
  power: 'W',
  height: 'm',
  divided: '1',
  /** Time from which the means count. */
  since: 's',
  /** Impulse on all walls at that time. */
  impulse: 'N·s',
  /** Sums over the steps since then. */
  samples: '1',
  speeds: 'm/s',
  /** Decaying sums of the temperature and of the force on the walls, and their weight. */
  fadingTemperature: 'K',
  fadingForce: 'N',
  fadingWeight: '1',
  /** Displacements over whole intervals: start of the current one, number, and sum of the mean squares. */
  lagStart: 's',
  lags: '1',
  lagSquares: 'm²',
  /** 1 after the substances have mixed. */
  mixed: '1',
} as const;
type Measurement = keyof typeof UNITS;
const NAMES = Object.keys(UNITS) as Measurement[];
const fieldsOf = namedFields(NAMES);

/** Measurements of a state by name. */
export type Measurements = NamedFields<Measurement>;

/** Numbers behind those of the model: measurements, trail, and two sets of earlier positions. */
export const measurementCount = (count: number): number => NAMES.length + 2 * TRAIL_LENGTH + 4 * count;

const startOf = (state: Float64Array, count: number): number => state.length - measurementCount(count);

/** Measurements that the experiment stores behind the atoms in the state: they are restored and shared with it. */
export const measurementsOf = (state: Float64Array, count: number): Measurements =>
  fieldsOf(state, startOf(state, count));

/** Ring buffer of the positions of the marked particle: x, y of each point. */
export function trailOf(state: Float64Array, count: number): Float64Array {
  const from = startOf(state, count) + NAMES.length;
  return state.subarray(from, from + 2 * TRAIL_LENGTH);
}

/** Positions at the start of the means and of the current interval: x of all particles, then y. */
export function earlierPositions(state: Float64Array, count: number, of: 'since' | 'lag'): Float64Array {
  const from = state.length - (of === 'since' ? 4 : 2) * count;
  return state.subarray(from, from + 2 * count);
}

/** Layout of the atoms with the measurements. */
export const layoutOf = (p: LennardJonesParams) => [
  ...lennardJones.layout(p),
  ...NAMES.map((key) => ({ key, unit: UNITS[key] })),
  ...Array.from({ length: 2 * TRAIL_LENGTH + 4 * particleCount(p) }, (_, index) => ({
    key: `position.${index}`,
    unit: 'm',
  })),
];
