import { curveStyle, earlierStyle } from './curve-styles.js';
import { drawPlot } from './draw-plot.js';
import { createSeries, type Series } from '../run/series.js';
import { createCanvas } from '../testing/recording-canvas.js';

const colors = { css: (ink: string) => ink, rgb: () => [0, 0, 0] as const, clear: () => undefined };
const seriesOf = (rows: readonly (readonly [number, number])[]): Series => {
  const series = createSeries(2, 100);
  rows.forEach((row, index) => series.push(index, row));
  return series;
};
const curves = (rows: readonly (readonly [number, number])[], yName = 'Bosim, kPa') => ({
  series: seriesOf(rows),
  earlier: [],
  x: 0,
  y: [1],
  logarithmic: false,
  xName: 'Vaqt, s',
  yName,
  minXRange: 0.04,
  minYRange: 0.4,
  cursor: -1,
  valueLines: (row: number) => [`Vaqt ${row}`, `Bosim ${row}`],
});

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
  const { findNearest: find } = drawPlot(pen, size, colors, curves(rows));
  expect([find(-100, 0), find(1000, 0)]).toEqual([0, 19]);
  const found = Array.from({ length: 36 }, (_, at) => find(at * 10, 100));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(find(0, 0)).toBe(0);
  const empty = drawPlot(pen, size, colors, curves([]));
  expect(empty.findNearest(100, 100)).toBe(-1);
});

test('earlier runs are pale, behind the current curve, and within the axes', () => {
  const { pen, size, strokes } = createCanvas(360);
  const earlier = [3, 0].map((slot) => ({
    slot,
    series: seriesOf([
      [0, 100 * slot],
      [20, 50],
    ]),
  }));
  const { frame } = drawPlot(pen, size, colors, {
    ...curves([
      [0, 1],
      [2, 3],
    ]),
    earlier,
  });
  const lines = strokes.filter(({ color }) => color !== 'line');
  expect(lines).toEqual([
    ...[3, 0].map((slot) => ({
      color: earlierStyle(slot).ink,
      dash: earlierStyle(slot).dash,
      opacity: expect.closeTo(0.6) as number,
    })),
    { color: curveStyle(0).ink, dash: [], opacity: 1 },
  ]);
  expect(frame?.x.whole[1]).toBeGreaterThan(20);
  expect(frame?.y.whole[1]).toBeGreaterThan(300);
});

test('the styles of earlier runs and of the current curves differ', () => {
  const styles = [0, 1, 2].map(curveStyle).concat([0, 1, 2, 3, 4].map(earlierStyle));
  expect(new Set(styles.map(({ ink, dash }) => `${ink} ${dash.join(' ')}`)).size).toBe(8);
});

test('an enlarged graph has the numbers of its window', () => {
  const { pen, size, texts } = createCanvas(360);
  const window = { x: [10, 12], y: [200, 220] } as const;
  drawPlot(pen, size, colors, {
    ...curves([
      [0, 0],
      [19, 361],
    ]),
    window,
  });
  const numbers = texts.flatMap(({ text, align }) =>
    align === 'left' || text.includes('Vaqt') ? [] : [Number(text.replace(',', '.'))],
  );
  expect(numbers.length).toBeGreaterThan(4);
  for (const number of numbers)
    expect((number >= 10 && number <= 12) || (number >= 200 && number <= 220)).toBe(true);
});

test('a window within a decade of a logarithmic axis has numbers', () => {
  const { pen, size, texts } = createCanvas(360);
  const window = { x: [0, 1], y: [0.2, 0.6] } as const;
  drawPlot(pen, size, colors, {
    ...curves([
      [0, 1e-6],
      [1, 1],
    ]),
    logarithmic: true,
    window,
  });
  const numbers = texts.filter(({ text, align }) => align === 'right' && !text.includes('Vaqt'));
  expect(numbers.map(({ text }) => text)).toEqual(expect.arrayContaining(['0,3', '0,5']));
});

test('the values at the cursor stand beside it within the canvas', () => {
  for (const [cursor, isRight] of [
    [1, true],
    [18, false],
  ] as const) {
    const { pen, size, texts } = createCanvas(400);
    const rows = Array.from({ length: 20 }, (_, at) => [at, at] as const);
    const { frame } = drawPlot(pen, size, colors, { ...curves(rows), cursor });
    const place = frame?.toLeft(cursor) ?? NaN;
    const values = texts.filter(({ text }) => text.endsWith(` ${cursor}`));
    expect(values.map(({ text }) => text)).toEqual([`Vaqt ${cursor}`, `Bosim ${cursor}`]);
    for (const { text, left } of values) {
      expect(left > place).toBe(isRight);
      expect(left + 10 * text.length).toBeLessThan(400);
    }
  }
});

test('a corner pane has one line per axis name, numbers at both axes and room for the curve', () => {
  const { pen, size, texts } = createCanvas(150, 110, 11);
  const long = 'Kinetik energiya, J · Potensial energiya, J';
  const { frame } = drawPlot(
    pen,
    size,
    colors,
    curves(
      [
        [0, 0],
        [5, 1],
      ],
      long,
    ),
  );
  const names = texts.filter(({ text, align }) => align === 'left' || text.includes('Vaqt'));
  expect(names.map(({ text }) => text)).toEqual(['Vaqt, s', expect.stringMatching(/^Kinetik.*…$/)]);
  expect(texts.filter(({ align }) => align === 'center').length).toBeGreaterThanOrEqual(1);
  expect(texts.filter(({ align }) => align === 'right').length).toBeGreaterThanOrEqual(2);
  expect(frame?.height).toBeGreaterThan(55);
  expect(frame?.width).toBeGreaterThan(90);
  for (const { top } of texts) expect(top).toBeLessThanOrEqual(110);
});

test.each([84, 104, 144])('on a canvas of %d pixels no two numbers of the y-axis overlap', (height) => {
  for (const highest of [1, 3, 7, 90]) {
    const { pen, texts, size } = createCanvas(320, height, 11);
    drawPlot(
      pen,
      size,
      colors,
      curves([
        [0, 0],
        [1, highest],
      ]),
    );
    const tops = texts.filter(({ align }) => align === 'right').map(({ top }) => top);
    // The name of the x-axis is right-aligned, too.
    const gaps = tops
      .slice(0, -1)
      .flatMap((top, index) => tops.slice(index + 1, -1).map((other) => Math.abs(top - other)));
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(11);
  }
});

test('the time axis starts at zero before the first reading and after it', () => {
  for (const rows of [
    [],
    [[0, 1]],
    [
      [0, 1],
      [5, 2],
    ],
  ] as const) {
    const { pen, texts, size } = createCanvas(320);
    drawPlot(pen, size, colors, curves(rows));
    const times = texts.filter(({ align }) => align === 'center').map(({ text }) => text);
    expect(times[0]).toMatch(/^0(,0+)?$/);
  }
});
