import { displayedValue, startPreset } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { KIND, parameters } from './parameters.js';

test('the tray has every optical element', () => {
  const labels = definition.tray?.parts.map(({ label }) => label) ?? [];
  expect(labels.slice().sort()).toEqual([...(parameters.kind.choices ?? [])].sort());
  expect(definition.tray?.parts.filter(({ isAdvanced }) => !isAdvanced)).toHaveLength(4);
});

test('a placed element replaces the one on the bench and keeps the rest', () => {
  const session = startPreset(definition, 'Yigʻuvchi linza');
  const before = session.run.values;
  const placement = definition.tray?.place(String(KIND.biconcave), { x: 0, y: 0 }, session.snapshot());
  session.set(placement?.values ?? {});
  expect(session.run.values).toEqual({ ...before, kind: KIND.biconcave });
  expect(displayedValue(session, 'focalLength')).toBeLessThan(0);
});

test('an element is dropped near the middle of the bench', () => {
  const session = startPreset(definition, 'Yigʻuvchi linza');
  const target = (x: number, y: number) => definition.tray?.target(x, y, session.snapshot());
  expect(target(8, -9)).toMatchObject({ left: -3.5, right: 3.5 });
  expect(target(20, 0)).toBeUndefined();
});
