import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Ink, Pen } from '@zarra/experiment-kit/stage';
import { dynamicsOf, pullingForce } from '@zarra/physics/inclined-plane';
import { paramsOf } from './model.js';
import { PULLING, type InclineTypes } from './parameters.js';
import { BLOCK, blockHeight, blockMiddle, toScene } from './scene.js';

/** Length of the largest force, m. */
const LONGEST = 0.24;
/** Shortest arrow with a name, m. */
const MIN_NAMED = 0.02;

/** Draws the forces on the block, all to one scale: the weight or a greater pulling force has the full length. */
export function drawForces(pen: Pen, { time, state, si, view }: Snapshot<InclineTypes>): void {
  const p = paramsOf(si);
  const [position = 0] = state;
  const pull = pullingForce(time, state, p);
  const weight = p.mass * p.gravity;
  // The force of a hand changes during the run: the scale does not follow it.
  const scale = LONGEST / Math.max(weight, si.pulling === PULLING.force ? pull : 0);
  const [cos, sin] = [Math.cos(si.angle), Math.sin(si.angle)];
  const middle = blockMiddle(position);
  const center = toScene(si.angle, middle, blockHeight(si.face) / 2);
  const base = toScene(si.angle, middle, 0);
  const edge = (side: number, above: number) => toScene(si.angle, middle + (side * BLOCK) / 2, above);
  const { friction } = dynamicsOf(time, state, p);

  const drawForce = (
    from: { readonly x: number; readonly y: number },
    along: number,
    above: number,
    name: string,
    ink: Ink,
    isPart = false,
  ): void => {
    const dx = scale * (along * cos - above * sin);
    const dy = scale * (along * sin + above * cos);
    pen.arrow(from.x, from.y, 0, dx, dy, 0, isPart ? { ink, width: 1.5, opacity: 0.6 } : { ink });
    if (scale * Math.hypot(along, above) > MIN_NAMED) pen.label(from.x + dx, from.y + dy, 0, name, ink);
  };
  if (view.components === 1) {
    drawForce(center, -weight * sin, 0, 'mg sin α', 'chart-red', true);
    drawForce(center, 0, -weight * cos, 'mg cos α', 'chart-red', true);
  }
  drawForce(edge(Math.sign(friction), 0.012), friction, 0, 'F ishq', 'chart-green');
  drawForce(base, 0, weight * cos, 'N', 'chart-blue');
  if (pull > 0) drawForce(edge(1, 0.9 * blockHeight(si.face)), pull, 0, 'F', 'chart-purple');
  drawForce(center, -weight * sin, -weight * cos, 'mg', 'chart-red');
}
