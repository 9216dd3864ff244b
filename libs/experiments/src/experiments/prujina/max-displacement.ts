import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { parameters, type SpringKey } from './parameters.js';

/** Minimum damping for the view, N·s/m: an undamped resonance is unbounded. */
const MIN_DAMPING = 0.05;
/** Maximum initial displacement, m. */
const MAX_START = parameters.position.max * (parameters.position.si ?? 1);

/** Amplitude of the undamped oscillation from the start, m: √(x₀² + (v₀/ω₀)²). */
const startAmplitude = ({ mass, stiffness, position, velocity }: Values<SpringKey>): number =>
  Math.hypot(position, velocity * Math.sqrt(mass / stiffness));

/** Largest initial speed at a displacement for which the oscillation from the start stays within {@link MAX_START}, m/s. */
export const maxStartSpeed = (x: number, { mass, stiffness }: Values<SpringKey>): number =>
  Math.sqrt(Math.max(0, MAX_START ** 2 - x ** 2) * (stiffness / mass));

/**
 * Maximum displacement, m, for any sequence of drive frequencies: F times the integral of the impulse
 * response, (F / k) coth(π b / 2 ω₁), plus the start. Independent of the drive and of a start within
 * {@link MAX_START}: the scale stays constant while the mass is dragged or the curve is recorded.
 */
export function maxDisplacementOf(si: Values<SpringKey>): number {
  const { mass, stiffness, damping, force } = si;
  const b = Math.max(damping, MIN_DAMPING) / (2 * mass);
  const square = stiffness / mass - b * b;
  const growth = square > 0 ? 1 / Math.tanh((Math.PI * b) / (2 * Math.sqrt(square))) : 1;
  return Math.max(MAX_START, startAmplitude(si)) + (force / stiffness) * growth;
}

/** View of the oscillation above and the phasors below, relative to the maximum displacement. */
export function box(si: Values<SpringKey>): Box {
  const maxDisplacement = maxDisplacementOf(si);
  return {
    left: -1.5 * maxDisplacement,
    right: 1.5 * maxDisplacement,
    bottom: -2.4 * maxDisplacement,
    top: 0.48 * maxDisplacement,
  };
}
