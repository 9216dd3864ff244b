import type { Surface } from '../ray-tracing/trace-ray.js';

/** A lens with two spherical surfaces. */
export interface Lens {
  /** Vertex of the left surface, m. */
  readonly x: number;
  readonly index: number;
  /** Radii of the left and the right surface, m: positive if the centre is to the right; Infinity for a plane. */
  readonly radii: readonly [number, number];
  /** Distance of the vertices, m. */
  readonly thickness: number;
  /** Half the clear height, m. */
  readonly aperture: number;
}

/**
 * Power 1/f of a thick lens, 1/m, by the lensmaker's equation:
 * (n - 1)(1/R1 - 1/R2 + (n - 1) d / (n R1 R2)) with n relative to the medium around it.
 */
export function lensPower(
  { index, radii: [r1, r2], thickness }: Omit<Lens, 'x' | 'aperture'>,
  medium = 1,
): number {
  const n = index / medium;
  return (n - 1) * (1 / r1 - 1 / r2 + ((n - 1) * thickness) / (n * r1 * r2));
}

/** The two surfaces of a lens for light from the left. */
export const thickLens = (
  { x, index, radii: [r1, r2], thickness, aperture }: Lens,
  medium = 1,
): Surface[] => [
  { kind: 'refracting', x, radius: r1, aperture, index },
  { kind: 'refracting', x: x + thickness, radius: r2, aperture, index: medium },
];
