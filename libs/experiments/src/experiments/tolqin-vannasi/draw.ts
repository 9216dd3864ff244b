import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { paintField } from '@zarra/experiment-kit/field';
import { drawPart, rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
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

/** Width of the rim of the tank. */
const RIM = 1;
/** Half thickness of walls, of the paddle, and of the bar that moves the dippers, and the bar's place. */
const HALF_WALL = 0.3;
const BAR_X = LEFT + 1.5;
const DIPPER = 0.8;

/** View of the whole tank with its rim. */
export const box = (): Box => ({
  left: LEFT - RIM,
  right: LEFT + WIDTH + RIM,
  bottom: -HEIGHT / 2 - RIM,
  top: HEIGHT / 2 + RIM,
});

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

/** Draws a vertical bar. */
const drawBar = (pen: Pen, x: number, from: number, to: number, ink: 'line-strong' | 'accent'): void =>
  drawPart(pen, rectangle(x - HALF_WALL, from, x + HALF_WALL, to), ink);

/** Draws the bar with its dippers, or the paddle of plane waves. */
function drawSources(pen: Pen, points: readonly number[]): void {
  const source = SOURCE_X / CM;
  const heights = points.map((y) => y / CM);
  const half = points.length > 0 ? Math.max(...heights.map(Math.abs)) + 2 * DIPPER : HALF;
  drawBar(pen, BAR_X, -half, half, 'line-strong');
  for (const y of heights) {
    pen.line([BAR_X, y, 0, source, y, 0], { ink: 'text' });
    pen.ball(source, y, 0, DIPPER, 'accent');
  }
  if (points.length > 0) return;
  for (const y of [-HALF / 2, HALF / 2]) pen.line([BAR_X, y, 0, LINE_X / CM, y, 0], { ink: 'text' });
  drawBar(pen, LINE_X / CM, -HALF, HALF, 'accent');
}

/** Draws the tank with its water, walls and sources, and the probe. */
export function draw(pen: Pen, { state, si, view }: Snapshot<TankTypes>): void {
  const { left, right, bottom, top } = box();
  drawPart(pen, rectangle(left, bottom, right, top), 'sunken');
  const isHeight = view.shown === 0;
  pen.field({
    paint: paintField,
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
  for (const [from, to] of wallsOf(si)) drawBar(pen, WALL_X / CM, from / CM, to / CM, 'line-strong');
  if (si.scene === SCENE.border) {
    const lean = HALF * Math.tan(BORDER_TILT);
    pen.line([BORDER_X / CM + lean, -HALF, 0, BORDER_X / CM - lean, HALF, 0], { ink: 'text', width: 2 });
    pen.label(BORDER_X / CM - lean, HALF - 2, 0, 'v₂', 'text');
  }
  drawSources(pen, pointsOf(si));
  if (view.along === 1) drawCurve(pen, state, si.probeX);
  const [x, y] = [si.probeX / CM, si.probeY / CM];
  pen.line([x - 1, y, 0, x + 1, y, 0], { ink: 'text', width: 2 });
  pen.line([x, y - 1, 0, x, y + 1, 0], { ink: 'text', width: 2 });
  pen.ball(x, y, 0, 0.5, 'text');
}
