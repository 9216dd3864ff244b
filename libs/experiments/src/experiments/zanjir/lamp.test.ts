import { createSession, type Session } from '@zarra/experiment-kit';
import { tungstenRatio } from '@zarra/physics/circuit';
import { displayedValue, runFor, startPreset } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { KIND } from './element-kinds.js';
import { PLACES } from './places.js';
import { valuesOfElements } from './scheme.js';

/** Displayed voltage, current and temperature of the lamp, its resistance by them, and its displayed power. */
const lampReading = (session: Session) => {
  session.set({ chosen: PLACES.findIndex(({ key }) => key === 'A4B4') });
  const [voltage, current, kelvin, power] = ['voltage', 'current', 'filament', 'power'].map((key) =>
    displayedValue(session, key),
  ) as [number, number, number, number];
  return { voltage, current, kelvin, power, resistance: voltage / current };
};
const COLD_LAMP = 36 / 3 / tungstenRatio(2700);

test('the opening circuit is steady: its lamp glows, and nothing changes as time runs', () => {
  const session = createSession(definition);
  const first = lampReading(session);
  expect(first.kelvin).toBeGreaterThan(2500);
  expect(first.current).toBeLessThan(0.5);
  expect(Math.abs(first.resistance / (COLD_LAMP * tungstenRatio(first.kelvin)) - 1)).toBeLessThan(0.001);
  // Radiated power equals consumed power: Stefan's law.
  const shine = (3 * (first.kelvin ** 4 - 300 ** 4)) / (2700 ** 4 - 300 ** 4);
  expect(Math.abs(first.power / shine - 1)).toBeLessThan(0.002);
  runFor(session, 5);
  expect(lampReading(session)).toEqual(first);
});

test('closing the switch of a cold lamp causes an inrush that decays to the steady current', () => {
  const session = startPreset(definition, 'Lampa', { valueA1A2: 0 });
  expect(lampReading(session)).toMatchObject({ current: 0, kelvin: 300 });
  runFor(session, 0.5);
  session.set({ valueA1A2: 1 });
  expect(Math.abs(lampReading(session).current - 6 / (1 + COLD_LAMP))).toBeLessThan(0.0001);
  runFor(session, 5);
  const steady = lampReading(createSession(definition));
  expect(Math.abs(lampReading(session).current / steady.current - 1)).toBeLessThan(0.001);
});

test('a lamp beside a coil or a capacitor starts cold: the circuit was just connected', () => {
  for (const kind of [KIND.coil, KIND.capacitor]) {
    const session = startPreset(definition, 'Lampa', valuesOfElements({ A3A4: [kind] }));
    expect(lampReading(session).kelvin).toBe(300);
  }
});
