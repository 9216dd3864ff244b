import { createLabelLayer, type LabelLayer } from './label-layer.js';
import type { ThemeColors } from './theme-colors.js';

/** Label size relative to the page's text: 14 pixels for 16. */
const LABEL_SCALE = 0.875;
const MIN_SIZE = 12;
/** Page's text size when the browser states none, pixels. */
const DEFAULT_TEXT_SIZE = 16;
/** Maximum label size relative to the canvas width; the default size is always allowed. */
const MAX_LABEL_PART = 1 / 28;
/** Width of the outline in the background color, relative to the label size. */
const OUTLINE = 0.29;
const LEADER_OPACITY = 0.6;
/** Changing readings have new texts on every frame: more widths are not kept. */
const MAX_WIDTHS = 200;

/**
 * Creates a function that draws the labels of a frame in the page's font. A text is measured once per font.
 * @param style computed style of the canvas
 */
function createLabelPainter(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  colors: ThemeColors,
) {
  const widths = new Map<string, number>();
  let font = '';
  const widthOf = (text: string): number => {
    let width = widths.get(text);
    if (width === undefined) {
      if (widths.size >= MAX_WIDTHS) widths.clear();
      widths.set(text, (width = context.measureText(text).width));
    }
    return width;
  };
  return {
    paint(layer: LabelLayer, canvasWidth: number): void {
      // Read on every frame: projector mode changes the page's text size.
      const pageSize = parseFloat(style.fontSize) || DEFAULT_TEXT_SIZE;
      const maxSize = Math.max(LABEL_SCALE * DEFAULT_TEXT_SIZE, MAX_LABEL_PART * canvasWidth);
      const size = Math.max(MIN_SIZE, Math.min(maxSize, LABEL_SCALE * pageSize));
      const nextFont = `600 ${size}px ${style.fontFamily}`;
      if (nextFont !== font) widths.clear();
      font = nextFont;
      context.font = font;
      context.textBaseline = 'middle';
      context.setLineDash([]);
      const labels = layer.place(size, widthOf);
      context.lineWidth = 1;
      context.globalAlpha = LEADER_OPACITY;
      for (const { hasLeader, start, left, top, halfWidth, halfHeight, ink } of labels) {
        if (!hasLeader) continue;
        context.strokeStyle = colors.css(ink);
        context.beginPath();
        context.moveTo(start.left, start.top);
        context.lineTo(
          Math.max(left - halfWidth, Math.min(left + halfWidth, start.left)),
          Math.max(top - halfHeight, Math.min(top + halfHeight, start.top)),
        );
        context.stroke();
      }
      context.globalAlpha = 1;
      context.lineWidth = OUTLINE * size;
      context.strokeStyle = colors.css('surface');
      for (const { text, left, top, halfWidth, ink } of labels) {
        context.strokeText(text, left - halfWidth, top);
        context.fillStyle = colors.css(ink);
        context.fillText(text, left - halfWidth, top);
      }
    },
    /** Discards measured widths after the fonts have changed. */
    reset: (): void => widths.clear(),
  };
}

/** The labels of a stage and their drawing. */
export interface StageLabels extends Omit<LabelLayer, 'place'> {
  /** Draws the labels of the frame. @param canvasWidth page pixels */
  paint: (canvasWidth: number) => void;
}

/** Creates the labels that are drawn on a canvas. */
export function createStageLabels(canvas: HTMLCanvasElement, colors: ThemeColors): StageLabels {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const layer = createLabelLayer();
  const painter = createLabelPainter(context, getComputedStyle(canvas), colors);
  return {
    ...layer,
    paint: (canvasWidth) => painter.paint(layer, canvasWidth),
    reset() {
      painter.reset();
      layer.reset();
    },
  };
}
