import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, drawPart, type Pen } from '@zarra/experiment-kit/stage';
import { SPRING_STIFFNESS } from '@zarra/physics/inclined-plane';
import { parameters, type InclineKey } from './parameters.js';
import { BLOCK, blockHeight, blockMiddle, GAUGE, gaugeStart, handPlace, plate, toScene } from './scene.js';

const HALF_GAUGE = 0.026;
/** Place of the zero of the scale before the upper end of the body, m. */
const ZERO = 0.04;
const RING = 0.022;

/**
 * Draws the dynamometer along the plane. Its pointer is fixed to the rod, so it moves by F/k towards the block; the scale is that of
 * the spring.
 */
export function drawDynamometer(
  pen: Pen,
  position: number,
  force: number,
  { angle, face }: Values<InclineKey>,
): void {
  const above = blockHeight(face) / 2;
  const start = gaugeStart(position, force);
  const end = start + GAUGE;
  const lineAt = (from: number, low: number, to: number, high: number): number[] => {
    const [one, other] = [toScene(angle, from, above + low), toScene(angle, to, above + high)];
    return [one.x, one.y, 0, other.x, other.y, 0];
  };
  pen.line(lineAt(blockMiddle(position) + BLOCK / 2, 0, start, 0), { ink: 'text', width: 1.5 });
  drawPart(pen, plate(angle, start, above - HALF_GAUGE, end, above + HALF_GAUGE), 'surface');
  const zero = end - ZERO;
  for (let newtons = 0; newtons <= parameters.force.max; newtons++) {
    const at = zero - newtons / SPRING_STIFFNESS;
    const low = newtons % 5 === 0 ? -0.021 : -0.015;
    pen.line(lineAt(at, low, at, 0.003), { ink: 'line-strong', width: 1 });
  }
  const pointer = zero - force / SPRING_STIFFNESS;
  pen.line(lineAt(pointer, -0.022, pointer, 0.022), { ink: 'chart-red', width: 2.5 });
  const ring = toScene(angle, handPlace(position, force), above);
  pen.line(arc(ring.x, ring.y, RING, 0, 2 * Math.PI, 20), { ink: 'text' });
  pen.line(lineAt(end, 0, handPlace(position, force) - RING, 0), { ink: 'text' });
}
