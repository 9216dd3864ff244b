import { SPEED_OF_LIGHT } from '../codata/codata.js';
import { deflect } from '../ray-tracing/deflect.js';
import type { Ray } from '../ray-tracing/trace-ray.js';
import { fresnel } from '../refraction/fresnel.js';
import { distanceToFace, normalAt, type Face } from './face.js';

/** A straight piece of a light path in one medium. */
export interface LightSegment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Refractive index of the medium. */
  readonly index: number;
  /** Time at its start, and time that light needs for it, s. */
  readonly time: number;
  readonly duration: number;
  /** Power of both polarisations, perpendicular and parallel to the plane of incidence, in parts of the source. */
  readonly s: number;
  readonly p: number;
  readonly kind: 'incident' | 'reflected' | 'refracted';
  /** Number of the segment in front of it; -1 for the first one. */
  readonly parent: number;
  /** Number of the face at its end; -1 if it reaches none. */
  readonly face: number;
}

/** The tree of light paths of a ray. */
export interface LightPaths {
  readonly segments: readonly LightSegment[];
  /** Power absorbed by opaque faces, and of branches that were not followed, in parts of the source. */
  readonly absorbed: number;
  readonly dropped: number;
}

/** A source of light and how far its branches are followed. */
export interface LightSource {
  readonly ray: Ray;
  /** Refractive index at the source. */
  readonly index: number;
  /** Power of both polarisations; half and half for natural light. */
  readonly s: number;
  readonly p: number;
  /** Length of a segment that reaches no face, m. */
  readonly reach: number;
  /** Branches below this power are dropped. */
  readonly minPower: number;
  readonly maxSegments: number;
}

type Branch = Pick<LightSegment, 'index' | 'time' | 's' | 'p' | 'kind' | 'parent'> & { readonly ray: Ray };

/** The nearest face in front of a ray, and its distance. */
function nearestFace(faces: readonly Face[], ray: Ray, reach: number): readonly [number, number] {
  let [face, distance] = [-1, reach];
  faces.forEach((one, number) => {
    const found = distanceToFace(ray, one);
    if (found < distance) [face, distance] = [number, found];
  });
  return [face, distance];
}

/** Reflected and refracted branch at a face; none at an opaque one. */
function branchesAt(
  face: Face,
  { ray, s, p }: Branch,
  x: number,
  y: number,
): Omit<Branch, 'time' | 'parent'>[] {
  const [nx, ny] = normalAt(face, x, y);
  const cosine = ray.dx * nx + ray.dy * ny;
  const [from, to] = cosine > 0 ? [face.inside, face.outside] : [face.outside, face.inside];
  if (from === undefined || to === undefined) return [];
  const angle = Math.atan2(Math.abs(ray.dx * ny - ray.dy * nx), Math.abs(cosine));
  const power = fresnel(from, to, angle);
  const branchTo = (
    kind: 'reflected' | 'refracted',
    index: number,
    ratio: number | 'mirror',
    part: 'reflectance' | 'transmittance',
  ): Omit<Branch, 'time' | 'parent'>[] => {
    const direction = deflect(ray, nx, ny, ratio);
    return direction
      ? [{ kind, index, ray: { x, y, ...direction }, s: s * power.s[part], p: p * power.p[part] }]
      : [];
  };
  return [
    ...branchTo('refracted', to, from / to, 'transmittance'),
    ...branchTo('reflected', from, 'mirror', 'reflectance'),
  ];
}

/**
 * Follows light through transparent bodies in the plane of incidence. At each face it is split into a reflected and a
 * refracted ray by Snell's law and Fresnel's equations; light travels with c / n.
 * @param faces of all bodies, in any order
 */
export function traceLight(faces: readonly Face[], source: LightSource): LightPaths {
  const { reach, minPower, maxSegments } = source;
  const segments: LightSegment[] = [];
  const branches: Branch[] = [{ ...source, kind: 'incident', time: 0, parent: -1 }];
  let [absorbed, dropped] = [0, 0];
  for (const branch of branches) {
    const { ray, index, time, s, p, kind, parent } = branch;
    if (s + p < minPower || segments.length === maxSegments) {
      dropped += s + p;
      continue;
    }
    const [number, distance] = nearestFace(faces, ray, reach);
    const [x, y] = [ray.x + distance * ray.dx, ray.y + distance * ray.dy];
    const duration = (distance * index) / SPEED_OF_LIGHT;
    const [x1, y1] = [ray.x, ray.y];
    segments.push({ x1, y1, x2: x, y2: y, index, time, duration, s, p, kind, parent, face: number });
    const face = faces[number];
    if (!face) continue;
    const next = branchesAt(face, branch, x, y);
    if (next.length === 0) absorbed += s + p;
    for (const one of next) branches.push({ ...one, time: time + duration, parent: segments.length - 1 });
  }
  return { segments, absorbed, dropped };
}

/** The path of the refracted light from the source to the end; of the reflected light where nothing is refracted. */
export function mainPath({ segments }: LightPaths): LightSegment[] {
  const path: LightSegment[] = [];
  for (let number = 0; number >= 0;) {
    const segment = segments[number];
    if (!segment) break;
    path.push(segment);
    const parent = number;
    const isNext = (kind: LightSegment['kind']) => (one: LightSegment) =>
      one.parent === parent && one.kind === kind;
    number = segments.findIndex(isNext('refracted'));
    if (number < 0) number = segments.findIndex(isNext('reflected'));
  }
  return path;
}
