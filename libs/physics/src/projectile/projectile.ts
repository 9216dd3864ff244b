import { rk4 } from '../integrate/rk4.js';
import type { Model } from '../model/model.js';

/** A throw: the ball, its initial motion and the air. */
export interface ProjectileParams {
  /** m/s */
  readonly speed: number;
  /** Launch angle above the horizon, rad. */
  readonly angle: number;
  /** Launch height above the ground, m, at least 0. */
  readonly height: number;
  /** kg */
  readonly mass: number;
  /** m */
  readonly diameter: number;
  /** About 0.47 for a smooth ball, 0.35 for a baseball; 0: without drag. */
  readonly dragCoefficient: number;
  /** kg/m³: 1.225 at sea level (ISO 2533), 0: without air. */
  readonly airDensity: number;
  /** m/s² */
  readonly gravity: number;
  /** Wind along the throw (positive: tailwind), m/s. */
  readonly wind: number;
  /** Wind across the throw, m/s. */
  readonly crosswind: number;
}

/** Drag force per mass and squared speed, 1/m. */
const dragOf = ({ airDensity, dragCoefficient, diameter, mass }: ProjectileParams): number =>
  (airDensity * dragCoefficient * Math.PI * diameter ** 2) / 8 / mass;

/** Terminal speed, at which drag equals the weight, m/s; Infinity without drag. */
export const terminalSpeed = (p: ProjectileParams): number => Math.sqrt(p.gravity / dragOf(p));

// Indices of the state.
const Y = 1;
const VY = 4;
const LOSS = 6;
const HIGHEST = 7;
const AIRBORNE = 8;
const FLYING = 9;

const LAYOUT = [
  { key: 'x', unit: 'm' },
  { key: 'y', unit: 'm' },
  { key: 'z', unit: 'm' },
  { key: 'vx', unit: 'm/s' },
  { key: 'vy', unit: 'm/s' },
  { key: 'vz', unit: 'm/s' },
  { key: 'loss', unit: 'J' },
  { key: 'highest', unit: 'm' },
  { key: 'airborne', unit: 's' },
  { key: 'flying', unit: '1' },
] as const;

function launch({ speed, angle, height }: ProjectileParams): Float64Array {
  const [vx, vy] = [speed * Math.cos(angle), speed * Math.sin(angle)];
  const flying = height > 0 || vy > 0 ? 1 : 0;
  return Float64Array.of(0, height, 0, vx, vy, 0, 0, height, 0, flying);
}

const kineticEnergy = ([, , , vx = 0, vy = 0, vz = 0]: Float64Array, { mass }: ProjectileParams): number =>
  (mass * (vx * vx + vy * vy + vz * vz)) / 2;
const potentialEnergy = ([, y = 0]: Float64Array, { mass, gravity }: ProjectileParams): number =>
  mass * gravity * y;

/** The parabolic trajectory up to its landing. NaN with drag, which has no closed form. */
function vacuumTrajectory(t: number, p: ProjectileParams): Float64Array {
  const state = launch(p);
  const [, height = 0, , vx = 0, vy = 0, , , , , flying = 0] = state;
  if (dragOf(p) > 0) return state.fill(Number.NaN);
  const g = p.gravity;
  // Of the two forms of the root the one without cancellation.
  const root = Math.sqrt(vy * vy + 2 * g * height);
  const flight = flying * (vy >= 0 ? (vy + root) / g : (2 * height) / (root - vy));
  const time = Math.min(t, flight);
  const rise = Math.min(time, Math.max(0, vy / g));
  const landed = t >= flight;
  const y = landed ? 0 : height + (vy - (g * time) / 2) * time;
  const highest = height + (vy - (g * rise) / 2) * rise;
  return Float64Array.of(vx * time, y, 0, vx, vy - g * time, 0, 0, highest, time, landed ? 0 : 1);
}

/**
 * Experiment 1: a ball thrown over level ground, m dv/dt = -m g - ½ ρ Cd A |u| u with u = v - wind (quadratic drag:
 * Taylor, Classical Mechanics, 2.4). x points along the throw, y upwards, z across. After the landing the state is
 * constant, so `x` is the range, `airborne` the time of flight and `speed` the impact speed.
 *
 * The energy lost to drag is part of the state (`loss`; it decreases where the wind supplies energy).
 * Limits: no spin, no lift, constant Cd and air density, a flat Earth. Drag must be slow compared with the step:
 * ½ ρ Cd A v / m below 500 1/s (a balloon at 100 m/s).
 */
export const projectile: Model<ProjectileParams> = {
  dt: 1 / 1000,
  layout: () => LAYOUT,
  start: launch,
  solver: (p) => {
    const { gravity, wind, crosswind, mass } = p;
    const drag = dragOf(p);
    return rk4((_t, y, out) => {
      if (y[FLYING] === 0) {
        out.fill(0);
        return;
      }
      const vx = y[3] as number;
      const vy = y[VY] as number;
      const vz = y[5] as number;
      const ux = vx - wind;
      const uz = vz - crosswind;
      const deceleration = drag * Math.sqrt(ux * ux + vy * vy + uz * uz);
      out[0] = vx;
      out[1] = vy;
      out[2] = vz;
      out[3] = -deceleration * ux;
      out[4] = -deceleration * vy - gravity;
      out[5] = -deceleration * uz;
      out[LOSS] = mass * deceleration * (ux * vx + vy * vy + uz * vz);
      out[AIRBORNE] = 1;
    }, LAYOUT.length);
  },
  events: [
    {
      key: 'top',
      direction: -1,
      value: (_t, state) => (state[FLYING] === 0 ? 0 : (state[VY] as number)),
      apply: (_t, state) => {
        state[HIGHEST] = Math.max(state[HIGHEST] as number, state[Y] as number);
      },
    },
    {
      key: 'landed',
      direction: -1,
      // A flight shorter than a step is not missed: the event at the top splits the step.
      value: (_t, state) => state[Y] as number,
      apply: (_t, state) => {
        state[Y] = 0;
        state[FLYING] = 0;
      },
    },
  ],
  invariants: [
    {
      key: 'energy',
      unit: 'J',
      value: (state, p) => kineticEnergy(state, p) + potentialEnergy(state, p) + (state[LOSS] ?? 0),
      tolerance: 1e-10,
    },
  ],
  observables: [
    { key: 'range', unit: 'm', value: (_t, [x = 0]) => x },
    { key: 'height', unit: 'm', value: (_t, [, y = 0]) => y },
    { key: 'drift', unit: 'm', value: (_t, [, , z = 0]) => z },
    { key: 'highest', unit: 'm', value: (_t, state) => Math.max(state[HIGHEST] ?? 0, state[Y] ?? 0) },
    { key: 'airborne', unit: 's', value: (_t, state) => state[AIRBORNE] ?? 0 },
    { key: 'speed', unit: 'm/s', value: (_t, [, , , vx = 0, vy = 0, vz = 0]) => Math.hypot(vx, vy, vz) },
    { key: 'kineticEnergy', unit: 'J', value: (_t, state, p) => kineticEnergy(state, p) },
    { key: 'potentialEnergy', unit: 'J', value: (_t, state, p) => potentialEnergy(state, p) },
    { key: 'loss', unit: 'J', value: (_t, state) => state[LOSS] ?? 0 },
  ],
  exact: vacuumTrajectory,
};
