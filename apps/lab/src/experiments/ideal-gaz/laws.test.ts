import { BOLTZMANN } from '@zarra/physics/constants';
import { carnahanStarlingFactor, meanSpeed, rmsSpeed } from '@zarra/physics/gas';
import { shown } from '../../test-lab.js';
import { expectedFactor } from './expected-pressure.js';
import { speciesOf } from './gases.js';
import { balanceOf, begun, exactly, preset, wait } from './test-gas-lab.js';
import { words } from './words.js';

/** N k T / V, kPa. @param volume nm³ */
const ideal = (count: number, temperature: number, volume: number): number =>
  (count * BOLTZMANN * temperature) / (volume * 1e-27) / 1000;

test.each([
  [20, 8000],
  [10, 4000],
  [5, 2000],
])("Boyle's law, the task: at L = %d nm, V = %d nm³, P is NkT/V within three errors", (length, volume) => {
  const session = begun({ length });
  wait(session, 800);
  expect(shown(session, 'volume')).toBe(volume);
  const [pressure, error] = [shown(session, 'pressure'), shown(session, 'pressureError')];
  expect(error / pressure).toBeLessThan(0.02);
  expect(Math.abs(pressure - ideal(200, 300, volume))).toBeLessThan(3 * error);
  expect(Math.abs(shown(session, 'product') - 828.4)).toBeLessThan((3 * error * volume) / 1000);
  expect(shown(session, 'product') / ((pressure * volume) / 1000)).toBeCloseTo(1, 3);
});

test('stated errors are honest: few of 16 gases lie more than two errors off, and not all within a half', () => {
  const pulls = Array.from({ length: 16 }, (_, index) => {
    const session = begun({ count: 50 }, index + 1);
    wait(session, 200);
    expect(Number.isFinite(exactly(session, 'pressureError'))).toBe(true);
    wait(session, 700);
    return (exactly(session, 'pressure') / 1000 - ideal(50, 300, 8000)) / shown(session, 'pressureError');
  });
  expect(pulls.filter((pull) => Math.abs(pull) > 2).length).toBeLessThanOrEqual(3);
  expect(pulls.filter((pull) => Math.abs(pull) > 4)).toEqual([]);
  expect(pulls.filter((pull) => Math.abs(pull) < 0.5).length).toBeLessThan(13);
});

test('nitrogen of 300 K: 476.17 m/s on average, 516.84 m/s root mean square', () => {
  const [nitrogen] = speciesOf(begun().run.si);
  expect(meanSpeed(nitrogen?.mass ?? NaN, 300, 3)).toBeCloseTo(476.17, 2);
  expect(rmsSpeed(nitrogen?.mass ?? NaN, 300, 3)).toBeCloseTo(516.84, 2);
  const warm = begun({ count: 500 });
  wait(warm, 1000);
  expect(Math.abs(shown(warm, 'meanSpeed') - 476.17)).toBeLessThan(7);
  expect(Math.abs(shown(warm, 'rmsSpeed') - 516.84)).toBeLessThan(7);
  expect(Math.abs(shown(warm, 'temperature') - 300)).toBeLessThan(8);
  const closed = begun({ count: 500, process: 1 });
  wait(closed, 1000);
  expect([shown(closed, 'rmsSpeed'), shown(closed, 'temperature')]).toEqual([516.8, 300]);
  expect(Math.abs(shown(closed, 'meanSpeed') - 476.17)).toBeLessThan(4);
});

