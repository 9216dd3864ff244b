import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { paintField } from '@zarra/experiment-kit/field';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import { electricField } from '@zarra/physics/charges';
import { chargesOf, selectedPlaceOf, RADIUS, formatCharge, type Si } from './charges.js';
import { distanceFromBorder } from './model.js';
import { pathOf } from './test-charge-path.js';
import { fieldLinesOf } from './field-lines.js';
import { fieldAtProbe, forceOnChosen } from './measure-field.js';
import { DRAWN_HEIGHT, DRAWN_WIDTH, HALF_HEIGHT, HALF_WIDTH, nameOf, type FieldTypes } from './parameters.js';
import { COLUMNS, equipotentialsOf, ROWS, colorValuesOf } from './potential-map.js';

/** Backgrounds, in the order of the choices. */
export const GROUND = { empty: 0, potential: 1, arrows: 2 } as const;

/** Visible part of the plane. */
export const box = (): Box => ({
  left: -HALF_WIDTH,
  right: HALF_WIDTH,
  bottom: -HALF_HEIGHT,
  top: HALF_HEIGHT,
});

/** Maximum number of charges with value labels. */
const MAX_LABELLED = 6;
const CIRCLE = 48;
const circle = new Float64Array(3 * (CIRCLE + 1));

/** Points of a circle; valid until the next call. */
function circleAt(x: number, y: number, radius: number): Float64Array {
  for (let corner = 0; corner <= CIRCLE; corner++) {
    const angle = (2 * Math.PI * corner) / CIRCLE;
    circle[3 * corner] = x + radius * Math.cos(angle);
    circle[3 * corner + 1] = y + radius * Math.sin(angle);
  }
  return circle;
}

/** Draws a charged ball with its sign. */
function drawCharge(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  charge: number,
  ink: 'chart-red' | 'chart-blue' | 'chart-purple',
): void {
  pen.ball(x, y, 0, radius, ink);
  if (charge === 0) return;
  const sign = { ink: 'surface', width: radius >= RADIUS ? 2.5 : 2 } as const;
  const half = 0.5 * radius;
  pen.line([x - half, y, 0, x + half, y, 0], sign);
  if (charge > 0) pen.line([x, y - half, 0, x, y + half, 0], sign);
}

/** Compressed length: vectors have no upper limit. @param half size that has half of the maximum length */
const compressedLength = (size: number, longest: number, half: number): number =>
  (longest * size) / (size + half);

/** Radius of the probe. */
const PROBE = 1.3 * RADIUS;
/** Lengths in metres; `half` in V/m, N or m/s. */
const FIELD_ARROW = { longest: 0.7, half: 1e4, from: PROBE } as const;
const FORCE_ARROW = { longest: 0.7, half: 8e-3, from: 1.4 * RADIUS } as const;
const SPEED_ARROW = { longest: 0.6, half: 2, from: 0 } as const;

/** @param from distance of the arrow from the point, m */
function drawVector(
  pen: Pen,
  [x, y]: readonly [number, number, ...number[]],
  [dx, dy]: readonly [number, number, ...number[]],
  { longest, half, from }: { readonly longest: number; readonly half: number; readonly from: number },
  ink: 'accent' | 'chart-purple' | 'chart-green',
  name: string,
): void {
  const size = Math.hypot(dx, dy);
  if (size === 0) return;
  const [ux, uy] = [dx / size, dy / size];
  const [startX, startY] = [x + from * ux, y + from * uy];
  const length = compressedLength(size, longest, half);
  pen.arrow(startX, startY, 0, length * ux, length * uy, 0, { ink, width: 3 });
  pen.label(startX + length * ux, startY + length * uy, 0, name, ink);
}

const ARROW_COLUMNS = 16;
const ARROW_ROWS = 12;
const ARROW = 0.17;

/** Draws field directions on a grid; stronger fields are darker. */
function drawArrows(pen: Pen, si: Si): void {
  const charges = chargesOf(si);
  for (let row = 0; row < ARROW_ROWS; row++)
    for (let column = 0; column < ARROW_COLUMNS; column++) {
      const x = HALF_WIDTH * ((2 * column + 1) / ARROW_COLUMNS - 1);
      const y = HALF_HEIGHT * ((2 * row + 1) / ARROW_ROWS - 1);
      const [ex, ey] = electricField(charges, [x, y, 0]);
      const size = Math.hypot(ex, ey);
      if (size === 0) continue;
      const [dx, dy] = [(ARROW * ex) / size, (ARROW * ey) / size];
      const opacity = 0.15 + compressedLength(size, 0.85, FIELD_ARROW.half);
      pen.arrow(x - dx / 2, y - dy / 2, 0, dx, dy, 0, { ink: 'text', width: 1.5, opacity });
    }
}

