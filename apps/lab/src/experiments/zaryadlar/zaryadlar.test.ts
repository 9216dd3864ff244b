import { readAddress, writeAddress } from '@zarra/experiment-kit';
import { anyValues, drawingOf, faultsOf, proseOf, shown, testChance } from '../../test-lab.js';
import { lab } from './lab.js';
import { parameters, type FieldName } from './parameters.js';
import { K, presetOf, sceneOf, sessionOf } from './test-scenes.js';

/** ε₀ by CODATA 2022, apart from the library. */
const EPSILON = 8.8541878188e-12;

const handleOf = (key: string) => {
  const handle = lab.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`No handle ${key}`);
  return handle;
};

test('1 µC and 1 µC at 1 m: 8,988 mN on each', () => {
  const session = presetOf('Ikki musbat zaryad');
  expect(shown(session, 'force')).toBe(8.988);
  session.set({ chosen: 2 });
  expect(shown(session, 'force')).toBe(8.988);
  session.set({ q2: -1 });
  expect(shown(session, 'force')).toBe(8.988);
  session.set({ chosen: 3 });
  expect(shown(session, 'force')).toBeNaN();
});

test('the force on a charge is that of all others', () => {
  const session = sceneOf([
    [0, 0, 2],
    [0.6, 0, -3],
    [0.6, 0.8, 4],
  ]);
  // In mN, of charges in µC.
  const pair = (one: number, other: number, r: number): number => (K * 1e-9 * one * other) / r ** 2;
  const [k12, k13, k23] = [pair(2, 3, 0.6), pair(2, 4, 1), pair(3, 4, 0.8)];
  for (const [chosen, expected] of [
    [1, Math.hypot(k12 - 0.6 * k13, 0.8 * k13)],
    [2, Math.hypot(k12, k23)],
    [3, Math.hypot(0.6 * k13, 0.8 * k13 - k23)],
  ] as const) {
    session.set({ chosen });
    expect(Math.abs(shown(session, 'force') - expected)).toBeLessThan(6e-4);
  }
});

test('field, direction and potential of one charge are those of Coulomb, to the last digit', () => {
  const session = presetOf('Bitta zaryad');
  expect([shown(session, 'field'), shown(session, 'potential')]).toEqual([8.988, 8.988]);
  for (const [charge, x, y] of [
    [1, 0.3, 0.4],
    [-2.5, -1.2, 0.9],
    [5, 0.01, 0],
    [-0.1, -1.9, -1.4],
  ] as const) {
    session.set({ q1: charge, probeX: x, probeY: y });
    const r = Math.hypot(x, y);
    expect(Math.abs(shown(session, 'field') - (K * Math.abs(charge) * 1e-9) / r ** 2)).toBeLessThan(6e-4);
    expect(Math.abs(shown(session, 'potential') - (K * charge * 1e-9) / r)).toBeLessThan(6e-4);
    expect(Math.abs(shown(session, 'distance') - r)).toBeLessThan(6e-4);
    const away = (Math.atan2(y * charge, x * charge) * 180) / Math.PI;
    expect(Math.abs(shown(session, 'direction') - ((away + 360) % 360))).toBeLessThan(0.06);
  }
  session.set({ probeX: 0, probeY: 0 });
  expect([shown(session, 'field'), shown(session, 'potential')]).toEqual([NaN, NaN]);
});

test('where terms cancel the field and the potential are zero, not rounding', () => {
  expect(shown(presetOf('Dipol'), 'potential')).toBe(0);
  expect(shown(presetOf('Dipol'), 'direction')).toBe(0);
  const middle = presetOf('Kvadrupol');
  middle.set({ probeX: 0, probeY: 0 });
  const { time, state, si } = middle.moment();
  for (const { key, value } of lab.model.observables)
    if (key === 'field' || key === 'potential') expect(value(time, state, si)).toBe(0);
  expect(shown(middle, 'direction')).toBeNaN();
});

