import { createSession } from '@zarra/experiment-kit';
import { displayedValue } from '../../testing/experiments.js';
import { flightOf } from './flight.js';
import { definition } from './definition.js';
import type { ThrowKey } from './parameters.js';

/** Throws the ball and runs until it lands. */
function throwBall(values: Partial<Record<ThrowKey, number>>) {
  const session = createSession(definition);
  session.set(values);
  const eventKeys: string[] = [];
  session.onSimulationEvent(({ key }) => eventKeys.push(key));
  for (let event = 0; event < 3 && session.run.state[9] === 1; event++) session.runToNextEvent();
  return { session, heard: eventKeys };
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
    const { session } = throwBall({ speed, angle, height, gravity, airDensity: 0 });
    const [vx, vy] = [speed * Math.cos((angle * Math.PI) / 180), speed * Math.sin((angle * Math.PI) / 180)];
    const time = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
    expect(displayedValue(session, 'range')).toBeCloseTo(vx * time, 1.99);
    expect(displayedValue(session, 'highest')).toBeCloseTo(height + (vy * vy) / 2 / gravity, 1.99);
    expect(displayedValue(session, 'airborne')).toBeCloseTo(time, 2.99);
    expect(displayedValue(session, 'speed')).toBeCloseTo(
      Math.sqrt(speed * speed + 2 * gravity * height),
      1.99,
    );
    expect(displayedValue(session, 'height')).toBe(0);
  },
);

test('the baseball of the anchors: 110.006 m at 45°', () => {
  expect(displayedValue(throwBall({}).session, 'range')).toBe(110.01);
});

test('drag reduces the mechanical energy by its work; without air it is conserved', () => {
  expect(displayedValue(throwBall({ airDensity: 0 }).session, 'energy')).toBeCloseTo(
    (0.145 * 45 * 45) / 2,
    1.99,
  );
  const { session } = throwBall({});
  const loss = session.run.state[6] ?? 0;
  expect(loss).toBeGreaterThan(50);
  expect(displayedValue(session, 'energy')).toBeCloseTo((0.145 * 45 * 45) / 2 - loss, 1.99);
});

test('a long fall reaches terminal speed', () => {
  const { session } = throwBall({ speed: 0, height: 50, mass: 0.05, diameter: 300, dragCoefficient: 0.47 });
  const area = (Math.PI * 0.3 ** 2) / 4;
  expect(displayedValue(session, 'speed')).toBeCloseTo(
    Math.sqrt((2 * 0.05 * 9.81) / (1.225 * 0.47 * area)),
    1.99,
  );
});

test('the distance from the start is called the range, as in textbooks, at the landing too', () => {
  const { session } = throwBall({ angle: 40 });
  expect(definition.readouts.find(({ key }) => key === 'range')?.label).toBe('Uchish uzoqligi, x');
  expect(definition.content.describe(session.snapshot())).toBe('Jism yerda. Uchish uzoqligi 111,2 metr.');
  expect(definition.content.events['landed']?.(session.snapshot())).toContain('Uchish uzoqligi 111,2 metr');
});

test('40° is best for the baseball, 45° without air', () => {
  const best = (airDensity: number): number => {
    const ranges = Array.from({ length: 21 }, (_, place) =>
      displayedValue(throwBall({ angle: 30 + place, airDensity }).session, 'range'),
    );
    return 30 + ranges.indexOf(Math.max(...ranges));
  };
  expect(best(0)).toBe(45);
  expect(best(1.225)).toBe(40);
});

test('the path drawn is the path flown', () => {
  const { session, heard: eventKeys } = throwBall({ wind: -5, height: 3 });
  expect(eventKeys).toEqual(['top', 'landed']);
  const flight = flightOf(session.run.si);
  expect(flight.maxDistance).toBeCloseTo(session.run.state[0] ?? NaN, 1);
  expect(flight.duration).toBeCloseTo(session.run.state[8] ?? NaN, 2);
});

test('the handle stays where it was moved, in every throw', () => {
  const session = createSession(definition);
  const [aim] = definition.handles;
  for (const [speed, angle] of [
    [10, 20],
    [80, 90],
    [33.5, 0],
  ] as const) {
    session.set({ speed, angle });
    const snapshot = session.snapshot();
    const place = aim?.position(snapshot) ?? { x: NaN, y: NaN };
    const back = aim?.moveTo(place.x, place.y, snapshot);
    expect(back?.['speed']).toBeCloseTo(speed, 9);
    expect(back?.['angle']).toBeCloseTo(angle, 9);
    session.set(aim?.nudge(0, -1, true, snapshot) ?? {});
    expect(session.run.values['angle']).toBe(Math.max(0, angle - 1));
  }
});
