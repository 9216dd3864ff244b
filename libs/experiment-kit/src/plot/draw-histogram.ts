import type { Inks } from '../stage/inks.js';
import type { Bars } from './bins.js';
import { drawAxes, type Sheet } from './draw-axes.js';
import { wholeScale } from './scale.js';
import { ticks } from './ticks.js';

/** Room over the highest bar, in parts of it. */
const HEADROOM = 1.08;

/** A round number over all bars: the axis should not tremble with them. */
function roundTop({ counts, curve }: Bars): number {
  let most = 1;
  for (const row of [counts, curve])
    for (let index = 0; index < row.length; index++) most = Math.max(most, row[index] as number);
  const [, step = most] = ticks(0, most, 4);
  return Math.ceil((most * HEADROOM) / step) * step;
}

/**
 * Draws axes, bars and over them what theory expects.
 * @param cursor the bin that is pointed at; -1 for none
 * @returns the bin at a place of the sheet
 */
export function drawHistogram(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  inks: Inks,
  bars: Bars,
  names: { readonly x: string; readonly y: string },
  cursor: number,
): (left: number, top: number) => number {
  const { from, to, counts, curve } = bars;
  const most = roundTop(bars);
  const frame = drawAxes(
    pen,
    sheet,
    inks,
    { name: names.x, scale: (pixels) => wholeScale(from, to, pixels) },
    { name: names.y, scale: (pixels) => wholeScale(0, most, pixels) },
  );
  const width = frame.across / counts.length;
  const foot = frame.toTop(0);
  pen.fillStyle = inks.css('accent');
  for (let bin = 0; bin < counts.length; bin++) {
    const top = frame.toTop(counts[bin] as number);
    pen.globalAlpha = bin === cursor ? 0.85 : 0.4;
    pen.fillRect(frame.left + bin * width + 0.5, top, Math.max(1, width - 1), foot - top);
  }
  pen.globalAlpha = 1;
  pen.strokeStyle = inks.css('heat');
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (let point = 0; point < curve.length; point++) {
    const left = frame.left + (frame.across * point) / (curve.length - 1);
    const top = frame.toTop(curve[point] as number);
    if (point === 0) pen.moveTo(left, top);
    else pen.lineTo(left, top);
  }
  pen.stroke();
  return (left) => Math.min(counts.length - 1, Math.max(0, Math.floor((left - frame.left) / width)));
}
