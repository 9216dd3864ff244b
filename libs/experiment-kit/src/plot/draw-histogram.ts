import type { ThemeColors } from '../stage/theme-colors.js';
import type { HistogramData } from './histogram-counter.js';
import { drawAxes, type CanvasSize } from './draw-axes.js';
import { drawCursor } from './draw-cursor.js';
import type { PaintedPlot } from './plot-renderer.js';
import type { Range } from './scale.js';
import { ticks } from '../stage/ticks.js';

/** Height of the axis relative to the highest bar. */
const HEADROOM = 1.08;

/** Rounded axis maximum: the axis does not change with every sample. */
function roundMaximum({ counts, curve }: HistogramData): number {
  let maximum = 1;
  for (const row of [counts, curve])
    for (let index = 0; index < row.length; index++) maximum = Math.max(maximum, row[index] as number);
  const [, step = maximum] = ticks(0, maximum, 4);
  return Math.ceil((maximum * HEADROOM) / step) * step;
}

/**
 * Draws axes, bars and the theoretical curve.
 * @param cursor selected bin; -1 for none
 * @param valueLines values of a bin, one line each
 */
export function drawHistogram(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colors: ThemeColors,
  data: HistogramData,
  axisNames: { readonly x: string; readonly y: string },
  cursor: number,
  valueLines: (bin: number) => readonly string[],
): PaintedPlot {
  const { from, to, counts, curve } = data;
  const [x, y]: [Range, Range] = [
    [from, to],
    [0, roundMaximum(data)],
  ];
  const frame = drawAxes(
    context,
    size,
    colors,
    { name: axisNames.x, range: x, whole: x },
    { name: axisNames.y, range: y, whole: y },
  );
  const width = frame.width / counts.length;
  const baseline = frame.toTop(0);
  context.fillStyle = colors.css('accent');
  for (let bin = 0; bin < counts.length; bin++) {
    const top = frame.toTop(counts[bin] as number);
    context.globalAlpha = bin === cursor ? 0.85 : 0.4;
    context.fillRect(frame.left + bin * width + 0.5, top, Math.max(1, width - 1), baseline - top);
  }
  context.globalAlpha = 1;
  context.strokeStyle = colors.css('chart-red');
  context.lineWidth = 2.5;
  context.lineJoin = 'round';
  context.beginPath();
  for (let point = 0; point < curve.length; point++) {
    const left = frame.left + (frame.width * point) / (curve.length - 1);
    const top = frame.toTop(curve[point] as number);
    if (point === 0) context.moveTo(left, top);
    else context.lineTo(left, top);
  }
  context.stroke();
  if (cursor >= 0)
    drawCursor(context, size, frame, colors, frame.left + (cursor + 0.5) * width, valueLines(cursor));
  return {
    findNearest: (left) => Math.min(counts.length - 1, Math.max(0, Math.floor((left - frame.left) / width))),
  };
}
