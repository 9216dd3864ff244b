import type { Box, Values } from '@zarra/experiment-kit';
import { parameters, type SpringName } from './parameters.js';

/** Without damping nothing bounds a resonance: the picture then ends where this much damping would, N·s/m. */
const LEAST_DAMPING = 0.05;
/** Farthest place a learner can let it go from, m. */
const FARTHEST_START = parameters.position.max * (parameters.position.si ?? 1);

/**
 * How far the mass can get, m, at whatever drive, however often that is changed: F times the integral of the response
 * to a blow, (F / k) coth(π b / 2 ω₁), and the start. It does not depend on the drive or on the start, so that the
 * picture keeps its scale while the mass is dragged or the curve is built.
 */
export function reachOf({ mass, stiffness, damping, force }: Values<SpringName>): number {
  const b = Math.max(damping, LEAST_DAMPING) / (2 * mass);
  const square = stiffness / mass - b * b;
  const growth = square > 0 ? 1 / Math.tanh((Math.PI * b) / (2 * Math.sqrt(square))) : 1;
  return FARTHEST_START + (force / stiffness) * growth;
}

/** The swing above, the turning arrows below, in parts of the reach. */
export function box(si: Values<SpringName>): Box {
  const reach = reachOf(si);
  return { left: -1.5 * reach, right: 1.5 * reach, bottom: -2.4 * reach, top: 0.4 * reach };
}
