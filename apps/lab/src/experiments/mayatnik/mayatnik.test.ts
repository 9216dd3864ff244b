import { createSession } from '@zarra/experiment-kit';
import { anySession, drawingOf, outside, shown, testChance } from '../../test-lab.js';
import { lab } from './lab.js';
import type { PendulumName } from './parameters.js';

const begun = (values: Partial<Record<PendulumName, number>> = {}) => {
  const session = createSession(lab);
  session.set(values);
  return session;
};
/** T₀ = 2π √(L/g) of 1 m and 9.81 m/s², s. */
const SMALL = 2 * Math.PI * Math.sqrt(1 / 9.81);
const exactly = (session: ReturnType<typeof begun>, key: string): number => {
  const { time, state, si } = session.lastStep();
  return lab.model.observables.find((one) => one.key === key)?.value(time, state, si) ?? NaN;
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
  expect(Math.abs(shown(begun({ angle }), 'period') - ratio * SMALL)).toBeLessThan(7e-5);
});

test('from 2 rad at 1 m and 9.81 m/s²: 2.665871 s (mpmath)', () => {
  // The control has whole degrees only: the model is asked.
  const si = { ...begun().run.si, angle: 2 };
  const session = createSession({
    ...lab,
    parameters: { ...lab.parameters, angle: { ...lab.parameters.angle, initial: 2, si: 1 } },
  });
  expect(session.run.si).toEqual(si);
  expect(shown(session, 'period')).toBe(2.6659);
  expect(Math.abs(exactly(session, 'period') - 2.665_871)).toBeLessThan(5e-7);
});

test.each([
  [{ length: 0.25 }, 0.5],
  [{ length: 1.44 }, 1.2],
  [{ gravity: 2.45 }, Math.sqrt(9.81 / 2.45)],
  [{ gravity: 1.62 }, Math.sqrt(9.81 / 1.62)],
  [{ mass: 5 }, 1],
])('%o: the period is %d times that of the start, whatever the mass', (values, ratio) => {
  const whole = exactly(begun(), 'period');
  expect(Math.abs(exactly(begun(values), 'period') / whole / ratio - 1)).toBeLessThan(1e-12);
});

test('the run itself has the period that is shown: two turnings of one side are that far apart', () => {
  for (const angle of [5, 40, 90, 179]) {
    const session = begun({ angle });
    const turned: number[] = [];
    session.onHappening(({ key, time }) => key === 'turned' && turned.push(time));
    const period = exactly(session, 'period');
    session.stepBy(Math.ceil((2.1 * period) / lab.model.dt));
    expect(turned.length).toBeGreaterThanOrEqual(4);
    expect(Math.abs((turned[3] ?? NaN) - (turned[1] ?? NaN) - period)).toBeLessThan(1e-8);
  }
});

test('the task: the period is 1 % longer at 23 degrees, not before, and 18 % at 90', () => {
  const percent = (angle: number): number =>
    100 * (shown(begun({ angle }), 'period') / shown(begun({ angle: 1 }), 'period') - 1);
  const first = Array.from({ length: 90 }, (_, index) => index + 1).find((angle) => percent(angle) > 1);
  expect(first).toBe(23);
  expect(percent(90).toFixed(0)).toBe('18');
  expect(lab.words.task.answer).toContain('23°');
  expect(lab.words.task.answer).toContain('18 %');
});

test('its energies: m g L (1 − cos θ₀) at the start, all of it motion at the lowest point, the sum kept for a minute', () => {
  const session = begun({ angle: 90, mass: 2 });
  const whole = 2 * 9.81;
  expect([shown(session, 'kineticEnergy'), shown(session, 'potentialEnergy')]).toEqual([0, whole]);
  expect(session.toNextEvent()?.key).toBe('lowest');
  expect(shown(session, 'kineticEnergy')).toBeCloseTo(whole, 3);
  // v² = 2gL: the rod carries three weights.
  expect(shown(session, 'tension')).toBeCloseTo(3 * whole, 2);
  for (let second = 0; second < 60; second++) {
    session.stepBy(Math.round(1 / lab.model.dt));
    const sum = exactly(session, 'kineticEnergy') + exactly(session, 'potentialEnergy');
    expect(Math.abs(sum / whole - 1)).toBeLessThan(1e-9);
  }
});

test('an amplitude falls as e^(−γt/2) with small damping, and no period is shown then', () => {
  const session = begun({ angle: 5, damping: 0.1 });
  expect(shown(session, 'period')).toBeNaN();
  const turned: number[] = [];
  for (let turning = 0; turning < 10; turning++) {
    do session.toNextEvent();
    while (Math.abs(shown(session, 'speed')) > 0.01);
    turned.push(exactly(session, 'angle') * Math.exp(0.05 * session.run.time));
  }
  const start = (5 * Math.PI) / 180;
  for (const angle of turned) expect(Math.abs(Math.abs(angle) / start - 1)).toBeLessThan(2e-3);
});

test('gravity may change while it swings: the run goes on; another length begins anew', () => {
  const session = begun();
  session.stepBy(500);
  session.set({ gravity: 1.62 });
  expect(session.run.steps).toBe(500);
  session.set({ length: 2 });
  expect(session.run.steps).toBe(0);
});

test('the handle is where it was put, on the whole circle', () => {
  const [bob] = lab.handles;
  for (const angle of [-179, -90, -30, 0, 45, 120, 179]) {
    const session = begun({ angle, length: 1.5 });
    const { x, y } = bob?.at(session.moment()) ?? { x: NaN, y: NaN };
    expect(Math.hypot(x, y)).toBeCloseTo(1.5, 12);
    expect(bob?.moveTo(x, y, session.moment()).angle).toBeCloseTo(angle, 9);
    session.set(bob?.nudge(1, 0, false, session.moment()) ?? {});
    expect(session.run.values.angle).toBe(Math.min(179, angle + 5));
  }
});

test('fifty states by chance: without the arrow, which may be long, all is within the picture', () => {
  const chance = testChance(4);
  for (let round = 0; round < 50; round++) {
    const session = anySession(lab, chance, 5000);
    session.setView({ vectors: 0 });
    expect(outside(lab.box(session.run.si), drawingOf(session))).toBeLessThan(1e-9);
  }
});