function drawLines(pen: Pen, si: Si): void {
  const stroke = { ink: 'text', width: 1.5, opacity: 0.75 } as const;
  for (const { points, arrow } of fieldLinesOf(chargesOf(si))) {
    pen.line(points, stroke);
    if (!arrow) continue;
    const [x, y, dx, dy] = arrow;
    pen.arrow(x - 0.05 * dx, y - 0.05 * dy, 0, 0.1 * dx, 0.1 * dy, 0, stroke);
  }
}

function drawEquipotentials(pen: Pen, si: Si): void {
  for (const { points, level, label } of equipotentialsOf(chargesOf(si))) {
    pen.line(points, { ink: 'chart-green', width: level === 0 ? 2 : 1.5, dashed: true });
    if (label) pen.label(label.x, label.y, 0, label.text, 'chart-green');
  }
}

function drawCharges(pen: Pen, si: Si): void {
  const [charges, chosen] = [chargesOf(si), selectedPlaceOf(si)];
  for (const { at, charge, place } of charges) {
    const [x, y] = at;
    if (place === chosen) pen.line(circleAt(x, y, 1.4 * RADIUS), { ink: 'text', width: 2 });
    drawCharge(pen, x, y, RADIUS, charge, charge > 0 ? 'chart-red' : 'chart-blue');
    if (charges.length > MAX_LABELLED) continue;
    const value = `${formatCharge(charge * 1e6)} µC`;
    pen.label(x, y, 0, value, 'text');
  }
  if (charges.some(({ place }) => place === chosen)) return;
  // A selected empty place shows where the charge will be.
  const [x, y] = [si[`x${chosen}`], si[`y${chosen}`]];
  pen.line(circleAt(x, y, RADIUS), { ink: 'text', width: 2, dashed: true });
  pen.label(x, y + 2.2 * RADIUS, 0, `${nameOf(chosen)} = 0`, 'muted');
}

function drawFlight(pen: Pen, time: number, state: Float64Array, si: Si, vectors: boolean): void {
  const [x = 0, y = 0, , vx = 0, vy = 0] = state;
  const { points, count } = pathOf(time, si);
  if (count > 1) pen.line(points, { ink: 'chart-purple', width: 1.5 }, count);
  if (distanceFromBorder(state) < 0) {
    pen.label(-HALF_WIDTH, HALF_HEIGHT - 0.1, 0, 'Sinov zaryadi rasmdan chiqdi', 'warning');
    return;
  }
  if (vectors) drawVector(pen, [x, y], [vx, vy], SPEED_ARROW, 'chart-purple', 'v');
  drawCharge(pen, x, y, 0.55 * RADIUS, si.testCharge, 'chart-purple');
}

function drawProbe(pen: Pen, si: Si, vectors: boolean): void {
  const { probeX: x, probeY: y, radius } = si;
  if (radius > 0) {
    pen.area(circleAt(x, y, radius), 'accent', 0.08);
    pen.line(circleAt(x, y, radius), { ink: 'accent', width: 2, dashed: true });
  }
  pen.area(circleAt(x, y, PROBE), 'surface', 0.8);
  pen.line(circleAt(x, y, PROBE), { ink: 'accent' });
  // The needle points along the field.
  const [ex, ey] = fieldAtProbe(si) ?? [0, 0];
  const part = (0.8 * PROBE) / (Math.hypot(ex, ey) || 1);
  pen.arrow(x - part * ex, y - part * ey, 0, 2 * part * ex, 2 * part * ey, 0, { ink: 'accent' });
  pen.ball(x, y, 0, 0.18 * PROBE, 'accent');
  if (vectors) drawVector(pen, [x, y], [ex, ey], FIELD_ARROW, 'accent', 'E');
}

/** Draws the field, the charges, the probe and the moving test charge. */
export function draw(pen: Pen, { time, state, si, view }: Snapshot<FieldTypes>): void {
  const vectors = view.vectors === 1;
  pen.layer([si, view.ground, view.levels, view.lines, vectors], () => {
    if (view.ground === GROUND.potential)
      pen.field({
        paint: paintField,
        values: colorValuesOf(chargesOf(si)),
        columns: COLUMNS,
        rows: ROWS,
        left: -DRAWN_WIDTH,
        bottom: -DRAWN_HEIGHT,
        width: 2 * DRAWN_WIDTH,
        height: 2 * DRAWN_HEIGHT,
        // Below the full color: lines and labels stay readable.
        fullScale: 1.5,
        palette: 'signed',
      });
    if (view.ground === GROUND.arrows) drawArrows(pen, si);
    if (view.levels === 1) drawEquipotentials(pen, si);
    if (view.lines === 1) drawLines(pen, si);
    drawProbe(pen, si, vectors);
    drawCharges(pen, si);
  });
  if (view.test === 1) drawFlight(pen, time, state, si, vectors);
  const own = chargesOf(si).find(({ place }) => place === selectedPlaceOf(si));
  if (vectors && own) drawVector(pen, own.at, forceOnChosen(si) ?? [0, 0], FORCE_ARROW, 'chart-green', 'F');
}
