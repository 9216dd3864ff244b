import { electricField, COULOMB, type PointCharge, type Vector } from './electric-field.js';
import { gaussLegendre } from './gauss-legendre.js';

const FEWEST_POINTS = 24;
const MOST_POINTS = 1200;

/**
 * Flux of the field out of a sphere, V·m, by adding up E · n over its surface (Gauss-Legendre points over the height,
 * even ones round it). Exact to 1e-6 of q/ε₀ as long as no charge lies nearer to the surface than 1 % of the radius.
 */
export function fluxThroughSphere(charges: readonly PointCharge[], centre: Vector, radius: number): number {
  const [x, y, z] = centre;
  const gap = charges.reduce((least, { at }) => {
    const distance = Math.hypot(at[0] - x, at[1] - y, at[2] - z);
    return Math.min(least, Math.abs(distance - radius) / radius);
  }, 1);
  // The nearest charge lies so far off the surface that the error falls by exp(-2 gap) with each point.
  const n = Math.min(MOST_POINTS, Math.ceil(FEWEST_POINTS + 10 / Math.max(gap, 1e-3)));
  const { points, weights } = gaussLegendre(n);
  const round = 2 * n;
  let flux = 0;
  points.forEach((height, row) => {
    const rim = Math.sqrt(1 - height * height);
    let sum = 0;
    for (let step = 0; step < round; step++) {
      const angle = (2 * Math.PI * (step + 0.5)) / round;
      const [nx, ny] = [rim * Math.cos(angle), rim * Math.sin(angle)];
      const [ex, ey, ez] = electricField(charges, [x + radius * nx, y + radius * ny, z + radius * height]);
      sum += ex * nx + ey * ny + ez * height;
    }
    flux += (weights[row] ?? 0) * sum;
  });
  return (flux * radius * radius * 2 * Math.PI) / round;
}

/** The solid angle of a triangle seen from the origin, sr (Van Oosterom and Strackee, IEEE Trans. BME 30, 125, 1983). */
function triangleAngle(a: Vector, b: Vector, c: Vector): number {
  const dot = (u: Vector, v: Vector): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  const [la, lb, lc] = [Math.hypot(...a), Math.hypot(...b), Math.hypot(...c)];
  const volume =
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0]);
  return 2 * Math.atan2(volume, la * lb * lc + dot(a, b) * lc + dot(a, c) * lb + dot(b, c) * la);
}

/**
 * Flux through a flat or slightly bent loop with straight sides, V·m, in closed form: each charge sends through it the part
 * of q/ε₀ that the loop's solid angle is of 4π. Positive along the right-hand normal of the loop's sense. The surface is
 * the fan of triangles from the first corner, and no charge may lie on it.
 */
export function fluxThroughLoop(charges: readonly PointCharge[], corners: readonly Vector[]): number {
  return charges.reduce((flux, { at, charge }) => {
    const seen = corners.map(([x, y, z]): Vector => [x - at[0], y - at[1], z - at[2]]);
    const [first] = seen;
    if (!first) return flux;
    let angle = 0;
    for (let corner = 1; corner + 1 < seen.length; corner++)
      angle += triangleAngle(first, seen[corner] ?? first, seen[corner + 1] ?? first);
    return flux + COULOMB * charge * angle;
  }, 0);
}

/** Points of each straight piece of a path. */
const PATH_POINTS = 32;

/** Adds up a function of place and direction along straight pieces; each piece is halved until charges are far enough. */
function alongPath(
  charges: readonly PointCharge[],
  from: Vector,
  to: Vector,
  part: (field: Vector, way: Vector) => number,
): number {
  const way: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const middle: Vector = [from[0] + way[0] / 2, from[1] + way[1] / 2, from[2] + way[2] / 2];
  const length = Math.hypot(...way);
  const near = charges.some(
    ({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]) < length,
  );
  const smallest = 1e-9 * (Math.hypot(...from) + Math.hypot(...to));
  if (near && length > smallest)
    return alongPath(charges, from, middle, part) + alongPath(charges, middle, to, part);
  const { points, weights } = gaussLegendre(PATH_POINTS);
  return points.reduce((sum, at, index) => {
    const share = (1 + at) / 2;
    const place: Vector = [from[0] + share * way[0], from[1] + share * way[1], from[2] + share * way[2]];
    return sum + ((weights[index] ?? 0) / 2) * part(electricField(charges, place), way);
  }, 0);
}

function alongCorners(
  charges: readonly PointCharge[],
  corners: readonly Vector[],
  part: (field: Vector, way: Vector) => number,
): number {
  return corners
    .slice(1)
    .reduce((sum, to, index) => sum + alongPath(charges, corners[index] ?? to, to, part), 0);
}

/** Work of the field on a charge carried along a path of straight pieces, J, by adding up force times way. */
export function workAlong(
  charges: readonly PointCharge[],
  carried: number,
  corners: readonly Vector[],
): number {
  return carried * alongCorners(charges, corners, (e, way) => e[0] * way[0] + e[1] * way[1] + e[2] * way[2]);
}

/**
 * What flows out through a closed curve in the plane z = 0, for each metre of height, V. The law is that of space, so it
 * is not Gauss's: the field also leaves the plane, and this falls as the curve grows.
 * @param corners counter-clockwise; the last joins the first
 */
export function outflowInPlane(charges: readonly PointCharge[], corners: readonly Vector[]): number {
  const closed = corners.length > 0 ? [...corners, ...corners.slice(0, 1)] : [];
  return alongCorners(charges, closed, (e, way) => e[0] * way[1] - e[1] * way[0]);
}
