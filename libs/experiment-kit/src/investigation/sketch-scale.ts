import type { CurveAxis } from '../experiment/investigation.js';
import { formatValue, withUnit } from '../format/format-value.js';
import { tickDecimals, ticks } from '../stage/ticks.js';

/** Size of the drawing and of its margins, in its own units. */
export const SIZE = { width: 340, height: 230, left: 46, right: 14, top: 24, bottom: 40 } as const;

/** Number of parts of an axis between ticks. */
const PARTS = 5;
/** Part of the y-axis that an arrow key moves a point. */
const STEP = 0.05;

/** Position on an axis of the drawing. */
const along = ({ from, to }: CurveAxis, value: number, start: number, end: number): number =>
  start + ((value - from) / (to - from)) * (end - start);

/** Conversion of values to positions of the drawing and back. */
export function createSketchScale(x: CurveAxis, y: CurveAxis) {
  const [left, right] = [SIZE.left, SIZE.width - SIZE.right];
  const [top, bottom] = [SIZE.top, SIZE.height - SIZE.bottom];
  return {
    toLeft: (value: number): number => along(x, value, left, right),
    toTop: (value: number): number => along(y, value, bottom, top),
    /** Ordinate at a position, within the axis. */
    ordinateAt: (position: number): number =>
      clampOrdinate(y, y.from + ((bottom - position) / (bottom - top)) * (y.to - y.from)),
    abscissaAt: (position: number): number => x.from + ((position - left) / (right - left)) * (x.to - x.from),
  };
}

/** Ticks of an axis with their texts. */
export function axisTicks({ from, to }: CurveAxis): readonly { value: number; text: string }[] {
  const values = ticks(from, to, PARTS);
  const decimals = tickDecimals((values[1] ?? 1) - (values[0] ?? 0));
  return values.map((value) => ({ value, text: formatValue(value, decimals) }));
}

/** Value on an axis as text: "12,5 m". */
export const axisText = ({ decimals, unit }: CurveAxis, value: number): string =>
  withUnit(formatValue(value, decimals), unit);

/** Nearest ordinate on the axis, rounded to its displayed decimals. */
export const clampOrdinate = ({ from, to, decimals }: CurveAxis, value: number): number =>
  Number(Math.min(to, Math.max(from, value)).toFixed(decimals));

/** Ordinate after a key press; undefined for a key that moves nothing. */
export function ordinateAfterKey(axis: CurveAxis, ordinate: number, key: string): number | undefined {
  const step = STEP * (axis.to - axis.from);
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: ordinate + step,
    ArrowRight: ordinate + step,
    ArrowDown: ordinate - step,
    ArrowLeft: ordinate - step,
    PageUp: ordinate + 4 * step,
    PageDown: ordinate - 4 * step,
    Home: axis.from,
    End: axis.to,
  };
  const moved = moves[key];
  return moved === undefined ? undefined : clampOrdinate(axis, moved);
}

/**
 * Ordinates after a stroke of the pointer between two positions: every abscissa that it passes lies on it, and the one
 * nearest to its end.
 */
export function ordinatesAfterStroke(
  at: readonly number[],
  ordinates: readonly number[],
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): readonly number[] {
  const distances = at.map((x) => Math.abs(x - to.x));
  const nearest = distances.indexOf(Math.min(...distances));
  const [low, high] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  return at.map((x, index) => {
    if (index === nearest) return to.y;
    if (x <= low || x >= high) return ordinates[index] ?? NaN;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  });
}