test('Gauss: what leaves the sphere is the charge in it over ε₀, wherever it lies; none for charges outside', () => {
  for (const [probeX, probeY, radius, inside] of [
    [0, 0, 0.3, 3],
    [0.2, -0.1, 0.4, 3],
    [0, 0.2, 0.9, 3],
    [-0.7, 0.4, 0.5, 0],
    [1, 0.5, 0.55, -2],
    [0.5, 0.25, 1, 1],
  ] as const) {
    const session = sceneOf(
      [
        [0, 0, 3],
        [1, 0.5, -2],
      ],
      { probeX, probeY, radius },
    );
    const expected = (inside * 1e-6) / EPSILON;
    expect(Math.abs(shown(session, 'flux') - expected)).toBeLessThan(1);
    expect(Math.abs(shown(session, 'enclosed') - expected)).toBeLessThan(1);
  }
  expect(shown(sceneOf([[0, 0, 1]], { probeX: 0.1, probeY: 0, radius: 0.5 }), 'flux')).toBe(112941);
  // A ball on the surface, and no sphere.
  expect(shown(sceneOf([[0, 0, 1]], { probeX: 0.5, probeY: 0, radius: 0.45 }), 'flux')).toBeNaN();
  expect(shown(sceneOf([[0, 0, 1]], { probeX: 0.5, probeY: 0, radius: 0 }), 'enclosed')).toBeNaN();
});

test('far from a dipole the field falls with the third power of the distance', () => {
  const dipole = sceneOf([
    [-0.02, 0, -5],
    [0.02, 0, 5],
  ]);
  const along = (probeX: number, probeY: number): number => {
    dipole.set({ probeX, probeY });
    return shown(dipole, 'field');
  };
  const slope = Math.log(along(1.8, 0) / along(0.6, 0)) / Math.log(3);
  expect(Math.abs(slope + 3)).toBeLessThan(0.005);
  // 2 k p / r³ on the axis, half of it across; p = 0.2 µC·m
  expect(Math.abs(along(1.5, 0) / ((2 * K * 0.2e-6) / 1.5 ** 3 / 1000) - 1)).toBeLessThan(1e-3);
  expect(Math.abs(along(0, 1.2) / ((K * 0.2e-6) / 1.2 ** 3 / 1000) - 1)).toBeLessThan(1e-3);
});

test('the task is done by keys: E = 0 at a third of the way, and beyond the weaker one when signs differ', () => {
  const session = presetOf('Teng boʻlmagan zaryadlar');
  const probe = handleOf('probe');
  const press = (times: number, dx: -1 | 0 | 1, dy: -1 | 0 | 1): void => {
    for (let time = 0; time < times; time++) session.set(probe.nudge(dx, dy, false, session.moment()));
  };
  expect(shown(session, 'field')).toBeGreaterThan(100);
  press(4, 0, -1);
  press(8, -1, 0);
  expect([shown(session, 'field'), shown(session, 'distance')]).toEqual([0, 0.4]);
  expect(shown(session, 'direction')).toBeNaN();
  expect(shown(session, 'potential')).toBe(67.407);
  session.set({ q2: -4 });
  press(32, -1, 0);
  expect([shown(session, 'field'), shown(session, 'distance')]).toEqual([0, 1.2]);
  expect(shown(session, 'potential')).toBe(-7.49);
  // Beside it there is a field again.
  session.set(probe.nudge(1, 0, true, session.moment()));
  expect(shown(session, 'field')).toBeGreaterThan(0);
});

test('choosing and measuring leave the flight alone; another charge begins it anew', () => {
  const session = sessionOf();
  session.stepBy(20);
  session.set({ chosen: 2, radius: 0.4 });
  expect(session.run.steps).toBe(20);
  session.set({ q2: -2 });
  expect(session.run.steps).toBe(0);
});

