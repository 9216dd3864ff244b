import type { Histogram } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { createHistogramCounter, CURVE_POINTS } from './histogram-counter.js';

/** Ten values at the body's position, in bins of 0.2 m; the theory is a straight line. */
const histogram: Histogram = {
  key: 'places',
  title: 'Joylar',
  countLabel: 'Yuklar soni',
  label: 'Siljish',
  unit: 'sm',
  si: 0.01,
  decimals: 0,
  bins: 20,
  range: () => [-2, 2],
  values: ({ state: [x = 0] }) => new Float64Array(10).fill(x),
  theory: { name: 'Toʻgʻri chiziq', density: () => (x) => 2 + x },
};
const startCounter = (of = histogram) => {
  const session = createSession(testDefinition);
  const bins = createHistogramCounter(session, of);
  return { session, bins, end: bins.start() };
};
const sum = (row: ArrayLike<number>): number => Array.from(row).reduce((all, one) => all + one, 0);
const binOf = (x: number): number => Math.floor((x + 2) / 0.2);

test('at the start all values are in the current bin, in the displayed unit', () => {
  const { session, bins } = startCounter();
  const { from, to, counts } = bins.data();
  expect([from, to]).toEqual([-200, 200]);
  expect(counts[binOf(session.run.state[0] ?? NaN)]).toBe(10);
  expect(sum(counts)).toBe(10);
});

test('expected numbers are computed per bin: a line has the value of the center of the bin', () => {
  const { expected, curve } = startCounter().bins.data();
  expect(curve).toHaveLength(20 * CURVE_POINTS + 1);
  Array.from(expected).forEach((value, bin) => expect(value).toBeCloseTo((0.1 + 0.2 * bin) * 0.2, 12));
});

test('bars are the mean of the last two seconds at any frame rate', () => {
  const { session, bins } = startCounter();
  session.play();
  const seen = new Set<number>();
  for (let frame = 0; frame <= 300; frame++) {
    session.frame(frame / 60);
    if (frame > 180) seen.add(binOf(session.run.state[0] ?? NaN));
  }
  const filled = Array.from(bins.data().counts).flatMap((value, bin) => (value > 0 ? [bin] : []));
  expect(sum(bins.data().counts)).toBeCloseTo(10, 9);
  expect(filled.length).toBeGreaterThan(1);
  for (const bin of filled) expect(seen.has(bin)).toBe(true);
  const still = bins.data().counts;
  session.pause();
  expect(bins.data().counts).toEqual(still);
});

test('it counts whole steps, not interpolated snapshots', () => {
  const seen: number[] = [];
  const { session } = startCounter({
    ...histogram,
    values: ({ state: [x = 0] }) => {
      seen.push(x);
      return [x];
    },
  });
  session.play();
  for (let frame = 0; frame < 50; frame++) session.frame(frame / 57);
  const whole = new Set(seen);
  session.seek(0);
  const states = new Set<number>();
  for (let step = 0; step <= 100; step++) {
    states.add(session.run.state[0] ?? NaN);
    session.stepBy(1);
  }
  for (const x of whole) expect(states.has(x)).toBe(true);
  expect(whole.size).toBeGreaterThan(5);
});

test('seeking restores the bars of that time; a restart clears them', () => {
  const { session, bins } = startCounter();
  session.stepBy(10);
  session.stepBy(500);
  const lateBin = binOf(session.run.state[0] ?? NaN);
  expect(bins.data().counts[lateBin]).toBe(10);
  session.seek(3);
  const earlyBin = binOf(session.run.state[0] ?? NaN);
  expect(lateBin).not.toBe(earlyBin);
  expect(sum(bins.data().counts)).toBeCloseTo(10, 9);
  expect(bins.data().counts[earlyBin]).toBe(10);
  session.seek(150);
  const middleBin = binOf(session.run.state[0] ?? NaN);
  expect([earlyBin, lateBin]).not.toContain(middleBin);
  expect(bins.data().counts[middleBin]).toBeGreaterThan(0);
  session.set({ length: 0.1 });
  expect(bins.data().counts[binOf(session.run.state[0] ?? NaN)]).toBe(10);
});

test('values outside the range are skipped; a new range clears the counts', () => {
  const { session, bins } = startCounter({
    ...histogram,
    range: ({ pull }) => (pull === 0 ? [-9, -8] : [-2, 2]),
  });
  session.stepBy(1);
  expect(sum(bins.data().counts)).toBe(0);
  session.set({ pull: 1 });
  expect(bins.data().from).toBe(-200);
  expect(sum(bins.data().counts)).toBe(10);
});

test('a stopped counter reads no values', () => {
  let readCount = 0;
  const { session, end } = startCounter({
    ...histogram,
    values: () => {
      readCount++;
      return [];
    },
  });
  end();
  const before = readCount;
  session.stepBy(100);
  expect(readCount).toBe(before);
});
