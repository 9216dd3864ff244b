import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { arc, drawPart, rectangle, type Pen } from '@zarra/experiment-kit/stage';
import { steadyState } from '@zarra/physics/spring';
import { roundStep, formatNumber } from '../../numbers.js';
import { angularFrequencyOf } from './model.js';
import type { SpringTypes } from './parameters.js';
import { maxDisplacementOf } from './max-displacement.js';

/** Lengths relative to the maximum displacement. */
const WALL = -1.4;
const RAIL = 0.04;
/** Half side of the block. */
export const BLOCK = 0.13;
const COILS = 14;
const COIL_PARTS = 12;
const COIL = 0.09;
/** Half width of a turn seen from the side, and length of the straight ends. */
const TURN = 0.025;
const LEAD = 0.05;
const MOTOR = 0.085;
const ARROW = 0.3;
const CENTRE = -1.28;

const coil = new Float64Array(3 * (COILS * COIL_PARTS + 3));

/** Draws a helix seen from the side. */
function drawSpring(pen: Pen, from: number, to: number, height: number, reach: number): void {
  const last = COILS * COIL_PARTS;
  const lead = LEAD * reach;
  coil.set([from, height, 0]);
  for (let point = 0; point <= last; point++) {
    const angle = (2 * Math.PI * point) / COIL_PARTS;
    const x = from + lead + ((to - from - 2 * lead) * point) / last + TURN * reach * (1 - Math.cos(angle));
    coil.set([x, height + COIL * reach * Math.sin(angle), 0], 3 * (point + 1));
  }
  coil.set([to, height, 0], 3 * (last + 2));
  pen.line(coil, { ink: 'text' });
}

/** Draws a wheel on the block, whose weight turns with the drive. */
function drawMotor(pen: Pen, x: number, y: number, angle: number, reach: number): void {
  drawPart(pen, arc(x, y, MOTOR * reach), 'surface');
  const arm = 0.6 * MOTOR * reach;
  pen.line([x, y, 0, x + arm * Math.cos(angle), y + arm * Math.sin(angle), 0], { ink: 'text' });
  pen.ball(x + arm * Math.cos(angle), y + arm * Math.sin(angle), 0, 0.35 * MOTOR * reach, 'chart-red');
}

function drawRuler(pen: Pen, reach: number): void {
  const step = roundStep(reach / 2);
  const last = Math.floor(reach / step);
  for (let mark = -last; mark <= last; mark++) {
    const x = mark * step;
    pen.line([x, -RAIL * reach, 0, x, -2 * RAIL * reach, 0], { ink: 'line-strong', width: 1 });
    const number = formatNumber(100 * x, 1);
    pen.label(x, -2 * RAIL * reach, 0, mark === last ? `${number} sm` : number, 'muted');
  }
}

/** Draws the mass on its spring, and below it the phasors of force and displacement. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<SpringTypes>): void {
  const [position = 0, velocity = 0] = state;
  const reach = maxDisplacementOf(si);
  // Only an undamped resonance exceeds the view.
  const x = Math.max(-reach, Math.min(reach, position));
  const [half, height] = [BLOCK * reach, BLOCK * reach];
  const wall = WALL * reach;
  pen.layer([reach], () => {
    drawPart(pen, rectangle(wall, -RAIL * reach, 1.45 * reach, 0));
    drawPart(pen, rectangle(wall - 0.06 * reach, -RAIL * reach, wall, 0.36 * reach), 'line-strong');
    pen.line([0, 0.36 * reach, 0, 0, 0, 0], { ink: 'line-strong', width: 1, dashed: true });
    drawRuler(pen, reach);
  });
  if (view.phasors === 1) drawPhasors(pen, time, position, velocity, x, { si, reach });
  drawSpring(pen, wall, x - half, height, reach);
  if (si.force > 0) drawMotor(pen, x, 2 * half + 0.9 * MOTOR * reach, si.drive * time, reach);
  pen.body(rectangle(x - half, 0, x + half, 2 * half), 'accent');
  if (x !== position) pen.label(x, height, 0, 'Yuk rasmga sigʻmadi', 'warning');
  if (view.vectors === 0) return;
  const forceLength = si.force === 0 ? 0 : ARROW * reach * Math.cos(si.drive * time);
  const side = Math.sign(forceLength) * half;
  pen.arrow(x + side, height, 0, forceLength, 0, 0, { ink: 'chart-red' });
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
  pen.arrow(0, CENTRE * reach, 0, dx, dy, 0, { ink });
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
  pen.line(arc(0, CENTRE * reach, circleRadius), { ink: 'line-strong', width: 1 });
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
