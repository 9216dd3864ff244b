import { gasLayout, SLOT, type GasParameters } from '@zarra/physics/gas';

/** s: a molecule of nitrogen moves by 0.13 nm. */
export const STEP = 0.25e-12;
/** How fast the pressure of now forgets, s. */
export const FADING = 15e-12;
/** Points of the trail, and steps from one to the next. */
export const TRAIL = 150;
export const TRAIL_STRIDE = 2;

/**
 * What the experiment writes down beside the state of the gas, after its last number: so it is kept, gone back to and
 * shared with it. Sums are over whole steps since `since`.
 */
export const NOTE = {
  /** K; 0: walls without exchange of heat. */
  walls: 0,
  /** When the last change ended, s. */
  changed: 1,
  samples: 2,
  temperatures: 3,
  speeds: 4,
  squares: 5,
  /** Impulse on all walls and their area times time, both fading: the pressure of now. */
  impulse: 6,
  areaTime: 7,
  /** 1 once the energies are spread as Maxwell's law has it. */
  mixed: 8,
  trail: 9,
} as const;

/** How many numbers are written down. */
export const NOTES = NOTE.trail + 3 * TRAIL;

/** Where they begin in a state. */
export const notesAt = (state: Float64Array): number => state.length - NOTES;

/** Names and units of the gas's state with the notes. */
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
  ...Array.from({ length: 3 * TRAIL }, (_, index) => ({ key: `trail.${index}`, unit: 'm' })),
];

/** Impulse that all walls have received, N·s. */
export function wallImpulse(state: Float64Array): number {
  let sum = 0;
  for (let wall = 0; wall < 6; wall++) sum += state[SLOT.impulse + wall] as number;
  return sum;
}
