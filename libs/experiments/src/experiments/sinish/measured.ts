import type { Values } from '@zarra/experiment-kit/parameters';
import { SPEED_OF_LIGHT } from '@zarra/physics/codata';
import {
  acceptanceSine,
  brewsterAngle,
  criticalAngle,
  fresnel,
  prismDeviation,
  refractionAngle,
} from '@zarra/physics/refraction';
import { memoize } from '../../memoize.js';
import { CM, exitFaceOf, poseOf } from './bodies.js';
import { indicesAtFace, indicesOf, isFromInside, mainPathOf, pathsOf, polarisationOf } from './light.js';
import { isUnknown } from './media.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** Ends of the visible spectrum, m. */
const [VIOLET, RED] = [400e-9, 700e-9];

/** Angle of refraction, rad; NaN for total reflection. */
export const refractionOf = (si: Si): number => refractionAngle(...indicesAtFace(si), si.angle) ?? NaN;

/** Reflected part of the power at the face where the angles are measured. */
export function reflectedPart(si: Si): number {
  const { s, p } = polarisationOf(si);
  const power = fresnel(...indicesAtFace(si), si.angle);
  return s * power.s.reflectance + p * power.p.reflectance;
}

/** Part of the power that leaves through the last face: of a border that behind it, of a fibre that at its end. */
export function passedPart(si: Si): number {
  const { segments } = pathsOf(si);
  const exit = exitFaceOf(si);
  return segments
    .filter(({ kind, parent }) => kind === 'refracted' && segments[parent]?.face === exit)
    .reduce((sum, { s, p }) => sum + s + p, 0);
}

/** Whether the indices of the body and its surroundings are given to the learner. */
const isGiven = ({ body, medium, outside }: Si): boolean =>
  body === BODY.fibre || !(isUnknown(medium) || isUnknown(outside));

/** Refractive index of the body; NaN if the learner has to find it. */
export const givenIndex = (si: Si): number => (isGiven(si) ? indicesOf(si).body : NaN);

/** Critical angle of the two media, or of core and cladding, rad; NaN if they are equal. */
export function criticalAngleOf(si: Si): number {
  if (!isGiven(si)) return NaN;
  const { body, around } = indicesOf(si);
  const other = si.body === BODY.fibre ? si.cladding : around;
  return (
    (si.body === BODY.fibre ? undefined : criticalAngle(other, body)) ?? criticalAngle(body, other) ?? NaN
  );
}

/** Brewster's angle at the face where the angles are measured, rad. */
export const brewsterAngleOf = (si: Si): number => (isGiven(si) ? brewsterAngle(...indicesAtFace(si)) : NaN);

/** Numerical aperture of the fibre. */
export const apertureOf = ({ body, core, cladding }: Si): number =>
  body === BODY.fibre ? acceptanceSine(core, cladding) : NaN;

/** Angle between the first and the last ray of the main path, rad. */
export function deviationOf(si: Si): number {
  const path = mainPathOf(si);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return NaN;
  const [ax, ay, bx, by] = [first.x2 - first.x1, first.y2 - first.y1, last.x2 - last.x1, last.y2 - last.y1];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

/** Distance between the lines of the first and the last ray of a plate, m. */
export function shiftOf(si: Si): number {
  const path = mainPathOf(si);
  const [first, last] = [path[0], path.at(-1)];
  if (si.body !== BODY.plate || !first || !last || path.length !== 3) return NaN;
  const length = Math.hypot(first.x2 - first.x1, first.y2 - first.y1);
  const [dx, dy] = [(first.x2 - first.x1) / length, (first.y2 - first.y1) / length];
  return Math.abs((last.x1 - first.x1) * dy - (last.y1 - first.y1) * dx);
}

/** Difference of the deviations of violet and red light by the prism, rad; NaN if one of them is totally reflected. */
export function spreadOf(si: Si): number {
  if (si.body !== BODY.prism) return NaN;
  const [violet, red] = [VIOLET, RED].map((wavelength) => {
    const { body, around } = indicesOf(si, wavelength);
    return prismDeviation(si.apex, body / around, si.angle) ?? NaN;
  });
  return Math.abs((violet ?? NaN) - (red ?? NaN));
}

/** Times at which the first pulse enters and leaves the body, s; Infinity for what does not happen. */
export const transitOf = memoize((si: Si): { readonly enter: number; readonly leave: number } => {
  const path = mainPathOf(si);
  let enter = si.body === BODY.border && isFromInside(si) ? 0 : Infinity;
  for (const { kind, time } of path) {
    if (kind !== 'refracted') continue;
    if (enter < Infinity) return { enter, leave: time };
    enter = time;
  }
  const last = path.at(-1);
  if (si.body !== BODY.border || enter === Infinity || !last) return { enter, leave: Infinity };
  // Behind a border light is timed as far as the laser stands in front of it.
  return { enter, leave: last.time + (poseOf(si).laser * CM * last.index) / SPEED_OF_LIGHT };
});

/** Time that the first pulse has spent in the body, s; NaN before it enters. */
export function timeInside(si: Si, time: number): number {
  const { enter, leave } = transitOf(si);
  return time < enter ? NaN : Math.min(time, leave) - enter;
}

/** Way of the first pulse, m. */
export const distanceOf = (si: Si, time: number): number =>
  mainPathOf(si).reduce((sum, one) => {
    const limit = one.face < 0 ? Infinity : one.duration;
    return sum + (Math.min(limit, Math.max(0, time - one.time)) * SPEED_OF_LIGHT) / one.index;
  }, 0);
