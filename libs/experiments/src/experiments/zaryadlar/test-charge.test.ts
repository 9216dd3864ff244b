import {
  displayedValue,
  drawingOf,
  invariantValue,
  observableValue,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import { valuesOfCharges } from './states.js';

/** Coulomb's constant by CODATA 2022, independent of the library. */
const K = 8.9875517862e9;

test('a released test charge conserves energy to the last displayed digit, with the speed of the potential difference', () => {
  const session = startSession(definition, {
    ...valuesOfCharges([[0, 0, 1]]),
    probeX: 0.5,
    probeY: 0,
    testCharge: 100,
    mass: 1,
  });
  const before = displayedValue(session, 'energy');
  expect(before).toBe(1.798);
  for (let second = 0; second < 5; second++) {
    session.stepBy(60);
    const [x = 0] = session.run.state;
    const speed = Math.sqrt(((2 * K * 1e-13) / 1e-3) * (1 / 0.5 - 1 / x));
    expect(Math.abs(displayedValue(session, 'speed') - speed)).toBeLessThan(6e-4);
    expect(displayedValue(session, 'energy')).toBe(before);
    expect(Math.abs(displayedValue(session, 'kineticEnergy') - 0.5 * speed ** 2)).toBeLessThan(6e-4);
  }
  expect(session.run.time).toBeCloseTo(1.25, 9);
});

test('around a charge, between two others, a flight of a minute conserves energy within 1e-7', () => {
  const session = startSession(definition, {
    ...valuesOfCharges([
      [0, 0, 5],
      [1.8, 0, 0.3],
      [-1.8, 0, 0.3],
    ]),
    probeX: 0.5,
    probeY: 0,
    speed: 3,
    angle: 90,
    testCharge: -100,
  });
  const before = invariantValue(session);
  let worst = 0;
  while (session.run.time < 60) {
    if (session.run.advance(1).length > 0) throw new Error('The flight ended');
    worst = Math.max(worst, Math.abs(invariantValue(session) / before - 1));
  }
  expect(displayedValue(session, 'speed')).toBeGreaterThan(1);
  expect(worst).toBeLessThan(1e-7);
});

test('meeting a charge stops the test charge with an event; leaving the view is an event too', () => {
  const falling = startSession(definition, { ...valuesOfCharges([[0, 0, -1]]), probeX: 0.5, probeY: 0 });
  const before = invariantValue(falling);
  expect(falling.runToNextEvent()?.key).toBe('collision');
  const [x = NaN] = falling.run.state;
  expect(Math.abs(x - 0.1)).toBeLessThan(1e-9);
  falling.stepBy(100);
  expect(displayedValue(falling, 'speed')).toBe(0);
  // Converted to heat: k q q₀ (1/0.1 − 1/0.5) = 7.19 mJ.
  expect(Math.abs(invariantValue(falling) / before - 1)).toBeLessThan(1e-6);
  expect(Math.abs((falling.run.state[6] ?? NaN) / (K * 1e-13 * 8) - 1)).toBeLessThan(1e-6);
  const flying = startSession(definition, {
    ...valuesOfCharges([]),
    probeX: 0,
    probeY: 0,
    speed: 2,
    angle: 90,
  });
  expect(flying.runToNextEvent()?.key).toBe('left');
  expect(Math.abs(flying.run.time - 0.75)).toBeLessThan(1 / 240);
  expect(drawingOf(flying).labels).toContain('Sinov zaryadi rasmdan chiqdi');
});

test('zero energy is shown as zero during the flight, without rounding errors', () => {
  const session = startPreset(definition, 'Kondensator');
  for (let frame = 0; frame < 20; frame++) {
    session.stepBy(3);
    expect(observableValue(session, 'energy')).toBe(0);
  }
  expect(displayedValue(session, 'kineticEnergy')).toBeGreaterThan(5);
});
