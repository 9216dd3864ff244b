import { createSession } from '@zarra/experiment-kit';
import { displayedValue, observableValue } from '../../testing/experiments.js';
import { definition } from './definition.js';
import type { DoublePendulumKey } from './parameters.js';
import { trailsOf } from './trail.js';

const startSession = (values: Partial<Record<DoublePendulumKey, number>>) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const sessionAfter = (seconds: number, values: Partial<Record<DoublePendulumKey, number>>) => {
  const session = startSession(values);
  session.stepBy(Math.round(seconds / definition.model.dt));
  return session;
};

test.each([
  ['slow', 7, 2 - Math.SQRT2, 9.81, 1],
  ['fast', -7, 2 + Math.SQRT2, 9.81, 1],
  ['slow', 7, 2 - Math.SQRT2, 1.62, 2],
  ['fast', -7, 2 + Math.SQRT2, 24.79, 0.5],
])(
  'the %s mode of small swings (5° and %d°): ω² = (g/L) · %d at g = %d, L = %d brings it back after 2π/ω',
  (_name, angle2, part, gravity, length) => {
    const period = (2 * Math.PI) / Math.sqrt((gravity / length) * part);
    const values = { angle1: 5, angle2, gravity, length1: length, length2: length, copies: 1 };
    const whole = sessionAfter(period, values);
    expect(Math.abs(displayedValue(whole, 'angle1') - 5)).toBeLessThan(0.15);
    expect(Math.abs(displayedValue(whole, 'angle2') - angle2)).toBeLessThan(0.15);
    const half = sessionAfter(period / 2, values);
    expect(Math.abs(displayedValue(half, 'angle1') + 5)).toBeLessThan(0.15);
  },
);

test.each([
  [120, 120, 1, 1, 1, 1, 9.81],
  [-90, 30, 5, 0.5, 0.5, 2, 25],
  [180, -45, 0.5, 5, 2, 0.5, 1.62],
])(
  'from %d° and %d° the energy shown is that of the heights, and stays for a minute',
  (angle1, angle2, mass1, mass2, length1, length2, gravity) => {
    const session = startSession({ angle1, angle2, mass1, mass2, length1, length2, gravity });
    const drop = (angle: number): number => 1 - Math.cos((angle * Math.PI) / 180);
    const rise = length1 * drop(angle1);
    const energy = gravity * (mass1 * rise + mass2 * (rise + length2 * drop(angle2)));
    expect(displayedValue(session, 'energy')).toBeCloseTo(energy, 2.99);
    session.stepBy(60 * 960);
    expect(displayedValue(session, 'energy')).toBeCloseTo(energy, 2.9);
  },
);

test('copies that start 10⁻² rad apart are that far apart, counted from the first to the last', () => {
  expect(displayedValue(startSession({ copies: 2, apart: 2 }), 'separation')).toBe(0.01);
  expect(displayedValue(startSession({ copies: 20, apart: 2 }), 'separation')).toBe(0.19);
});

test('angles stay within (−180°, 180°] through many turns, in readouts and texts, and plots have gaps there', () => {
  expect(displayedValue(startSession({ angle1: -180 }), 'angle1')).toBe(180);
  const session = startSession({ angle1: 180, angle2: 90, copies: 2, apart: 2 });
  const turns: number[] = [];
  for (let sample = 0; sample < 1200; sample++) {
    for (const key of ['angle1', 'angle2']) {
      const degrees = (180 / Math.PI) * observableValue(session, key);
      expect(degrees).toBeGreaterThan(-180);
      expect(degrees).toBeLessThanOrEqual(180);
    }
    const angles = definition.content.describe(session.snapshot()).match(/[−\d]+(?= gradus)/g) ?? [];
    expect(angles).toHaveLength(2);
    for (const angle of angles) expect(Math.abs(Number(angle.replace('−', '-')))).toBeLessThanOrEqual(180);
    turns.push(Math.round((session.run.state[1] ?? NaN) / (2 * Math.PI)));
    session.stepBy(16);
  }
  // The state itself counts the turns: the lower rod rotates.
  expect(new Set(turns).size).toBeGreaterThan(3);
  // Recorded values, and so plots, have a gap at each jump.
  const wrapped = definition.readouts.flatMap(({ key, wrapped }) => (wrapped ? [key] : []));
  expect(wrapped).toEqual(['angle1', 'angle2']);
});

