import { createSession } from '@zarra/experiment-kit';
import {
  randomSession,
  drawingOf,
  overflowOf,
  displayedValue,
  createTestRandom,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import { parameters, type PendulumKey } from './parameters.js';

const startSession = (values: Partial<Record<PendulumKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
/** T₀ = 2π √(L/g) of 1 m and 9.81 m/s², s. */
const SMALL_PERIOD = 2 * Math.PI * Math.sqrt(1 / 9.81);
const observableValue = (session: ReturnType<typeof startSession>, key: string): number => {
  const { time, state, si } = session.lastStep();
  return definition.model.observables.find((one) => one.key === key)?.value(time, state, si) ?? NaN;
};

test.each([
  // Nelson and Olsson, Am. J. Phys. 54, 112 (1986), and tables of K(k).
  [10, 1.001_91],
  [30, 1.017_41],
  [60, 1.073_18],
  [90, 1.180_34],
  [120, 1.372_88],
  [150, 1.762_2],
  [170, 2.439_36],
  [-90, 1.180_34],
])('let go at %d degrees the period shown is %d times 2π√(L/g), to its last digit', (angle, ratio) => {
  expect(Math.abs(displayedValue(startSession({ angle }), 'period') - ratio * SMALL_PERIOD)).toBeLessThan(
    7e-5,
  );
});

test('from 2 rad at 1 m and 9.81 m/s²: 2.665871 s (mpmath)', () => {
  // The control has whole degrees only: the model computes it.
  const si = { ...startSession().run.si, angle: 2 };
  const session = createSession({
    ...definition,
    parameters: { ...parameters, angle: { ...parameters.angle, initial: 2, si: 1 } },
  });
  expect(session.run.si).toEqual(si);
  expect(displayedValue(session, 'period')).toBe(2.6659);
  expect(Math.abs(observableValue(session, 'period') - 2.665_871)).toBeLessThan(5e-7);
});

test.each([
  [{ length: 0.25 }, 0.5],
  [{ length: 1.44 }, 1.2],
  [{ gravity: 2.45 }, Math.sqrt(9.81 / 2.45)],
  [{ gravity: 1.62 }, Math.sqrt(9.81 / 1.62)],
  [{ mass: 5 }, 1],
])('%o: the period is %d times that of the start, whatever the mass', (values, ratio) => {
  const whole = observableValue(startSession(), 'period');
  expect(Math.abs(observableValue(startSession(values), 'period') / whole / ratio - 1)).toBeLessThan(1e-12);
});

test('the simulated period equals the displayed one: the time between two turning points on one side', () => {
  for (const angle of [5, 40, 90, 179]) {
    const session = startSession({ angle });
    const turned: number[] = [];
    session.onSimulationEvent(({ key, time }) => key === 'turned' && turned.push(time));
    const period = observableValue(session, 'period');
    session.stepBy(Math.ceil((2.1 * period) / definition.model.dt));
    expect(turned.length).toBeGreaterThanOrEqual(4);
    expect(Math.abs((turned[3] ?? NaN) - (turned[1] ?? NaN) - period)).toBeLessThan(1e-8);
  }
});

test('compared with 1 degree the displayed period is 1 % longer at 23 degrees, not before, and 18 % at 90', () => {
  const small = displayedValue(startSession({ angle: 1 }), 'period');
  const percent = (angle: number): number =>
    100 * (displayedValue(startSession({ angle }), 'period') / small - 1);
  const first = Array.from({ length: 90 }, (_, index) => index + 1).find((angle) => percent(angle) > 1);
  expect(first).toBe(23);
  expect(percent(90).toFixed(0)).toBe('18');
});

test('energies: m g L (1 − cos θ₀) at the start, all kinetic at the lowest point, the sum conserved for a minute', () => {
  const session = startSession({ angle: 90, mass: 2 });
  const whole = 2 * 9.81;
  expect([displayedValue(session, 'kineticEnergy'), displayedValue(session, 'potentialEnergy')]).toEqual([
    0,
    whole,
  ]);
  expect(session.runToNextEvent()?.key).toBe('lowest');
  expect(displayedValue(session, 'kineticEnergy')).toBeCloseTo(whole, 3);
  // v² = 2gL: the rod carries three weights.
  expect(displayedValue(session, 'tension')).toBeCloseTo(3 * whole, 2);
  for (let second = 0; second < 60; second++) {
    session.stepBy(Math.round(1 / definition.model.dt));
    const sum = observableValue(session, 'kineticEnergy') + observableValue(session, 'potentialEnergy');
    expect(Math.abs(sum / whole - 1)).toBeLessThan(1e-9);
  }
});

test('a rotating pendulum shows angles within (−180°, 180°], in readouts and texts', () => {
  const session = startSession({ angle: 179, speed: 12 });
  for (let sample = 0; sample < 200; sample++) {
    const degrees = (180 / Math.PI) * observableValue(session, 'angle');
    expect(degrees).toBeGreaterThan(-180);
    expect(degrees).toBeLessThanOrEqual(180);
    const text = definition.content.describe(session.snapshot());
    expect(Math.abs(Number(/[−\d]+/.exec(text)?.[0].replace('−', '-')))).toBeLessThanOrEqual(180);
    session.stepBy(17);
  }
  expect(Math.abs(session.run.state[0] ?? NaN)).toBeGreaterThan(6 * Math.PI);
  // Recorded values, and so plots, have a gap at each jump.
  expect(definition.readouts.flatMap(({ key, wrapped }) => (wrapped ? [key] : []))).toEqual(['angle']);
});

test('an amplitude falls as e^(−γt/2) with small damping, and no period is shown then', () => {
  const session = startSession({ angle: 5, damping: 0.1 });
  expect(displayedValue(session, 'period')).toBeNaN();
  const turned: number[] = [];
  for (let turning = 0; turning < 10; turning++) {
    do session.runToNextEvent();
    while (Math.abs(displayedValue(session, 'speed')) > 0.01);
    turned.push(observableValue(session, 'angle') * Math.exp(0.05 * session.run.time));
  }
  const start = (5 * Math.PI) / 180;
  for (const angle of turned) expect(Math.abs(Math.abs(angle) / start - 1)).toBeLessThan(2e-3);
});

test('gravity may change during the run; a new length restarts it', () => {
  const session = startSession();
  session.stepBy(500);
  session.set({ gravity: 1.62 });
  expect(session.run.steps).toBe(500);
  session.set({ length: 2 });
  expect(session.run.steps).toBe(0);
});

test('the handle stays where it was moved, on the whole circle', () => {
  const [bob] = definition.handles;
  for (const angle of [-179, -90, -30, 0, 45, 120, 179]) {
    const session = startSession({ angle, length: 1.5 });
    const { x, y } = bob?.position(session.snapshot()) ?? { x: NaN, y: NaN };
    expect(Math.hypot(x, y)).toBeCloseTo(1.5, 12);
    expect(bob?.moveTo(x, y, session.snapshot())['angle']).toBeCloseTo(angle, 9);
    session.set(bob?.nudge(1, 0, false, session.snapshot()) ?? {});
    expect(session.run.values['angle']).toBe(Math.min(179, angle + 5));
  }
});

test('fifty random states are within the view, without the arrow', () => {
  const randomBelow = createTestRandom(4);
  for (let round = 0; round < 50; round++) {
    const session = randomSession(definition, randomBelow, 5000);
    session.setView({ vectors: 0 });
    expect(overflowOf(definition.box(session.run.si), drawingOf(session))).toBeLessThan(1e-9);
  }
});
