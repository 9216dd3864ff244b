import type { Box, Moment, Pen } from '@zarra/experiment-kit';
import { SCENE, type TankName } from './parameters.js';
import { CELLS, valueAt } from './tank-model.js';
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
} from './tank-setting.js';

/** One metre of the scene is a centimetre. */
const CM = 0.01;
const WIDTH = (GRID.columns * GRID.cell) / CM;
const HEIGHT = (GRID.rows * GRID.cell) / CM;
/** The first cell's middle is the model's zero. */
const LEFT = (-0.5 * GRID.cell) / CM;
/** The strip at each rim that swallows waves, cells. */
const SPONGE_X = Math.floor(GRID.columns / 8);
const SPONGE_Y = Math.floor(GRID.rows / 8);
const HALF = MIDDLE / CM;

/** The whole tank. */
export const box = (): Box => ({ left: LEFT, right: LEFT + WIDTH, bottom: -HEIGHT / 2, top: HEIGHT / 2 });

const inner = (() => {
  const [x, y] = [(SPONGE_X * GRID.cell) / CM, (SPONGE_Y * GRID.cell) / CM];
  const [left, right, top] = [LEFT + x, LEFT + WIDTH - x, HEIGHT / 2 - y];
  return [left, -top, 0, right, -top, 0, right, top, 0, left, top, 0, left, -top, 0];
})();

/** The curve of the intensity along the probe's column, drawn from here, this far to the right. */
const CURVE_FROM = LEFT + WIDTH - 8;
const CURVE_LONG = 7;
const ROWS = GRID.rows - 2 * SPONGE_Y;
const curve = new Float64Array(3 * ROWS);

function drawCurve(pen: Pen, state: Float32Array, x: number): void {
  let most = 0;
  for (let row = 0; row < ROWS; row++) {
    const y = (SPONGE_Y + row) * GRID.cell - MIDDLE;
    const value = Math.max(0, valueAt(state, 2, x, y));
    curve[3 * row] = value;
    curve[3 * row + 1] = y / CM;
    most = Math.max(most, value);
  }
  // In the first moments there is next to nothing, and the curve stays on its line.
  const scale = CURVE_LONG / Math.max(most, (0.1 * AMPLITUDE) ** 2);
  for (let row = 0; row < ROWS; row++) curve[3 * row] = CURVE_FROM + scale * (curve[3 * row] as number);
  pen.line([x / CM, -HALF, 0, x / CM, HALF, 0], { ink: 'muted', width: 1, dashed: true });
  pen.line([CURVE_FROM, -HALF, 0, CURVE_FROM, HALF, 0], { ink: 'line-strong', width: 1 });
  pen.line(curve, { ink: 'text', width: 2 });
}

/** Draws the water, what stands in it, and the probe. */
export function draw(pen: Pen, { state, si, view }: Moment<TankName, Float32Array, 'shown' | 'along'>): void {
  const isHeight = view.shown === 0;
  pen.field({
    values: isHeight ? state : state.subarray(2 * CELLS),
    columns: GRID.columns,
    rows: GRID.rows,
    left: LEFT,
    bottom: -HEIGHT / 2,
    width: WIDTH,
    height: HEIGHT,
    // About what two waves in step have in the middle of the tank.
    full: isHeight ? 0.9 * AMPLITUDE : (0.5 * AMPLITUDE) ** 2,
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
