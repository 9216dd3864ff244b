import { imageOf, systemMatrix, thickLens } from '@zarra/physics/lenses';
import type { Rays } from './rays-schema.js';

/** A lens or a mirror at 0 with an object at -d. After a mirror the light travels back. */
export interface Setup {
  /** Infinity for a plane mirror. */
  readonly F: number;
  readonly isMirror: boolean;
  readonly d: number;
  readonly h: number;
}

/** An image: distances and sizes as in the lens equation, negative for a virtual one. */
export interface OpticalImage {
  /** Infinity where no image arises. */
  readonly f: number;
  /** Signed height: negative for an inverted image. */
  readonly height: number;
}

export function setupOf({ lens, mirror, object }: Rays): Setup | undefined {
  if (!object || (!lens && mirror === undefined)) return undefined;
  const F = lens?.F ?? (typeof mirror === 'object' ? mirror.F : Infinity);
  return { F, isMirror: !lens, ...object };
}

/** The image by the paraxial optics of `@zarra/physics`. */
export function imageBy({ F, isMirror, d, h }: Setup): OpticalImage {
  const surfaces = isMirror
    ? [{ kind: 'mirror', x: 0, radius: -2 * F, aperture: 1 } as const]
    : thickLens({ x: 0, index: 1.5, radii: [F, -F], thickness: 0, aperture: 1 });
  const { x, magnification } = imageOf(systemMatrix(surfaces), -d);
  // An object in the focus: rounding leaves a huge distance.
  if (!(Math.abs(x) < 1e9 * d)) return { f: Infinity, height: Infinity };
  return { f: isMirror ? -x : x, height: magnification * h };
}

/** Height at which the named ray from the tip of the object meets the lens or mirror. */
export function heightAt(
  name: 'parallel' | 'centre' | 'focus' | 'vertex',
  { F, isMirror, d, h }: Setup,
): number {
  switch (name) {
    case 'parallel':
      return h;
    case 'focus':
      return (-h * F) / (d - F);
    case 'vertex':
      return 0;
    case 'centre':
      return isMirror ? (-2 * F * h) / (d - 2 * F) : 0;
  }
}

/** Slope of a ray after the lens or mirror, in its direction of travel. */
export const slopeAfter = (at: number, { F, d, h }: Setup): number => (at - h) / d - at / F;
