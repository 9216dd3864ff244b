import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import type { TunnelKey, TunnelTypes } from './parameters.js';
import { barriersOf, GRID, MIDDLE } from './model.js';

/** Scene unit: one scene metre is a nanometre. */
const NM = 1e-9;
/** Half width of the view. */
const HALF = 30;
/** Scene height of one electronvolt. */
const EV = 6;
/** Maximum electron energy, eV: its wave must fit above. */
const MAX_ENERGY = 1.5;
/** Height of the initial packet's probability and of its wave. */
const PEAK = 5.5;
/** Interference with the reflected wave doubles the amplitude. */
const MAX_PROBABILITY = 4.1 * PEAK;
const MAX_WAVE = 2.1 * PEAK;

const FIRST = Math.round((MIDDLE - HALF * NM) / GRID.spacing);
const COUNT = Math.round((2 * HALF * NM) / GRID.spacing) + 1;

const probability = new Float64Array(3 * (COUNT + 2));
const outline = new Float64Array(3 * COUNT);
const wave = new Float64Array(3 * COUNT);

/** Scene height of an energy, J. */
export const energyHeight = (energy: number): number => (EV * energy) / ELEMENTARY_CHARGE;

/** View of the path on both sides of the barrier, with room for any wave at any energy. */
export const box = (): Box => ({
  left: -HALF,
  right: HALF,
  bottom: -MAX_WAVE - 0.5,
  top: EV * MAX_ENERGY + MAX_PROBABILITY + 1,
});

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

function fillCurves(state: Float64Array, base: number, spread: number): void {
  const highest = 1 / (Math.sqrt(2 * Math.PI) * spread);
  for (let point = 0; point < COUNT; point++) {
    const [re, im] = [state[FIRST + point] as number, state[GRID.points + FIRST + point] as number];
    const x = -HALF + (point * GRID.spacing) / NM;
    const y = base + clamp((PEAK * (re * re + im * im)) / highest, MAX_PROBABILITY);
    const at = 3 * point;
    outline[at] = probability[at + 3] = wave[at] = x;
    outline[at + 1] = probability[at + 4] = y;
    wave[at + 1] = base + clamp((PEAK * re) / Math.sqrt(highest), MAX_WAVE);
  }
  probability[0] = -HALF;
  probability[3 * COUNT + 3] = HALF;
  probability[1] = probability[3 * COUNT + 4] = base;
}

/** Draws the potential energy as a landscape, and the energy level of the electron. */
function drawLandscape(pen: Pen, si: Values<TunnelKey>): void {
  const top = energyHeight(si.height);
  const barriers = barriersOf(si);
  pen.ground([
    ...[-HALF, 0, 0],
    ...barriers.flatMap(({ from, to }) => {
      const [left, right] = [from / NM, to / NM];
      return [left, 0, 0, left, top, 0, right, top, 0, right, 0, 0];
    }),
    ...[HALF, 0, 0],
  ]);
  // A well has no body: the ground has a pit.
  if (top > 0)
    for (const { from, to } of barriers) pen.body(rectangle(from / NM, 0, to / NM, top), 'chart-gold');
  const base = energyHeight(si.energy);
  pen.line([-HALF, base, 0, HALF, base, 0], { ink: 'muted', width: 1, dashed: true });
  pen.label(-HALF, base + 1.5, 0, 'E', 'muted');
  pen.label((barriers.at(-1)?.to ?? 0) / NM, top, 0, 'U', 'chart-gold');
}

/** Draws the barrier as a hill, and on the energy level the probability and the wave. */
export function draw(pen: Pen, { state, si, view }: Snapshot<TunnelTypes>): void {
  fillCurves(state, energyHeight(si.energy), si.spread);
  pen.layer([si], () => drawLandscape(pen, si));
  if (view.shown !== 1) {
    pen.area(probability, 'chart-purple', 0.3);
    pen.line(outline, { ink: 'chart-purple' });
  }
  if (view.shown !== 0) pen.line(wave, { ink: 'accent', width: 1.5, opacity: 0.8 });
}
