import { encode } from 'uqr';
import { qrPath } from './qr-code.js';

/** Rasterizes a path of rectangles. */
function paint(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const pieces = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(pieces.map(([piece]) => piece).join('')).toBe(path);
  for (const [, x, y, width, back] of pieces) {
    expect(back).toBe(width);
    const row = grid[Number(y)];
    for (let count = 0; count < Number(width); count++) {
      const at = Number(x) + count;
      expect(row?.[at]).toBe(false);
      if (row) row[at] = true;
    }
  }
  return grid;
}

test.each([30, 330])('a code of %d characters is drawn without overlapping modules', (letters) => {
  const { data, size } = encode('https://zarra.uz/'.padEnd(letters, 'Ab_-9'), { ecc: 'L', border: 0 });
  expect(paint(qrPath(data), size)).toEqual(data);
});
