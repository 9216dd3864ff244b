import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { parameters, type SpringKey } from './parameters.js';

/** Minimum damping for the view, N·s/m: an undamped resonance is unbounded. */
const MIN_DAMPING = 0.05;
/** Maximum initial displacement, m. */
const MAX_START = parameters.position.max * (parameters.position.si ?? 1);

/**
 * Maximum displacement, m, for any sequence of drive frequencies: F times the integral of the impulse
 * response, (F / k) coth(π b / 2 ω₁), plus the start. Independent of drive and start: the scale stays
 * constant while the mass is dragged or the curve is recorded.
 */
export function maxDisplacementOf({ mass, stiffness, damping, force }: Values<SpringKey>): number {
  const b = Math.max(damping, MIN_DAMPING) / (2 * mass);
  const square = stiffness / mass - b * b;
  const growth = square > 0 ? 1 / Math.tanh((Math.PI * b) / (2 * Math.sqrt(square))) : 1;
  return MAX_START + (force / stiffness) * growth;
}

/** View of the oscillation above and the phasors below, relative to the maximum displacement. */
export function box(si: Values<SpringKey>): Box {
  const maxDisplacement = maxDisplacementOf(si);
  return {
    left: -1.5 * maxDisplacement,
    right: 1.5 * maxDisplacement,
    bottom: -2.4 * maxDisplacement,
    top: 0.4 * maxDisplacement,
  };
}
