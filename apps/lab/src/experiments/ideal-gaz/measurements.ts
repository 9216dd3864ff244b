import { gasLayout, OFFSET, type GasParameters } from '@zarra/physics/gas';

/** Time step, s: a nitrogen molecule moves by 0.13 nm. */
export const STEP = 0.25e-12;
/** Decay time of the current pressure, s. */
export const PRESSURE_DECAY_TIME = 15e-12;
/** Points of the trail, and steps between them. */
export const TRAIL_LENGTH = 150;
export const TRAIL_STRIDE = 2;

/**
 * Offsets of the measurements that the experiment stores behind the gas in the state vector: they are
 * recorded, restored and shared with it. Sums run over whole steps since `changed`.
 */
export const MEASUREMENT_OFFSET = {
  /** K; 0 for walls without heat exchange. */
  walls: 0,
  /** Time of the end of the last change, s. */
  changed: 1,
  samples: 2,
  temperatures: 3,
  speeds: 4,
  squares: 5,
  /** Impulse on all walls, and their area times time, both decaying: the current pressure. */
  impulse: 6,
  areaTime: 7,
  /** 1 after the energies have reached Maxwell's spread. */
  mixed: 8,
  trail: 9,
} as const;

/** Number of stored measurements. */
export const MEASUREMENT_COUNT = MEASUREMENT_OFFSET.trail + 3 * TRAIL_LENGTH;

/** Offset of the measurements in a state. */
export const measurementsStart = (state: Float64Array): number => state.length - MEASUREMENT_COUNT;

/** Layout of the gas state with the measurements. */
export const layoutOf = (p: GasParameters) => [
  ...gasLayout(p),
  { key: 'walls', unit: 'K' },
  { key: 'changed', unit: 's' },
  { key: 'samples', unit: '1' },
  { key: 'temperatures', unit: 'K' },
  { key: 'speeds', unit: 'm/s' },
  { key: 'squares', unit: 'm²/s²' },
  { key: 'fadingImpulse', unit: 'N·s' },
  { key: 'fadingAreaTime', unit: 'm²·s' },
  { key: 'mixed', unit: '1' },
  ...Array.from({ length: 3 * TRAIL_LENGTH }, (_, index) => ({ key: `trail.${index}`, unit: 'm' })),
];

/** Total impulse on all walls, N·s. */
export function wallImpulse(state: Float64Array): number {
  let sum = 0;
  for (let wall = 0; wall < 6; wall++) sum += state[OFFSET.impulse + wall] as number;
  return sum;
}
