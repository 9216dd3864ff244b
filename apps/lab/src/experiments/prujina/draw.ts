import type { Moment, Pen } from '@zarra/experiment-kit';
import { steadyState } from '@zarra/physics/spring';
import { roundStep } from '../../round-step.js';
import { sayNumber } from '../../say-number.js';
import { paceOf, paramsOf } from './model.js';
import type { SpringName } from './parameters.js';
import { reachOf } from './reach.js';

/** Switches of the picture. */
export type SpringView = 'vectors' | 'phasors';

/** Everything in parts of the reach. */
const WALL = -1.45;
/** Half a side of the block. */
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
  pen.line(coil, { ink: 'mechanics', width: 2 });
}

function drawRuler(pen: Pen, reach: number): void {
  const step = roundStep(reach / 2);
  const last = Math.floor(reach / step);
  for (let mark = -last; mark <= last; mark++) {
    const x = mark * step;
    pen.line([x, 0, 0, x, -0.04 * reach, 0], { ink: 'line-strong', width: 1 });
    const number = sayNumber(100 * x, 1);
    pen.label(x - 0.12 * reach, -0.12 * reach, 0, mark === last ? `${number} sm` : number, 'muted');
  }
}

/** Draws the mass on its spring, and below it the turning arrows of force and displacement. */
export function draw(
  pen: Pen,
  { time, state, si, view }: Moment<SpringName, Float64Array, SpringView>,
): void {
  const [position = 0, velocity = 0] = state;
  const reach = reachOf(si);
  // Only a resonance without damping leaves the picture.
  const x = Math.max(-reach, Math.min(reach, position));
  const [half, height] = [BLOCK * reach, BLOCK * reach];
  pen.line([WALL * reach, 0, 0, 1.45 * reach, 0, 0], { ink: 'line-strong', width: 2 });
  pen.line([WALL * reach, 0, 0, WALL * reach, 0.36 * reach, 0], { ink: 'text', width: 5 });
  pen.line([0, 0.36 * reach, 0, 0, 0, 0], { ink: 'line-strong', width: 1, dashed: true });
  drawRuler(pen, reach);
  if (view.phasors === 1) drawPhasors(pen, time, position, velocity, x, { si, reach });
  drawSpring(pen, WALL * reach, x - half, height, COIL * reach);
  pen.area([x - half, 0, 0, x + half, 0, 0, x + half, 2 * half, 0, x - half, 2 * half, 0], 'accent', 1);
  if (x !== position)
    pen.label(x - 0.9 * Math.sign(x) * reach, 0.32 * reach, 0, 'Yuk rasmga sigʻmadi', 'warning');
  if (view.vectors === 0) return;
  const push = si.force === 0 ? 0 : ARROW * reach * Math.cos(si.drive * time);
  const side = Math.sign(push) * half;
  pen.arrow(x + side, height, 0, push, 0, 0, { ink: 'heat', width: 3 });
  if (Math.abs(push) > 0.1 * ARROW * reach) pen.label(x + side + push, 0.28 * reach, 0, 'F', 'heat');
}

/** An arrow from the middle of the circle. @param length in parts of the reach, at most 1 */
function drawPhasor(
  pen: Pen,
  reach: number,
  length: number,
  angle: number,
  name: string,
  ink: 'heat' | 'waves',
): void {
  const dx = length * reach * Math.cos(angle);
  const dy = length * reach * Math.sin(angle);
  pen.arrow(0, CENTRE * reach, 0, dx, dy, 0, { ink, width: 3 });
  // Beyond the tip: a ball may lie on it.
  const beyond = 1 + 0.1 / length;
  if (length > 0.02) pen.label(beyond * dx, CENTRE * reach + beyond * dy, 0, name, ink);
}

function drawPhasors(
  pen: Pen,
  time: number,
  position: number,
  velocity: number,
  x: number,
  { si, reach }: { readonly si: Moment<SpringName, Float64Array>['si']; readonly reach: number },
): void {
  const size = Math.hypot(position, velocity / paceOf(si));
  const up = -velocity / paceOf(si);
  const round = Math.min(reach, size);
  for (let point = 0; point <= CIRCLE_POINTS; point++) {
    const angle = (2 * Math.PI * point) / CIRCLE_POINTS;
    circle.set([round * Math.cos(angle), CENTRE * reach + round * Math.sin(angle), 0], 3 * point);
  }
  pen.line(circle, { ink: 'line', width: 2 });
  pen.line([-reach, CENTRE * reach, 0, reach, CENTRE * reach, 0], { ink: 'line', width: 1 });
  if (si.force > 0) {
    const { amplitude, phase } = steadyState(paramsOf(si));
    drawPhasor(pen, reach, 0.9, si.drive * time, 'F', 'heat');
    drawPhasor(pen, reach, Math.min(1, amplitude / reach), si.drive * time - phase, 'x', 'waves');
  }
  if (size > reach) return;
  pen.line([x, 0, 0, x, CENTRE * reach + up, 0], { ink: 'line-strong', width: 1, dashed: true });
  pen.ball(x, CENTRE * reach + up, 0, 0.035 * reach, 'accent');
}
