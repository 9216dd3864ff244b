import { createSession } from '@zarra/experiment-kit';
import { formatValue } from '@zarra/experiment-kit/readouts';
import { drawingOf, overflowOf, displayedValue, createTestRandom } from '../../testing/experiments.js';
import { definition } from './definition.js';
import type { SpringKey } from './parameters.js';

/** A session with these values, some seconds on. */
function sessionAfter(seconds: number, values: Partial<Record<SpringKey, number>>) {
  const session = createSession(definition);
  session.set(values);
  session.stepBy(Math.round(seconds / definition.model.dt));
  return session;
}

test.each([
  [0.5, 20, 0.4, 0.4, 4],
  [0.5, 20, 0.4, 0.4, 6.3],
  [0.2, 50, 1.5, 2, 15],
  [2, 5, 2, 0.5, 0.5],
])(
  'm %d, k %d, b %d, F %d, ω %d: after the transient the amplitude measured is F / √((k − mω²)² + (bω)²), and shown beside it',
  (mass, stiffness, damping, force, drive) => {
    const session = sessionAfter((20 * 2 * mass) / damping, { mass, stiffness, damping, force, drive });
    const across = damping * drive;
    const inPhase = stiffness - mass * drive * drive;
    const amplitude = (100 * force) / Math.sqrt(inPhase ** 2 + across ** 2);
    expect(displayedValue(session, 'swing')).toBeCloseTo(amplitude, 1.99);
    expect(displayedValue(session, 'steadyAmplitude')).toBeCloseTo(amplitude, 1.99);
    const phase = (Math.acos(inPhase / Math.hypot(inPhase, across)) * 180) / Math.PI;
    expect(displayedValue(session, 'phase')).toBeCloseTo(phase, 0.99);
    // x = A cos(ωt − φ) verifies that it lags.
    const angle = drive * session.run.time - (phase * Math.PI) / 180;
    expect(displayedValue(session, 'position')).toBeCloseTo(amplitude * Math.cos(angle), 1.99);
  },
);

test.each([
  [0.4, 0.7],
  [0.4, 6.2],
  [2, 1.3],
])('free with b = %d: after %d s the position is e^(−βt) (cos ω₁t + β/ω₁ sin ω₁t)', (damping, seconds) => {
  const session = sessionAfter(seconds, { damping, force: 0, position: 10 });
  const [beta, t] = [damping / 2 / 0.5, session.run.time];
  const rate = Math.sqrt(20 / 0.5 - beta * beta);
  const x = 10 * Math.exp(-beta * t) * (Math.cos(rate * t) + (beta / rate) * Math.sin(rate * t));
  expect(displayedValue(session, 'position')).toBeCloseTo(x, 1.99);
});

test.each([
  [0.2, 50],
  [2, 5],
  [1, 20],
])(
  'free without damping, m %d and k %d: the period is 2π√(m/k), and energy is conserved',
  (mass, stiffness) => {
    const session = createSession(definition);
    session.set({ mass, stiffness, damping: 0, force: 0, position: -5 });
    const times: number[] = [];
    session.onSimulationEvent(({ key, time }) => key === 'turned' && times.push(time));
    session.stepBy(20_000);
    const [first = NaN, , third = NaN] = times;
    expect(third - first).toBeCloseTo(2 * Math.PI * Math.sqrt(mass / stiffness), 9);
    expect(displayedValue(session, 'energy')).toBeCloseTo((1000 * stiffness * 0.05 ** 2) / 2, 1.99);
  },
);

test.each([
  [1, 25, 5],
  [0.5, 18, 6],
  [0.2, 45, 15],
])('undamped resonance, m %d, k %d, ω %d: the lag is 90°, and no steady amplitude is shown', (...values) => {
  const [mass, stiffness, drive] = values;
  const session = sessionAfter(10, { mass, stiffness, damping: 0, force: 1, drive });
  expect(displayedValue(session, 'phase')).toBe(90);
  const readout = definition.readouts.find(({ key }) => key === 'steadyAmplitude');
  expect(formatValue(displayedValue(session, 'steadyAmplitude'), readout?.decimals ?? 0)).toBe('—');
  // It grows linearly, F t / (2 m ω), and lags by a quarter of a period: sin ωt.
  const { time } = session.run;
  const growth = (100 * time) / (2 * mass * drive);
  expect(displayedValue(session, 'position')).toBeCloseTo(growth * Math.sin(drive * time), 1.9);
});