test('a charge is chosen by pressing it, moved by keys and pointer, and an empty place waits to be filled', () => {
  const session = sessionOf();
  const second = handleOf('charge2');
  const third = handleOf('charge3');
  expect(second.press?.(session.moment())).toEqual({ values: { chosen: 2 } });
  expect(lab.handles.filter(({ isThere }) => isThere?.(session.moment()) ?? true)).toHaveLength(3);
  expect(third.isThere?.(session.moment())).toBe(false);
  session.set({ chosen: 3 });
  expect(third.isThere?.(session.moment())).toBe(true);
  expect(third.spoken(session.moment())).toContain('boʻsh joy');
  expect(drawingOf(session).words).toContain('q₃ = 0');
  session.set(third.moveTo(0.512, 0.488, session.moment()));
  expect(third.at(session.moment())).toEqual({ x: 0.5, y: 0.5 });
  session.set(third.nudge(1, -1, true, session.moment()));
  expect(third.at(session.moment())).toEqual({ x: 0.51, y: 0.49 });
  session.set({ q3: -1.5 });
  expect(third.spoken(session.moment())).toBe('manfiy 1,5 mikrokulon, x 0,51 metr, y 0,49 metr, tanlangan');
  // Pushed out of the picture, it stays at its rim.
  session.set(third.moveTo(9, -9, session.moment()));
  expect(third.at(session.moment())).toEqual({ x: 1.9, y: -1.4 });
});

test('only the chosen charge has a control, and the test charge while it is shown', () => {
  const inUse = (values: Partial<Record<FieldName, number>>, test: number): string[] => {
    const { run, news } = sessionOf(values);
    const view = { ...news.getState().view, test };
    const keys = Object.keys(parameters) as FieldName[];
    return keys.filter((key) => !parameters[key].onStage && lab.isInUse?.(key, run.values, view));
  };
  expect(inUse({ chosen: 11 }, 0)).toEqual(['chosen', 'q11', 'radius']);
  expect(inUse({}, 1)).toEqual(['chosen', 'q1', 'radius', 'testCharge', 'mass', 'speed']);
  expect(inUse({ speed: 1 }, 1)).toContain('angle');
});

test('the choice of charges tells what is where', () => {
  const choice = lab.shownAs?.('chosen', sessionOf({ q2: -1.5, q12: 4 }).run.values);
  expect(choice?.parameter.choices?.slice(0, 3)).toEqual([
    '1-zaryad: +1 µC',
    '2-zaryad: −1,5 µC',
    '3-zaryad: boʻsh joy',
  ]);
  expect(choice?.parameter.choices?.[11]).toBe('12-zaryad: +4 µC');
  expect(choice?.take(12)).toEqual({ chosen: 12 });
  expect(lab.shownAs?.('q1', sessionOf().run.values)).toBeUndefined();
});

test('whatever is set fits into an address, and comes back', () => {
  const chance = testChance(8);
  for (let round = 0; round < 20; round++) {
    const values = anyValues(parameters, chance);
    const view = anyValues(lab.view, chance);
    const run = { seed: 1, values, changes: [], steps: 14400 };
    const address = writeAddress(lab, { run, view }, values);
    expect(address.length).toBeLessThanOrEqual(300);
    const read = readAddress(lab, address, 14400);
    for (const key of Object.keys(parameters) as FieldName[])
      expect(Math.abs((read?.run.values[key] ?? NaN) - values[key])).toBeLessThan(1e-9);
    expect(read?.view).toEqual(view);
  }
});

test('it draws and says everything where nothing is, on a charge, and with two charges on one place', () => {
  const sessions = [
    sceneOf([]),
    sceneOf([[0, 0, 1]], { probeX: 0, probeY: 0 }),
    // No force is known.
    sceneOf([
      [0, 0, 1],
      [0, 0, -1],
    ]),
  ];
  for (const session of sessions) {
    session.setView({ levels: 1 });
    expect(proseOf(session).flatMap(faultsOf)).toEqual([]);
    for (const { key } of lab.readouts) expect(Math.abs(shown(session, key))).not.toBe(Infinity);
  }
});
