import type { Box, Values } from '@zarra/experiment-kit';
import { circularSpeed, model, muOf, seen } from './model.js';
import type { OrbitName } from './parameters.js';

/** Sectors of equal times in a turn. */
export const SECTORS = 12;
/** Pieces of a sector's arc. */
const ARC = 24;
const OUTLINE = 360;
/** Farthest that is shown, in starting distances. */
const FARTHEST = 5;
/** Room for a velocity's arrow around the orbit, in widths of the picture; its height is 3/4 of the width. */
export const ARROW = 0.1;
const TALL = 0.75;

/** What of an orbit is drawn, as seen from the star, m. */
export interface Orbit {
  /** x, y, 0 … of the conic, as far as it is shown. */
  readonly outline: Float64Array;
  /** True anomalies from the start, at the ends of the sectors; only those that are shown. */
  readonly ends: readonly number[];
  readonly sectors: readonly Float64Array[];
  /** In which each sector is swept, s. */
  readonly sectorTime: number;
  /** Whether all of it is shown. */
  readonly closed: boolean;
  readonly fastest: number;
  readonly box: Box;
}

/** Distance at an angle from the start: p / (1 + e cos θ), with e below 0 for a start at the farthest place. */
export function distanceAt({ distance, ratio }: Values<OrbitName>, angle: number): number {
  const square = ratio * ratio;
  return (distance * square) / (1 + (square - 1) * Math.cos(angle));
}

/** Room for the corners of a sector: the star, and the arc. */
export const sectorRoom = (): Float64Array => new Float64Array(3 * (ARC + 2));

/** The corners of what the line from the star sweeps between two angles; written into `corners` where it is given. */
export function sweep(si: Values<OrbitName>, from: number, to: number, corners = sectorRoom()): Float64Array {
  for (let corner = 0; corner <= ARC; corner++) {
    const angle = from + ((to - from) * corner) / ARC;
    const r = distanceAt(si, angle);
    corners.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * (corner + 1));
  }
  return corners;
}

/** The angle up to which the conic is shown on both sides of its start: π for all of it. */
function shownAngle({ ratio }: Values<OrbitName>): number {
  const square = ratio * ratio;
  if (square <= 1) return Math.PI;
  const cosine = (square / FARTHEST - 1) / (square - 1);
  return cosine <= -1 ? Math.PI : Math.acos(cosine);
}

function endsOf(si: Values<OrbitName>, sectorTime: number, shown: number, closed: boolean): number[] {
  const ends = [0];
  while (ends.length <= SECTORS) {
    const state = model.exact?.(ends.length * sectorTime, si);
    if (!state) break;
    const { x, y } = seen(state);
    const angle = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
    if (closed && ends.length === SECTORS) ends.push(2 * Math.PI);
    else if (angle < (closed ? 2 * Math.PI : shown) && angle > (ends.at(-1) ?? 0)) ends.push(angle);
    else break;
  }
  return ends;
}

function outlineOf(si: Values<OrbitName>, shown: number): Float64Array {
  const outline = new Float64Array(3 * (OUTLINE + 1));
  for (let point = 0; point <= OUTLINE; point++) {
    const angle = shown * ((2 * point) / OUTLINE - 1);
    const r = distanceAt(si, angle);
    outline.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * point);
  }
  return outline;
}

/** A picture of 4 : 3 around the outline, so that the start's arrow keeps its place while it is dragged. */
function boxOf(outline: Float64Array): Box {
  let [left, right, high] = [0, 0, 0];
  for (let index = 0; index < outline.length; index += 3) {
    left = Math.min(left, outline[index] ?? 0);
    right = Math.max(right, outline[index] ?? 0);
    high = Math.max(high, outline[index + 1] ?? 0);
  }
  const width = Math.max((right - left) / (1 - 2 * ARROW), (2 * high) / (TALL - 2 * ARROW));
  const middle = (left + right) / 2;
  const [across, up] = [width / 2, (TALL * width) / 2];
  return { left: middle - across, right: middle + across, bottom: -up, top: up };
}

function workOut(si: Values<OrbitName>): Orbit {
  const square = si.ratio * si.ratio;
  const shown = shownAngle(si);
  const closed = shown === Math.PI;
  const circle = 2 * Math.PI * Math.sqrt(si.distance ** 3 / muOf(si));
  const sectorTime = (closed ? circle / (2 - square) ** 1.5 : circle) / SECTORS;
  const ends = endsOf(si, sectorTime, shown, closed);
  const outline = outlineOf(si, shown);
  return {
    outline,
    ends,
    sectors: ends.slice(1).map((end, index) => sweep(si, ends[index] ?? 0, end)),
    sectorTime,
    closed,
    // Begun more slowly than a circle, it is fastest at the other end: r v is the same at both.
    fastest: circularSpeed(si) * (square >= 1 ? si.ratio : (2 - square) / si.ratio),
    box: boxOf(outline),
  };
}

let last: { readonly si: Values<OrbitName>; readonly orbit: Orbit } | undefined;

/** The orbit of these values; worked out once, and kept while they stay. */
export function orbitOf(si: Values<OrbitName>): Orbit {
  if (last?.si !== si) last = { si, orbit: workOut(si) };
  return last.orbit;
}
