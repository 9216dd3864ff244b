import { createSession } from '@zarra/experiment-kit';
import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '@zarra/physics/constants';
import { anySession, drawingOf, outside, shown, testChance } from '../../test-lab.js';
import { lab } from './lab.js';
import type { TunnelName } from './parameters.js';

const sessionOf = (values: Partial<Record<TunnelName, number>> = {}) => {
  const session = createSession(lab);
  session.set(values);
  return session;
};
const steps = (seconds: number): number => Math.round((seconds * 5e-15) / lab.model.dt);

/** T of one barrier in closed form, percent. */
function closedForm(energy: number, height: number, width: number): number {
  const gap = height - energy;
  const z =
    (Math.sqrt(2 * ELECTRON_MASS * Math.abs(gap) * ELEMENTARY_CHARGE) / REDUCED_PLANCK) * width * 1e-9;
  const square = gap > 0 ? Math.sinh(z) ** 2 : -(Math.sin(z) ** 2);
  return 100 / (1 + (height ** 2 * square) / (4 * energy * gap));
}

test('0.5 eV on 1 eV x 0.2 nm shows T = 61.597 %', () => {
  expect(shown(sessionOf({ energy: 0.5, height: 1, width: 0.2 }), 'beam')).toBe(61.597);
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
    const session = sessionOf({ energy, height, width });
    expect(Math.abs(shown(session, 'beam') - closedForm(energy, height, width))).toBeLessThanOrEqual(0.0006);
  },
);

test.each([
  { energy: 0.5, height: 1, width: 0.2, spread: 2.5 },
  { energy: 1.3, height: 1, width: 0.5, spread: 2 },
  { energy: 0.5, height: -1, width: 0.4, spread: 2.5 },
  { energy: 0.4, height: 1, width: 0.2, barriers: 2, gap: 0.55, spread: 3 },
])('$energy eV on $height eV x $width nm: what passed is what theory says', (values) => {
  const session = sessionOf(values);
  const heard: string[] = [];
  session.onHappening(({ key }) => heard.push(key));
  expect(session.toNextEvent()?.key).toBe('arrived');
  expect(session.toNextEvent()?.key).toBe('left');
  session.stepBy(steps(3));
  expect(heard).toEqual(['arrived', 'left']);
  const [passed, theory] = [shown(session, 'transmitted'), shown(session, 'theory')];
  expect(Math.abs(passed - theory)).toBeLessThan(0.2);
  expect(Math.abs(passed / theory - 1)).toBeLessThan(0.01);
  expect(Math.abs(passed + shown(session, 'reflected') - 100)).toBeLessThan(0.011);
  expect(shown(session, 'total')).toBe(100);
});

test('before it arrives, the mean place is x0 + v t', () => {
  const session = sessionOf({ energy: 0.8, start: -24, spread: 2 });
  session.stepBy(steps(3));
  const speed = Math.sqrt((2 * 0.8 * ELEMENTARY_CHARGE) / ELECTRON_MASS);
  const expected = -24 + speed * session.run.time * 1e9;
  expect(expected).toBeGreaterThan(-17);
  expect(Math.abs(shown(session, 'place') - expected)).toBeLessThan(0.011);
  expect(Math.abs(shown(session, 'clock') - 15)).toBeLessThan(0.06);
});

test('between two steps of a running picture the total probability is 100.0 %, too', () => {
  const session = sessionOf({ energy: 1.5, start: -24 });
  session.play();
  for (let frame = 0; frame < 60; frame++) {
    session.frame(frame / 60);
    expect(shown(session, 'total')).toBe(100);
  }
});

test('where nearly all is swallowed, no mean place is shown', () => {
  const session = sessionOf({ energy: 1.5, height: 0, spread: 1 });
  session.stepBy(steps(25));
  expect(shown(session, 'place')).toBeNaN();
  expect(shown(session, 'total')).toBe(100);
});

test("the task's answer is true", () => {
  const through = [0.2, 0.4, 0.8, 1.6].map((width) =>
    shown(sessionOf({ energy: 0.5, height: 1, width }), 'beam'),
  );
  expect(through.map((value, i) => value.toFixed([1, 1, 1, 3][i]))).toEqual(['61.6', '19.8', '1.2', '0.004']);
  const exact = [0.2, 0.4, 0.8, 1.6].map((width) => closedForm(0.5, 1, width));
  const ratios = exact.slice(1).map((value, i) => (exact[i] ?? NaN) / value);
  expect(ratios.map((ratio) => Number(ratio.toPrecision(2)))).toEqual([3.1, 16, 330]);
  const tenth = closedForm(0.5, 1, 1) / closedForm(0.5, 1, 1.1);
  expect(tenth).toBeGreaterThan(2);
  expect(tenth).toBeLessThan(2.2);
});

test('what is drawn is seen, at fifty places of the grid and on the way', () => {
  const chance = testChance(23);
  for (let round = 0; round < 50; round++) {
    const session = anySession(lab, chance, 120);
    expect(outside(lab.box(session.run.si), drawingOf(session))).toBeLessThanOrEqual(1e-9);
  }
  const session = sessionOf({ energy: 0.5, height: 3, width: 1 });
  for (let second = 0; second < 16; second++) {
    session.stepBy(steps(1));
    expect(outside(lab.box(session.run.si), drawingOf(session))).toBeLessThanOrEqual(1e-9);
  }
});

test('handles stay where they were put', () => {
  for (const handle of lab.handles) {
    const session = sessionOf({ height: 0.5 });
    const { x, y } = handle.at(session.moment());
    session.set(handle.moveTo(x + 2, y + 3, session.moment()));
    const moved = handle.at(session.moment());
    expect(Math.hypot(moved.x - x, moved.y - y)).toBeGreaterThan(1.9);
    expect([x + 2 - moved.x, y + 3 - moved.y].some((gap) => Math.abs(gap) < 0.3)).toBe(true);
    session.set(handle.nudge(1, 1, true, session.moment()));
    expect(handle.at(session.moment())).not.toEqual(moved);
  }
});