test('the copies are 0.1 rad apart after 6.9, 10.2 and 12 s: a hundred times as exact adds two or three seconds', () => {
  const times = [4, 6, 8].map((apart) => {
    const session = startSession({ angle1: 120, angle2: 120, copies: 2, apart });
    while (displayedValue(session, 'separation') < 0.1) session.run.advance(8);
    return session.run.time.toFixed(1);
  });
  expect(times).toEqual(['6.9', '10.2', '12.0']);
});

test('the estimate of the Lyapunov time is t over ln(δ/δ₀), and undefined after the copies have separated', () => {
  const session = sessionAfter(9, { copies: 2, apart: 6 });
  const { run } = session;
  const apart = Math.hypot(
    (run.state[4] ?? 0) - (run.state[0] ?? 0),
    (run.state[5] ?? 0) - (run.state[1] ?? 0),
  );
  expect(displayedValue(session, 'growthTime')).toBeCloseTo(9 / Math.log(apart / 1e-6), 1.99);
  expect(displayedValue(sessionAfter(15, { copies: 2, apart: 6 }), 'growthTime')).toBeNaN();
  expect(displayedValue(sessionAfter(3, { copies: 1 }), 'growthTime')).toBeNaN();
});

test('a trail is where the lower mass was', () => {
  const session = startSession({ copies: 3, apart: 2, length2: 1.5 });
  const places: (readonly [number, number])[] = [];
  for (let frame = 0; frame <= 120; frame++) {
    const [, , , , , , , , angle1 = 0, angle2 = 0] = session.run.state;
    places.unshift([Math.sin(angle1) + 1.5 * Math.sin(angle2), -Math.cos(angle1) - 1.5 * Math.cos(angle2)]);
    if (frame < 120) session.stepBy(16);
  }
  const { paths, count } = trailsOf(session.run.time, session.run.state as Float64Array, session.run.si);
  expect(count).toBe(49);
  places.slice(0, count).forEach(([x, y], point) => {
    expect(Math.abs((paths[2]?.[3 * point] ?? NaN) - x)).toBeLessThan(1e-4);
    expect(Math.abs((paths[2]?.[3 * point + 1] ?? NaN) - y)).toBeLessThan(1e-4);
  });
});

test('the trail starts at the beginning of the run', () => {
  const session = sessionAfter(0.1, {});
  expect(trailsOf(session.run.time, session.run.state as Float64Array, session.run.si).count).toBe(7);
});

test('a handle stays where it was moved, and the other rod keeps its angle', () => {
  for (const seconds of [0, 4]) {
    const session = sessionAfter(seconds, { length1: 0.75, length2: 1.3 });
    const [upper, lower] = definition.handles;
    const wanted = { x: 0.9, y: 0.4 };
    const [angle1 = 0] = session.run.state;
    session.set(lower?.moveTo(wanted.x, wanted.y, session.snapshot()) ?? {});
    expect(Math.abs(Math.sin((session.run.state[0] ?? 0) - angle1))).toBeLessThan(0.01);
    const place = lower?.position(session.snapshot()) ?? { x: NaN, y: NaN };
    const elbow = upper?.position(session.snapshot()) ?? { x: NaN, y: NaN };
    const [dx, dy] = [place.x - elbow.x, place.y - elbow.y];
    const turn = Math.atan2(wanted.y - elbow.y, wanted.x - elbow.x) - Math.atan2(dy, dx);
    expect(Math.abs(Math.sin(turn))).toBeLessThan(0.02);
    session.set(upper?.moveTo(0, 1, session.snapshot()) ?? {});
    expect(Math.abs(session.run.values['angle1'] ?? NaN)).toBe(180);
    session.set(upper?.nudge(0, -1, true, session.snapshot()) ?? {});
    expect(session.run.values['angle1']).toBe(179);
  }
});
