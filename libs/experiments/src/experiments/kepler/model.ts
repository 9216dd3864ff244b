import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { DAY, EARTH_GM } from '@zarra/physics/astronomy';
import { GRAVITATION } from '@zarra/physics/codata';
import { createGravity, twoBodies, type GravityParams } from '@zarra/physics/gravity';
import { SUN_MASS, type OrbitKey } from './parameters.js';

/** Julian year, s. */
export const YEAR = 365.25 * DAY;
/** Real seconds per year at speed 1. */
export const SECONDS_PER_YEAR = 5;
const STEP = 1800;
/** Minimum number of substeps in the period of a circle at the nearest distance. */
const STEPS_PER_TURN = 1000;

/** Companion masses, kg; Jupiter by the Sun's mass ratio, 1047.3486 (IAU 2009 system of constants). */
const COMPANIONS = [EARTH_GM / GRAVITATION, SUN_MASS / 1047.3486, 0.2 * SUN_MASS] as const;

/** Gravitational parameter of both masses, m³/s². */
export const muOf = ({ starMass, companion }: Values<OrbitKey>): number =>
  GRAVITATION * (starMass + (COMPANIONS[companion] ?? 0));

/** Circular speed at the initial distance, m/s. */
export const circularSpeed = (si: Values<OrbitKey>): number => Math.sqrt(muOf(si) / si.distance);

const paramsOf = (si: Values<OrbitKey>): GravityParams => ({
  bodies: twoBodies(si.starMass, COMPANIONS[si.companion] ?? 0, si.distance, si.ratio * circularSpeed(si)),
  method: 'yoshida4',
});

/** Periapsis distance, m: the start, or the opposite end for initial speeds below circular speed. */
const nearestDistance = ({ distance, ratio }: Values<OrbitKey>): number =>
  distance * Math.min(1, ratio ** 2 / (2 - Math.min(1, ratio) ** 2));

const adapted = adaptModel(createGravity(STEP), paramsOf);

/** Two-body model with substeps near the periapsis. */
export const model: typeof adapted = {
  ...adapted,
  solver: (si) => {
    const advance = adapted.solver(si);
    const turnTime = 2 * Math.PI * Math.sqrt(nearestDistance(si) ** 3 / muOf(si));
    const parts = Math.max(1, Math.ceil((STEPS_PER_TURN * STEP) / turnTime));
    return (t, state, h) => {
      for (let part = 0; part < parts; part++) advance(t + (part * h) / parts, state, h / parts);
    };
  },
  // Events of the third body do not occur.
  events: (adapted.events ?? []).filter(({ key }) => key.endsWith('1')),
  observables: [...adapted.observables, { key: 'elapsed', unit: 's', value: (t) => t }],
};

/** Position and velocity of the second body relative to the first. */
export function relativeMotion(state: Float64Array): { x: number; y: number; vx: number; vy: number } {
  const of = (index: number): number => (state[index + 3] ?? 0) - (state[index] ?? 0);
  return { x: of(0), y: of(1), vx: of(6), vy: of(7) };
}