test('the wall theory: the second virial coefficient of a box, and Carnahan and Starling in a large one', () => {
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

test.each([
  [5, 0.02],
  [10, 0.02],
])(
  'dense xenon at L = %d nm: PV/(NkT) is that of theory within %d, and what the answer says',
  (length, part) => {
    const session = preset('Zich ksenon');
    session.set({ length });
    wait(session, 500);
    const measured = shown(session, 'compressibility');
    expect(Math.abs(measured / shown(session, 'expectedCompressibility') - 1)).toBeLessThan(part);
    expect(shown(session, 'pressureError') / shown(session, 'pressure')).toBeLessThan(0.015);
    const said = shown(session, 'expectedCompressibility').toFixed(2).replace('.', ',');
    expect(words.task.answer).toContain(`${length} nm da ${said} ga`);
    expect(measured).toBeGreaterThan(1.2);
  },
);

test.each([
  ['squeezed', 20, 10],
  ['let out', 10, 20],
])(
  'helium %s without heat from %d to %d nm keeps T V^(2/3) within 2 %%, and energy to 1e-12',
  (_name, from, to) => {
    const session = preset('Adiabatik siqish uchun geliy');
    session.set({ length: from });
    const begin = balanceOf(session);
    const constant = (): number => exactly(session, 'temperatureNow') * exactly(session, 'volume') ** (2 / 3);
    const before = constant();
    wait(session, 10);
    session.set({ length: to });
    wait(session, 520);
    expect(shown(session, 'volume')).toBe(to * 100);
    expect(Math.abs(constant() / before - 1)).toBeLessThan(0.02);
    expect(shown(session, 'temperatureNow') / 300).toBeCloseTo((from / to) ** (2 / 3), 1);
    expect(Math.abs(balanceOf(session) / begin - 1)).toBeLessThan(1e-12);
    expect(shown(session, 'heat')).toBe(0);
    expect(Math.sign(shown(session, 'work'))).toBe(from > to ? 1 : -1);
  },
);

test('a fast piston heats more than a slow one', () => {
  const end = (pistonSpeed: number): number => {
    const session = begun({ gas: 2, count: 300, side: 10, process: 1, pistonSpeed });
    wait(session, 1);
    session.set({ length: 10 });
    wait(session, 10_000 / pistonSpeed + 20);
    return shown(session, 'temperatureNow');
  };
  expect(end(200)).toBeGreaterThan(1.08 * end(20));
});

test('warmer walls: heat flows in until T is theirs, P grows with T at one volume', () => {
  const session = begun({ count: 300, side: 12, length: 12 });
  const begin = balanceOf(session);
  wait(session, 300);
  const cold = shown(session, 'pressure');
  session.set({ walls: 600 });
  wait(session, 700);
  expect(Math.abs(shown(session, 'temperature') - 600)).toBeLessThan(20);
  expect(shown(session, 'pressure') / cold / 2).toBeCloseTo(1, 0.9);
  // (3/2) N k ΔT, less the piston's nothing.
  expect(Math.abs(shown(session, 'heat') / (1.5 * 300 * BOLTZMANN * 300 * 1e21) - 1)).toBeLessThan(0.2);
  expect(shown(session, 'work')).toBe(0);
  expect(Math.abs(balanceOf(session) / begin - 1)).toBeLessThan(1e-12);
});

test('the mean free path of argon is 1/(√2 π d² n), a few per cent shorter in a dense gas', () => {
  const session = begun({ gas: 2, count: 500, side: 12, length: 12, process: 1 });
  wait(session, 400);
  const n = 500 / 12 ** 3;
  const simple = 1 / (Math.SQRT2 * Math.PI * 0.34 ** 2 * n);
  const ratio = shown(session, 'meanFreePath') / simple;
  expect(ratio).toBeGreaterThan(0.92);
  expect(ratio).toBeLessThan(1.03);
});

test('helium and xenon: the same energy on average, no theory of the mixture', () => {
  const session = preset('Geliy va ksenon');
  wait(session, 1);
  expect(shown(session, 'expectedCompressibility')).toBeNaN();
  expect(speciesOf(session.run.si).map(({ count }) => count)).toEqual([100, 100]);
  wait(session, 600);
  expect(Math.abs(shown(session, 'pressure') - ideal(200, 300, 8000))).toBeLessThan(
    3.5 * shown(session, 'pressureError'),
  );
});
