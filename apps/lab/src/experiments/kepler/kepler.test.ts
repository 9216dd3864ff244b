import { createSession } from '@zarra/experiment-kit';
import { drawingOf, outside, shown } from '../../test-lab.js';
import { lab } from './lab.js';
import { SECONDS_A_YEAR, seen, YEAR } from './model.js';
import { orbitOf } from './orbit.js';
import type { OrbitName } from './parameters.js';
import { words } from './words.js';

/** The year of a light body at 1 au (Gauss), in Julian years. */
const GAUSS = 365.256_898 / 365.25;

const begun = (values: Partial<Record<OrbitName, number>>) => {
  const session = createSession(lab);
  session.set(values);
  return session;
};
const preset = (name: string) => begun(lab.presets.find((one) => one.name === name)?.values ?? {});

test.each([
  ['Merkuriy', 0.3871, 0.2056, 87.969],
  ['Venera', 0.7233, 0.0068, 224.701],
  ['Yer', 1, 0.0167, 365.256],
  ['Mars', 1.5237, 0.0934, 686.98],
  ['Yupiter', 5.2038, 0.0484, 4332.589],
])(
  '%s as in the NASA Planetary Fact Sheet: a = %d au, e = %d, T = %d d, within 1/500',
  (name, a, e, days) => {
    const session = preset(name);
    expect(Math.abs(shown(session, 'semiMajorAxis') / a - 1)).toBeLessThan(1 / 500);
    expect(Math.abs(shown(session, 'eccentricity') - e)).toBeLessThan(1e-3);
    expect(Math.abs((shown(session, 'period') * 365.25) / days - 1)).toBeLessThan(1 / 500);
  },
);

test("the third law from the five numbers shown, and with a star of two masses: the answer's", () => {
  for (const { name } of lab.presets) {
    const session = preset(name);
    const law = (): number => shown(session, 'period') ** 2 / shown(session, 'semiMajorAxis') ** 3;
    expect(Math.abs(law() - 1)).toBeLessThan(2e-3);
    session.set({ starMass: 2 });
    expect(Math.abs(law() - 0.5)).toBeLessThan(1e-3);
  }
  const [mercury, jupiter] = [preset('Merkuriy'), preset('Yupiter')];
  const said = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',');
  expect(words.task.answer).toContain(
    `a = ${said(shown(mercury, 'semiMajorAxis'), 3)} va T = ${said(shown(mercury, 'period'), 3)}`,
  );
  expect(words.task.answer).toContain(
    `a = ${said(shown(jupiter, 'semiMajorAxis'), 2)} va T = ${said(shown(jupiter, 'period'), 2)}`,
  );
});

test.each([
  [1, 1.0085, 1, 0],
  [0.3, 0.5, 3, 0],
  [0.5, 1.29, 0.5, 2],
  [2, 0.8, 1, 1],
])(
  'from %d au at %d of a circle (star %d, body %d) it is back after the period shown',
  (distance, ratio, starMass, companion) => {
    const session = begun({ distance, ratio, starMass, companion });
    const before = [shown(session, 'distance'), shown(session, 'speed')];
    const period =
      session.lab.model.observables
        .find(({ key }) => key === 'period')
        ?.value(0, session.run.state, session.run.si) ?? NaN;
    const apses: string[] = [];
    session.onHappening(({ key, time }) => apses.push(`${key} ${(time / period).toFixed(4)}`));
    session.stepBy(Math.round((1.01 * period) / lab.model.dt));
    expect(apses).toEqual(
      ratio > 1 ? ['apoapsis1 0.5000', 'periapsis1 1.0000'] : ['periapsis1 0.5000', 'apoapsis1 1.0000'],
    );
    session.seek(Math.round(period / lab.model.dt));
    expect(shown(session, 'distance')).toBeCloseTo(before[0] ?? NaN, 3);
    expect(shown(session, 'speed')).toBeCloseTo(before[1] ?? NaN, 0.9);
    // Elements of the start: a = r / (2 − u²), e = |u² − 1|, dS/dt = r v / 2.
    expect(shown(session, 'semiMajorAxis')).toBeCloseTo(distance / (2 - ratio ** 2), 3.99);
    expect(shown(session, 'eccentricity')).toBeCloseTo(Math.abs(ratio ** 2 - 1), 3.99);
    const auPerYear = (kilometres: number): number => (kilometres * 1000 * YEAR) / 149_597_870_700;
    expect(shown(session, 'arealSpeed')).toBeCloseTo((distance * auPerYear(before[1] ?? NaN)) / 2, 2);
  },
);

