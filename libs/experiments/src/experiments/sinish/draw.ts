import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Pen } from '@zarra/experiment-kit/stage';
import { inkOf } from './colors.js';
import { drawBody } from './draw-body.js';
import { drawLaser, drawProtractor } from './draw-laser.js';
import { drawMarks } from './draw-marks.js';
import { drawPulses } from './draw-pulses.js';
import { drawRays } from './draw-rays.js';
import { isWhite } from './light.js';
import type { RefractionTypes } from './parameters.js';

/** Draws the bodies and the rays, which depend on the parameters only, and the pulses that run along the rays. */
export function draw(pen: Pen, snapshot: Snapshot<RefractionTypes>): void {
  const { si, view } = snapshot;
  pen.layer([si, view.marks, view.repeated], () => {
    drawBody(pen, si);
    drawProtractor(pen, si);
    if (view.marks === 1) drawMarks(pen, si);
    drawRays(pen, si, view.repeated === 1);
  });
  if (view.pulses === 1) drawPulses(pen, snapshot);
  // Above the pulse that leaves it.
  drawLaser(pen, si, isWhite(si) ? 'text' : inkOf(si.wavelength * 1e9));
}
