import type { Session } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import { fromGrid, gridSteps } from '@zarra/experiment-kit/parameters';
import {
  randomSession,
  randomValues,
  textIssuesOf,
  textsOf,
  displayedValue,
  drawingOf,
  createTestRandom,
  runFor,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { countFor } from '../../testing/test-scope.js';
import { amountOf, describeElement, KIND, KIND_NAMES, gridIndexOf } from './element-kinds.js';
import { definition } from './definition.js';
import { parameters, type BoardKey } from './parameters.js';
import { JUNCTIONS, PLACES, type PlaceKey } from './places.js';
import { valuesOf, valuesOfElements } from './scheme.js';
import { readBoard, type Reading } from './read-board.js';

const EMPTY_BOARD = valuesOf('', 'A1A2');

const readingOf = (session: Session) => {
  const { time, state, si } = session.snapshot();
  return readBoard(time, state as Float64Array, si);
};

/** Exact current of a place. */
const currentAt = (session: Session, key: PlaceKey): number =>
  readingOf(session).current[PLACES.findIndex((place) => place.key === key)] ?? NaN;

/** Largest sum of currents at a junction, A: zero by Kirchhoff's first law, except for rounding. */
const kirchhoffResidual = ({ current }: Reading): number =>
  Math.max(
    ...JUNCTIONS.map(({ name }) =>
      Math.abs(
        PLACES.reduce((all, { from, to, index }) => {
          const i = current[index] ?? 0;
          return all + (to === name ? i : 0) - (from === name ? i : 0);
        }, 0),
      ),
    ),
  );

const handleAt = (key: string) => {
  const handle = definition.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`No handle ${key}`);
  return handle;
};

test("random boards: all solved, Kirchhoff's law to 1e-12 (of 0.1 A at least)", () => {
  const randomBelow = createTestRandom(9);
  for (let round = 0; round < countFor({ push: 40, ci: 200, extended: 200 }); round++) {
    const session = randomSession(definition, randomBelow, 20);
    session.stepBy(20);
    const reading = readingOf(session);
    expect(reading.isSolved).toBe(true);
    const most = Math.max(...reading.current.map(Math.abs));
    expect(kirchhoffResidual(reading)).toBeLessThanOrEqual(1e-12 * (most + 0.1));
  }
});

test('a full random board fits into an address of 300 characters and is restored', () => {
  const randomBelow = createTestRandom(4);
  for (let round = 0; round < 50; round++) {
    const values = randomValues(definition.parameters, randomBelow);
    const address = writeAddress(
      definition,
      {
        run: { seed: 1, values, changes: [], steps: 36_000 },
        view: randomValues(definition.view, randomBelow),
      },
      values,
    );
    expect(address.length).toBeLessThanOrEqual(150);
    expect(readAddress(definition, address, 36_000)?.run.values).toEqual(values);
  }
});

test('seeking over parameter changes restores the same state bit for bit', () => {
  const session = startPreset(definition, 'Kondensatorni zaryadlash');
  runFor(session, 1);
  session.set(valuesOfElements({ A2A3: [KIND.resistor, 50] }));
  runFor(session, 1);
  session.set({ valueA2B2: 1, internal: 2.5 });
  runFor(session, 1);
  const state = session.run.state.slice();
  session.seek(700);
  session.seek(1800);
  expect(session.run.state).toEqual(state);
});

test('every preset is a closed circuit with a source and no short', () => {
  for (const { name } of definition.presets) {
    const session = startPreset(definition, name);
    runFor(session, 0.7);
    expect(definition.content.describe(session.snapshot())).not.toMatch(/ochiq|tutashuv|manba yoʻq/);
  }
});

test('pressing selects a place; pressing a selected switch toggles it', () => {
  const session = startPreset(definition, 'Om qonuni');
  const press = (key: string) => session.set(handleAt(key).press?.(session.snapshot()).values ?? {});
  press('A2A3');
  expect(PLACES[session.run.values['chosen'] ?? NaN]?.key).toBe('A2A3');
  press('A1A2');
  expect(currentAt(session, 'A2A3')).toBeCloseTo(0.5, 7);
  press('A1A2');
  expect(Math.abs(currentAt(session, 'A2A3'))).toBeLessThan(1e-9);
  expect(handleAt('A1A2').valueText(session.snapshot())).toBe('kalit, uzilgan, tanlangan');
  press('A1A2');
  expect(currentAt(session, 'A2A3')).toBeCloseTo(0.5, 7);
});

