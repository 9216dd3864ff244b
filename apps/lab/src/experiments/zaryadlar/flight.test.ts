import { drawingOf, shown } from '../../test-lab.js';
import { lab } from './lab.js';
import { K, presetOf, sceneOf } from './test-scenes.js';

test('a test charge that is let go keeps its energy, to the last digit shown, and gains the speed of the potentials', () => {
  const session = sceneOf([[0, 0, 1]], { probeX: 0.5, probeY: 0, testCharge: 100, mass: 1 });
  const before = shown(session, 'energy');
  expect(before).toBe(1.798);
  for (let second = 0; second < 5; second++) {
    session.stepBy(60);
    const [x = 0] = session.run.state;
    const speed = Math.sqrt(((2 * K * 1e-13) / 1e-3) * (1 / 0.5 - 1 / x));
    expect(Math.abs(shown(session, 'speed') - speed)).toBeLessThan(6e-4);
    expect(shown(session, 'energy')).toBe(before);
    expect(Math.abs(shown(session, 'kineticEnergy') - 0.5 * speed ** 2)).toBeLessThan(6e-4);
  }
  expect(session.run.time).toBeCloseTo(1.25, 9);
});

test('round a charge, between two others, it flies for a minute and keeps its energy within 1e-7', () => {
  const session = sceneOf(
    [
      [0, 0, 5],
      [1.8, 0, 0.3],
      [-1.8, 0, 0.3],
    ],
    { probeX: 0.5, probeY: 0, speed: 3, angle: 90, testCharge: -100 },
  );
  const [energy] = lab.model.invariants ?? [];
  const now = (): number => energy?.value(session.run.state, session.run.si) ?? NaN;
  const before = now();
  let worst = 0;
  while (session.run.time < 60) {
    if (session.run.advance(1).length > 0) throw new Error('Its flight has an end');
    worst = Math.max(worst, Math.abs(now() / before - 1));
  }
  expect(shown(session, 'speed')).toBeGreaterThan(1);
  expect(worst).toBeLessThan(1e-7);
});

test('it says when the test charge meets a charge, and stops it; and when it leaves the picture', () => {
  const falling = sceneOf([[0, 0, -1]], { probeX: 0.5, probeY: 0 });
  const [energy] = lab.model.invariants ?? [];
  const whole = (): number => energy?.value(falling.run.state, falling.run.si) ?? NaN;
  const before = whole();
  expect(falling.toNextEvent()?.key).toBe('met');
  const [x = NaN] = falling.run.state;
  expect(Math.abs(x - 0.1)).toBeLessThan(1e-9);
  falling.stepBy(100);
  expect(shown(falling, 'speed')).toBe(0);
  // What is gone is heat: k q q₀ (1/0.1 − 1/0.5) = 7.19 mJ.
  expect(Math.abs(whole() / before - 1)).toBeLessThan(1e-6);
  expect(Math.abs((falling.run.state[6] ?? NaN) / (K * 1e-13 * 8) - 1)).toBeLessThan(1e-6);
  const flying = sceneOf([], { probeX: 0, probeY: 0, speed: 2, angle: 90 });
  expect(flying.toNextEvent()?.key).toBe('left');
  expect(Math.abs(flying.run.time - 0.75)).toBeLessThan(1 / 240);
  expect(drawingOf(flying).words).toContain('Sinov zaryadi rasmdan chiqdi');
});

test('where its energy is zero, zero is shown while it flies, not a rounding error', () => {
  const session = presetOf('Kondensator');
  for (let frame = 0; frame < 20; frame++) {
    session.stepBy(3);
    const { time, state, si } = session.moment();
    expect(lab.model.observables.find(({ key }) => key === 'energy')?.value(time, state, si)).toBe(0);
  }
  expect(shown(session, 'kineticEnergy')).toBeGreaterThan(5);
});
