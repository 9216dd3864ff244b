import { dampedMotion, sineOver, type DampedOscillator } from './damped-motion.js';

/** A driven damped harmonic oscillator. */
export interface SpringParams extends DampedOscillator {
  /** Amplitude F of the driving force, N. */
  readonly force: number;
  /** Angular frequency w of the driving force, rad/s. */
  readonly drive: number;
}

/** The steady state x = amplitude cos(wt - phase), after the transient has decayed. */
export interface SteadyState {
  /** m; Infinity for undamped resonance, where the amplitude grows by F / (2 m w) per second. */
  readonly amplitude: number;
  /** Phase lag behind the force, rad, from 0 to π. */
  readonly phase: number;
  /** Mean power supplied by the force and dissipated by the damping, W; NaN for undamped resonance. */
  readonly power: number;
}

/** Bound of the rounding error of k - m w², relative to k. */
const ROUNDING = 4 * Number.EPSILON;

/**
 * Steady state: A = F / √((k - m w²)² + (c w)²), tan φ = c w / (k - m w²) (Landau and Lifshitz, Mechanics, § 26). Undamped
 * resonance has none: its growing oscillation x = F t sin wt / (2 m w) lags by π/2 (ibid., § 22).
 */
export function steadyState({ mass, damping, stiffness, force, drive }: SpringParams): SteadyState {
  const inPhase = stiffness - mass * drive * drive;
  if (damping === 0 && force > 0 && Math.abs(inPhase) < ROUNDING * stiffness)
    return { amplitude: Infinity, phase: Math.PI / 2, power: NaN };
  const quadrature = damping * drive;
  const amplitude = force === 0 ? 0 : force / Math.hypot(inPhase, quadrature);
  return {
    amplitude,
    phase: Math.atan2(quadrature, inPhase),
    power: (damping * (drive * amplitude) ** 2) / 2,
  };
}

/** Resonance properties of an oscillator. */
export interface Resonance {
  /** Natural angular frequency ω0 = √(k/m), rad/s. */
  readonly natural: number;
  /** Angular frequency of the largest amplitude, √(ω0² - 2 b²) with b = c / 2m, rad/s; 0 without a maximum. */
  readonly peak: number;
  /** Quality factor Q = √(k m) / c. The half-power bandwidth is ω0 / Q. */
  readonly quality: number;
}

/** Natural frequency, resonance frequency and quality factor. */
export function resonance(p: Pick<SpringParams, 'mass' | 'damping' | 'stiffness'>): Resonance {
  const { mass, damping, stiffness } = p;
  const b = damping / (2 * mass);
  return {
    natural: Math.sqrt(stiffness / mass),
    peak: Math.sqrt(Math.max(0, stiffness / mass - 2 * b * b)),
    quality: Math.sqrt(stiffness * mass) / damping,
  };
}

/** Position, velocity and the work of the driving force since the start. */
export type Driven = readonly [position: number, velocity: number, work: number];

/**
 * The motion in closed form for any initial state and damping: the steady state plus a decaying free motion; without
 * damping a beat that grows from rest plus a free motion. It loses digits by the ratio of the steady amplitude to the
 * present one.
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

  // Work of the force on the steady state, then on the free motion: integration by parts with its equation of motion.
  const steady =
    (force * amplitude * drive * Math.sin(phase) * t) / 2 +
    (force * amplitude * (Math.cos(2 * drive * t - phase) - Math.cos(phase))) / 4;
  const [cosine, sine] = [Math.cos(drive * t), Math.sin(drive * t)];
  // -[e^{iwt} (m v + (c - i m w) x)] over (k - m w² - i c w) is the integral of e^{iwt} x.
  const push = mass * hv + damping * hx;
  const inertial = mass * drive * hx;
  const real = -(cosine * push + sine * inertial - (mass * v0 + damping * x0));
  const imaginary = -(sine * push - cosine * inertial + mass * drive * x0);
  const inPhase = stiffness - mass * drive * drive;
  const quadrature = damping * drive;
  const integral = (imaginary * inPhase + real * quadrature) / (inPhase * inPhase + quadrature * quadrature);
  const free = force * (cosine * hx - x0 + drive * integral);
  return [x, v, steady + free];
}

function undampedMotion(t: number, p: SpringParams): Driven {
  const { mass, stiffness, force, drive, position, velocity } = p;
  const natural = Math.sqrt(stiffness / mass);
  const [hx, hv] = dampedMotion(t, { mass, damping: 0, stiffness, position, velocity });
  // (cos wt - cos ω0 t) / (ω0² - w²) as a product, which is valid at resonance too.
  const sum = natural + drive;
  const half = (natural - drive) / 2;
  const beat = sineOver(half, t);
  const fast = (sum * t) / 2;
  const x = hx + (force / mass / sum) * Math.sin(fast) * beat;
  const v =
    hv + (force / mass / sum) * ((sum / 2) * Math.cos(fast) * beat + Math.sin(fast) * Math.cos(half * t));
  const energy = (displacement: number, rate: number): number =>
    (stiffness * displacement * displacement + mass * rate * rate) / 2;
  return [x, v, energy(x, v) - energy(position, velocity)];
}
