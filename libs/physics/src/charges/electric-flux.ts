import { electricField, COULOMB, type PointCharge } from './electric-field.js';
import { gaussLegendre } from './gauss-legendre.js';
import { addScaled, cross, dot, subtract, type Vector } from '../vectors/vectors.js';

const MIN_POINTS = 24;
const MAX_POINTS = 1200;

/**
 * Electric flux out of a sphere, V·m, by numerical integration of E · n (Gauss-Legendre points in height, equidistant
 * ones in azimuth). Accurate to 1e-6 of q/ε₀ while no charge is nearer to the surface than 1 % of the radius.
 */
export function fluxThroughSphere(charges: readonly PointCharge[], centre: Vector, radius: number): number {
  const [x, y, z] = centre;
  const gap = charges.reduce((smallest, { at }) => {
    const distance = Math.hypot(at[0] - x, at[1] - y, at[2] - z);
    return Math.min(smallest, Math.abs(distance - radius) / radius);
  }, 1);
  // The error falls by exp(-2 gap) with each point, where gap is the distance of the nearest charge from the surface.
  const n = Math.min(MAX_POINTS, Math.ceil(MIN_POINTS + 10 / Math.max(gap, 1e-3)));
  const { points, weights } = gaussLegendre(n);
  const azimuths = 2 * n;
  let flux = 0;
  points.forEach((height, row) => {
    const ringRadius = Math.sqrt(1 - height * height);
    let sum = 0;
    for (let step = 0; step < azimuths; step++) {
      const angle = (2 * Math.PI * (step + 0.5)) / azimuths;
      const [nx, ny] = [ringRadius * Math.cos(angle), ringRadius * Math.sin(angle)];
      const [ex, ey, ez] = electricField(charges, [x + radius * nx, y + radius * ny, z + radius * height]);
      sum += ex * nx + ey * ny + ez * height;
    }
    flux += (weights[row] ?? 0) * sum;
  });
  return (flux * radius * radius * 2 * Math.PI) / azimuths;
}

/** Solid angle of a triangle seen from the origin, sr (Van Oosterom and Strackee, IEEE Trans. BME 30, 125, 1983). */
function solidAngle(a: Vector, b: Vector, c: Vector): number {
  const [la, lb, lc] = [Math.hypot(...a), Math.hypot(...b), Math.hypot(...c)];
  return 2 * Math.atan2(dot(a, cross(b, c)), la * lb * lc + dot(a, b) * lc + dot(a, c) * lb + dot(b, c) * la);
}

/**
 * Electric flux through a polygonal loop, V·m, in closed form: each charge contributes q/ε₀ times Ω/4π, with the solid
 * angle Ω of the loop. The sign follows the right-hand rule. The surface is the fan of triangles from the first corner;
 * no charge may lie on it.
 */
export function fluxThroughLoop(charges: readonly PointCharge[], corners: readonly Vector[]): number {
  return charges.reduce((flux, { at, charge }) => {
    const relative = corners.map((corner) => subtract(corner, at));
    const [first] = relative;
    if (!first) return flux;
    let angle = 0;
    for (let corner = 1; corner + 1 < relative.length; corner++)
      angle += solidAngle(first, relative[corner] ?? first, relative[corner + 1] ?? first);
    return flux + COULOMB * charge * angle;
  }, 0);
}

/** Quadrature points of each straight segment of a path. */
const SEGMENT_POINTS = 32;

/** Integrand of a line integral: a function of the field and of the vector of the segment. */
type Integrand = (field: Vector, segment: Vector) => number;

/** Line integral along a segment. A segment is halved while it is longer than its distance from a charge. */
function integrateSegment(
  charges: readonly PointCharge[],
  from: Vector,
  to: Vector,
  integrand: Integrand,
): number {
  const segment = subtract(to, from);
  const middle = addScaled(from, 1 / 2, segment);
  const length = Math.hypot(...segment);
  const near = charges.some(({ at }) => Math.hypot(...subtract(at, middle)) < length);
  const minLength = 1e-9 * (Math.hypot(...from) + Math.hypot(...to));
  if (near && length > minLength)
    return (
      integrateSegment(charges, from, middle, integrand) + integrateSegment(charges, middle, to, integrand)
    );
  const { points, weights } = gaussLegendre(SEGMENT_POINTS);
  return points.reduce((sum, node, index) => {
    const point = addScaled(from, (1 + node) / 2, segment);
    return sum + ((weights[index] ?? 0) / 2) * integrand(electricField(charges, point), segment);
  }, 0);
}

function integratePath(
  charges: readonly PointCharge[],
  corners: readonly Vector[],
  integrand: Integrand,
): number {
  return corners
    .slice(1)
    .reduce((sum, to, index) => sum + integrateSegment(charges, corners[index] ?? to, to, integrand), 0);
}

/** Work of the field on a charge that moves along a polygonal path, J: q ∫ E · ds. */
export function workAlong(
  charges: readonly PointCharge[],
  testCharge: number,
  corners: readonly Vector[],
): number {
  return testCharge * integratePath(charges, corners, dot);
}

/**
 * Flux out of a closed curve in the plane z = 0, per metre of height, V. Gauss's law does not hold for it: the field is
 * that of point charges in space and leaves the plane, so the flux falls as the curve grows.
 * @param corners counter-clockwise; the last joins the first
 */
export function planarFlux(charges: readonly PointCharge[], corners: readonly Vector[]): number {
  const closed = corners.length > 0 ? [...corners, ...corners.slice(0, 1)] : [];
  return integratePath(charges, closed, (e, s) => e[0] * s[1] - e[1] * s[0]);
}
