import { simulate } from '../index.js';
import { createRandom } from '../random/create-random.js';
import { counterRandom } from './counter-random.js';
import { EventHeap } from './event-heap.js';
import {
  gasPressure,
  gasTemperature,
  meanFreePath,
  resetPressureGauge,
  speedHistogram,
} from './measure-gas.js';
import { OFFSET } from './gas-state.js';
import { gasLayout, gasModel, moleculeCount } from './index.js';
import { maxwellDensity, meanSpeed, rmsSpeed } from '../kinetic-theory/index.js';
import { DISCS, SPHERES, initialState } from '../testing/gas.js';

test.each([
  ['discs', DISCS],
  ['spheres', SPHERES],
])('a gas of %s starts at exactly its temperature (1e-13), and the layout names each number', (_name, p) => {
  for (const velocities of ['equal', 'maxwell'] as const) {
    const state = initialState({ ...p, velocities });
    expect(Math.abs(gasTemperature(state, p) / p.temperature - 1)).toBeLessThan(1e-13);
    const layout = gasLayout(p);
    expect(layout).toHaveLength(state.length);
    expect(layout[OFFSET.molecules]).toEqual({ key: 'x.0', unit: 'm' });
    expect(layout.at(-1)).toEqual({ key: `v${p.dimensions === 2 ? 'y' : 'z'}.999`, unit: 'm/s' });
    expect(layout[OFFSET.blockCount]?.key).toBe('blockCount');
    expect(layout[OFFSET.impulse + 1]?.key).toBe('impulse.piston');
  }
  expect(moleculeCount(p)).toBe(1000);
});

test('a gas that does not fit throws; one near the limit of packing starts without overlap', () => {
  expect(() => initialState({ ...DISCS, gases: [{ count: 1000, mass: 1, radius: 1.6 }] })).toThrow(
    RangeError,
  );
  const tight = { ...DISCS, gases: [{ count: 900, mass: 1, radius: 1.5 }] };
  const state = initialState(tight);
  let nearest = Infinity;
  for (let i = 0; i < 900; i++)
    for (let j = 0; j < i; j++) {
      const x = OFFSET.molecules;
      nearest = Math.min(
        nearest,
        Math.hypot(state[x + i]! - state[x + j]!, state[x + 900 + i]! - state[x + 900 + j]!),
      );
    }
  expect(nearest).toBeGreaterThan(3);
});

test('the gauge: no pressure at first, no error before two blocks, then the last 20 blocks; a reset clears it', () => {
  const p = { ...DISCS, gases: [{ count: 50, mass: 1, radius: 0.8 }], gaugeInterval: 1 };
  const run = simulate(gasModel(0.25), p);
  expect(gasPressure(run.state)).toEqual({ value: 0, error: Infinity });
  while (run.time < 1) run.step();
  expect(gasPressure(run.state).value).toBeGreaterThan(0);
  expect(gasPressure(run.state).error).toBe(Infinity);
  const total = () => [0, 1, 2, 3].reduce((sum, wall) => sum + run.state[OFFSET.impulse + wall]!, 0);
  while (run.time < 7) run.step();
  const afterSeven = total();
  expect(run.state[OFFSET.blockCount]).toBe(7);
  while (run.time < 27) run.step();
  const area = 4 * (100 - 1.6);
  expect(gasPressure(run.state).value).toBeCloseTo((total() - afterSeven) / (area * 20), 9);
  resetPressureGauge(run.state);
  expect(gasPressure(run.state)).toEqual({ value: 0, error: Infinity });
});

test('observables and invariants are finite; before any collision the mean free path is infinite', () => {
  const model = gasModel(1 / 60);
  const run = simulate(model, { ...DISCS, gaugeInterval: 0.5 });
  expect(meanFreePath(run.state)).toBe(Infinity);
  for (let step = 0; step < 200; step++) run.step();
  for (const { value } of model.observables) expect(Number.isFinite(value(0, run.state, DISCS))).toBe(true);
  const [balance] = model.invariants!;
  const start = balance!.value(initialState(DISCS), DISCS);
  expect(Math.abs(balance!.value(run.state, DISCS) / start - 1)).toBeLessThan(1e-12);
});

test.each([2, 3] as const)(
  'Maxwell density in %p dimensions: area 1, mean and mean square by their closed forms (1e-6)',
  (dimensions) => {
    const [mass, temperature] = [4.65e-26, 300];
    let [area, mean, square] = [0, 0, 0];
    const h = 0.5;
    for (let v = h / 2; v < 6000; v += h) {
      const part = maxwellDensity(v, mass, temperature, dimensions) * h;
      area += part;
      mean += part * v;
      square += part * v * v;
    }
    expect(area).toBeCloseTo(1, 6);
    expect(Math.abs(mean / meanSpeed(mass, temperature, dimensions) - 1)).toBeLessThan(1e-6);
    expect(Math.abs(Math.sqrt(square) / rmsSpeed(mass, temperature, dimensions) - 1)).toBeLessThan(1e-6);
  },
);

test('the histogram counts each speed below its upper limit once', () => {
  expect([...speedHistogram(Float64Array.of(0, 0.9, 1, 2.5, 3, 9), 3, 3)]).toEqual([2, 1, 1]);
});

test('the heap gives events in order of time, ties in order of numbers, over thousands of pushes and pops', () => {
  const random = createRandom(5);
  const heap = new EventHeap();
  const times: number[] = [];
  for (let k = 0; k < 5000; k++) {
    const time = Math.floor(random.uniform() * 500);
    times.push(time);
    heap.push(time, Math.floor(random.uniform() * 50), k, 0, 0);
    // Some events are removed early, so that rows are reused.
    if (k % 5 === 4) times.splice(times.indexOf(heap.time[heap.pop()]!), 1);
  }
  const popped = Array.from({ length: 4000 }, () => {
    const row = heap.pop();
    return [heap.time[row]!, heap.one[row]!, heap.other[row]!] as const;
  });
  expect(popped.map(([time]) => time)).toEqual(times.sort((a, b) => a - b));
  popped.slice(1).forEach(([time, one, other], index) => {
    const [t, o, p] = popped[index]!;
    if (time === t) expect(one > o || (one === o && other > p)).toBe(true);
  });
  expect(heap.pop()).toBe(-1);
});

test.each([0, 1, -77])(
  'counter-based random numbers of seed %p are uniform: chi-square of 64 bins below the 99.9 % point of 103.4, uncorrelated',
  (seed) => {
    const n = 20_000;
    let inRange = true;
    const bins = new Float64Array(64);
    let product = 0;
    for (let draw = 0; draw < n; draw++) {
      const x = counterRandom(seed, draw);
      inRange &&= x > 0 && x < 1;
      bins[Math.floor(x * 64)] = bins[Math.floor(x * 64)]! + 1;
      product += (x - 0.5) * (counterRandom(seed, draw + 1) - 0.5);
    }
    expect(inRange).toBe(true);
    expect(bins.reduce((sum, count) => sum + (count - n / 64) ** 2 / (n / 64), 0)).toBeLessThan(103.4);
    expect(Math.abs((12 * product) / n)).toBeLessThan(4 / Math.sqrt(n));
  },
);
