import { createSession, type Session } from '@zarra/experiment-kit';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { drawingOf, overflowOf, displayedValue } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { SECONDS_PER_YEAR, relativeMotion, YEAR } from './model.js';
import { orbitOf } from './orbit.js';
import type { OrbitKey } from './parameters.js';

/** The year of a light body at 1 au (Gauss), in Julian years. */
const GAUSSIAN_YEAR = 365.256_898 / 365.25;

const startSession = (values: Partial<Record<OrbitKey, number>>) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const startPreset = (name: string) =>
  startSession(definition.presets.find((one) => one.name === name)?.values ?? {});

test.each([
  ['Merkuriy', 0.3871, 0.2056, 87.969],
  ['Venera', 0.7233, 0.0068, 224.701],
  ['Yer', 1, 0.0167, 365.256],
  ['Mars', 1.5237, 0.0934, 686.98],
  ['Yupiter', 5.2038, 0.0484, 4332.589],
])(
  '%s as in the NASA Planetary Fact Sheet: a = %d au, e = %d, T = %d d, within 1/500',
  (name, a, e, days) => {
    const session = startPreset(name);
    expect(Math.abs(displayedValue(session, 'semiMajorAxis') / a - 1)).toBeLessThan(1 / 500);
    expect(Math.abs(displayedValue(session, 'eccentricity') - e)).toBeLessThan(1e-3);
    expect(Math.abs((displayedValue(session, 'period') * 365.25) / days - 1)).toBeLessThan(1 / 500);
  },
);

test('the third law holds for five planets and for a star of two solar masses, as in the answer', () => {
  for (const { name } of definition.presets) {
    const session = startPreset(name);
    const law = (): number =>
      displayedValue(session, 'period') ** 2 / displayedValue(session, 'semiMajorAxis') ** 3;
    expect(Math.abs(law() - 1)).toBeLessThan(2e-3);
    session.set({ starMass: 2 });
    expect(Math.abs(law() - 0.5)).toBeLessThan(1e-3);
  }
});

test.each([
  [1, 1.0085, 1, 0],
  [0.3, 0.5, 3, 0],
  [0.5, 1.29, 0.5, 2],
  [2, 0.8, 1, 1],
])(
  'from %d au at %d of a circle (star %d, body %d) it is back after the period shown',
  (distance, ratio, starMass, companion) => {
    const session = startSession({ distance, ratio, starMass, companion });
    const before = [displayedValue(session, 'distance'), displayedValue(session, 'speed')];
    const period =
      session.definition.model.observables
        .find(({ key }) => key === 'period')
        ?.value(0, session.run.state, session.run.si) ?? NaN;
    const apses: string[] = [];
    session.onSimulationEvent(({ key, time }) => apses.push(`${key} ${(time / period).toFixed(4)}`));
    session.stepBy(Math.round((1.01 * period) / definition.model.dt));
    expect(apses).toEqual(
      ratio > 1 ? ['apoapsis1 0.5000', 'periapsis1 1.0000'] : ['periapsis1 0.5000', 'apoapsis1 1.0000'],
    );
    session.seek(Math.round(period / definition.model.dt));
    expect(displayedValue(session, 'distance')).toBeCloseTo(before[0] ?? NaN, 3);
    expect(displayedValue(session, 'speed')).toBeCloseTo(before[1] ?? NaN, 0.9);
    // Elements of the start: a = r / (2 − u²), e = |u² − 1|, dS/dt = r v / 2.
    expect(displayedValue(session, 'semiMajorAxis')).toBeCloseTo(distance / (2 - ratio ** 2), 3.99);
    expect(displayedValue(session, 'eccentricity')).toBeCloseTo(Math.abs(ratio ** 2 - 1), 3.99);
    const auPerYear = (kilometres: number): number => (kilometres * 1000 * YEAR) / 149_597_870_700;
    expect(displayedValue(session, 'arealSpeed')).toBeCloseTo(
      (distance * auPerYear(before[1] ?? NaN)) / 2,
      2,
    );
  },
);

test('the Earth: 30.29 km/s nearest to the Sun, 29.29 km/s farthest (NASA), half a year later', () => {
  const session = startPreset('Yer');
  expect(displayedValue(session, 'speed')).toBeCloseTo(30.29, 1);
  expect(session.runToNextEvent()?.key).toBe('apoapsis1');
  expect(displayedValue(session, 'speed')).toBeCloseTo(29.29, 1);
  expect(displayedValue(session, 'elapsed')).toBe(0.5);
});

test('both masses contribute: T²/a³ is 1 over their sum', () => {
  for (const [companion, mass] of [
    [0, 3.0035e-6],
    [1, 9.548e-4],
    [2, 0.2],
  ] as const) {
    const session = startSession({ distance: 1, ratio: 1, starMass: 0.5, companion });
    expect(displayedValue(session, 'period')).toBeCloseTo(GAUSSIAN_YEAR / Math.sqrt(0.5 + mass), 3.99);
  }
});

