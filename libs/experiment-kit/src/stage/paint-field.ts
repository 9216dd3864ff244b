import type { FieldPainter, InkColors, Palette, Rgb } from '../experiment/pen.js';

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
function createShades(palette: Palette, colors: InkColors): Uint32Array {
  const page = colors.rgb('surface');
  return Uint32Array.from({ length: SHADES }, (_, index) => {
    if (palette === 'amount') return mixColors(page, colors.rgb('accent'), index / (SHADES - 1));
    const part = (2 * index) / (SHADES - 1) - 1;
    return mixColors(page, colors.rgb(part < 0 ? 'chart-blue' : 'chart-red'), Math.abs(part));
  });
}

interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly image: ImageData;
}

const surfaces = new Map<string, Surface>();
const shadesOf = new Map<string, Uint32Array>();

/** @returns the same surface for fields of one size */
function surfaceFor(columns: number, rows: number): Surface {
  const key = `${columns} ${rows}`;
  const found = surfaces.get(key);
  if (found) return found;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const surface = { canvas, context, image: context.createImageData(columns, rows) };
  surfaces.set(key, surface);
  return surface;
}

/** Shades in the current colors of the theme. */
function currentShades(palette: Palette, colors: InkColors): Uint32Array {
  const inks = ['surface', 'accent', 'chart-blue', 'chart-red'] as const;
  const key = [palette, ...inks.map((ink) => colors.css(ink))].join();
  const shades = shadesOf.get(key) ?? createShades(palette, colors);
  shadesOf.set(key, shades);
  return shades;
}

/** Paints a field on a canvas of its own, one pixel per number. Fields of one size share it: draw it at once. */
export const paintField: FieldPainter = ({ values, columns, rows, fullScale, palette }, colors) => {
  const shades = currentShades(palette, colors);
  const { canvas, context, image } = surfaceFor(columns, rows);
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
};
