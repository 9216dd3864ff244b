import { adaptModel, type Values } from '@zarra/experiment-kit';
import { DAY, EARTH_GRAVITY, GRAVITATION } from '@zarra/physics/constants';
import { createGravity, twoBodies, type GravityParams } from '@zarra/physics/gravity';
import { SUN_MASS, type OrbitName } from './parameters.js';

/** Julian year, s. */
export const YEAR = 365.25 * DAY;
/** Seconds on the page that a year lasts. */
export const SECONDS_A_YEAR = 5;
const STEP = 1800;
/** Steps, or parts of them, in the time of a circle at the nearest place. */
const STEPS_A_TURN = 1000;

/** kg; Jupiter by the ratio of the Sun's mass to it, 1047.3486 (IAU 2009 system of constants). */
const COMPANIONS = [EARTH_GRAVITY / GRAVITATION, SUN_MASS / 1047.3486, 0.2 * SUN_MASS] as const;

/** G times both masses, m³/s². */
export const muOf = ({ starMass, companion }: Values<OrbitName>): number =>
  GRAVITATION * (starMass + (COMPANIONS[companion] ?? 0));

/** Speed on a circle at the start's distance, m/s. */
export const circularSpeed = (si: Values<OrbitName>): number => Math.sqrt(muOf(si) / si.distance);

const paramsOf = (si: Values<OrbitName>): GravityParams => ({
  bodies: twoBodies(si.starMass, COMPANIONS[si.companion] ?? 0, si.distance, si.ratio * circularSpeed(si)),
  method: 'yoshida4',
});

/** Nearest distance, m: the start itself, or the other end of an orbit begun more slowly than a circle. */
const nearest = ({ distance, ratio }: Values<OrbitName>): number =>
  distance * Math.min(1, ratio ** 2 / (2 - Math.min(1, ratio) ** 2));

const adapted = adaptModel(createGravity(STEP), paramsOf);

/** Two bodies under Newton's law; a step is cut into parts where they come near each other. */
export const model: typeof adapted = {
  ...adapted,
  solver: (si) => {
    const advance = adapted.solver(si);
    const turn = 2 * Math.PI * Math.sqrt(nearest(si) ** 3 / muOf(si));
    const parts = Math.max(1, Math.ceil((STEPS_A_TURN * STEP) / turn));
    return (t, state, h) => {
      for (let part = 0; part < parts; part++) advance(t + (part * h) / parts, state, h / parts);
    };
  },
  // There is no third body.
  events: (adapted.events ?? []).filter(({ key }) => key.endsWith('1')),
  observables: [...adapted.observables, { key: 'elapsed', unit: 's', value: (t) => t }],
};

/** The second body as seen from the first: place and velocity. */
export function seen(state: Float64Array): { x: number; y: number; vx: number; vy: number } {
  const of = (index: number): number => (state[index + 3] ?? 0) - (state[index] ?? 0);
  return { x: of(0), y: of(1), vx: of(6), vy: of(7) };
}
