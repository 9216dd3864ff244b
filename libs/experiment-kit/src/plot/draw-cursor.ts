import type { ThemeColors } from '../stage/theme-colors.js';
import type { CanvasSize, PlotFrame } from './draw-axes.js';

/** Distance of the value box from the cursor, and its inner margin. */
const GAP = 10;
const PADDING = 6;

/** Draws a vertical line at the cursor and a box with its values, on the side with more room. */
export function drawCursor(
  context: CanvasRenderingContext2D,
  { fontSize }: CanvasSize,
  { left, top, width, height }: PlotFrame,
  colors: ThemeColors,
  cursorLeft: number,
  lines: readonly string[],
): void {
  context.setLineDash([]);
  context.lineWidth = 1;
  context.strokeStyle = colors.css('line-strong');
  context.beginPath();
  context.moveTo(cursorLeft, top);
  context.lineTo(cursorLeft, top + height);
  context.stroke();
  const lineHeight = Math.round(1.35 * fontSize);
  const boxWidth = Math.max(...lines.map((line) => context.measureText(line).width)) + 2 * PADDING;
  const boxHeight = lineHeight * lines.length + 2 * PADDING;
  const isRight = cursorLeft < left + width / 2;
  // A box wider than its side stays within the axes.
  const boxLeft = Math.max(
    left,
    Math.min(left + width - boxWidth, isRight ? cursorLeft + GAP : cursorLeft - GAP - boxWidth),
  );
  context.globalAlpha = 0.9;
  context.fillStyle = colors.css('surface');
  context.fillRect(boxLeft, top + 2, boxWidth, boxHeight);
  context.globalAlpha = 1;
  context.strokeRect(boxLeft, top + 2, boxWidth, boxHeight);
  context.fillStyle = colors.css('text');
  context.textAlign = 'left';
  context.textBaseline = 'top';
  lines.forEach((line, index) =>
    context.fillText(line, boxLeft + PADDING, top + 2 + PADDING + lineHeight * index),
  );
}