test.each([
  [0.3, 0.5, 3],
  [0.3, 1.29, 3],
  [1, 0.5, 1],
])(
  'from %d au at %d of a circle (star %d) it is within 5e-8 of Kepler’s motion after twenty turns',
  (distance, ratio, starMass) => {
    const session = startSession({ distance, ratio, starMass });
    const { sectorTime } = orbitOf(session.run.si);
    session.stepBy(Math.round((20.3 * 12 * sectorTime) / definition.model.dt));
    const exact = relativeMotion(definition.model.exact?.(session.run.time, session.run.si) as Float64Array);
    const { x, y } = relativeMotion(session.run.state as Float64Array);
    expect(Math.hypot(x - exact.x, y - exact.y) / (distance * ASTRONOMICAL_UNIT)).toBeLessThan(5e-8);
  },
);

test.each([0.5, 0.7, 1.25])(
  'at both apsides of an orbit started at %d of circular speed the arrows stay in the view',
  (ratio) => {
    const session = startSession({ distance: 1, ratio });
    const speeds: number[] = [];
    for (let apsis = 0; apsis < 2; apsis++) {
      session.runToNextEvent();
      const { vx, vy } = relativeMotion(session.run.state as Float64Array);
      speeds.push(Math.hypot(vx, vy));
      expect(overflowOf(definition.box(session.run.si), drawingOf(session))).toBeLessThan(1e-9);
      expect(drawingOf(session).labels).toContain('v');
    }
    expect(Math.max(...speeds) / orbitOf(session.run.si).maxSpeed).toBeCloseTo(1, 4);
  },
);

test('above √2 of circular speed the body escapes: no period, and a label outside the view', () => {
  const session = startSession({ distance: 0.5, ratio: 1.45 });
  expect(displayedValue(session, 'period')).toBe(Infinity);
  session.stepBy(YEAR / definition.model.dt);
  session.stepBy(YEAR / definition.model.dt);
  expect(drawingOf(session).labels).toContain('Jism rasm chegarasidan chiqdi');
  expect(displayedValue(session, 'distance')).toBeGreaterThan(3);
});

test('a year lasts five seconds', () => {
  const session = startPreset('Yer');
  session.play();
  for (let frame = 0; frame <= 60 * SECONDS_PER_YEAR; frame++) session.frame(frame / 60);
  expect(displayedValue(session, 'elapsed')).toBeCloseTo(1, 2);
});

test.each([
  [1, 1.2],
  [0.4, 0.6],
  [3, 1],
])('the sectors drawn for %d au and %d have one area: that of equal times', (distance, ratio) => {
  const session = startSession({ distance, ratio });
  const { sectors, sectorTime, closed } = orbitOf(session.run.si);
  expect([sectors.length, closed]).toEqual([12, true]);
  const swept = session.definition.model.observables.find(({ key }) => key === 'arealSpeed');
  const area = (swept?.value(0, session.run.state, session.run.si) ?? NaN) * sectorTime;
  for (const corners of sectors) {
    let sum = 0;
    for (let index = 3; index + 3 < corners.length; index += 3)
      sum +=
        (corners[index] ?? 0) * (corners[index + 4] ?? 0) -
        (corners[index + 3] ?? 0) * (corners[index + 1] ?? 0);
    expect(Math.abs(sum / 2 / area - 1)).toBeLessThan(0.005);
  }
});

test('sectors appear over time, twelve per turn', () => {
  const sectorsOf = (of: Session) => drawingOf(of).areas.filter(([x, y]) => x === 0 && y === 0);
  const session = startSession({ distance: 1, ratio: 1.15 });
  const { sectorTime } = orbitOf(session.run.si);
  expect(sectorsOf(session)).toHaveLength(0);
  session.stepBy(Math.round((3.5 * sectorTime) / definition.model.dt));
  expect(sectorsOf(session)).toHaveLength(4);
  session.stepBy(Math.round((10 * sectorTime) / definition.model.dt));
  expect(sectorsOf(session)).toHaveLength(12);
});

test('the handle stays where it was moved, in every orbit', () => {
  const [aim] = definition.handles;
  for (const ratio of [0.5, 0.95, 1.3, 1.6]) {
    const session = startSession({ distance: 2, ratio });
    const { x, y } = aim?.position(session.snapshot()) ?? { x: NaN, y: NaN };
    expect(aim?.moveTo(x, y, session.snapshot())['ratio']).toBeCloseTo(ratio, 9);
    session.set(aim?.nudge(0, -1, true, session.snapshot()) ?? {});
    expect(session.run.values['ratio']).toBeCloseTo(Math.max(0.5, ratio - 0.005), 9);
  }
});
