import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import {
  randomValues,
  drawingOf,
  textIssuesOf,
  textsOf,
  displayedValue,
  createTestRandom,
  observableValue,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import { parameters, type FieldKey } from './parameters.js';
import { valuesOfCharges } from './states.js';

/** Coulomb's constant by CODATA 2022, independent of the library. */
const K = 8.9875517862e9;

/** Session with exactly these charges. */
const sessionWithCharges = (
  charges: Parameters<typeof valuesOfCharges>[0],
  more: Partial<Record<FieldKey, number>> = {},
) => startSession(definition, { ...valuesOfCharges(charges), ...more });

/** ε₀ by CODATA 2022, independent of the library. */
const EPSILON = 8.8541878188e-12;

const handleOf = (key: string) => {
  const handle = definition.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`No handle ${key}`);
  return handle;
};

test('1 µC and 1 µC at 1 m: 8,988 mN on each', () => {
  const session = startPreset(definition, 'Ikki musbat zaryad');
  expect(displayedValue(session, 'force')).toBe(8.988);
  session.set({ chosen: 2 });
  expect(displayedValue(session, 'force')).toBe(8.988);
  session.set({ q2: -1 });
  expect(displayedValue(session, 'force')).toBe(8.988);
  session.set({ chosen: 3 });
  expect(displayedValue(session, 'force')).toBeNaN();
});

