import type { Picture } from '../sheet/picture.js';
import { drawAxialRays } from './draw-axial-rays.js';
import { drawSurfaceRays } from './draw-surface-rays.js';
import { setupOf } from './image.js';
import type { Rays } from './rays-schema.js';

/** Draws the image by a lens or a mirror, or a ray at a surface. @param extent further declarations that must fit in */
export function drawRays(rays: Rays, extent: readonly Rays[] = [rays]): Picture {
  const setup = setupOf(rays);
  const setups = extent.flatMap((one) => setupOf(one) ?? []);
  return setup ? drawAxialRays(rays, setup, setups) : drawSurfaceRays(rays.surface ?? { angle: 0 });
}
