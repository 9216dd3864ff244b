import { fromGrid, gridSteps, readAddress, writeAddress } from '@zarra/experiment-kit';
import { anySession, anyValues, faultsOf, proseOf, shown, testChance } from '../../test-lab.js';
import { amountOf, inWords, KIND, KIND_NAMES, placeOf } from './kinds.js';
import { lab } from './lab.js';
import { parameters, type BoardName } from './parameters.js';
import { PLACES } from './places.js';
import { boardOf, exactly, kirchhoffResidual, put, readingOf, run } from './test-board.js';

const handleAt = (key: string) => {
  const handle = lab.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`No handle ${key}`);
  return handle;
};

test("two hundred boards drawn by chance: all solved, Kirchhoff's law to 1e-12 (of 0.1 A at least)", () => {
  const chance = testChance(9);
  for (let round = 0; round < 200; round++) {
    const session = anySession(lab, chance, 20);
    session.stepBy(20);
    const reading = readingOf(session);
    expect(reading.fine).toBe(true);
    const most = Math.max(...reading.current.map(Math.abs));
    expect(kirchhoffResidual(reading)).toBeLessThanOrEqual(1e-12 * (most + 0.1));
  }
});

test('a full board drawn by chance fits into 300 letters of an address, and comes back', () => {
  const chance = testChance(4);
  for (let round = 0; round < 50; round++) {
    const values = anyValues(lab.parameters, chance);
    const address = writeAddress(
      lab,
      { run: { seed: 1, values, changes: [], steps: 36_000 }, view: anyValues(lab.view, chance) },
      values,
    );
    expect(address.length).toBeLessThanOrEqual(150);
    expect(readAddress(lab, address, 36_000)?.run.values).toEqual(values);
  }
});

test('going back and on again over changed values leads to the same state, to the last bit', () => {
  const session = boardOf('Kondensatorni zaryadlash');
  run(session, 1);
  session.set(put({ A2A3: [KIND.resistor, 50] }));
  run(session, 1);
  session.set({ valueA2B2: 1, internal: 2.5 });
  run(session, 1);
  const state = session.run.state.slice();
  session.seek(700);
  session.seek(1800);
  expect(session.run.state).toEqual(state);
});

test('every preset shows what it is for: no gap, no short, a source', () => {
  for (const { name } of lab.presets) {
    const session = boardOf(name);
    run(session, 0.7);
    expect(lab.words.describe(session.moment())).not.toMatch(/ochiq|tutashuv|manba yoʻq/);
  }
});

test('a place is chosen by a press; a chosen switch is thrown by the next', () => {
  const session = boardOf('Om qonuni');
  const press = (key: string) => session.set(handleAt(key).press?.(session.moment()).values ?? {});
  press('A2A3');
  expect(PLACES[session.run.values.chosen]?.key).toBe('A2A3');
  press('A1A2');
  expect(exactly(session, 'A2A3').current).toBeCloseTo(0.5, 7);
  press('A1A2');
  expect(Math.abs(exactly(session, 'A2A3').current)).toBeLessThan(1e-9);
  expect(handleAt('A1A2').spoken(session.moment())).toBe('kalit, uzilgan, tanlangan');
  press('A1A2');
  expect(exactly(session, 'A2A3').current).toBeCloseTo(0.5, 7);
});

test('arrows change the kind and the amount, and choose the place', () => {
  const session = boardOf('Om qonuni');
  const say = () => handleAt('A3B3').spoken(session.moment());
  const nudge = (dx: -1 | 0 | 1, dy: -1 | 0 | 1, fine = false) =>
    session.set(handleAt('A3B3').nudge(dx, dy, fine, session.moment()));
  session.set({ chosen: 0 });
  nudge(0, 1);
  expect(say()).toBe('rezistor, 16 om, tanlangan');
  nudge(0, 1);
  nudge(0, -1, true);
  expect(say()).toBe('rezistor, 20 om, tanlangan');
  nudge(0, -1);
  expect(say()).toBe('rezistor, 15 om, tanlangan');
  nudge(1, 0);
  expect(say()).toBe('lampa, 3 vatt, tanlangan');
  for (let count = 0; count < 5; count++) nudge(-1, 0);
  expect(say()).toBe('boʻsh joy, tanlangan');
  nudge(-1, 0);
  expect(say()).toBe('nomaʼlum rezistor, № 1, tanlangan');
  expect(handleAt('A2A3').spoken(session.moment())).toMatch(/^ampermetr, /);
});

test('a control shows the amount of its kind, on the grid of its kind; a new kind brings its usual amount', () => {
  for (const kind of KIND_NAMES.keys()) {
    const session = boardOf('Om qonuni', put({ B1B2: [kind] }));
    session.set({ chosen: PLACES.findIndex(({ key }) => key === 'B1B2') });
    const { values } = session.run;
    const controls = (Object.keys(parameters) as BoardName[]).filter((key) =>
      lab.isInUse?.(key, values, session.news.getState().view),
    );
    const amount = amountOf(kind);
    expect(controls.includes('valueB1B2')).toBe(amount !== undefined);
    expect(controls.includes('frequency')).toBe(kind === KIND.alternating);
    expect(controls).not.toContain('kindA1A2');
    expect(lab.shownAs?.('kindB1B2', values)?.take(kind)).toEqual(put({ B1B2: [kind] }));
    const control = lab.shownAs?.('valueB1B2', values);
    expect(control?.value).toBe(amount?.initial ?? 0);
    if (!amount || !control) continue;
    for (let place = 0; place <= gridSteps(amount); place += 13) {
      session.set(control.take(fromGrid(amount, place)));
      expect(session.run.values.valueB1B2).toBe(place);
    }
    expect(session.run.values.kindB1B2).toBe(kind);
  }
  expect(inWords(KIND.battery, placeOf(KIND.battery, -4.5))).toBe('batareya, −4,5 volt');
});

test('balls stand still without current, and go the way of the current, the faster the more', () => {
  const moved = (values: Parameters<typeof put>[0]) => {
    const session = boardOf('Om qonuni', put(values));
    const before = session.run.state.slice();
    run(session, 1);
    const slot = lab.model.layout(session.run.si).findIndex(({ key }) => key === 'drift.A2A3');
    return (session.run.state[slot] ?? NaN) - (before[slot] ?? NaN);
  };
  expect(Math.abs(moved({ A1A2: [KIND.switch, 0] }))).toBeLessThan(1e-9);
  const [little, much] = [moved({ A3B3: [KIND.resistor, 100] }), moved({ A3B3: [KIND.resistor, 2] })];
  expect(little).toBeGreaterThan(0.1);
  expect(much).toBeGreaterThan(3 * little);
  expect(moved({ A1B1: [KIND.battery, -6], A3B3: [KIND.resistor, 2] })).toBeCloseTo(-much, 9);
});

test('an empty board is one too', () => {
  const session = boardOf(undefined);
  run(session, 1);
  expect(lab.readouts.filter(({ key }) => shown(session, key) > 0)).toEqual([]);
  expect(proseOf(session).flatMap(faultsOf)).toEqual([]);
});