test('the Earth: 30.29 km/s nearest to the Sun, 29.29 km/s farthest (NASA), half a year later', () => {
  const session = preset('Yer');
  expect(shown(session, 'speed')).toBeCloseTo(30.29, 1);
  expect(session.toNextEvent()?.key).toBe('apoapsis1');
  expect(shown(session, 'speed')).toBeCloseTo(29.29, 1);
  expect(shown(session, 'elapsed')).toBe(0.5);
});

test('both masses count: T²/a³ is 1 over their sum', () => {
  for (const [companion, mass] of [
    [0, 3.0035e-6],
    [1, 9.548e-4],
    [2, 0.2],
  ] as const) {
    const session = begun({ distance: 1, ratio: 1, starMass: 0.5, companion });
    expect(shown(session, 'period')).toBeCloseTo(GAUSS / Math.sqrt(0.5 + mass), 3.99);
  }
});

test.each([
  [0.3, 0.5, 3],
  [0.3, 1.29, 3],
  [1, 0.5, 1],
])(
  'from %d au at %d of a circle (star %d) it is within 5e-8 of Kepler’s motion after twenty turns',
  (distance, ratio, starMass) => {
    const session = begun({ distance, ratio, starMass });
    const { sectorTime } = orbitOf(session.run.si);
    session.stepBy(Math.round((20.3 * 12 * sectorTime) / lab.model.dt));
    const exact = seen(lab.model.exact?.(session.run.time, session.run.si) ?? new Float64Array());
    const { x, y } = seen(session.run.state);
    expect(Math.hypot(x - exact.x, y - exact.y) / session.run.si.distance).toBeLessThan(5e-8);
  },
);

test.each([0.5, 0.7, 1.25])(
  'at both apsides of an orbit begun at %d of a circle the arrows stay in the picture',
  (ratio) => {
    const session = begun({ distance: 1, ratio });
    const speeds: number[] = [];
    for (let apsis = 0; apsis < 2; apsis++) {
      session.toNextEvent();
      const { vx, vy } = seen(session.run.state);
      speeds.push(Math.hypot(vx, vy));
      expect(outside(lab.box(session.run.si), drawingOf(session))).toBeLessThan(1e-9);
      expect(drawingOf(session).words).toContain('v');
    }
    expect(Math.max(...speeds) / orbitOf(session.run.si).fastest).toBeCloseTo(1, 4);
  },
);

test('a speed of √2 circles is an escape: no period, no half axis, and it says when it left the picture', () => {
  const session = begun({ distance: 0.5, ratio: 1.45 });
  expect(shown(session, 'period')).toBe(Infinity);
  session.stepBy(YEAR / lab.model.dt);
  session.stepBy(YEAR / lab.model.dt);
  expect(drawingOf(session).words).toContain('Jism rasm chegarasidan chiqdi');
  expect(shown(session, 'distance')).toBeGreaterThan(3);
});

test('a year lasts five seconds', () => {
  const session = preset('Yer');
  session.play();
  for (let frame = 0; frame <= 60 * SECONDS_A_YEAR; frame++) session.frame(frame / 60);
  expect(shown(session, 'elapsed')).toBeCloseTo(1, 2);
});

test.each([
  [1, 1.2],
  [0.4, 0.6],
  [3, 1],
])('the sectors drawn for %d au and %d have one area: that of equal times', (distance, ratio) => {
  const session = begun({ distance, ratio });
  const { sectors, sectorTime, closed } = orbitOf(session.run.si);
  expect([sectors.length, closed]).toEqual([12, true]);
  const swept = session.lab.model.observables.find(({ key }) => key === 'arealSpeed');
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

test('sectors appear as time passes, twelve in a turn, and the body runs on the outline', () => {
  const session = begun({ distance: 1, ratio: 1.15 });
  const { sectorTime } = orbitOf(session.run.si);
  expect(drawingOf(session).areas).toHaveLength(0);
  session.stepBy(Math.round((3.5 * sectorTime) / lab.model.dt));
  expect(drawingOf(session).areas).toHaveLength(4);
  session.stepBy(Math.round((10 * sectorTime) / lab.model.dt));
  expect(drawingOf(session).areas).toHaveLength(12);
});

test('the handle is where it was put, in every orbit', () => {
  const [aim] = lab.handles;
  for (const ratio of [0.5, 0.95, 1.3, 1.6]) {
    const session = begun({ distance: 2, ratio });
    const { x, y } = aim?.at(session.moment()) ?? { x: NaN, y: NaN };
    expect(aim?.moveTo(x, y, session.moment()).ratio).toBeCloseTo(ratio, 9);
    session.set(aim?.nudge(0, -1, true, session.moment()) ?? {});
    expect(session.run.values.ratio).toBeCloseTo(Math.max(0.5, ratio - 0.005), 9);
  }
});
