// Apparatus on the stage agrees with the model: angles, lengths and readings.
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { definition as gas } from './experiments/ideal-gaz/definition.js';
import { definition as throwing } from './experiments/otilgan-jism/definition.js';
import { definition as well } from './experiments/potensial-ora/definition.js';
import { definition as incline } from './experiments/qiya-tekislik/definition.js';
import { definition as spring } from './experiments/prujina/definition.js';
import { definition as circuit } from './experiments/zanjir/definition.js';
import { definition as charges } from './experiments/zaryadlar/definition.js';
import { displayedValue, drawingOf, runFor, startPreset, startSession } from './testing/experiments.js';

/** Session after a time, and its drawing. */
function drawn(definition: ExperimentDefinition, values: Partial<Values>, time = 0) {
  const session = startSession(definition, values);
  if (time > 0) runFor(session, time);
  return { session, ...drawingOf(session) };
}

/** Angle of a line from its first to its last point, degrees from the right. */
const directionOf = (points: readonly number[]): number =>
  (Math.atan2((points.at(-2) ?? NaN) - (points[1] ?? NaN), (points.at(-3) ?? NaN) - (points[0] ?? NaN)) *
    180) /
  Math.PI;
/** Height of a line, scene metres. */
const heightOf = ({ points }: { readonly points: readonly number[] }): number =>
  (points.at(-2) ?? NaN) - (points[1] ?? NaN);

test.each([0, 30, 72])('the barrel of the launcher points along the angle of the throw: %d°', (angle) => {
  const [barrel] = drawn(throwing, { angle, height: 10 }).areas;
  expect(directionOf(barrel?.slice(0, 6) ?? [])).toBeCloseTo(angle, 6);
});

test.each([0, 20, 60])('the board of the inclined plane and its block lie along the angle: %d°', (angle) => {
  const { session, areas } = drawn(incline, { angle, start: 40 });
  const boards = areas.filter((area) => Math.hypot(area[3]! - area[0]!, area[4]! - area[1]!) > 0.9);
  for (const board of boards) expect(directionOf(board.slice(0, 6))).toBeCloseTo(angle, 6);
  expect(boards).toHaveLength(2);
  expect(displayedValue(session, 'position')).toBe(40);
});

test('the target stands at its distance, unless it is beyond the view', () => {
  const middleOf = (target: number): number[] =>
    drawn(throwing, { target })
      .areas.map((area) => area.filter((_, index) => index % 3 === 0))
      .map((xs) => (Math.max(...xs) + Math.min(...xs)) / 2);
  expect(middleOf(80).at(-1)).toBeCloseTo(80, 6);
  expect(middleOf(900)).toHaveLength(middleOf(80).length - 3);
});

test('the spring ends at the block, in every phase of the swing', () => {
  for (const time of [0, 0.3, 0.7]) {
    const { session, lines } = drawn(spring, { position: 8, force: 0 }, time);
    const coil = lines.find(({ points }) => points.length > 300)?.points ?? [];
    expect(100 * (coil.at(-3) ?? NaN)).toBeLessThan(displayedValue(session, 'position'));
    expect(100 * (coil.at(-3) ?? NaN)).toBeGreaterThan(displayedValue(session, 'position') - 5);
  }
});

test('the needle of an ammeter turns with the current: half of a right angle at 0.5 A, to the other side when reversed', () => {
  const needleAt = (voltage: number): number => {
    const session = startPreset(circuit, 'Om qonuni', { valueA3B3: 10, internal: 0, valueA1A2: 1 });
    session.set({ valueA1B1: Math.round((voltage + 24) / 0.1) });
    session.stepBy(5);
    const [needle] = drawingOf(session).lines.filter(({ ink }) => ink === 'chart-red');
    return 90 - directionOf(needle?.points ?? []);
  };
  expect(needleAt(0)).toBeCloseTo(0, 0);
  expect(needleAt(6)).toBeGreaterThan(30);
  expect(needleAt(6)).toBeLessThan(60);
  expect(needleAt(12)).toBeGreaterThan(needleAt(6) + 10);
  expect(needleAt(-6)).toBeCloseTo(-needleAt(6), 6);
});

test('the column of the thermometer is proportional to the temperature', () => {
  const columnAt = (temperature: number) => {
    const { session, lines } = drawn(gas, { process: 1, temperature });
    const column = lines.filter(({ ink }) => ink === 'chart-red').at(-1);
    return { height: column ? heightOf(column) : NaN, kelvin: displayedValue(session, 'temperatureNow') };
  };
  const [cold, hot] = [columnAt(200), columnAt(800)];
  expect(hot.height / cold.height).toBeCloseTo(hot.kelvin / cold.kelvin, 2);
});

test('the arrow of the photon spans the two selected levels', () => {
  const { session, arrows } = drawn(well, { kind: 0, level: 1, other: 3 });
  const fall = arrows.find(({ along }) => along[0] === 0)?.along[1] ?? NaN;
  const [lower, upper] = drawn(well, { kind: 0, level: 1, other: 3 })
    .lines.filter(({ ink, points }) => ink === 'chart-red' && points[1] === points.at(-2))
    .map(({ points }) => points[1] ?? NaN);
  expect(fall).toBeCloseTo((lower ?? NaN) - (upper ?? NaN), 9);
  expect(displayedValue(session, 'wavelength')).toBeGreaterThan(0);
});

test('the needle of the probe points along the field', () => {
  for (const [probeX, probeY] of [
    [0.3, 0.8],
    [-1, -0.4],
  ] as const) {
    const { session, arrows } = drawn(charges, { probeX, probeY });
    const needle = arrows.find(({ ink }) => ink === 'accent')?.along ?? [];
    expect((directionOf([0, 0, 0, ...needle]) + 360) % 360).toBeCloseTo(
      displayedValue(session, 'direction'),
      0,
    );
  }
});
