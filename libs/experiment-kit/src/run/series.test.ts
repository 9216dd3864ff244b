import { createSeries } from './series.js';

const filled = (rows: number, most = 100) => {
  const series = createSeries(2, most);
  for (let row = 0; row < rows; row++) series.push(row * 10, [row, row * row]);
  return series;
};

test('the newest readings are stored in order', () => {
  const series = filled(250);
  expect(series.length).toBe(100);
  expect([series.stepsAt(0), series.offset(0, 0), series.offset(99, 1)]).toEqual([1500, 150, 249 * 249]);
});

test('continuing from an earlier step removes later readings', () => {
  const series = filled(250);
  series.push(2005, [7, 7]);
  expect(series.stepsAt(series.length - 1)).toBe(2005);
  expect(series.stepsAt(series.length - 2)).toBe(2000);
  series.push(2005, [8, 8]);
  expect(series.offset(series.length - 1, 0)).toBe(8);
  expect(series.length).toBe(52);
});

test('the row of a step is the last at or before it', () => {
  const series = filled(50);
  expect(series.rowBefore(204)).toBe(20);
  expect(series.rowBefore(-1)).toBe(-1);
  expect(series.rowBefore(1e9)).toBe(49);
});

test('a cleared series is empty', () => {
  const series = filled(250);
  series.clear();
  series.push(0, [1, 2]);
  expect([series.length, series.offset(0, 1)]).toEqual([1, 2]);
});

test('its data fill another series with the same rows', () => {
  for (const rows of [0, 50, 100, 250]) {
    const series = filled(rows);
    const other = createSeries(2, 100, [], series.data());
    expect(other.length).toBe(series.length);
    series.push(5000, [1, 2]);
    other.push(5000, [1, 2]);
    for (let row = 0; row < series.length; row++)
      expect([other.stepsAt(row), other.offset(row, 1)]).toEqual([
        series.stepsAt(row),
        series.offset(row, 1),
      ]);
  }
});

test('a jump of a value from row to row is a gap in its column', () => {
  const series = createSeries(2, 3, [Infinity, 10]);
  [0, 9, -9, -8].forEach((value, row) => series.push(row, [100 * row, value]));
  expect([0, 1, 2].map((row) => [series.offset(row, 0), series.offset(row, 1)])).toEqual([
    [100, 9],
    [200, NaN],
    [300, -8],
  ]);
  series.removeAfter(1);
  expect(series.length).toBe(1);
});
