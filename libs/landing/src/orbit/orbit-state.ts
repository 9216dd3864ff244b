import { START, toOrbitPlane } from './orbit-drawing.js';

const TURN = 2 * Math.PI;
/** A more eccentric ellipse looks like a line. */
export const MAX_ECCENTRICITY = 0.9;
/** Steps of an arrow key: eccentricity, and position of the planet in percent of the period. */
const STEPS = { eccentricity: 0.05, planet: 5 } as const;

/** The draggable parts of the orbit. */
export type Handle = 'eccentricity' | 'planet';
export const isHandle = (name: string | undefined): name is Handle => name !== undefined && name in STEPS;

/** Shape and time: eccentricity and mean anomaly (rad). */
export interface OrbitState {
  readonly eccentricity: number;
  readonly mean: number;
}
export const startState: OrbitState = START;

const clampEccentricity = (value: number) =>
  Math.min(Math.max(Math.round(value * 100) / 100, 0), MAX_ECCENTRICITY);

/** Time since perihelion in whole percent of the period, 0–99. */
export const percentOfPeriod = ({ mean }: OrbitState): number =>
  ((Math.round((mean / TURN) * 100) % 100) + 100) % 100;

/** The state after a handle was dragged to a point of the viewBox, whose centre is 0, 0. */
export function dragHandle(state: OrbitState, handle: Handle, x: number, y: number): OrbitState {
  const { eccentricity } = state;
  const point = toOrbitPlane(x, y);
  if (handle === 'eccentricity') return { ...state, eccentricity: clampEccentricity(point.x) };
  const anomaly = Math.atan2(point.y / Math.sqrt(1 - eccentricity ** 2), point.x);
  return { ...state, mean: anomaly - eccentricity * Math.sin(anomaly) };
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
  Home: -Infinity,
  End: Infinity,
};

/** The state after a key was pressed on a handle, or undefined for a key without an effect. */
export function stepHandle(state: OrbitState, handle: Handle, key: string): OrbitState | undefined {
  const step = keySteps[key];
  if (step === undefined) return undefined;
  if (handle === 'eccentricity') {
    return { ...state, eccentricity: clampEccentricity(state.eccentricity + step * STEPS.eccentricity) };
  }
  // The orbit is closed: Home and End move the planet to perihelion and aphelion.
  if (!Number.isFinite(step)) return { ...state, mean: step < 0 ? 0 : Math.PI };
  return { ...state, mean: ((percentOfPeriod(state) + step * STEPS.planet) / 100) * TURN };
}
