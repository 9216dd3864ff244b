import { drawPlot } from './draw-plot.js';
import { createSeries } from '../run/series.js';

/** A canvas context that records its texts; ten pixels per character. */
const createCanvas = (width: number) => {
  const texts: { text: string; left: number; top: number; align: string }[] = [];
  const properties: Record<string | symbol, unknown> = {
    textAlign: 'left',
    measureText: (text: string) => ({ width: 10 * text.length }),
  };
  const pen = new Proxy(properties, {
    get: (stored, name) =>
      stored[name] ??
      ((...args: unknown[]) => {
        const [text, left, top] = args as [string, number, number];
        if (name === 'fillText') texts.push({ text, left, top, align: String(stored['textAlign']) });
      }),
  }) as unknown as CanvasRenderingContext2D;
  return { pen, texts, size: { width, height: 224, pixelRatio: 1, fontFamily: 'sans' } };
};
const colors = { css: () => 'gray', rgb: () => [0, 0, 0] as const, clear: () => undefined };
const curves = (rows: readonly (readonly [number, number])[], yName = 'Bosim, kPa') => {
  const series = createSeries(2, 100);
  rows.forEach((row, index) => series.push(index, row));
  const minRanges = { minXRange: 0.04, minYRange: 0.4 };
  return { series, x: 0, y: [1], logarithmic: false, xName: 'Vaqt, s', yName, cursor: -1, ...minRanges };
};

test.each([
  ['at the start', [[0, 476.17]]],
  [
    'a frame later',
    [
      [0, 476.17],
      [1 / 60, 476.2],
    ],
  ],
  [
    'with numbers of seven digits',
    [
      [0, 1_234_567.5],
      [1_234_567, 1_234_569],
    ],
  ],
] as const)('%s the numbers of the x-axis do not overlap', (_name, rows) => {
  for (const width of [280, 360, 640]) {
    const { pen, texts, size } = createCanvas(width);
    drawPlot(pen, size, colors, curves(rows));
    const marks = texts.filter(({ align }) => align === 'center');
    expect(marks.length).toBeGreaterThan(0);
    for (let index = 1; index < marks.length; index++) {
      const [one, other] = [marks[index - 1], marks[index]];
      const half = 5 * ((one?.text.length ?? 0) + (other?.text.length ?? 0));
      expect((other?.left ?? 0) - (one?.left ?? 0)).toBeGreaterThan(half);
    }
    expect(new Set(marks.map(({ text }) => text)).size).toBe(marks.length);
  }
});

test('the time axis starts at zero, and its numbers stay within the canvas', () => {
  const { pen, texts, size } = createCanvas(360);
  drawPlot(pen, size, colors, curves([[0, 5]]));
  const marks = texts.filter(({ align }) => align === 'center');
  expect(marks[0]?.text).toMatch(/^0(,0)?$/);
  expect(marks.at(-1)?.text).toMatch(/^1,0$|^0,[89]$/);
  for (const { text, left } of marks) expect(left + 5 * text.length).toBeLessThanOrEqual(360);
});

test('a long name of the y-axis wraps to complete lines above the curves', () => {
  const { pen, texts, size } = createCanvas(300);
  drawPlot(pen, size, colors, curves([[0, 1]], 'Oʻrtacha kvadratik tezlik, m/s · Oʻrtacha tezlik, m/s'));
  const name = texts.filter(({ align }) => align === 'left');
  expect(name.map(({ text }) => text).join(' ')).toBe(
    'Oʻrtacha kvadratik tezlik, m/s · Oʻrtacha tezlik, m/s',
  );
  expect(name.length).toBeGreaterThan(1);
  for (const { text, left } of name) expect(left + 10 * text.length).toBeLessThanOrEqual(300);
  const highest = Math.min(...texts.filter(({ align }) => align === 'right').map(({ top }) => top));
  expect(Math.max(...name.map(({ top }) => top))).toBeLessThan(highest);
});

test('wide numbers of the y-axis get more room', () => {
  const { pen, texts, size } = createCanvas(360);
  drawPlot(
    pen,
    size,
    colors,
    curves([
      [0, 1_234_567.5],
      [1, 1_234_569],
    ]),
  );
  for (const { text, left, align } of texts)
    if (align === 'right' && !text.includes('Vaqt'))
      expect(left - 10 * text.length).toBeGreaterThanOrEqual(0);
});

test.each([
  [265, 338],
  [0, 1],
  [99.2, 100.9],
])('from %d to %d the y-axis has more than one number', (low, high) => {
  const { pen, texts, size } = createCanvas(360);
  drawPlot(
    pen,
    size,
    colors,
    curves([
      [0, low],
      [1, high],
    ]),
  );
  const numbers = texts.filter(({ text, align }) => align === 'right' && !text.includes('Vaqt'));
  expect(numbers.length).toBeGreaterThanOrEqual(3);
});

test('large powers of ten are written with exponents', () => {
  const { pen, texts, size } = createCanvas(360);
  drawPlot(pen, size, colors, {
    ...curves([
      [0, 1e-9],
      [1, 2],
    ]),
    logarithmic: true,
  });
  const numbers = texts.filter(({ text, align }) => align === 'right' && !text.includes('Vaqt'));
  expect(numbers.map(({ text }) => text)).toContain('10⁻⁹');
  expect(numbers.every(({ text }) => text.length <= 6)).toBe(true);
});

test('a pointer finds the nearest row: by time on a time axis, else by distance', () => {
  const rows = Array.from({ length: 20 }, (_, at) => [at, at * at] as const);
  const { pen, size } = createCanvas(360);
  const find = drawPlot(pen, size, colors, curves(rows));
  expect([find(-100, 0), find(1000, 0)]).toEqual([0, 19]);
  const found = Array.from({ length: 36 }, (_, at) => find(at * 10, 100));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(find(0, 0)).toBe(0);
  const empty = drawPlot(pen, size, colors, curves([]));
  expect(empty(100, 100)).toBe(-1);
});
