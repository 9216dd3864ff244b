import type { Inks } from './inks.js';
import type { Field, Palette } from './pen.js';

/** Shades a palette has: more cannot be told apart. */
const SHADES = 256;

type Colour = readonly [number, number, number];

const mix = (from: Colour, to: Colour, part: number): number =>
  // Little-endian, as every computer of a learner is: alpha, blue, green, red.
  ((255 << 24) |
    (Math.round(from[2] + (to[2] - from[2]) * part) << 16) |
    (Math.round(from[1] + (to[1] - from[1]) * part) << 8) |
    Math.round(from[0] + (to[0] - from[0]) * part)) >>>
  0;

/** The shades of a palette from the lowest value to the highest. */
function shades(palette: Palette, inks: Inks): Uint32Array {
  const page = inks.rgb('surface');
  return Uint32Array.from({ length: SHADES }, (_, index) => {
    if (palette === 'amount') return mix(page, inks.rgb('accent'), index / (SHADES - 1));
    const part = (2 * index) / (SHADES - 1) - 1;
    return mix(page, inks.rgb(part < 0 ? 'waves' : 'heat'), Math.abs(part));
  });
}

/** Paints fields of numbers on sheets of their own, a pixel a number. */
export interface FieldPainter {
  paint: (field: Field) => HTMLCanvasElement;
  /** Forgets its colours: the theme is another. */
  forget: () => void;
}

/** Makes a painter in the site's colours. */
export function createFieldPainter(inks: Inks): FieldPainter {
  const known = new Map<Palette, Uint32Array>();
  const sheets = new Map<
    string,
    { sheet: HTMLCanvasElement; pen: CanvasRenderingContext2D; image: ImageData }
  >();

  function sheetFor({ columns, rows, palette }: Field) {
    const key = `${palette} ${columns} ${rows}`;
    let found = sheets.get(key);
    if (!found) {
      const sheet = document.createElement('canvas');
      sheet.width = columns;
      sheet.height = rows;
      const pen = sheet.getContext('2d');
      if (!pen) throw new Error('This browser draws no canvas');
      found = { sheet, pen, image: pen.createImageData(columns, rows) };
      sheets.set(key, found);
    }
    return found;
  }
  return {
    paint(field) {
      const { values, columns, rows, full, palette } = field;
      let colours = known.get(palette);
      if (!colours) known.set(palette, (colours = shades(palette, inks)));
      const { sheet, pen, image } = sheetFor(field);
      const pixels = new Uint32Array(image.data.buffer);
      const signed = palette === 'signed';
      const scale = (signed ? (SHADES - 1) / 2 : SHADES - 1) / full;
      const zero = signed ? (SHADES - 1) / 2 : 0;
      for (let row = 0; row < rows; row++) {
        // Pictures are written from the top, fields from the bottom.
        const from = (rows - 1 - row) * columns;
        for (let column = 0; column < columns; column++) {
          const shade = zero + (values[from + column] as number) * scale;
          pixels[row * columns + column] = colours[
            shade <= 0 ? 0 : shade >= SHADES - 1 ? SHADES - 1 : Math.round(shade)
          ] as number;
        }
      }
      pen.putImageData(image, 0, 0);
      return sheet;
    },
    forget: () => known.clear(),
  };
}