test('the force on a charge is that of all others', () => {
  const session = sessionWithCharges([
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
    expect(Math.abs(displayedValue(session, 'force') - expected)).toBeLessThan(6e-4);
  }
});

test('field, direction and potential of one charge follow the law of Coulomb to the last digit', () => {
  const session = startPreset(definition, 'Bitta zaryad');
  expect([displayedValue(session, 'field'), displayedValue(session, 'potential')]).toEqual([8.988, 8.988]);
  for (const [charge, x, y] of [
    [1, 0.3, 0.4],
    [-2.5, -1.2, 0.9],
    [5, 0.01, 0],
    [-0.1, -1.9, -1.4],
  ] as const) {
    session.set({ q1: charge, probeX: x, probeY: y });
    const r = Math.hypot(x, y);
    expect(Math.abs(displayedValue(session, 'field') - (K * Math.abs(charge) * 1e-9) / r ** 2)).toBeLessThan(
      6e-4,
    );
    expect(Math.abs(displayedValue(session, 'potential') - (K * charge * 1e-9) / r)).toBeLessThan(6e-4);
    expect(Math.abs(displayedValue(session, 'distance') - r)).toBeLessThan(6e-4);
    const away = (Math.atan2(y * charge, x * charge) * 180) / Math.PI;
    expect(Math.abs(displayedValue(session, 'direction') - ((away + 360) % 360))).toBeLessThan(0.06);
  }
  session.set({ probeX: 0, probeY: 0 });
  expect([displayedValue(session, 'field'), displayedValue(session, 'potential')]).toEqual([NaN, NaN]);
});

test('cancelling terms give a field and a potential of exactly zero', () => {
  expect(displayedValue(startPreset(definition, 'Dipol'), 'potential')).toBe(0);
  expect(displayedValue(startPreset(definition, 'Dipol'), 'direction')).toBe(0);
  const middle = startPreset(definition, 'Kvadrupol');
  middle.set({ probeX: 0, probeY: 0 });
  expect(observableValue(middle, 'field')).toBe(0);
  expect(observableValue(middle, 'potential')).toBe(0);
  expect(displayedValue(middle, 'direction')).toBeNaN();
});

test('Gauss: the flux through the sphere is the enclosed charge over ε₀ at any position; none for charges outside', () => {
  for (const [probeX, probeY, radius, inside] of [
    [0, 0, 0.3, 3],
    [0.2, -0.1, 0.4, 3],
    [0, 0.2, 0.9, 3],
    [-0.7, 0.4, 0.5, 0],
    [1, 0.5, 0.55, -2],
    [0.5, 0.25, 1, 1],
  ] as const) {
    const session = sessionWithCharges(
      [
        [0, 0, 3],
        [1, 0.5, -2],
      ],
      { probeX, probeY, radius },
    );
    const expected = (inside * 1e-6) / EPSILON;
    expect(Math.abs(displayedValue(session, 'flux') - expected)).toBeLessThan(1);
    expect(Math.abs(displayedValue(session, 'enclosed') - expected)).toBeLessThan(1);
  }
  expect(
    displayedValue(sessionWithCharges([[0, 0, 1]], { probeX: 0.1, probeY: 0, radius: 0.5 }), 'flux'),
  ).toBe(112941);
  // A charge on the surface, and no sphere.
  expect(
    displayedValue(sessionWithCharges([[0, 0, 1]], { probeX: 0.5, probeY: 0, radius: 0.45 }), 'flux'),
  ).toBeNaN();
  expect(
    displayedValue(sessionWithCharges([[0, 0, 1]], { probeX: 0.5, probeY: 0, radius: 0 }), 'enclosed'),
  ).toBeNaN();
});

test('far from a dipole the field falls with the third power of the distance', () => {
  const dipole = sessionWithCharges([
    [-0.02, 0, -5],
    [0.02, 0, 5],
  ]);
  const along = (probeX: number, probeY: number): number => {
    dipole.set({ probeX, probeY });
    return displayedValue(dipole, 'field');
  };
  const slope = Math.log(along(1.8, 0) / along(0.6, 0)) / Math.log(3);
  expect(Math.abs(slope + 3)).toBeLessThan(0.005);
  // 2 k p / r³ on the axis, half of it across; p = 0.2 µC·m
  expect(Math.abs(along(1.5, 0) / ((2 * K * 0.2e-6) / 1.5 ** 3 / 1000) - 1)).toBeLessThan(1e-3);
  expect(Math.abs(along(0, 1.2) / ((K * 0.2e-6) / 1.2 ** 3 / 1000) - 1)).toBeLessThan(1e-3);
});

test('by keyboard the probe finds E = 0 at a third of the distance, and beyond the weaker charge for opposite signs', () => {
  const session = startPreset(definition, 'Teng boʻlmagan zaryadlar');
  const probe = handleOf('probe');
  const press = (times: number, dx: -1 | 0 | 1, dy: -1 | 0 | 1): void => {
    for (let time = 0; time < times; time++) session.set(probe.nudge(dx, dy, false, session.snapshot()));
  };
  expect(displayedValue(session, 'field')).toBeGreaterThan(100);
  press(4, 0, -1);
  press(8, -1, 0);
  expect([displayedValue(session, 'field'), displayedValue(session, 'distance')]).toEqual([0, 0.4]);
  expect(displayedValue(session, 'direction')).toBeNaN();
  expect(displayedValue(session, 'potential')).toBe(67.407);
  session.set({ q2: -4 });
  press(32, -1, 0);
  expect([displayedValue(session, 'field'), displayedValue(session, 'distance')]).toEqual([0, 1.2]);
  expect(displayedValue(session, 'potential')).toBe(-7.49);
  // Beside it there is a field again.
  session.set(probe.nudge(1, 0, true, session.snapshot()));
  expect(displayedValue(session, 'field')).toBeGreaterThan(0);
});

test('selecting and measuring do not affect the flight; a changed charge restarts it', () => {
  const session = startSession(definition);
  session.stepBy(20);
  session.set({ chosen: 2, radius: 0.4 });
  expect(session.run.steps).toBe(20);
  session.set({ q2: -2 });
  expect(session.run.steps).toBe(0);
});

test('a charge is selected by pressing, moved by keyboard and pointer; a selected empty place is marked', () => {
  const session = startSession(definition);
  const second = handleOf('charge2');
  const third = handleOf('charge3');
  expect(second.press?.(session.snapshot())).toEqual({ values: { chosen: 2 } });
  expect(definition.handles.filter(({ isVisible }) => isVisible?.(session.snapshot()) ?? true)).toHaveLength(
    3,
  );
  expect(third.isVisible?.(session.snapshot())).toBe(false);
  session.set({ chosen: 3 });
  expect(third.isVisible?.(session.snapshot())).toBe(true);
  expect(third.valueText(session.snapshot())).toContain('boʻsh joy');
  expect(drawingOf(session).labels).toContain('q₃ = 0');
  session.set(third.moveTo(0.512, 0.488, session.snapshot()));
  expect(third.position(session.snapshot())).toEqual({ x: 0.5, y: 0.5 });
  session.set(third.nudge(1, -1, true, session.snapshot()));
  expect(third.position(session.snapshot())).toEqual({ x: 0.51, y: 0.49 });
  session.set({ q3: -1.5 });
  expect(third.valueText(session.snapshot())).toBe(
    'manfiy 1,5 mikrokulon, x 0,51 metr, y 0,49 metr, tanlangan',
  );
  // Moved out of the view, it stays at the edge.
  session.set(third.moveTo(9, -9, session.snapshot()));
  expect(third.position(session.snapshot())).toEqual({ x: 1.9, y: -1.4 });
});

test('only the chosen charge has a control, and the test charge while it is shown', () => {
  const inUse = (values: Partial<Record<FieldKey, number>>, test: number): string[] => {
    const { run, store } = startSession(definition, values);
    const view = { ...store.getState().view, test };
    const keys = Object.keys(parameters) as FieldKey[];
    return keys.filter((key) => !parameters[key].handleOnly && definition.isInUse?.(key, run.values, view));
  };
  expect(inUse({ chosen: 11 }, 0)).toEqual(['chosen', 'q11', 'radius']);
  expect(inUse({}, 1)).toEqual(['chosen', 'q1', 'radius', 'testCharge', 'mass', 'speed']);
  expect(inUse({ speed: 1 }, 1)).toContain('angle');
});

test('the select lists the charges', () => {
  const choice = definition.controlOverride?.(
    'chosen',
    startSession(definition, { q2: -1.5, q12: 4 }).run.values,
  );
  expect(choice?.parameter.choices?.slice(0, 3)).toEqual([
    '1-zaryad: +1 µC',
    '2-zaryad: −1,5 µC',
    '3-zaryad: boʻsh joy',
  ]);
  expect(choice?.parameter.choices?.[11]).toBe('12-zaryad: +4 µC');
  expect(choice?.toValues(12)).toEqual({ chosen: 12 });
  expect(definition.controlOverride?.('q1', startSession(definition).run.values)).toBeUndefined();
});

test('any values fit into an address and are restored', () => {
  const randomBelow = createTestRandom(8);
  for (let round = 0; round < 20; round++) {
    const values = randomValues(parameters, randomBelow);
    const view = randomValues(definition.view, randomBelow);
    const run = { seed: 1, values, changes: [], steps: 14400 };
    const address = writeAddress(definition, { run, view }, values);
    expect(address.length).toBeLessThanOrEqual(300);
    const read = readAddress(definition, address, 14400);
    for (const [key, value] of Object.entries(values))
      expect(Math.abs((read?.run.values[key] ?? NaN) - value)).toBeLessThan(1e-9);
    expect(read?.view).toEqual(view);
  }
});

test('drawing and texts are valid without charges, on a charge, and with two charges in one place', () => {
  const sessions = [
    sessionWithCharges([]),
    sessionWithCharges([[0, 0, 1]], { probeX: 0, probeY: 0 }),
    // The force is undefined.
    sessionWithCharges([
      [0, 0, 1],
      [0, 0, -1],
    ]),
  ];
  for (const session of sessions) {
    session.setView({ levels: 1 });
    expect(textsOf(session).flatMap(textIssuesOf)).toEqual([]);
    for (const { key } of definition.readouts)
      expect(Math.abs(displayedValue(session, key))).not.toBe(Infinity);
  }
});
