import { createSession } from '@zarra/experiment-kit';
import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '@zarra/physics/codata';
import {
  randomSession,
  drawingOf,
  overflowOf,
  displayedValue,
  createTestRandom,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import type { TunnelKey } from './parameters.js';

const startSession = (values: Partial<Record<TunnelKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const steps = (seconds: number): number => Math.round((seconds * 5e-15) / definition.model.dt);

/** T of one barrier in closed form, percent. */
function closedForm(energy: number, height: number, width: number): number {
  const gap = height - energy;
  const z =
    (Math.sqrt(2 * ELECTRON_MASS * Math.abs(gap) * ELEMENTARY_CHARGE) / REDUCED_PLANCK) * width * 1e-9;
  const square = gap > 0 ? Math.sinh(z) ** 2 : -(Math.sin(z) ** 2);
  return 100 / (1 + (height ** 2 * square) / (4 * energy * gap));
}

test('0.5 eV on 1 eV x 0.2 nm shows T = 61.597 %', () => {
  expect(displayedValue(startSession({ energy: 0.5, height: 1, width: 0.2 }), 'beam')).toBe(61.597);
});

test.each([
  [0.5, 1, 0.4],
  [0.1, 3, 0.1],
  [1.2, 1, 0.5],
  [0.3, -1, 2],
  [0.35, 0.55, 1.35],
])(
  '%d eV on %d eV x %d nm: T as the closed form has it, to the last digit shown',
  (energy, height, width) => {
    const session = startSession({ energy, height, width });
    expect(Math.abs(displayedValue(session, 'beam') - closedForm(energy, height, width))).toBeLessThanOrEqual(
      0.0006,
    );
  },
);

test.each([
  { energy: 0.5, height: 1, width: 0.2, spread: 2.5 },
  { energy: 1.3, height: 1, width: 0.5, spread: 2 },
  { energy: 0.5, height: -1, width: 0.4, spread: 2.5 },
  { energy: 0.4, height: 1, width: 0.2, barriers: 2, gap: 0.55, spread: 3 },
])('$energy eV on $height eV x $width nm: the transmitted part agrees with theory', (values) => {
  const session = startSession(values);
  const eventKeys: string[] = [];
  session.onSimulationEvent(({ key }) => eventKeys.push(key));
  expect(session.runToNextEvent()?.key).toBe('arrived');
  expect(session.runToNextEvent()?.key).toBe('left');
  session.stepBy(steps(3));
  expect(eventKeys).toEqual(['arrived', 'left']);
  const [passed, theory] = [displayedValue(session, 'transmitted'), displayedValue(session, 'theory')];
  expect(Math.abs(passed - theory)).toBeLessThan(0.2);
  expect(Math.abs(passed / theory - 1)).toBeLessThan(0.01);
  expect(Math.abs(passed + displayedValue(session, 'reflected') - 100)).toBeLessThan(0.011);
  expect(displayedValue(session, 'total')).toBe(100);
});

test('before it arrives, the mean place is x0 + v t', () => {
  const session = startSession({ energy: 0.8, start: -24, spread: 2 });
  session.stepBy(steps(3));
  const speed = Math.sqrt((2 * 0.8 * ELEMENTARY_CHARGE) / ELECTRON_MASS);
  const expected = -24 + speed * session.run.time * 1e9;
  expect(expected).toBeGreaterThan(-17);
  expect(Math.abs(displayedValue(session, 'place') - expected)).toBeLessThan(0.011);
  expect(Math.abs(displayedValue(session, 'clock') - 15)).toBeLessThan(0.06);
});

test('interpolated snapshots have a total probability of 100.0 % too', () => {
  const session = startSession({ energy: 1.5, start: -24 });
  session.play();
  for (let frame = 0; frame < 60; frame++) {
    session.frame(frame / 60);
    expect(displayedValue(session, 'total')).toBe(100);
  }
});

test('after absorption the mean position is undefined', () => {
  const session = startSession({ energy: 1.5, height: 0, spread: 1 });
  session.stepBy(steps(25));
  expect(displayedValue(session, 'place')).toBeNaN();
  expect(displayedValue(session, 'total')).toBe(100);
});

test('T falls 3.1, 16 and 330 times when the barrier doubles from 0.2 nm, and twice per tenth at 1 nm', async () => {
  const at = (width: number) => displayedValue(startSession({ energy: 0.5, height: 1, width }), 'beam');
  const through = [0.2, 0.4, 0.8, 1.6].map(at);
  const ratios = through.slice(1).map((value, i) => Number(((through[i] ?? NaN) / value).toPrecision(2)));
  expect(ratios).toEqual([3.1, 16, 330]);
  const widths = (await definition.investigations?.())?.find(({ slug }) => slug === 'tosiq-kengligi');
  const text = widths?.explain({ value: () => 1, text: () => '', number: String });
  expect(text).toContain(`yana ${ratios[2]} marta`);
  expect(at(1) / at(1.1)).toBeGreaterThan(2);
  expect(at(1) / at(1.1)).toBeLessThan(2.2);
});

test('fifty random states and a whole run are drawn within the view', () => {
  const randomBelow = createTestRandom(23);
  for (let round = 0; round < 50; round++) {
    const session = randomSession(definition, randomBelow, 120);
    expect(overflowOf(definition.box(session.run.si), drawingOf(session))).toBeLessThanOrEqual(1e-9);
  }
  const session = startSession({ energy: 0.5, height: 3, width: 1 });
  for (let second = 0; second < 16; second++) {
    session.stepBy(steps(1));
    expect(overflowOf(definition.box(session.run.si), drawingOf(session))).toBeLessThanOrEqual(1e-9);
  }
});

test('handles stay where they were moved', () => {
  for (const handle of definition.handles) {
    const session = startSession({ height: 0.5 });
    const { x, y } = handle.position(session.snapshot());
    session.set(handle.moveTo(x + 2, y + 3, session.snapshot()));
    const moved = handle.position(session.snapshot());
    expect(Math.hypot(moved.x - x, moved.y - y)).toBeGreaterThan(1.9);
    expect([x + 2 - moved.x, y + 3 - moved.y].some((gap) => Math.abs(gap) < 0.3)).toBe(true);
    session.set(handle.nudge(1, 1, true, session.snapshot()));
    expect(handle.position(session.snapshot())).not.toEqual(moved);
  }
});
