import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Pen } from '@zarra/experiment-kit/stage';
import { particleCount, particleRows } from '@zarra/physics/lennard-jones';
import { drawBarrier, drawHeater, drawLid, drawReadings, drawStand } from './draw-apparatus.js';
import { STEP, TRAIL_LENGTH, TRAIL_STRIDE, trailOf } from './measurements.js';
import { NM, NO_SECOND, type MatterTypes } from './parameters.js';
import { markedIndex, paramsOf } from './substance.js';

/** Value of the switch of the colors: by energy instead of by substance. */
const BY_ENERGY = 1;
/** Colors by energy: cold, warm, hot. */
const ENERGY_INKS = ['chart-blue', 'chart-purple', 'chart-red'] as const;
/** Colors of the first substance, of the second one, and of the large particle. */
const INKS = ['chart-blue', 'chart-red', 'chart-gold'] as const;
/** Length of an arrow, s: 100 m/s are 0.15 nm. */
const ARROW = 1.5e-12;

/** Draws all atoms in their true size. */
function drawParticles(pen: Pen, { state, si, view }: Snapshot<MatterTypes>): void {
  const p = paramsOf(si);
  const { x, y, vx, vy } = particleRows(state, particleCount(p));
  const marked = view.trail === 1 ? markedIndex(p) : -1;
  let i = 0;
  p.components.forEach(({ count, mass, sigma, epsilon, core = 0 }, kind) => {
    for (const until = i + count; i < until; i++) {
      const [atX, atY, speedX, speedY] = [x[i] ?? NaN, y[i] ?? NaN, vx[i] ?? NaN, vy[i] ?? NaN];
      const energy = (mass / 2) * (speedX * speedX + speedY * speedY);
      const inks = view.colours === BY_ENERGY ? ENERGY_INKS : INKS;
      // A melting substance has about ε/2.
      const color = view.colours === BY_ENERGY ? Math.min(2, Math.round(energy / (epsilon / 2))) : kind;
      const ink = core > 0 ? 'chart-gold' : i === marked ? 'text' : (inks[color] ?? 'chart-blue');
      pen.ball(atX, atY, 0, core + sigma / 2, ink);
      if (view.vectors === 1)
        pen.arrow(atX, atY, 0, speedX * ARROW, speedY * ARROW, 0, { ink: 'text', width: 1.5 });
    }
  });
}

const trail = new Float64Array(3 * (TRAIL_LENGTH + 1));

/** Draws the path of the marked particle, newest position first. */
function drawTrail(pen: Pen, { time, state, si }: Snapshot<MatterTypes>): void {
  const p = paramsOf(si);
  const count = particleCount(p);
  const { x, y } = particleRows(state, count);
  const recorded = trailOf(state, count);
  const marked = markedIndex(p);
  // An interpolated snapshot must skip the position that its second step writes.
  const newest = Math.floor(time / STEP / TRAIL_STRIDE + 1e-6);
  const points = Math.min(TRAIL_LENGTH, newest + 2);
  for (let point = 0; point < points; point++) {
    const at = 2 * ((newest - point + 1 + TRAIL_LENGTH) % TRAIL_LENGTH);
    trail[3 * point] = (point === 0 ? x[marked] : recorded[at]) ?? NaN;
    trail[3 * point + 1] = (point === 0 ? y[marked] : recorded[at + 1]) ?? NaN;
  }
  pen.line(trail, { ink: 'text', width: 1.5, opacity: 0.8 }, points);
}

/** Draws the box with its lid, heater and gauges, and the atoms in their true size. */
export function draw(pen: Pen, snapshot: Snapshot<MatterTypes>): void {
  const { si, view } = snapshot;
  // Less than a hundredth of a nanometre would not be visible.
  pen.layer([si.width, Math.round(paramsOf(si).height / NM / 0.01)], () => drawStand(pen, snapshot));
  drawHeater(pen, snapshot);
  drawParticles(pen, snapshot);
  if (si.second !== NO_SECOND) drawBarrier(pen, snapshot);
  if (view.trail === 1) drawTrail(pen, snapshot);
  drawLid(pen, snapshot);
  drawReadings(pen, snapshot);
}
