import type { Box, Moment, Pen, Values } from '@zarra/experiment-kit';
import { ELEMENTARY_CHARGE } from '@zarra/physics/constants';
import type { TunnelName } from './parameters.js';
import { barriersOf, GRID, MIDDLE } from './tunnel-model.js';

/** One metre of the scene is a nanometre. */
const NM = 1e-9;
/** Half of the shown stretch. */
const HALF = 30;
/** Height of one electronvolt in the scene. */
const EV = 6;
/** The highest energy of an electron, eV: its wave must fit above. */
const HIGHEST = 1.5;
/** Height of the starting packet's probability and of its wave. */
const PEAK = 5.5;
/** Where a rising wave meets its own reflection it is up to twice as high. */
const MOST_CHANCE = 4.1 * PEAK;
const MOST_WAVE = 2.1 * PEAK;

const FIRST = Math.round((MIDDLE - HALF * NM) / GRID.spacing);
const COUNT = Math.round((2 * HALF * NM) / GRID.spacing) + 1;

const chance = new Float64Array(3 * (COUNT + 2));
const outline = new Float64Array(3 * COUNT);
const wave = new Float64Array(3 * COUNT);
const shape = new Float64Array(12);

/** Height of an energy, J. */
export const levelOf = (energy: number): number => (EV * energy) / ELEMENTARY_CHARGE;

/** The whole way to the barrier and behind it, and room for any wave on any energy. */
export const box = (): Box => ({
  left: -HALF,
  right: HALF,
  bottom: -MOST_WAVE - 0.5,
  top: EV * HIGHEST + MOST_CHANCE + 1,
});

const held = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

function shapeWave(state: Float64Array, base: number, spread: number): void {
  const highest = 1 / (Math.sqrt(2 * Math.PI) * spread);
  for (let point = 0; point < COUNT; point++) {
    const [re, im] = [state[FIRST + point] as number, state[GRID.points + FIRST + point] as number];
    const x = -HALF + (point * GRID.spacing) / NM;
    const y = base + held((PEAK * (re * re + im * im)) / highest, MOST_CHANCE);
    const at = 3 * point;
    outline[at] = chance[at + 3] = wave[at] = x;
    outline[at + 1] = chance[at + 4] = y;
    wave[at + 1] = base + held((PEAK * re) / Math.sqrt(highest), MOST_WAVE);
  }
  chance[0] = -HALF;
  chance[3 * COUNT + 3] = HALF;
  chance[1] = chance[3 * COUNT + 4] = base;
}

function drawBarriers(pen: Pen, si: Values<TunnelName>): void {
  const top = levelOf(si.height);
  for (const { from, to } of barriersOf(si)) {
    const [left, right] = [from / NM, to / NM];
    shape.set([left, 0, 0, left, top, 0, right, top, 0, right, 0, 0]);
    pen.area(shape, 'electricity', 0.35);
    pen.line(shape, { ink: 'electricity', width: 2 });
  }
}

/** Draws the barrier, the energy, and on its line the probability and the wave. */
export function draw(pen: Pen, { state, si, view }: Moment<TunnelName, Float64Array, 'shown'>): void {
  const base = levelOf(si.energy);
  shapeWave(state, base, si.spread);
  pen.line([-HALF, 0, 0, HALF, 0, 0], { ink: 'line-strong', width: 1 });
  drawBarriers(pen, si);
  pen.line([-HALF, base, 0, HALF, base, 0], { ink: 'muted', width: 1, dashed: true });
  if (view.shown !== 1) {
    pen.area(chance, 'quantum', 0.3);
    pen.line(outline, { ink: 'quantum', width: 2 });
  }
  if (view.shown !== 0) pen.line(wave, { ink: 'accent', width: 1.5, opacity: 0.8 });
  pen.label(-HALF, base + 1.5, 0, 'E', 'muted');
  const end = (barriersOf(si).at(-1)?.to ?? 0) / NM;
  pen.label(end, levelOf(si.height), 0, 'U', 'electricity');
}