test('arrow keys change kind and amount, and select the place', () => {
  const session = startPreset(definition, 'Om qonuni');
  const valueText = () => handleAt('A3B3').valueText(session.snapshot());
  const nudge = (dx: -1 | 0 | 1, dy: -1 | 0 | 1, fine = false) =>
    session.set(handleAt('A3B3').nudge(dx, dy, fine, session.snapshot()));
  session.set({ chosen: 0 });
  nudge(0, 1);
  expect(valueText()).toBe('rezistor, 16 om, tanlangan');
  nudge(0, 1);
  nudge(0, -1, true);
  expect(valueText()).toBe('rezistor, 20 om, tanlangan');
  nudge(0, -1);
  expect(valueText()).toBe('rezistor, 15 om, tanlangan');
  nudge(1, 0);
  expect(valueText()).toBe('lampa, 3 vatt, tanlangan');
  for (let count = 0; count < 5; count++) nudge(-1, 0);
  expect(valueText()).toBe('boʻsh joy, tanlangan');
  nudge(-1, 0);
  expect(valueText()).toBe('nomaʼlum rezistor, № 1, tanlangan');
  expect(handleAt('A2A3').valueText(session.snapshot())).toMatch(/^ampermetr, /);
});

test('a control shows the amount of its kind, on the grid of its kind; a new kind brings its usual amount', () => {
  for (const kind of KIND_NAMES.keys()) {
    const session = startPreset(definition, 'Om qonuni', valuesOfElements({ B1B2: [kind] }));
    session.set({ chosen: PLACES.findIndex(({ key }) => key === 'B1B2') });
    const { values } = session.run;
    const controls = (Object.keys(parameters) as BoardKey[]).filter((key) =>
      definition.isInUse?.(key, values, session.store.getState().view),
    );
    const amount = amountOf(kind);
    expect(controls.includes('valueB1B2')).toBe(amount !== undefined);
    expect(controls.includes('frequency')).toBe(kind === KIND.alternating);
    expect(controls).not.toContain('kindA1A2');
    expect(definition.controlOverride?.('kindB1B2', values)?.toValues(kind)).toEqual(
      valuesOfElements({ B1B2: [kind] }),
    );
    const control = definition.controlOverride?.('valueB1B2', values);
    expect(control?.value).toBe(amount?.initial ?? 0);
    if (!amount || !control) continue;
    for (let place = 0; place <= gridSteps(amount); place += 13) {
      session.set(control.toValues(fromGrid(amount, place)));
      expect(session.run.values['valueB1B2']).toBe(place);
    }
    expect(session.run.values['kindB1B2']).toBe(kind);
  }
  expect(describeElement(KIND.battery, gridIndexOf(KIND.battery, -4.5))).toBe('batareya, −4,5 volt');
});

test('charges move in the direction of the current, faster for larger currents, and rest without one', () => {
  const driftWith = (values: Parameters<typeof valuesOfElements>[0]) => {
    const session = startPreset(definition, 'Om qonuni', valuesOfElements(values));
    const before = session.run.state.slice();
    runFor(session, 1);
    const slot = definition.model.layout(session.run.si).findIndex(({ key }) => key === 'drift.A2A3');
    return (session.run.state[slot] ?? NaN) - (before[slot] ?? NaN);
  };
  expect(Math.abs(driftWith({ A1A2: [KIND.switch, 0] }))).toBeLessThan(1e-9);
  const [little, much] = [driftWith({ A3B3: [KIND.resistor, 100] }), driftWith({ A3B3: [KIND.resistor, 2] })];
  expect(little).toBeGreaterThan(0.1);
  expect(much).toBeGreaterThan(3 * little);
  expect(driftWith({ A1B1: [KIND.battery, -6], A3B3: [KIND.resistor, 2] })).toBeCloseTo(-much, 9);
});

test('amounts stand outside the frames of their places', () => {
  const session = startSession(definition, {
    ...EMPTY_BOARD,
    ...valuesOfElements(Object.fromEntries(PLACES.map(({ key }) => [key, [KIND.resistor]]))),
  });
  const { labels, labelPoints } = drawingOf(session);
  const amounts = labelPoints.filter((_, index) => labels[index] === '10\u00A0Ω');
  expect(amounts).toHaveLength(PLACES.length);
  // A text of 14 pixels on a stage of 800 by 600: half its height, and its distance from the point.
  const [half, gap] = [0.04, 0.045];
  for (const [x, y] of amounts)
    for (const place of PLACES) {
      const [along, across] = place.isHorizontal ? [0.44, 0.25] : [0.25, 0.44];
      const isInFrame = Math.abs(x + gap - place.x) < along && Math.abs(y - place.y) < across + half;
      expect(isInFrame).toBe(false);
    }
});

test('a description names the values that exist', () => {
  const session = startPreset(definition, 'Nomaʼlum rezistor');
  expect(definition.content.describe(session.snapshot())).not.toContain('—');
});

test('an empty board is valid', () => {
  const session = startSession(definition, EMPTY_BOARD);
  runFor(session, 1);
  expect(definition.readouts.filter(({ key }) => displayedValue(session, key) > 0)).toEqual([]);
  expect(textsOf(session).flatMap(textIssuesOf)).toEqual([]);
});
