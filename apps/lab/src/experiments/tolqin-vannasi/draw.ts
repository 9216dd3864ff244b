import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import { SCENE, type TankTypes } from './parameters.js';
import { CELLS, valueAt } from './model.js';
import {
  AMPLITUDE,
  BORDER_TILT,
  BORDER_X,
  GRID,
  LINE_X,
  MIDDLE,
  pointsOf,
  SOURCE_X,
  WALL_X,
  wallsOf,
} from './tank-setup.js';

/** Scene unit: one scene metre is a centimetre. */
const CM = 0.01;
const WIDTH = (GRID.columns * GRID.cell) / CM;
const HEIGHT = (GRID.rows * GRID.cell) / CM;
/** The center of the first cell is the model's origin. */
const LEFT = (-0.5 * GRID.cell) / CM;
/** Absorbing strip at each edge, cells. */
const SPONGE_X = Math.floor(GRID.columns / 8);
const SPONGE_Y = Math.floor(GRID.rows / 8);
const HALF = MIDDLE / CM;

/** View of the whole tank. */
export const box = (): Box => ({ left: LEFT, right: LEFT + WIDTH, bottom: -HEIGHT / 2, top: HEIGHT / 2 });

const inner = (() => {
  const [x, y] = [(SPONGE_X * GRID.cell) / CM, (SPONGE_Y * GRID.cell) / CM];
  const [left, right, top] = [LEFT + x, LEFT + WIDTH - x, HEIGHT / 2 - y];
  return [left, -top, 0, right, -top, 0, right, top, 0, left, top, 0, left, -top, 0];
})();

/** Base line and length of the intensity curve along the probe's column. */
const CURVE_FROM = LEFT + WIDTH - 8;
const CURVE_LENGTH = 7;
const ROWS = GRID.rows - 2 * SPONGE_Y;
const curve = new Float64Array(3 * ROWS);

function drawCurve(pen: Pen, state: Float32Array, x: number): void {
  let maximum = 0;
  for (let row = 0; row < ROWS; row++) {
    const y = (SPONGE_Y + row) * GRID.cell - MIDDLE;
    const value = Math.max(0, valueAt(state, 2, x, y));
    curve[3 * row] = value;
    curve[3 * row + 1] = y / CM;
    maximum = Math.max(maximum, value);
  }
  // At the start the intensity is negligible: the minimum scale keeps the curve flat.
  const scale = CURVE_LENGTH / Math.max(maximum, (0.1 * AMPLITUDE) ** 2);
  for (let row = 0; row < ROWS; row++) curve[3 * row] = CURVE_FROM + scale * (curve[3 * row] as number);
  pen.line([x / CM, -HALF, 0, x / CM, HALF, 0], { ink: 'muted', width: 1, dashed: true });
  pen.line([CURVE_FROM, -HALF, 0, CURVE_FROM, HALF, 0], { ink: 'line-strong', width: 1 });
  pen.line(curve, { ink: 'text', width: 2 });
}

/** Draws the water, walls and sources, and the probe. */
export function draw(pen: Pen, { state, si, view }: Snapshot<TankTypes>): void {
  const isHeight = view.shown === 0;
  pen.field({
    values: isHeight ? state : state.subarray(2 * CELLS),
    columns: GRID.columns,
    rows: GRID.rows,
    left: LEFT,
    bottom: -HEIGHT / 2,
    width: WIDTH,
    height: HEIGHT,
    // About the amplitude of two waves in phase in the middle of the tank.
    fullScale: isHeight ? 0.9 * AMPLITUDE : (0.5 * AMPLITUDE) ** 2,
    palette: isHeight ? 'signed' : 'amount',
  });
  pen.line(inner, { ink: 'muted', width: 1, dashed: true, opacity: 0.6 });
  for (const [from, to] of wallsOf(si))
    pen.line([WALL_X / CM, from / CM, 0, WALL_X / CM, to / CM, 0], { ink: 'text', width: 5 });
  if (si.scene === SCENE.border) {
    const lean = HALF * Math.tan(BORDER_TILT);
    pen.line([BORDER_X / CM + lean, -HALF, 0, BORDER_X / CM - lean, HALF, 0], { ink: 'text', width: 2 });
    pen.label(BORDER_X / CM - lean, HALF - 2, 0, 'v₂', 'text');
  }
  const points = pointsOf(si);
  for (const y of points) pen.ball(SOURCE_X / CM, y / CM, 0, 0.8, 'accent');
  if (points.length === 0)
    pen.line([LINE_X / CM, -HALF, 0, LINE_X / CM, HALF, 0], { ink: 'accent', width: 3, opacity: 0.6 });
  if (view.along === 1) drawCurve(pen, state, si.probeX);
  const [x, y] = [si.probeX / CM, si.probeY / CM];
  pen.line([x - 1, y, 0, x + 1, y, 0], { ink: 'text', width: 2 });
  pen.line([x, y - 1, 0, x, y + 1, 0], { ink: 'text', width: 2 });
  pen.ball(x, y, 0, 0.5, 'text');
}
