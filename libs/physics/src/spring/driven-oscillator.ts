import { dampedMotion, sineOver } from './damped-motion.js';

/** A mass on a spring that a force shakes. */
export interface SpringParams {
  /** kg */
  readonly mass: number;
  /** Resistance c to the speed, N·s/m. */
  readonly damping: number;
  /** k, N/m, above 0. */
  readonly stiffness: number;
  /** Largest force F of the drive, N. */
  readonly force: number;
  /** Angular frequency w of the drive, rad/s. */
  readonly drive: number;
  /** At the start, from rest, m. */
  readonly position: number;
  /** At the start, m/s. */
  readonly velocity: number;
}

/** What is left when the start is forgotten: x = amplitude cos(wt - phase). */
export interface SteadyState {
  /** m */
  readonly amplitude: number;
  /** How far the motion lags behind the force, rad, from 0 to π. */
  readonly phase: number;
  /** Mean power that the drive brings and the damping takes, W. */
  readonly power: number;
}

/** The steady swing: A = F / √((k - m w²)² + (c w)²), tan φ = c w / (k - m w²) (Landau and Lifshitz, Mechanics, § 26). */
export function steadyState({ mass, damping, stiffness, force, drive }: SpringParams): SteadyState {
  const inPhase = stiffness - mass * drive * drive;
  const across = damping * drive;
  const amplitude = force / Math.hypot(inPhase, across);
  return {
    amplitude,
    phase: Math.atan2(across, inPhase),
    power: (damping * (drive * amplitude) ** 2) / 2,
  };
}

/** What a spring is by itself. */
export interface Resonance {
  /** Without damping, ω0 = √(k/m), rad/s. */
  readonly natural: number;
  /** The drive of the largest amplitude, √(ω0² - 2 b²) with b = c / 2m, rad/s; 0 when it falls all the way. */
  readonly peak: number;
  /** Q = √(k m) / c. The power is at least half its largest between two drives ω0 / Q apart. */
  readonly quality: number;
}

/** Where a spring resonates and how sharply. */
export function resonance({
  mass,
  damping,
  stiffness,
}: Pick<SpringParams, 'mass' | 'damping' | 'stiffness'>): Resonance {
  const b = damping / (2 * mass);
  return {
    natural: Math.sqrt(stiffness / mass),
    peak: Math.sqrt(Math.max(0, stiffness / mass - 2 * b * b)),
    quality: Math.sqrt(stiffness * mass) / damping,
  };
}

/** Position, velocity, and the work of the drive so far. */
export type Driven = readonly [position: number, velocity: number, work: number];

/**
 * The motion in closed form from any start, in every regime of damping: the steady swing and a free motion that dies
 * away; without damping, the beat that grows from rest and a free motion. Loses as many digits as the amplitude of the
 * steady swing is larger than what is there.
 */
export function drivenMotion(t: number, p: SpringParams): Driven {
  const { mass, damping, stiffness, force, drive, position, velocity } = p;
  if (damping === 0) return undampedMotion(t, p);
  const { amplitude, phase } = steadyState(p);
  const [sx, sv] = [amplitude * Math.cos(phase), amplitude * drive * Math.sin(phase)];
  const [x0, v0] = [position - sx, velocity - sv];
  const [hx, hv] = dampedMotion(t, { mass, damping, stiffness, position: x0, velocity: v0 });
  const x = amplitude * Math.cos(drive * t - phase) + hx;
  const v = -amplitude * drive * Math.sin(drive * t - phase) + hv;

  // Work of the drive on the steady swing, then on the free motion: twice by parts with the free law of motion.
  const steady =
    (force * amplitude * drive * Math.sin(phase) * t) / 2 +
    (force * amplitude * (Math.cos(2 * drive * t - phase) - Math.cos(phase))) / 4;
  const [cosine, sine] = [Math.cos(drive * t), Math.sin(drive * t)];
  // -[e^{iwt} (m v + (c - i m w) x)] over (k - m w² - i c w) is the integral of e^{iwt} x.
  const push = mass * hv + damping * hx;
  const swing = mass * drive * hx;
  const real = -(cosine * push + sine * swing - (mass * v0 + damping * x0));
  const imaginary = -(sine * push - cosine * swing + mass * drive * x0);
  const inPhase = stiffness - mass * drive * drive;
  const across = damping * drive;
  const shaken = (imaginary * inPhase + real * across) / (inPhase * inPhase + across * across);
  const free = force * (cosine * hx - x0 + drive * shaken);
  return [x, v, steady + free];
}

function undampedMotion(t: number, p: SpringParams): Driven {
  const { mass, stiffness, force, drive, position, velocity } = p;
  const natural = Math.sqrt(stiffness / mass);
  const [hx, hv] = dampedMotion(t, { mass, damping: 0, stiffness, position, velocity });
  // (cos wt - cos ω0 t) / (ω0² - w²) as a product, which holds at resonance too.
  const sum = natural + drive;
  const half = (natural - drive) / 2;
  const beat = sineOver(half, t);
  const fast = (sum * t) / 2;
  const x = hx + (force / mass / sum) * Math.sin(fast) * beat;
  const v =
    hv + (force / mass / sum) * ((sum / 2) * Math.cos(fast) * beat + Math.sin(fast) * Math.cos(half * t));
  const energy = (at: number, rate: number): number => (stiffness * at * at + mass * rate * rate) / 2;
  return [x, v, energy(x, v) - energy(position, velocity)];
}
