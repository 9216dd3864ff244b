import { prismDeviation, refractionAngle } from '@zarra/physics/refraction';
import type { Numbers, Quantity } from '../sheet/picture.js';
import { imageBy, setupOf } from './image.js';
import type { Rays } from './rays-schema.js';

const DEGREE = Math.PI / 180;
const degrees = (value: number): Quantity => ({ value, unit: '°' });
const pure = (value: number): Quantity => ({ value, unit: '1' });

/** Angle of refraction in a medium in air, degrees. */
const inside = (angle: number, n: number): number => Math.asin(Math.sin(angle * DEGREE) / n) / DEGREE;

/** Angle of refraction in degrees, undefined without a refracted ray, and whether a reflected ray is drawn. */
export function surfaceAngles({ angle, n, reflected }: NonNullable<Rays['surface']>): {
  refracted: number | undefined;
  hasReflected: boolean;
} {
  const radians = n && refractionAngle(n[0], n[1], angle * DEGREE);
  const refracted = radians === undefined ? undefined : radians / DEGREE;
  return { refracted, hasReflected: reflected === true || refracted === undefined };
}

/** Distance by which a plate moves a ray, in the unit of its thickness. */
export function plateShift({ n, thickness, angle }: NonNullable<Rays['plate']>): number {
  const refracted = inside(angle, n);
  return (thickness * Math.sin((angle - refracted) * DEGREE)) / Math.cos(refracted * DEGREE);
}

/** Distances and sizes of an image, or the angles of a ray. */
export function rayNumbers(rays: Rays): Numbers {
  const { surface, plate, prism, unit = 'cm' } = rays;
  const setup = setupOf(rays);
  if (setup) {
    const { F, d, h } = setup;
    const { f, height } = imageBy(setup);
    const length = (value: number): Quantity => ({ value, unit });
    return {
      ...{ d: length(d), h: length(h) },
      ...(Number.isFinite(F) && { F: length(F) }),
      ...(Number.isFinite(f) && { f: length(f), H: length(Math.abs(height)), Γ: pure(Math.abs(height / h)) }),
    };
  }
  if (surface) {
    const { refracted, hasReflected } = surfaceAngles(surface);
    return {
      α: degrees(surface.angle),
      ...(hasReflected && { γ: degrees(surface.angle) }),
      ...(refracted !== undefined && { β: degrees(refracted) }),
    };
  }
  if (plate)
    return {
      ...{ α: degrees(plate.angle), β: degrees(inside(plate.angle, plate.n)), n: pure(plate.n) },
      siljish: { value: plateShift(plate), unit },
    };
  if (!prism) return {};
  const deviation = prismDeviation(prism.apex * DEGREE, prism.n, prism.angle * DEGREE);
  return {
    ...{ α: degrees(prism.angle), n: pure(prism.n) },
    ...(deviation !== undefined && { δ: degrees(deviation / DEGREE) }),
  };
}
