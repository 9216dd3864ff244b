import { BOLTZMANN } from '@zarra/physics/codata';
import { carnahanStarlingFactor, meanSpeed, rmsSpeed } from '@zarra/physics/kinetic-theory';
import {
  displayedValue,
  invariantValue,
  observableValue,
  runFor,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { countFor } from '../../testing/test-scope.js';
import { expectedFactor } from './expected-pressure.js';
import { speciesOf } from './gases.js';
import { definition } from './definition.js';

/** N k T / V, kPa. @param volume nm³ */
const idealPressure = (count: number, temperature: number, volume: number): number =>
  (count * BOLTZMANN * temperature) / (volume * 1e-27) / 1000;

test.each([
  [20, 8000],
  [10, 4000],
  [5, 2000],
])("Boyle's law: at L = %d nm, V = %d nm³, P is NkT/V within three errors", (length, volume) => {
  const session = startSession(definition, { length });
  runFor(session, 800);
  expect(displayedValue(session, 'volume')).toBe(volume);
  const [pressure, error] = [displayedValue(session, 'pressure'), displayedValue(session, 'pressureError')];
  expect(error / pressure).toBeLessThan(0.02);
  expect(Math.abs(pressure - idealPressure(200, 300, volume))).toBeLessThan(3 * error);
  expect(Math.abs(displayedValue(session, 'product') - 828.4)).toBeLessThan((3 * error * volume) / 1000);
  expect(displayedValue(session, 'product') / ((pressure * volume) / 1000)).toBeCloseTo(1, 3);
});

test('stated errors are realistic: few of 16 gases deviate by more than two errors, and not all by less than half', () => {
  const deviations = Array.from({ length: 16 }, (_, index) => {
    const session = startSession(definition, { count: 50 });
    session.run.reset(session.run.values, index + 1);
    runFor(session, 200);
    expect(Number.isFinite(observableValue(session, 'pressureError'))).toBe(true);
    runFor(session, 700);
    return (
      (observableValue(session, 'pressure') / 1000 - idealPressure(50, 300, 8000)) /
      displayedValue(session, 'pressureError')
    );
  });
  expect(deviations.filter((deviation) => Math.abs(deviation) > 2).length).toBeLessThanOrEqual(3);
  expect(deviations.filter((deviation) => Math.abs(deviation) > 4)).toEqual([]);
  expect(deviations.filter((deviation) => Math.abs(deviation) < 0.5).length).toBeLessThan(13);
});

test('nitrogen of 300 K: 476.17 m/s on average, 516.84 m/s root mean square', () => {
  const [nitrogen] = speciesOf(startSession(definition).run.si);
  expect(meanSpeed(nitrogen?.mass ?? NaN, 300, 3)).toBeCloseTo(476.17, 2);
  expect(rmsSpeed(nitrogen?.mass ?? NaN, 300, 3)).toBeCloseTo(516.84, 2);
  const isothermal = startSession(definition, { count: 500 });
  runFor(isothermal, 1000);
  expect(Math.abs(displayedValue(isothermal, 'meanSpeed') - 476.17)).toBeLessThan(7);
  expect(Math.abs(displayedValue(isothermal, 'rmsSpeed') - 516.84)).toBeLessThan(7);
  expect(Math.abs(displayedValue(isothermal, 'temperature') - 300)).toBeLessThan(8);
  const adiabatic = startSession(definition, { count: 500, process: 1 });
  runFor(adiabatic, 1000);
  expect([displayedValue(adiabatic, 'rmsSpeed'), displayedValue(adiabatic, 'temperature')]).toEqual([
    516.8, 300,
  ]);
  expect(Math.abs(displayedValue(adiabatic, 'meanSpeed') - 476.17)).toBeLessThan(4);
});

test('wall theory: the second virial coefficient of a box, and Carnahan and Starling in a large one', () => {
  // To first order 1 + 4φ(1 − 3d/2L) in a cube.
  const [count, d, side] = [100, 1e-10, 5e-9];
  const packing = (count * Math.PI * d ** 3) / 6 / side ** 3;
  expect((expectedFactor(count, d, side, side) - 1) / (4 * packing * (1 - (1.5 * d) / side))).toBeCloseTo(
    1,
    2,
  );
  const many = 0.3 / ((Math.PI / 6) * 1e-3 ** 3);
  expect(expectedFactor(many, 1e-3, 1, 1) / carnahanStarlingFactor(0.3)).toBeCloseTo(1, 2);
});

const denseSizes = [
  [10, 0.02],
  [5, 0.02],
] as const;
test.each(denseSizes.slice(0, countFor({ push: 1, ci: 2, extended: 2 })))(
  'dense xenon at L = %d nm: PV/(NkT) agrees with theory within %d',
  (length, part) => {
    const session = startPreset(definition, 'Zich ksenon');
    session.set({ length });
    runFor(session, 500);
    const measured = displayedValue(session, 'compressibility');
    expect(Math.abs(measured / displayedValue(session, 'expectedCompressibility') - 1)).toBeLessThan(part);
    expect(displayedValue(session, 'pressureError') / displayedValue(session, 'pressure')).toBeLessThan(
      0.015,
    );
    expect(measured).toBeGreaterThan(1.2);
  },
);

test.each([
  ['compressed', 20, 10],
  ['expanded', 10, 20],
])(
  'helium %s adiabatically from %d to %d nm conserves T V^(2/3) to 2 per cent, and energy to 1e-12',
  (_name, from, to) => {
    const session = startPreset(definition, 'Adiabatik siqish uchun geliy');
    session.set({ length: from });
    const initialBalance = invariantValue(session);
    const constant = (): number =>
      observableValue(session, 'temperatureNow') * observableValue(session, 'volume') ** (2 / 3);
    const before = constant();
    runFor(session, 10);
    session.set({ length: to });
    runFor(session, 520);
    expect(displayedValue(session, 'volume')).toBe(to * 100);
    expect(Math.abs(constant() / before - 1)).toBeLessThan(0.02);
    expect(displayedValue(session, 'temperatureNow') / 300).toBeCloseTo((from / to) ** (2 / 3), 1);
    expect(Math.abs(invariantValue(session) / initialBalance - 1)).toBeLessThan(1e-12);
    expect(displayedValue(session, 'heat')).toBe(0);
    expect(Math.sign(displayedValue(session, 'work'))).toBe(from > to ? 1 : -1);
  },
);

test('a fast piston heats more than a slow one', () => {
  const finalTemperature = (pistonSpeed: number): number => {
    const session = startSession(definition, { gas: 2, count: 300, side: 10, process: 1, pistonSpeed });
    runFor(session, 1);
    session.set({ length: 10 });
    runFor(session, 10_000 / pistonSpeed + 20);
    return displayedValue(session, 'temperatureNow');
  };
  expect(finalTemperature(200)).toBeGreaterThan(1.08 * finalTemperature(20));
});

test('warmer walls heat the gas to their temperature; P grows with T at constant volume', () => {
  const session = startSession(definition, { count: 300, side: 12, length: 12 });
  const initialBalance = invariantValue(session);
  runFor(session, 300);
  const cold = displayedValue(session, 'pressure');
  session.set({ walls: 600 });
  runFor(session, 700);
  expect(Math.abs(displayedValue(session, 'temperature') - 600)).toBeLessThan(20);
  expect(displayedValue(session, 'pressure') / cold / 2).toBeCloseTo(1, 0.9);
  // (3/2) N k ΔT; the fixed piston does no work.
  expect(Math.abs(displayedValue(session, 'heat') / (1.5 * 300 * BOLTZMANN * 300 * 1e21) - 1)).toBeLessThan(
    0.2,
  );
  expect(displayedValue(session, 'work')).toBe(0);
  expect(Math.abs(invariantValue(session) / initialBalance - 1)).toBeLessThan(1e-12);
});

test('the mean free path of argon is 1/(√2 π d² n), a few per cent shorter in a dense gas', () => {
  const session = startSession(definition, { gas: 2, count: 500, side: 12, length: 12, process: 1 });
  runFor(session, 400);
  const n = 500 / 12 ** 3;
  const simple = 1 / (Math.SQRT2 * Math.PI * 0.34 ** 2 * n);
  const ratio = displayedValue(session, 'meanFreePath') / simple;
  expect(ratio).toBeGreaterThan(0.92);
  expect(ratio).toBeLessThan(1.03);
});

test('helium and xenon: pressure of the ideal gas law, no theory for the mixture', () => {
  const session = startPreset(definition, 'Geliy va ksenon');
  runFor(session, 1);
  expect(displayedValue(session, 'expectedCompressibility')).toBeNaN();
  expect(speciesOf(session.run.si).map(({ count }) => count)).toEqual([100, 100]);
  runFor(session, 600);
  expect(Math.abs(displayedValue(session, 'pressure') - idealPressure(200, 300, 8000))).toBeLessThan(
    3.5 * displayedValue(session, 'pressureError'),
  );
});
