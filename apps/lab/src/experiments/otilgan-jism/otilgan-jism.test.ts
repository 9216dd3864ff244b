import { createSession } from '@zarra/experiment-kit';
import { shown } from '../../test-lab.js';
import { flightOf } from './flight.js';
import { lab } from './lab.js';
import type { ThrowName } from './parameters.js';
import { words } from './words.js';

/** Throws, and waits until the ball lies. */
function thrown(values: Partial<Record<ThrowName, number>>) {
  const session = createSession(lab);
  session.set(values);
  const heard: string[] = [];
  session.onHappening(({ key }) => heard.push(key));
  for (let event = 0; event < 3 && session.run.state[9] === 1; event++) session.toNextEvent();
  return { session, heard };
}

test.each([
  [30, 45, 0, 9.81],
  [80, 10, 0, 24.79],
  [45, 89, 0, 1.62],
  [20, 0, 30, 9.81],
  [12.5, 60, 50, 3.73],
])(
  'without air, %d m/s at %d° from %d m under %d m/s²: shown are the range, height, time and speed of the parabola',
  (speed, angle, height, gravity) => {
    const { session } = thrown({ speed, angle, height, gravity, airDensity: 0 });
    const [vx, vy] = [speed * Math.cos((angle * Math.PI) / 180), speed * Math.sin((angle * Math.PI) / 180)];
    const time = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
    expect(shown(session, 'range')).toBeCloseTo(vx * time, 1.99);
    expect(shown(session, 'highest')).toBeCloseTo(height + (vy * vy) / 2 / gravity, 1.99);
    expect(shown(session, 'airborne')).toBeCloseTo(time, 2.99);
    expect(shown(session, 'speed')).toBeCloseTo(Math.sqrt(speed * speed + 2 * gravity * height), 1.99);
    expect(shown(session, 'height')).toBe(0);
  },
);

test('the baseball of the anchors: 110.006 m at 45°', () => {
  expect(shown(thrown({}).session, 'range')).toBe(110.01);
});

test('an energy that air takes is missing at the end, and none is missing without air', () => {
  expect(shown(thrown({ airDensity: 0 }).session, 'energy')).toBeCloseTo((0.145 * 45 * 45) / 2, 1.99);
  const { session } = thrown({});
  const loss = session.run.state[6] ?? 0;
  expect(loss).toBeGreaterThan(50);
  expect(shown(session, 'energy')).toBeCloseTo((0.145 * 45 * 45) / 2 - loss, 1.99);
});

test('a ball that falls for long has the speed at which drag carries its weight', () => {
  const { session } = thrown({ speed: 0, height: 50, mass: 0.05, diameter: 300, dragCoefficient: 0.47 });
  const area = (Math.PI * 0.3 ** 2) / 4;
  expect(shown(session, 'speed')).toBeCloseTo(Math.sqrt((2 * 0.05 * 9.81) / (1.225 * 0.47 * area)), 1.99);
});

test('the answer is true: 40° is best for the baseball, 45° without air', () => {
  const best = (airDensity: number): number => {
    const ranges = Array.from({ length: 21 }, (_, place) =>
      shown(thrown({ angle: 30 + place, airDensity }).session, 'range'),
    );
    return 30 + ranges.indexOf(Math.max(...ranges));
  };
  expect(best(0)).toBe(45);
  expect(best(1.225)).toBe(40);
  expect(words.task.answer).toContain('40°');
  expect(words.task.answer).toContain(
    `${shown(thrown({ angle: 40 }).session, 'range')
      .toFixed(1)
      .replace('.', ',')} m`,
  );
  expect(words.task.answer).toContain('110,0 m');
});

test('the path drawn is the path flown', () => {
  const { session, heard } = thrown({ wind: -5, height: 3 });
  expect(heard).toEqual(['top', 'landed']);
  const flight = flightOf(session.run.si);
  expect(flight.farthest).toBeCloseTo(session.run.state[0] ?? NaN, 1);
  expect(flight.duration).toBeCloseTo(session.run.state[8] ?? NaN, 2);
});

test('the handle is where it was put, in every throw', () => {
  const session = createSession(lab);
  const [aim] = lab.handles;
  for (const [speed, angle] of [
    [10, 20],
    [80, 90],
    [33.5, 0],
  ] as const) {
    session.set({ speed, angle });
    const moment = session.moment();
    const place = aim?.at(moment) ?? { x: NaN, y: NaN };
    const back = aim?.moveTo(place.x, place.y, moment);
    expect(back?.speed).toBeCloseTo(speed, 9);
    expect(back?.angle).toBeCloseTo(angle, 9);
    session.set(aim?.nudge(0, -1, true, moment) ?? {});
    expect(session.run.values.angle).toBe(Math.max(0, angle - 1));
  }
});
