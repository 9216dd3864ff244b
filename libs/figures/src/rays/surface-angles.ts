import { refractionAngle } from '@zarra/physics/refraction';
import type { Rays } from './rays-schema.js';

const DEGREE = Math.PI / 180;

/** Angle of refraction in degrees, undefined without a refracted ray, and whether a reflected ray is drawn. */
export function surfaceAngles({ angle, n, reflected }: NonNullable<Rays['surface']>): {
  refracted: number | undefined;
  hasReflected: boolean;
} {
  const radians = n && refractionAngle(n[0], n[1], angle * DEGREE);
  const refracted = radians === undefined ? undefined : radians / DEGREE;
  return { refracted, hasReflected: reflected === true || refracted === undefined };
}