test('with critical damping it never passes the middle; with less it does', () => {
  const crossings = (damping: number): number => {
    const session = createSession(definition);
    session.set({ mass: 0.5, stiffness: 18, damping, force: 0, position: 10 });
    let count = 0;
    session.onSimulationEvent(({ key }) => (count += key === 'middle' ? 1 : 0));
    session.stepBy(10_000);
    return count;
  };
  expect(crossings(6)).toBe(0);
  expect(crossings(4)).toBeGreaterThan(0);
});

test('the drive changes during the run, and the curve has its maximum at √(ω₀² − 2β²)', () => {
  const session = createSession(definition);
  session.set({ damping: 2, drive: 0.5 });
  session.stepBy(10);
  const { runNumber } = session.store.getState();
  const curve: (readonly [drive: number, amplitude: number])[] = [];
  for (let drive = 0.5; drive <= 15; drive += 0.05) {
    session.set({ drive });
    session.stepBy(1);
    curve.push([displayedValue(session, 'drive'), displayedValue(session, 'steadyAmplitude')]);
  }
  expect(session.store.getState().runNumber).toBe(runNumber);
  const top = Math.max(...curve.map(([, amplitude]) => amplitude));
  const tops = curve.filter(([, amplitude]) => amplitude === top).map(([drive]) => drive);
  const middle = tops.reduce((sum, drive) => sum + drive, 0) / tops.length;
  expect(Math.abs(middle - Math.sqrt(40 - 2 * 2 ** 2))).toBeLessThan(0.05);
});

test('the resonance curve: the top, the two drives at 1/√2 of it, and Q from both', () => {
  const values = definition.presets.find(({ name }) => name === 'Rezonans')?.values ?? {};
  const amplitudeAt = (drive: number): number =>
    displayedValue(sessionAfter(0.01, { ...values, drive }), 'steadyAmplitude');
  expect(amplitudeAt(6.3)).toBeCloseTo(15.8, 1);
  expect(amplitudeAt(6.3)).toBeGreaterThan(Math.max(amplitudeAt(6.2), amplitudeAt(6.4)));
  const crossing = (from: number): number => {
    const [below, above] = [amplitudeAt(from), amplitudeAt(from + 0.05)];
    return from + (0.05 * (amplitudeAt(6.3) / Math.SQRT2 - below)) / (above - below);
  };
  const [low, high] = [crossing(5.85), crossing(6.65)];
  expect(low).toBeCloseTo(5.88, 1.9);
  expect(high).toBeCloseTo(6.69, 1.9);
  expect(6.3 / (high - low)).toBeCloseTo(7.8, 0.9);
  expect(displayedValue(sessionAfter(0.01, values), 'quality')).toBe(7.91);
});

test('for any drive changes the mass stays in the view, and the scale is constant', () => {
  const randomBelow = createTestRandom(7);
  const session = createSession(definition);
  session.set({ damping: 0.05, force: 2, position: 10, drive: 6.3 });
  const box = definition.box(session.run.si);
  for (let change = 0; change < 200; change++) {
    session.stepBy(randomBelow(600) + 1);
    session.set({ drive: 4 + randomBelow(100) / 20 });
    expect(overflowOf(box, drawingOf(session))).toBeLessThan(1e-9);
  }
  session.set({ position: -10 });
  expect(definition.box(session.run.si)).toEqual(box);
});

test('a sharp resonance fills between half of the view and all of it', () => {
  const session = sessionAfter(150, { damping: 0.05, force: 2, drive: 6.3 });
  const { right } = definition.box(session.run.si);
  session.runToNextEvent();
  const farthest = Math.max(
    ...[0, 1, 2, 3].map(() => {
      session.runToNextEvent();
      return Math.abs(session.run.state[0] ?? NaN);
    }),
  );
  expect(farthest).toBeGreaterThan(0.5 * (right / 1.5));
  expect(farthest).toBeLessThan(right / 1.5);
});

test('an undamped resonance leaves the view and shows a label', () => {
  const drawing = drawingOf(sessionAfter(60, { damping: 0, force: 2, stiffness: 25, mass: 1, drive: 5 }));
  expect(drawing.labels).toContain('Yuk rasmga sigʻmadi');
});

test('the handle stays where it was moved', () => {
  const session = createSession(definition);
  const [block] = definition.handles;
  session.set(block?.moveTo(0.053, 1, session.snapshot()) ?? {});
  expect(session.run.values['position']).toBe(5.5);
  expect(block?.position(session.snapshot()).x).toBeCloseTo(0.055, 12);
  session.set(block?.nudge(-1, 0, true, session.snapshot()) ?? {});
  expect(session.run.values['position']).toBe(5);
});
