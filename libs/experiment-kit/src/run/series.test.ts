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

test('a copy has the same rows and no part of the original', () => {
  const series = filled(250);
  const copy = series.copy();
  series.clear();
  expect([copy.length, copy.stepsAt(0), copy.offset(0, 0), copy.offset(99, 1)]).toEqual([
    100,
    1500,
    150,
    249 * 249,
  ]);
});
