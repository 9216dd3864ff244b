// A thrown body starts with the velocity of the hand, as far as its model allows.
import { createSession, type Session } from '@zarra/experiment-kit';
import type { Handle } from '@zarra/experiment-kit/experiment';
import { runFor, startSession } from './testing/experiments.js';
import { experiments } from './experiments.js';

interface Vector {
  readonly x: number;
  readonly y: number;
}

const open = async (slug: string, key: string): Promise<readonly [Session, Handle]> => {
  const definition = await experiments[slug]!();
  const handle = definition.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`${slug} has no handle ${key}`);
  return [createSession(definition), handle];
};
/** Releases the handle at a point with a velocity, as the stage does. */
function throwFrom(session: Session, { moveTo, release }: Handle, at: Vector, velocity: Vector): void {
  session.set(moveTo(at.x, at.y, session.snapshot()));
  const snapshot = session.snapshot();
  session.set({ ...moveTo(at.x, at.y, snapshot), ...release?.(velocity, snapshot) });
}
/** Velocity of the handle over the first steps, m/s. */
function velocityOf(session: Session, { position }: Handle): Vector {
  const before = position(session.snapshot());
  session.stepBy(2);
  const after = position(session.snapshot());
  return {
    x: (after.x - before.x) / session.run.time,
    y: (after.y - before.y) / session.run.time,
  };
}

test.each<[slug: string, key: string, at: Vector, velocity: Vector, expected: Vector]>([
  // At 30° of 1 m the tangent is (cos 30°, sin 30°): 1.5 m/s along it.
  [
    'mayatnik',
    'bob',
    { x: 1, y: -Math.sqrt(3) },
    { x: 1.5, y: 1.5 * Math.tan(Math.PI / 6) },
    { x: 1.5, y: 0.866 },
  ],
  // Along the rod: no velocity.
  ['mayatnik', 'bob', { x: 1, y: -Math.sqrt(3) }, { x: 1, y: -Math.sqrt(3) }, { x: 0, y: 0 }],
  ['prujina', 'block', { x: 0.05, y: 0 }, { x: -0.3, y: 2 }, { x: -0.3, y: 0 }],
  ['qosh-mayatnik', 'upper', { x: 1, y: 0 }, { x: 3, y: 2 }, { x: 0, y: 2 }],
  // Along the plane of 30°: 2 m/s upwards, and nothing across it.
  [
    'qiya-tekislik',
    'block',
    { x: 0.3, y: 0.2 },
    { x: Math.sqrt(3) + 0.5, y: 1 - 0.5 * Math.sqrt(3) },
    { x: Math.sqrt(3), y: 1 },
  ],
])('%s, %s', async (slug, key, at, velocity, expected) => {
  const [session, handle] = await open(slug, key);
  throwFrom(session, handle, at, velocity);
  const measured = velocityOf(session, handle);
  expect(Math.abs(measured.x - expected.x)).toBeLessThan(0.06);
  expect(Math.abs(measured.y - expected.y)).toBeLessThan(0.06);
});

test('the lower bob of a double pendulum keeps the velocity along the circle of its rod', async () => {
  const [session, handle] = await open('qosh-mayatnik', 'lower');
  throwFrom(session, handle, { x: 1.5, y: 0 }, { x: 0, y: 2 });
  const measured = velocityOf(session, handle);
  const { angle2 = NaN } = session.run.si;
  const along = 2 * Math.sin(angle2);
  expect(Math.abs(along)).toBeGreaterThan(0.5);
  expect(Math.abs(measured.x - along * Math.cos(angle2))).toBeLessThan(0.06);
  expect(Math.abs(measured.y - along * Math.sin(angle2))).toBeLessThan(0.06);
});

test('the other bob of a double pendulum keeps its motion while one is held', async () => {
  const [session, handle] = await open('qosh-mayatnik', 'upper');
  runFor(session, 0.4);
  const [, angle2 = NaN, , speed2 = NaN] = session.run.state;
  throwFrom(session, handle, { x: 0.5, y: -0.5 }, { x: 1, y: 1 });
  expect(Math.abs((session.run.state[1] ?? NaN) - angle2)).toBeLessThan(0.01);
  expect(Math.abs((session.run.state[3] ?? NaN) - speed2)).toBeLessThan(0.051);
  expect(session.run.values['speed1']).toBeCloseTo(1.4, 9);
});

test('the velocity is limited to the range of the model, and the view of a spring stays', async () => {
  const [pendulum, bob] = await open('mayatnik', 'bob');
  throwFrom(pendulum, bob, { x: 0, y: -1 }, { x: 50, y: 0 });
  expect(pendulum.run.values).toMatchObject({ angle: 0, speed: 12 });

  const [spring, block] = await open('prujina', 'block');
  const { definition } = spring;
  const box = definition.box(spring.run.si);
  throwFrom(spring, block, { x: 0.06, y: 0 }, { x: 9, y: 0 });
  // ω √(x² max − x²) with ω² = 20/0.5, 10 cm and 6 cm.
  expect(spring.run.values['velocity']).toBeCloseTo(Math.sqrt(40) * 0.08, 2);
  const { left, right } = definition.box(spring.run.si);
  expect([left / box.left, right / box.right]).toEqual([expect.closeTo(1, 2), expect.closeTo(1, 2)]);
});

test('a thrown planet has the speed of the hand across its radius; a hand that rests keeps the old one', async () => {
  const [session, planet] = await open('kepler', 'planet');
  const au = 149_597_870_700;
  throwFrom(session, planet, { x: 2 * au, y: 0 }, { x: 9000, y: 20_000 });
  expect(session.run.values['distance']).toBe(2);
  // Circular speed at 2 au is 29.785 km/s / √2.
  expect(session.run.values['ratio']).toBeCloseTo(20 / (29.785 / Math.SQRT2), 3);
  const { ratio } = session.run.values;
  throwFrom(session, planet, { x: 3 * au, y: 0 }, { x: 0, y: 0 });
  expect(session.run.values).toMatchObject({ distance: 3, ratio });
  expect(planet.isVisible?.(session.snapshot())).toBe(true);
  session.stepBy(1);
  expect(planet.isVisible?.(session.snapshot())).toBe(false);
});

test('a thrown ball flies forwards and up with the speed of the hand', async () => {
  const [session, ball] = await open('otilgan-jism', 'ball');
  throwFrom(session, ball, { x: 5, y: 10 }, { x: 30, y: 40 });
  expect(session.run.values).toMatchObject({ height: 10, speed: 50, angle: 53 });
  throwFrom(session, ball, { x: 0, y: 20 }, { x: -30, y: 20 });
  expect(session.run.values).toMatchObject({ height: 20, speed: 20, angle: 90 });
  throwFrom(session, ball, { x: 0, y: 5 }, { x: 0, y: 0 });
  expect(session.run.values).toMatchObject({ height: 5, speed: 20, angle: 90 });
});

test('the energy of a double pendulum thrown at the limits of its parameters is conserved', async () => {
  const definition = await experiments['qosh-mayatnik']!();
  for (const [length1, length2] of [
    [0.5, 0.5],
    [0.5, 2],
    [2, 0.5],
  ] as const) {
    const session = startSession(definition, {
      length1,
      length2,
      speed1: 6,
      speed2: -6,
      angle1: 180,
      copies: 1,
    });
    const [energy] = definition.model.invariants ?? [];
    const start = energy?.value(session.run.state, session.run.si) ?? NaN;
    runFor(session, 60);
    const end = energy?.value(session.run.state, session.run.si) ?? NaN;
    expect(Math.abs(end / start - 1)).toBeLessThan(1e-8);
  }
});
