import { createSession } from '@zarra/experiment-kit';
import { drawingOf, outside, shown, testChance } from '../../test-lab.js';
import { lab } from './lab.js';
import type { SpringName } from './parameters.js';
import { words } from './words.js';

/** A session with these values, some seconds on. */
function after(seconds: number, values: Partial<Record<SpringName, number>>) {
  const session = createSession(lab);
  session.set(values);
  session.stepBy(Math.round(seconds / lab.model.dt));
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
    const session = after((20 * 2 * mass) / damping, { mass, stiffness, damping, force, drive });
    const across = damping * drive;
    const inPhase = stiffness - mass * drive * drive;
    const amplitude = (100 * force) / Math.sqrt(inPhase ** 2 + across ** 2);
    expect(shown(session, 'swing')).toBeCloseTo(amplitude, 1.99);
    expect(shown(session, 'steadyAmplitude')).toBeCloseTo(amplitude, 1.99);
    const phase = (Math.acos(inPhase / Math.hypot(inPhase, across)) * 180) / Math.PI;
    expect(shown(session, 'phase')).toBeCloseTo(phase, 0.99);
    // x = A cos(ωt − φ) tells whether it lags, not leads.
    const angle = drive * session.run.time - (phase * Math.PI) / 180;
    expect(shown(session, 'position')).toBeCloseTo(amplitude * Math.cos(angle), 1.99);
  },
);

test.each([
  [0.4, 0.7],
  [0.4, 6.2],
  [2, 1.3],
])('free with b = %d: after %d s it is where e^(−βt) (cos ω₁t + β/ω₁ sin ω₁t) says', (damping, seconds) => {
  const session = after(seconds, { damping, force: 0, position: 10 });
  const [beta, t] = [damping / 2 / 0.5, session.run.time];
  const rate = Math.sqrt(20 / 0.5 - beta * beta);
  const x = 10 * Math.exp(-beta * t) * (Math.cos(rate * t) + (beta / rate) * Math.sin(rate * t));
  expect(shown(session, 'position')).toBeCloseTo(x, 1.99);
});

test.each([
  [0.2, 50],
  [2, 5],
  [1, 20],
])(
  'free without damping, m %d and k %d: turns twice in 2π√(m/k), and keeps its energy',
  (mass, stiffness) => {
    const session = createSession(lab);
    session.set({ mass, stiffness, damping: 0, force: 0, position: -5 });
    const times: number[] = [];
    session.onHappening(({ key, time }) => key === 'turned' && times.push(time));
    session.stepBy(20_000);
    const [first = NaN, , third = NaN] = times;
    expect(third - first).toBeCloseTo(2 * Math.PI * Math.sqrt(mass / stiffness), 9);
    expect(shown(session, 'energy')).toBeCloseTo((1000 * stiffness * 0.05 ** 2) / 2, 1.99);
  },
);

test('with critical damping it never passes the middle; with less it does', () => {
  const passes = (damping: number): number => {
    const session = createSession(lab);
    session.set({ mass: 0.5, stiffness: 18, damping, force: 0, position: 10 });
    let count = 0;
    session.onHappening(({ key }) => (count += key === 'middle' ? 1 : 0));
    session.stepBy(10_000);
    return count;
  };
  expect(passes(6)).toBe(0);
  expect(passes(4)).toBeGreaterThan(0);
});

test('the drive moves while the mass swings: the run goes on, and the curve has its top at √(ω₀² − 2β²)', () => {
  const session = createSession(lab);
  session.set({ damping: 2, drive: 0.5 });
  session.stepBy(10);
  const { round } = session.news.getState();
  const curve: (readonly [drive: number, amplitude: number])[] = [];
  for (let drive = 0.5; drive <= 15; drive += 0.05) {
    session.set({ drive });
    session.stepBy(1);
    curve.push([shown(session, 'drive'), shown(session, 'steadyAmplitude')]);
  }
  expect(session.news.getState().round).toBe(round);
  const top = Math.max(...curve.map(([, amplitude]) => amplitude));
  const tops = curve.filter(([, amplitude]) => amplitude === top).map(([drive]) => drive);
  const middle = tops.reduce((sum, drive) => sum + drive, 0) / tops.length;
  expect(Math.abs(middle - Math.sqrt(40 - 2 * 2 ** 2))).toBeLessThan(0.05);
});

test('the answer is true: the top, the two drives at 1/√2 of it, and Q from both', () => {
  const values = lab.presets.find(({ name }) => name === 'Rezonans')?.values ?? {};
  const amplitudeAt = (drive: number): number => shown(after(0.01, { ...values, drive }), 'steadyAmplitude');
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
  expect(shown(after(0.01, values), 'quality')).toBe(7.91);
  for (const said of ['15,8 sm', '5,88', '6,69', '0,81', '7,8', '7,91'])
    expect(words.task.answer).toContain(said);
});

test('however the drive is moved, the mass stays in the picture and so does its scale', () => {
  const chance = testChance(7);
  const session = createSession(lab);
  session.set({ damping: 0.05, force: 2, position: 10, drive: 6.3 });
  const box = lab.box(session.run.si);
  for (let change = 0; change < 200; change++) {
    session.stepBy(chance(600) + 1);
    session.set({ drive: 4 + chance(100) / 20 });
    expect(outside(box, drawingOf(session))).toBeLessThan(1e-9);
  }
  session.set({ position: -10 });
  expect(lab.box(session.run.si)).toEqual(box);
});

test('a sharp resonance fills more than half of the picture, and no more than all of it', () => {
  const session = after(150, { damping: 0.05, force: 2, drive: 6.3 });
  const { right } = lab.box(session.run.si);
  session.toNextEvent();
  const farthest = Math.max(
    ...[0, 1, 2, 3].map(() => {
      session.toNextEvent();
      return Math.abs(session.run.state[0] ?? NaN);
    }),
  );
  expect(farthest).toBeGreaterThan(0.5 * (right / 1.5));
  expect(farthest).toBeLessThan(right / 1.5);
});

test('a resonance without damping leaves the picture, and says so', () => {
  const drawing = drawingOf(after(60, { damping: 0, force: 2, stiffness: 25, mass: 1, drive: 5 }));
  expect(drawing.words).toContain('Yuk rasmga sigʻmadi');
});

test('the handle is where it was put', () => {
  const session = createSession(lab);
  const [block] = lab.handles;
  session.set(block?.moveTo(0.053, 1, session.moment()) ?? {});
  expect(session.run.values.position).toBe(5.5);
  expect(block?.at(session.moment()).x).toBeCloseTo(0.055, 12);
  session.set(block?.nudge(-1, 0, true, session.moment()) ?? {});
  expect(session.run.values.position).toBe(5);
});
