import { frictionForce, motionFromRest, type FrictionCoefficients } from '../contact/dry-friction.js';

/** A block on a plane, and what pulls it up along the plane. */
export interface InclinedPlaneParams extends FrictionCoefficients {
  /** Of the block with its weights, kg. */
  readonly mass: number;
  /** rad, from 0 to below a right angle. */
  readonly angle: number;
  /** m/s² */
  readonly gravity: number;
  /** Distance from the lower to the upper stop, m. */
  readonly travel: number;
  /** Distance from the lower stop at the start, m. */
  readonly position: number;
  /** Velocity at the start, m/s; positive: upwards. */
  readonly velocity: number;
  /** `none`, a constant force, or a hand that moves evenly and pulls through a spring. */
  readonly pull: 'none' | 'force' | 'hand';
  /** Constant force, N, at least 0. */
  readonly force: number;
  /** Speed of the hand, m/s. */
  readonly handSpeed: number;
}

/** Stiffness of the spring between the hand and the block, N/m, and its damping relative to the critical one. */
export const SPRING_STIFFNESS = 100;
const DAMPING_RATIO = 0.7;
/** Time in which the hand reaches its speed, s. */
const HAND_START = 0.1;

// Indices of the state.
export const POSITION = 0;
export const VELOCITY = 1;
/** 0: at rest, 1: slides upwards, -1: slides downwards. */
export const MOTION = 2;
/** Length by which the hand has stretched the spring, m. */
export const STRETCH = 3;

/** Velocity of the hand, m/s: it starts smoothly, so that the force rises from zero. */
export const handVelocity = (t: number, { handSpeed }: InclinedPlaneParams): number =>
  handSpeed * -Math.expm1(-t / HAND_START);

/** Normal force, N. */
export const normalForce = ({ mass, gravity, angle }: InclinedPlaneParams): number =>
  mass * gravity * Math.cos(angle);

/** Component of the weight down along the plane, N. */
export const downhillForce = ({ mass, gravity, angle }: InclinedPlaneParams): number =>
  mass * gravity * Math.sin(angle);

/** Pulling force on the block, N. A slack spring does not push. */
export function pullingForce(t: number, state: Float64Array, p: InclinedPlaneParams): number {
  if (p.pull === 'none') return 0;
  if (p.pull === 'force') return p.force;
  const damping = 2 * DAMPING_RATIO * Math.sqrt(SPRING_STIFFNESS * p.mass);
  const isHeld = (state[POSITION] as number) >= p.travel && state[MOTION] === 0;
  const rate = isHeld ? 0 : handVelocity(t, p) - (state[VELOCITY] as number);
  return Math.max(0, SPRING_STIFFNESS * (state[STRETCH] as number) + damping * rate);
}

/**
 * Forces along the plane besides friction, N; positive: upwards. A stop pushes back with what static friction cannot hold, so
 * that a block pressed on it rests.
 */
export function driveOf(t: number, state: Float64Array, p: InclinedPlaneParams): number {
  const drive = pullingForce(t, state, p) - downhillForce(p);
  if (state[MOTION] !== 0) return drive;
  const limit = p.staticCoefficient * normalForce(p);
  const position = state[POSITION] as number;
  if (position <= 0) return Math.max(-limit, drive);
  return position >= p.travel ? Math.min(limit, drive) : drive;
}

/** Friction on the block and its acceleration, both along the plane; positive: upwards. */
export interface Dynamics {
  /** N */
  readonly friction: number;
  /** m/s² */
  readonly acceleration: number;
}

/** Dynamics of a state. A block that can no longer rest, after a change of parameters, already slides. */
export function dynamicsOf(t: number, state: Float64Array, p: InclinedPlaneParams): Dynamics {
  const drive = driveOf(t, state, p);
  const normal = normalForce(p);
  const motion = state[MOTION] === 0 ? motionFromRest(drive, normal, p) : (state[MOTION] as number);
  const friction = frictionForce(motion, drive, normal, p);
  return { friction, acceleration: motion === 0 ? 0 : (drive + friction) / p.mass };
}
