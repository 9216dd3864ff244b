import { namedFields, type NamedFields } from '@zarra/physics';
import { gasLayout, type GasParameters } from '@zarra/physics/gas';

/** Time step, s: a nitrogen molecule moves by 0.13 nm. */
export const STEP = 0.25e-12;
/** Decay time of the current pressure, s. */
export const PRESSURE_DECAY_TIME = 15e-12;
/** Points of the trail, and steps between them. */
export const TRAIL_LENGTH = 150;
export const TRAIL_STRIDE = 2;

/** Measurements in their order in the state, with units. Sums run over whole steps since `changed`. */
const UNITS = {
  /** Temperature of the walls; 0 without heat exchange. */
  walls: 'K',
  /** Time of the end of the last change. */
  changed: 's',
  samples: '1',
  temperatures: 'K',
  speeds: 'm/s',
  squares: 'm²/s²',
  /** Impulse on all walls, and their area times time, both decaying: the current pressure. */
  fadingImpulse: 'N·s',
  fadingAreaTime: 'm²·s',
  /** 1 after the energies have reached Maxwell's spread. */
  mixed: '1',
} as const;
type Measurement = keyof typeof UNITS;
const NAMES = Object.keys(UNITS) as Measurement[];
const fieldsOf = namedFields(NAMES);

/** Number of stored measurements, with the trail. */
export const MEASUREMENT_COUNT = NAMES.length + 3 * TRAIL_LENGTH;

/** Measurements of a state by name. */
export type Measurements = NamedFields<Measurement>;

/**
 * Measurements that the experiment stores behind the gas in the state array: they are recorded, restored and shared
 * with it.
 */
export const measurementsOf = (state: Float64Array): Measurements =>
  fieldsOf(state, state.length - MEASUREMENT_COUNT);

/** Ring buffer of the positions of the first molecule: x, y, z of each point. */
export const trailOf = (state: Float64Array): Float64Array => state.subarray(state.length - 3 * TRAIL_LENGTH);

/** Layout of the gas state with the measurements. */
export const layoutOf = (p: GasParameters) => [
  ...gasLayout(p),
  ...NAMES.map((key) => ({ key, unit: UNITS[key] })),
  ...Array.from({ length: 3 * TRAIL_LENGTH }, (_, index) => ({ key: `trail.${index}`, unit: 'm' })),
];
