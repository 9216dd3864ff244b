import { criticalAngle, fresnel, refractionAngle } from '@zarra/physics/refraction';

/** Refractive index of water at 20 °C for yellow light (589 nm): 1.333 (CRC Handbook of Chemistry and Physics). Air: 1.000. */
export const waterIndex = 1.333;

export type Way = 'from air' | 'from water';

const indices = (way: Way): readonly [from: number, to: number] =>
  way === 'from air' ? [1, waterIndex] : [waterIndex, 1];

/** Angle beyond which no light leaves the water, radians from the perpendicular. */
export const limit = criticalAngle(waterIndex, 1) ?? Number.NaN;

/** Angle of the refracted ray; undefined beyond the limit. */
export const refracted = (angle: number, way: Way): number | undefined =>
  refractionAngle(...indices(way), angle);

/** Reflected part of unpolarised light, 0–1. */
export function reflectance(angle: number, way: Way): number {
  const { s, p } = fresnel(...indices(way), angle);
  return (s.reflectance + p.reflectance) / 2;
}

/** Opacity at which a line looks as bright as a part of the light, 0–1: screens show the power 2.2 of a number (sRGB). */
export const visible = (part: number): number => part ** (1 / 2.2);
