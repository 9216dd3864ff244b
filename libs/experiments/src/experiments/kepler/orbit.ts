import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { memoize } from '../../memoize.js';
import { circularSpeed, model, muOf, relativeMotion } from './model.js';
import type { OrbitKey } from './parameters.js';

/** Number of equal-time sectors per turn. */
export const SECTORS = 12;
/** Segments of a sector's arc. */
const ARC = 24;
const OUTLINE = 360;
/** Visible distance, in initial distances. */
const MAX_DISTANCE = 5;
/** Room for a velocity arrow around the orbit, in widths of the view; the height is 3/4 of the width. */
export const ARROW_ROOM = 0.1;
const ASPECT = 0.75;

/** Drawing data of an orbit in the star's frame, m. */
export interface Orbit {
  /** Visible part of the conic: x, y, 0 …. */
  readonly outline: Float64Array;
  /** True anomalies at the visible sector ends, measured from the start. */
  readonly ends: readonly number[];
  readonly sectors: readonly Float64Array[];
  /** Time per sector, s. */
  readonly sectorTime: number;
  /** Whether the whole orbit is visible. */
  readonly closed: boolean;
  readonly maxSpeed: number;
  readonly box: Box;
}

/** Distance at an angle from the start: p / (1 + e cos θ), with e < 0 for a start at the apoapsis. */
export function distanceAt({ distance, ratio }: Values<OrbitKey>, angle: number): number {
  const ratioSquared = ratio * ratio;
  return (distance * ratioSquared) / (1 + (ratioSquared - 1) * Math.cos(angle));
}

/** Creates a buffer for the corners of a sector: the star and the arc. */
export const createSectorBuffer = (): Float64Array => new Float64Array(3 * (ARC + 2));

/** Computes the corners of the sector between two angles, into `corners`. */
export function fillSector(
  si: Values<OrbitKey>,
  from: number,
  to: number,
  corners = createSectorBuffer(),
): Float64Array {
  for (let corner = 0; corner <= ARC; corner++) {
    const angle = from + ((to - from) * corner) / ARC;
    const r = distanceAt(si, angle);
    corners.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * (corner + 1));
  }
  return corners;
}

/** Maximum visible angle on both sides of the start; π for the whole conic. */
function visibleAngle({ ratio }: Values<OrbitKey>): number {
  const ratioSquared = ratio * ratio;
  if (ratioSquared <= 1) return Math.PI;
  const cosine = (ratioSquared / MAX_DISTANCE - 1) / (ratioSquared - 1);
  return cosine <= -1 ? Math.PI : Math.acos(cosine);
}

function endsOf(si: Values<OrbitKey>, sectorTime: number, visible: number, closed: boolean): number[] {
  const ends = [0];
  while (ends.length <= SECTORS) {
    const state = model.exact?.(ends.length * sectorTime, si);
    if (!state) break;
    const { x, y } = relativeMotion(state);
    const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
    if (closed && ends.length === SECTORS) ends.push(2 * Math.PI);
    else if (angle < (closed ? 2 * Math.PI : visible) && angle > (ends.at(-1) ?? 0)) ends.push(angle);
    else break;
  }
  return ends;
}

function outlineOf(si: Values<OrbitKey>, visible: number): Float64Array {
  const outline = new Float64Array(3 * (OUTLINE + 1));
  for (let point = 0; point <= OUTLINE; point++) {
    const angle = visible * ((2 * point) / OUTLINE - 1);
    const r = distanceAt(si, angle);
    outline.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * point);
  }
  return outline;
}

/** View of 4 : 3 around the outline: the start's arrow keeps its position while dragged. */
function boxOf(outline: Float64Array): Box {
  let [left, right, high] = [0, 0, 0];
  for (let index = 0; index < outline.length; index += 3) {
    left = Math.min(left, outline[index] ?? 0);
    right = Math.max(right, outline[index] ?? 0);
    high = Math.max(high, outline[index + 1] ?? 0);
  }
  const width = Math.max((right - left) / (1 - 2 * ARROW_ROOM), (2 * high) / (ASPECT - 2 * ARROW_ROOM));
  const middle = (left + right) / 2;
  const [across, up] = [width / 2, (ASPECT * width) / 2];
  return { left: middle - across, right: middle + across, bottom: -up, top: up };
}

/** Orbit of a set of values. */
export const orbitOf = memoize((si: Values<OrbitKey>): Orbit => {
  const ratioSquared = si.ratio * si.ratio;
  const visible = visibleAngle(si);
  const closed = visible === Math.PI;
  const circle = 2 * Math.PI * Math.sqrt(si.distance ** 3 / muOf(si));
  const sectorTime = (closed ? circle / (2 - ratioSquared) ** 1.5 : circle) / SECTORS;
  const ends = endsOf(si, sectorTime, visible, closed);
  const outline = outlineOf(si, visible);
  return {
    outline,
    ends,
    sectors: ends.slice(1).map((end, index) => fillSector(si, ends[index] ?? 0, end)),
    sectorTime,
    closed,
    // Below circular speed the maximum speed is at the opposite end: r v is equal at both.
    maxSpeed: circularSpeed(si) * (ratioSquared >= 1 ? si.ratio : (2 - ratioSquared) / si.ratio),
    box: boxOf(outline),
  };
});
