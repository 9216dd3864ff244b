import type { Session } from '@zarra/experiment-kit';
import { displayedValue, startPreset, startSession } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { KIND, KIND_NAMES } from './element-kinds.js';
import { PLACES, type PlaceKey } from './places.js';
import { valuesOf } from './scheme.js';

const placeOf = (key: PlaceKey) => {
  const place = PLACES.find((one) => one.key === key);
  if (!place) throw new Error(`No place ${key}`);
  return place;
};
const handleOf = (key: PlaceKey) => {
  const handle = definition.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`No handle ${key}`);
  return handle;
};
/** Drops a part at a place, or presses it without one. @returns key of the focused handle */
function place(session: Session, kind: number, key?: PlaceKey): string | undefined {
  const placement = definition.tray?.place(String(kind), key && placeOf(key), session.snapshot());
  session.set(placement?.values ?? {});
  return placement?.handle;
}
/** Kind and displayed values of a place. */
const at = (session: Session, key: PlaceKey): number => session.run.values[placeOf(key).kind] ?? NaN;

test('the tray has every element; those of the simple level are the first', () => {
  const parts = definition.tray?.parts ?? [];
  expect(parts.map(({ label }) => label).sort()).toEqual(
    KIND_NAMES.filter((name) => name !== 'boʻsh joy').sort(),
  );
  expect(parts.slice(0, 7).map(({ label }) => label)).toEqual([
    'sim',
    'batareya',
    'kalit',
    'lampa',
    'rezistor',
    'ampermetr',
    'voltmetr',
  ]);
  expect(parts.map(({ isAdvanced = false }) => isAdvanced)).toEqual(parts.map((_, index) => index >= 7));
  // Pictures differ: the unknown resistor has a question mark.
  expect(new Set(parts.map(({ picture }) => JSON.stringify(picture))).size).toBe(parts.length);
});

test('a circuit of parts from the tray works', () => {
  const session = startSession(definition, valuesOf('', 'A1A2'));
  expect(place(session, KIND.battery, 'A1B1')).toBe('A1B1');
  place(session, KIND.resistor, 'A2B2');
  place(session, KIND.ammeter, 'A1A2');
  place(session, KIND.wire, 'B1B2');
  session.set({ chosen: placeOf('A1A2').index });
  // 6 V, 10 Ω and 1 Ω inside.
  expect(displayedValue(session, 'current')).toBe(0.5455);
});

test('a pressed part replaces the element of the chosen place and has its default amount', () => {
  const session = startPreset(definition, 'Om qonuni');
  expect(place(session, KIND.lamp)).toBe('A3B3');
  expect(session.run.values).toMatchObject({ kindA3B3: KIND.lamp, valueA3B3: 5 });
  expect(displayedValue(session, 'power')).toBeGreaterThan(2);
});

test('a drop selects the nearest place; beside the board there is none', () => {
  const session = startPreset(definition, 'Om qonuni');
  const target = (x: number, y: number) => definition.tray?.target(x, y, session.snapshot());
  const { x, y } = placeOf('B2B3');
  const box = target(x + 0.1, y - 0.2);
  expect([box?.left, box?.right, box?.bottom, box?.top]).toEqual([x - 0.44, x + 0.44, y - 0.31, y + 0.31]);
  const upright = target(placeOf('A2B2').x + 0.1, placeOf('A2B2').y);
  expect((upright?.top ?? NaN) - (upright?.bottom ?? NaN)).toBeCloseTo(0.88, 9);
  expect(target(-1, 1)).toBeUndefined();
  expect(target(1.5, -0.7)).toBeUndefined();
});

test('an element moves to an empty place with its amount, and is exchanged with another element', () => {
  const session = startPreset(definition, 'Om qonuni');
  const move = (from: PlaceKey, to: PlaceKey) => {
    const { x, y } = placeOf(to);
    session.set(handleOf(from).moveTo(x, y, session.snapshot()));
  };
  move('A3B3', 'A2B2');
  expect(session.run.values).toMatchObject({ kindA3B3: KIND.none, kindA2B2: KIND.resistor, valueA2B2: 10 });
  expect(session.run.values['chosen']).toBe(placeOf('A2B2').index);
  move('A2B2', 'A1B1');
  expect([at(session, 'A1B1'), at(session, 'A2B2')]).toEqual([KIND.resistor, KIND.battery]);
  const before = session.run.values;
  const { x, y } = placeOf('A1B1');
  expect(handleOf('A1B1').moveTo(x + 0.05, y, session.snapshot())).toEqual({});
  expect(handleOf('A1B1').moveTo(-2, 3, session.snapshot())).toEqual({});
  expect(session.run.values).toEqual(before);
});

test('an element is removed; an empty place has nothing to carry or to remove', () => {
  const session = startPreset(definition, 'Om qonuni');
  const handle = handleOf('A3B3');
  expect(handle.part?.(session.snapshot())).toBe(String(KIND.resistor));
  const removal = handle.remove?.(session.snapshot());
  expect(removal?.handle).toBe('A3B3');
  session.set(removal?.values ?? {});
  expect(at(session, 'A3B3')).toBe(KIND.none);
  expect(handle.part?.(session.snapshot())).toBeUndefined();
  expect(handle.remove?.(session.snapshot())).toBeUndefined();
});
