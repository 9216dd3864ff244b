import type { Histogram } from '../experiment/experiment.js';
import { createSession } from '../session/create-session.js';
import type { Name } from '../test-experiment.js';
import { testLab } from '../test-lab.js';
import { createBins, CURVE_POINTS } from './bins.js';

/** Ten values that all stand at the body's place, in bins of 0.2 m; theory is a straight line. */
const histogram: Histogram<Name, Float64Array, 'arrows'> = {
  key: 'places',
  title: 'Joylar',
  counted: 'Yuklar soni',
  label: 'Siljish',
  unit: 'sm',
  si: 0.01,
  decimals: 0,
  bins: 20,
  range: () => [-2, 2],
  values: ({ state: [x = 0] }) => new Float64Array(10).fill(x),
  theory: { name: 'Toʻgʻri chiziq', density: () => (x) => 2 + x },
};
const begun = (of = histogram) => {
  const session = createSession(testLab);
  const bins = createBins(session, of);
  return { session, bins, end: bins.begin() };
};
const sum = (row: ArrayLike<number>): number => Array.from(row).reduce((all, one) => all + one, 0);
const binOf = (x: number): number => Math.floor((x + 2) / 0.2);

test('at the start all values are in the bin of now, in the unit shown', () => {
  const { session, bins } = begun();
  const { from, to, counts } = bins.bars();
  expect([from, to]).toEqual([-200, 200]);
  expect(counts[binOf(session.run.state[0] ?? NaN)]).toBe(10);
  expect(sum(counts)).toBe(10);
});

test('what theory expects is counted in bins too: a line has in each the number of its middle', () => {
  const { expected, curve } = begun().bins.bars();
  expect(curve).toHaveLength(20 * CURVE_POINTS + 1);
  Array.from(expected).forEach((value, bin) => expect(value).toBeCloseTo((0.1 + 0.2 * bin) * 0.2, 12));
});

test('bars are the mean of the last two seconds, whatever the frames', () => {
  const { session, bins } = begun();
  session.play();
  const seen = new Set<number>();
  for (let frame = 0; frame <= 300; frame++) {
    session.frame(frame / 60);
    if (frame > 180) seen.add(binOf(session.run.state[0] ?? NaN));
  }
  const filled = Array.from(bins.bars().counts).flatMap((value, bin) => (value > 0 ? [bin] : []));
  expect(sum(bins.bars().counts)).toBeCloseTo(10, 9);
  expect(filled.length).toBeGreaterThan(1);
  for (const bin of filled) expect(seen.has(bin)).toBe(true);
  const still = bins.bars().counts;
  session.pause();
  expect(bins.bars().counts).toEqual(still);
});

test('it counts whole steps, not the picture between two', () => {
  const seen: number[] = [];
  const { session } = begun({
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

test('a visited past has the bars of then; a run begun anew forgets them', () => {
  const { session, bins } = begun();
  session.stepBy(10);
  session.stepBy(500);
  const late = binOf(session.run.state[0] ?? NaN);
  expect(bins.bars().counts[late]).toBe(10);
  session.seek(3);
  const early = binOf(session.run.state[0] ?? NaN);
  expect(late).not.toBe(early);
  expect(sum(bins.bars().counts)).toBeCloseTo(10, 9);
  expect(bins.bars().counts[early]).toBe(10);
  session.seek(150);
  const between = binOf(session.run.state[0] ?? NaN);
  expect([early, late]).not.toContain(between);
  expect(bins.bars().counts[between]).toBeGreaterThan(0);
  session.set({ length: 0.1 });
  expect(bins.bars().counts[binOf(session.run.state[0] ?? NaN)]).toBe(10);
});

test('values beyond the range are left out; another range begins anew', () => {
  const { session, bins } = begun({ ...histogram, range: ({ pull }) => (pull === 0 ? [-9, -8] : [-2, 2]) });
  session.stepBy(1);
  expect(sum(bins.bars().counts)).toBe(0);
  session.set({ pull: 1 });
  expect(bins.bars().from).toBe(-200);
  expect(sum(bins.bars().counts)).toBe(10);
});

test('after its end nothing is counted for it', () => {
  let looks = 0;
  const { session, end } = begun({
    ...histogram,
    values: () => {
      looks++;
      return [];
    },
  });
  end();
  const before = looks;
  session.stepBy(100);
  expect(looks).toBe(before);
});
