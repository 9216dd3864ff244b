import { START, untilted } from './orbit-drawing.js';

const TURN = 2 * Math.PI;
/** Beyond this the ellipse is too thin to be told from a line. */
export const MOST_ECCENTRIC = 0.9;
/** One arrow key changes the eccentricity by this much, and the planet's place by this many percent of the period. */
const STEPS = { eccentricity: 0.05, planet: 5 } as const;

/** What of the orbit can be changed by hand. */
export type Handle = 'eccentricity' | 'planet';
export const isHandle = (name: string | undefined): name is Handle => name !== undefined && name in STEPS;

/** Shape and time: eccentricity, and mean anomaly, rad. */
export interface OrbitState {
  readonly eccentricity: number;
  readonly mean: number;
}
export const startState: OrbitState = START;

const bounded = (value: number) => Math.min(Math.max(Math.round(value * 100) / 100, 0), MOST_ECCENTRIC);

/** The planet's time since perihelion, in whole percent of the period, 0–99. */
export const percentOfPeriod = ({ mean }: OrbitState): number =>
  ((Math.round((mean / TURN) * 100) % 100) + 100) % 100;

/** The state after a handle was dragged to a point of the drawing, whose middle is 0, 0. */
export function dragged(state: OrbitState, handle: Handle, x: number, y: number): OrbitState {
  const { eccentricity } = state;
  const point = untilted(x, y);
  if (handle === 'eccentricity') return { ...state, eccentricity: bounded(point.x) };
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

/** The state after a key was pressed on a handle, or undefined for a key that says nothing to it. */
export function stepped(state: OrbitState, handle: Handle, key: string): OrbitState | undefined {
  const step = keySteps[key];
  if (step === undefined) return undefined;
  if (handle === 'eccentricity') {
    return { ...state, eccentricity: bounded(state.eccentricity + step * STEPS.eccentricity) };
  }
  // Round and round: the planet's only ends are the two ends of its axis, perihelion and aphelion.
  if (!Number.isFinite(step)) return { ...state, mean: step < 0 ? 0 : Math.PI };
  return { ...state, mean: ((percentOfPeriod(state) + step * STEPS.planet) / 100) * TURN };
}
