import type { Rgb, ThemeColors } from './theme-colors.js';
import type { Field, Palette } from '../experiment/pen.js';

/** Colors per palette: more are indistinguishable. */
const SHADES = 256;

const mixColors = (from: Rgb, to: Rgb, part: number): number =>
  // Little-endian byte order of all target devices: alpha, blue, green, red.
  ((255 << 24) |
    (Math.round(from[2] + (to[2] - from[2]) * part) << 16) |
    (Math.round(from[1] + (to[1] - from[1]) * part) << 8) |
    Math.round(from[0] + (to[0] - from[0]) * part)) >>>
  0;

/** Colors of a palette from the lowest value to the highest. */
function createShades(palette: Palette, colors: ThemeColors): Uint32Array {
  const page = colors.rgb('surface');
  return Uint32Array.from({ length: SHADES }, (_, index) => {
    if (palette === 'amount') return mixColors(page, colors.rgb('accent'), index / (SHADES - 1));
    const part = (2 * index) / (SHADES - 1) - 1;
    return mixColors(page, colors.rgb(part < 0 ? 'chart-blue' : 'chart-red'), Math.abs(part));
  });
}

/** Creates a painter that draws numeric fields on separate canvases, one pixel per number, in the theme's colors. */
export function createFieldPainter(colors: ThemeColors) {
  const cache = new Map<Palette, Uint32Array>();
  const canvases = new Map<
    string,
    { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D; image: ImageData }
  >();

  function canvasFor({ columns, rows, palette }: Field) {
    const key = `${palette} ${columns} ${rows}`;
    let found = canvases.get(key);
    if (!found) {
      const canvas = document.createElement('canvas');
      canvas.width = columns;
      canvas.height = rows;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws no canvas');
      found = { canvas, context, image: context.createImageData(columns, rows) };
      canvases.set(key, found);
    }
    return found;
  }
  return {
    paint(field: Field): HTMLCanvasElement {
      const { values, columns, rows, fullScale, palette } = field;
      let shades = cache.get(palette);
      if (!shades) cache.set(palette, (shades = createShades(palette, colors)));
      const { canvas, context, image } = canvasFor(field);
      const pixels = new Uint32Array(image.data.buffer);
      const signed = palette === 'signed';
      const scale = (signed ? (SHADES - 1) / 2 : SHADES - 1) / fullScale;
      const zero = signed ? (SHADES - 1) / 2 : 0;
      for (let row = 0; row < rows; row++) {
        // Images start at the top, fields at the bottom.
        const from = (rows - 1 - row) * columns;
        for (let column = 0; column < columns; column++) {
          const shade = zero + (values[from + column] as number) * scale;
          pixels[row * columns + column] = shades[
            shade <= 0 ? 0 : shade >= SHADES - 1 ? SHADES - 1 : Math.round(shade)
          ] as number;
        }
      }
      context.putImageData(image, 0, 0);
      return canvas;
    },
    /** Discards cached colors after a theme change. */
    clearColors: (): void => cache.clear(),
  };
}
