import type { Session } from '@zarra/experiment-kit';
import type { SceneVector } from '@zarra/experiment-kit/experiment';
import { startPreset, startSession } from '../../testing/experiments.js';
import { chargesOf } from './charges.js';
import { definition } from './definition.js';
import { HALF_HEIGHT, HALF_WIDTH, PLACES } from './parameters.js';
import { valuesOfCharges } from './states.js';

/** Drops a charge at a point, or presses it without one. @returns key of the focused handle */
function place(session: Session, key: 'positive' | 'negative', point?: SceneVector): string | undefined {
  const placement = definition.tray?.place(key, point, session.snapshot());
  session.set(placement?.values ?? {});
  return placement?.handle;
}
const remove = (session: Session, key: string) => {
  const removal = definition.handles.find((handle) => handle.key === key)?.remove?.(session.snapshot());
  session.set(removal?.values ?? {});
  return removal?.handle;
};
const chargesIn = (session: Session) => chargesOf(session.run.si);
const unavailable = (session: Session) => definition.tray?.unavailable?.(session.snapshot());

test('a charge is dropped at its point and chosen', () => {
  const session = startPreset(definition, 'Dipol');
  expect(place(session, 'negative', { x: 1.234, y: -0.5 })).toBe('charge3');
  expect(session.run.values).toMatchObject({ x3: 1.25, y3: -0.5, q3: -1, chosen: 3 });
  // Beside the plane it stays at its border.
  place(session, 'positive', { x: 9, y: -9 });
  expect(session.run.values).toMatchObject({ x4: HALF_WIDTH - 0.1, y4: 0.1 - HALF_HEIGHT, q4: 1 });
  const target = definition.tray?.target(9, -9, session.snapshot());
  expect(((target?.left ?? NaN) + (target?.right ?? NaN)) / 2).toBeCloseTo(HALF_WIDTH - 0.1, 9);
});

test('pressed charges stand near the probe and apart from each other; the twelfth is the last', () => {
  const session = startSession(definition, { ...valuesOfCharges([]), probeX: 0.4, probeY: 0.2 });
  for (const number of PLACES) {
    expect(unavailable(session)).toBeUndefined();
    place(session, number % 2 ? 'positive' : 'negative');
    expect(chargesIn(session)).toHaveLength(number);
  }
  const points = chargesIn(session).map(({ at }) => at);
  const [x = NaN, y = NaN] = points[0] ?? [];
  expect(Math.hypot(x - 0.4, y - 0.2)).toBeLessThan(0.51);
  for (const [index, [ax, ay]] of points.entries())
    for (const [bx, by] of points.slice(0, index)) expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(0.34);
  expect(unavailable(session)).toMatch(/^12 ta zaryad/);
  remove(session, 'charge5');
  expect(unavailable(session)).toBeUndefined();
  place(session, 'positive', { x: 0, y: 0 });
  expect(session.run.values).toMatchObject({ q5: 1, x5: 0, chosen: 5 });
});

test('an empty place that is chosen takes the next charge', () => {
  const session = startPreset(definition, 'Dipol', { chosen: 7 });
  expect(place(session, 'positive')).toBe('charge7');
  expect(session.run.values['q7']).toBe(1);
});

test('after the removal of a charge another one is chosen and focused; an empty place stays', () => {
  const session = startPreset(definition, 'Dipol');
  expect(remove(session, 'charge1')).toBe('charge2');
  expect(session.run.values).toMatchObject({ q1: 0, x1: -0.6, y1: 0, chosen: 2 });
  expect(remove(session, 'charge2')).toBe('charge2');
  expect(chargesIn(session)).toHaveLength(0);
  expect(remove(session, 'charge2')).toBeUndefined();
});
