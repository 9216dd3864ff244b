import type { Ray } from '../ray-tracing/trace-ray.js';

interface FaceMedia {
  /** Refractive index on the left of the direction from start to end. */
  readonly inside: number;
  /** Refractive index on the right; undefined for an opaque face, which absorbs light. */
  readonly outside: number | undefined;
}

/** A face between two media: the body is on its left. Outlines of bodies are counter-clockwise. All lengths in m. */
export type Face =
  | (FaceMedia & {
      readonly kind: 'plane';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    })
  | (FaceMedia & {
      readonly kind: 'arc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      /** Angles of its ends, rad; clockwise if `to` is smaller, with the body on the outer side. */
      readonly from: number;
      readonly to: number;
    });

/** Distances up to this are rounding errors: a ray starts on the face that it has just left, m. */
const TOLERANCE = 1e-9;

function distanceToPlane(ray: Ray, { x1, y1, x2, y2 }: Face & { kind: 'plane' }): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const cross = ray.dx * ey - ray.dy * ex;
  const distance = ((x1 - ray.x) * ey - (y1 - ray.y) * ex) / cross;
  const part = ((x1 - ray.x) * ray.dy - (y1 - ray.y) * ray.dx) / cross;
  return distance > TOLERANCE && part >= 0 && part <= 1 ? distance : Infinity;
}

function distanceToArc(ray: Ray, { x, y, radius, from, to }: Face & { kind: 'arc' }): number {
  const [px, py] = [ray.x - x, ray.y - y];
  const along = px * ray.dx + py * ray.dy;
  const square = along * along - (px * px + py * py - radius * radius);
  if (square < 0) return Infinity;
  const [least, span] = [Math.min(from, to), Math.abs(to - from)];
  for (const distance of [-along - Math.sqrt(square), -along + Math.sqrt(square)]) {
    if (distance <= TOLERANCE) continue;
    const angle = Math.atan2(py + distance * ray.dy, px + distance * ray.dx) - least;
    if (angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI)) <= span) return distance;
  }
  return Infinity;
}

/** Distance along a ray to a face, m; Infinity if the ray misses it. */
export const distanceToFace = (ray: Ray, face: Face): number =>
  face.kind === 'plane' ? distanceToPlane(ray, face) : distanceToArc(ray, face);

/** Outward unit normal of a face at one of its points. */
export function normalAt(face: Face, x: number, y: number): readonly [nx: number, ny: number] {
  if (face.kind === 'plane') {
    const [ex, ey] = [face.x2 - face.x1, face.y2 - face.y1];
    const length = Math.hypot(ex, ey);
    return [ey / length, -ex / length];
  }
  const side = Math.sign(face.to - face.from) / Math.hypot(x - face.x, y - face.y);
  return [side * (x - face.x), side * (y - face.y)];
}
