import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Pen } from '@zarra/experiment-kit/stage';
import { steadyState } from '@zarra/physics/spring';
import { roundStep, formatNumber } from '../../numbers.js';
import { angularFrequencyOf } from './model.js';
import type { SpringTypes } from './parameters.js';
import { maxDisplacementOf } from './max-displacement.js';

/** Lengths relative to the maximum displacement. */
const WALL = -1.45;
/** Half side of the block. */
export const BLOCK = 0.11;
const COILS = 14;
const COIL = 0.06;
const ARROW = 0.3;
const CENTRE = -1.28;
const CIRCLE_POINTS = 72;

const coil = new Float64Array(3 * (2 * COILS + 2));
const circle = new Float64Array(3 * (CIRCLE_POINTS + 1));

function drawSpring(pen: Pen, from: number, to: number, height: number, wide: number): void {
  const end = 2 * COILS + 1;
  for (let point = 0; point <= end; point++) {
    const side = point === 0 || point === end ? 0 : point % 2 === 0 ? -1 : 1;
    coil.set([from + ((to - from) * point) / end, height + side * wide, 0], 3 * point);
  }
  pen.line(coil, { ink: 'chart-teal', width: 2 });
}

function drawRuler(pen: Pen, reach: number): void {
  const step = roundStep(reach / 2);
  const last = Math.floor(reach / step);
  for (let mark = -last; mark <= last; mark++) {
    const x = mark * step;
    pen.line([x, 0, 0, x, -0.04 * reach, 0], { ink: 'line-strong', width: 1 });
    const number = formatNumber(100 * x, 1);
    pen.label(x, -0.04 * reach, 0, mark === last ? `${number} sm` : number, 'muted');
  }
}

/** Draws the mass on its spring, and below it the phasors of force and displacement. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<SpringTypes>): void {
  const [position = 0, velocity = 0] = state;
  const reach = maxDisplacementOf(si);
  // Only an undamped resonance exceeds the view.
  const x = Math.max(-reach, Math.min(reach, position));
  const [half, height] = [BLOCK * reach, BLOCK * reach];
  pen.line([WALL * reach, 0, 0, 1.45 * reach, 0, 0], { ink: 'line-strong', width: 2 });
  pen.line([WALL * reach, 0, 0, WALL * reach, 0.36 * reach, 0], { ink: 'text', width: 5 });
  pen.line([0, 0.36 * reach, 0, 0, 0, 0], { ink: 'line-strong', width: 1, dashed: true });
  drawRuler(pen, reach);
  if (view.phasors === 1) drawPhasors(pen, time, position, velocity, x, { si, reach });
  drawSpring(pen, WALL * reach, x - half, height, COIL * reach);
  pen.area([x - half, 0, 0, x + half, 0, 0, x + half, 2 * half, 0, x - half, 2 * half, 0], 'accent', 1);
  if (x !== position) pen.label(x, height, 0, 'Yuk rasmga sigʻmadi', 'warning');
  if (view.vectors === 0) return;
  const forceLength = si.force === 0 ? 0 : ARROW * reach * Math.cos(si.drive * time);
  const side = Math.sign(forceLength) * half;
  pen.arrow(x + side, height, 0, forceLength, 0, 0, { ink: 'chart-red', width: 3 });
  if (Math.abs(forceLength) > 0.1 * ARROW * reach)
    pen.label(x + side + forceLength, height, 0, 'F', 'chart-red');
}

/**
 * Draws an arrow from the center of the circle.
 * @param length relative to the maximum displacement, at most 1
 */
function drawPhasor(
  pen: Pen,
  reach: number,
  length: number,
  angle: number,
  name: string,
  ink: 'chart-red' | 'chart-blue',
): void {
  const dx = length * reach * Math.cos(angle);
  const dy = length * reach * Math.sin(angle);
  pen.arrow(0, CENTRE * reach, 0, dx, dy, 0, { ink, width: 3 });
  if (length > 0.02) pen.label(dx, CENTRE * reach + dy, 0, name, ink);
}

function drawPhasors(
  pen: Pen,
  time: number,
  position: number,
  velocity: number,
  x: number,
  { si, reach }: { readonly si: Snapshot<SpringTypes>['si']; readonly reach: number },
): void {
  const phaseRadius = Math.hypot(position, velocity / angularFrequencyOf(si));
  const up = -velocity / angularFrequencyOf(si);
  const circleRadius = Math.min(reach, phaseRadius);
  for (let point = 0; point <= CIRCLE_POINTS; point++) {
    const angle = (2 * Math.PI * point) / CIRCLE_POINTS;
    circle.set(
      [circleRadius * Math.cos(angle), CENTRE * reach + circleRadius * Math.sin(angle), 0],
      3 * point,
    );
  }
  pen.line(circle, { ink: 'line', width: 2 });
  pen.line([-reach, CENTRE * reach, 0, reach, CENTRE * reach, 0], { ink: 'line', width: 1 });
  if (si.force > 0) {
    const { amplitude, phase } = steadyState(si);
    drawPhasor(pen, reach, 0.9, si.drive * time, 'F', 'chart-red');
    drawPhasor(pen, reach, Math.min(1, amplitude / reach), si.drive * time - phase, 'x', 'chart-blue');
  }
  if (phaseRadius > reach) return;
  pen.line([x, 0, 0, x, CENTRE * reach + up, 0], { ink: 'line-strong', width: 1, dashed: true });
  pen.ball(x, CENTRE * reach + up, 0, 0.035 * reach, 'accent');
}
