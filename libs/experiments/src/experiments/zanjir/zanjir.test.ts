import type { Session } from '@zarra/experiment-kit';
import {
  createTestRandom,
  displayedValue,
  drawingOf,
  runFor,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { countFor } from '../../testing/test-scope.js';
import { KIND } from './element-kinds.js';
import { definition } from './definition.js';
import { PLACES, type PlaceKey } from './places.js';
import { valuesOf, valuesOfElements } from './scheme.js';
import { phasorsLoaded, readBoard } from './read-board.js';
import { warningOf } from './warnings.js';

const EMPTY_BOARD = valuesOf('', 'A1A2');

const readingOf = (session: Session) => {
  const { time, state, si } = session.snapshot();
  return readBoard(time, state as Float64Array, si);
};

const indexOf = (key: PlaceKey): number => PLACES.findIndex((place) => place.key === key);

/** Exact current and voltage of a place. */
const readingAt = (session: Session, key: PlaceKey): { voltage: number; current: number } => ({
  voltage: readingOf(session).voltage[indexOf(key)] ?? NaN,
  current: readingOf(session).current[indexOf(key)] ?? NaN,
});

/** Selects a place and returns a displayed readout. */
function readoutAt(session: Session, key: PlaceKey, readout: string): number {
  session.set({ chosen: indexOf(key) });
  return displayedValue(session, readout);
}

beforeAll(() => phasorsLoaded);

test.each([
  [11, 1],
  [1, 0.5],
  [37, 2.5],
  [1000, 10],
])("Ohm's law for R = %d ohms and %d ohms inside", (resistance, internal) => {
  const session = startPreset(definition, 'Om qonuni', {
    ...valuesOfElements({ A3B3: [KIND.resistor, resistance] }),
    internal,
  });
  const current = 6 / (resistance + internal);
  expect(Math.abs(displayedValue(session, 'current') - current)).toBeLessThan(0.000051);
  expect(Math.abs(displayedValue(session, 'voltage') - current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(displayedValue(session, 'power') - current * current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(displayedValue(session, 'sourcePower') - 6 * current)).toBeLessThan(0.00051);
  expect(displayedValue(session, 'heatPower')).toBe(displayedValue(session, 'sourcePower'));
  // The meters agree; the source shows the supplied values.
  expect(Math.abs(readoutAt(session, 'A2A3', 'current') - current)).toBeLessThan(0.000051);
  expect(Math.abs(readoutAt(session, 'A4B4', 'voltage') - current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(readoutAt(session, 'A1B1', 'voltage') - (6 - current * internal))).toBeLessThan(0.00051);
  expect(Math.abs(readoutAt(session, 'A1B1', 'current') - current)).toBeLessThan(0.000051);
});

test('in series: one current, the voltages add up', () => {
  const session = startPreset(definition, 'Ketma-ket ulash');
  expect(readoutAt(session, 'A1A2', 'current')).toBe(0.5);
  expect(readoutAt(session, 'B2B3', 'voltage')).toBe(2);
  expect(readoutAt(session, 'B3B4', 'voltage')).toBe(3.5);
  expect(readoutAt(session, 'A1B1', 'voltage')).toBe(5.5);
});

test('in parallel: one voltage, the currents add up', () => {
  const session = startPreset(definition, 'Parallel ulash');
  expect(readoutAt(session, 'A3B3', 'voltage')).toBe(3);
  expect(readoutAt(session, 'A4B4', 'voltage')).toBe(3);
  expect(readoutAt(session, 'B3C3', 'current')).toBe(1);
  expect(readoutAt(session, 'B4C4', 'current')).toBe(0.5);
  expect(readoutAt(session, 'A1A2', 'current')).toBe(1.5);
});

test("Wheatstone's bridge carries no current where R1 / R2 = R3 / R4, and Thevenin's current otherwise", () => {
  const balanced = startPreset(
    definition,
    'Uitston koʻprigi',
    valuesOfElements({ B3C3: [KIND.resistor, 60] }),
  );
  expect(Math.abs(readingAt(balanced, 'B2B3').current)).toBeLessThan(1e-12);
  expect(readoutAt(balanced, 'B2B3', 'current')).toBe(0);
  const [r1, r2, r3, r4] = [20, 40, 30, 50];
  const session = startPreset(definition, 'Uitston koʻprigi');
  // The meter joins the middles: r1 beside r3, then r2 beside r4.
  const [upper, lower] = [(r1 * r3) / (r1 + r3), (r2 * r4) / (r2 + r4)];
  const all = 6 / (1 + upper + lower);
  const bridge = (all * upper) / r1 - (all * lower) / r2;
  expect(Math.abs(readoutAt(session, 'B2B3', 'current') - bridge)).toBeLessThan(0.000051);
  expect(Math.abs(bridge)).toBeGreaterThan(0.005);
});

test('a capacitor has 63.2 % of the voltage after RC, and follows exp(-t/RC)', () => {
  const session = startPreset(definition, 'Kondensatorni zaryadlash');
  expect(displayedValue(session, 'voltage')).toBe(0);
  expect(displayedValue(session, 'current')).toBe(0.025);
  runFor(session, 2);
  expect(displayedValue(session, 'voltage') / 5).toBeCloseTo(0.632, 3);
  for (const seconds of [1, 3, 8]) {
    runFor(session, seconds);
    const rest = Math.exp(-session.run.time / 2);
    expect(Math.abs(displayedValue(session, 'voltage') - 5 * (1 - rest))).toBeLessThan(0.00051);
    expect(Math.abs(displayedValue(session, 'current') - 0.025 * rest)).toBeLessThan(0.000051);
  }
});

test('its charge is unaffected by resistance and switch changes; a parallel path discharges it', () => {
  const session = startPreset(definition, 'Kondensatorni zaryadlash');
  runFor(session, 2);
  const charged = displayedValue(session, 'voltage');
  session.set(valuesOfElements({ A2A3: [KIND.resistor, 99] }));
  expect(session.run.steps).toBe(1200);
  expect(displayedValue(session, 'voltage')).toBe(charged);
  // The current follows the new resistance before any step.
  expect(Math.abs(displayedValue(session, 'current') - (5 - charged) / 100)).toBeLessThan(0.0001);
  session.set({ valueA1A2: 0 });
  runFor(session, 1);
  expect(displayedValue(session, 'voltage')).toBe(charged);
  expect(Math.abs(displayedValue(session, 'current'))).toBe(0);
  session.set({ valueA2B2: 1 });
  runFor(session, 0.99);
  expect(Math.abs(displayedValue(session, 'voltage') - charged * Math.exp(-1))).toBeLessThan(0.0011);
  expect(session.run.steps).toBe(1200 + 600 + 594);
});

/** Amplitude of the current in a series circuit of 2 V, 2 ohms in all, 1 H and 0.1 F. */
const seriesCircuit = (frequency: number) => {
  const omega = 2 * Math.PI * frequency;
  const x = omega - 10 / omega;
  return { current: 2 / Math.hypot(2, x), lag: (Math.atan2(x, 2) * 180) / Math.PI };
};

test.each([0.2, 0.4, 0.5, 0.55, 1, 5])(
  'at %d Hz the amplitudes of a series circuit are those of its impedance, and the simulation reaches them',
  (frequency) => {
    const session = startPreset(definition, 'Rezonans', { frequency });
    const { current, lag } = seriesCircuit(frequency);
    expect(Math.abs(readoutAt(session, 'A1A2', 'currentSwing') / current - 1)).toBeLessThan(0.0005);
    // The source voltage is 2 V less the drop at 1 ohm; its phase against the current is that of the circuit.
    const outside = (Math.atan2(Math.tan((lag * Math.PI) / 180) * 2, 1) * 180) / Math.PI;
    expect(Math.abs(readoutAt(session, 'A1B1', 'phaseSwing') - outside)).toBeLessThan(0.1);
    runFor(session, 14);
    let most = 0;
    for (let step = 0; step < 600 / frequency; step++) {
      session.stepBy(1);
      most = Math.max(most, Math.abs(readingAt(session, 'A1A2').current));
    }
    expect(Math.abs(most / current - 1)).toBeLessThan(0.003);
  },
);

test('resonance lies at 0.50329 Hz: the amplitude is greatest and the phase passes zero there', () => {
  const session = startPreset(definition, 'Rezonans');
  const grid = Array.from({ length: 60 }, (_, place) => 0.2 + place / 100);
  const amplitudes = grid.map((frequency) => {
    session.set({ frequency });
    return readoutAt(session, 'A1A2', 'currentSwing');
  });
  expect(grid[amplitudes.indexOf(Math.max(...amplitudes))]).toBeCloseTo(0.5, 9);
  const phases = [0.5, 0.51].map((frequency) => {
    session.set({ frequency });
    return readoutAt(session, 'A1B1', 'phaseSwing');
  });
  const [below = 0, above = 0] = phases;
  expect(below).toBeLessThan(0);
  expect(0.5 - (0.01 * below) / (above - below)).toBeCloseTo(1 / (2 * Math.PI * Math.sqrt(0.1)), 3);
});

test('the current of a coil rises with L/R', () => {
  const session = startPreset(
    definition,
    'Om qonuni',
    valuesOfElements({ A3B3: [KIND.coil, 2], B3B4: [KIND.resistor, 3] }),
  );
  runFor(session, 0.5);
  expect(Math.abs(readingAt(session, 'A2A3').current / (1.5 * (1 - Math.exp(-1))) - 1)).toBeLessThan(0.001);
});

test.each([0.01, 2])('a disconnected coil of %d H loses its current at once, without ringing', (l) => {
  const session = startPreset(
    definition,
    'Om qonuni',
    valuesOfElements({ A3B3: [KIND.coil, l], B3B4: [KIND.resistor, 3] }),
  );
  runFor(session, 1);
  session.set({ valueA1A2: 0 });
  for (const seconds of [0, 0.02, 0.5]) {
    runFor(session, seconds);
    expect(Math.abs(readingAt(session, 'A3B3').current)).toBeLessThan(1e-6);
    expect(Math.abs(readingAt(session, 'A4B4').voltage)).toBeLessThan(1e-3);
  }
});

test('random circuits of sources, lamps, diodes and resistors start solved and steady', () => {
  const randomBelow = createTestRandom(5);
  const kinds = [KIND.none, KIND.wire, KIND.resistor, KIND.lamp, KIND.battery, KIND.diode, KIND.switch];
  for (let round = 0; round < countFor({ push: 40, ci: 200, extended: 200 }); round++) {
    const elements = PLACES.map(({ key }) => [key, [kinds[randomBelow(kinds.length)]]] as const);
    const session = startSession(definition, {
      ...EMPTY_BOARD,
      ...valuesOfElements(Object.fromEntries(elements)),
    });
    const { isSolved, filament } = readingOf(session);
    expect(isSolved).toBe(true);
    session.stepBy(10);
    readingOf(session).filament.forEach((kelvin, index) =>
      expect(Math.abs(kelvin - (filament[index] ?? NaN))).toBeLessThan(0.1),
    );
  }
});

test('a diode passes one half wave, less its forward voltage', () => {
  const session = startPreset(definition, 'Diod');
  let [least, most] = [0, 0];
  for (let step = 0; step < 1200; step++) {
    session.stepBy(1);
    const { current } = readingAt(session, 'A2A3');
    [least, most] = [Math.min(least, current), Math.max(most, current)];
  }
  expect(least).toBeGreaterThan(-1e-6);
  const drop = 0.025852 * Math.log(most / 1e-12 + 1);
  expect(Math.abs(most - (6 - drop) / 51)).toBeLessThan(1e-5);
  const turned = startPreset(definition, 'Diod', valuesOfElements({ A1A2: [KIND.diodeBack] }));
  runFor(turned, 0.5);
  expect(Math.abs(readingAt(turned, 'A2A3').current)).toBeLessThan(1e-6);
  runFor(turned, 1);
  expect(readingAt(turned, 'A2A3').current).toBeCloseTo(-most, 6);
});

test('only meters reveal the hidden resistor', () => {
  const session = startPreset(definition, 'Nomaʼlum rezistor');
  const alone = [
    ...drawingOf(session).labels,
    JSON.stringify(definition.readouts.map(({ key }) => displayedValue(session, key))),
  ];
  expect(alone.join(' ')).not.toMatch(/37|0[,.]15|5[,.]8/);
  const nudge = (key: string, times: number) => {
    for (let count = 0; count < times; count++) {
      const handle = definition.handles.find((one) => one.key === key);
      session.set(handle?.nudge(1, 0, false, session.snapshot()) ?? {});
    }
  };
  nudge('A2A3', 1);
  expect(displayedValue(session, 'current')).toBe(0.1579);
  expect(displayedValue(session, 'voltage')).toBeNaN();
  nudge('A4B4', 3);
  expect(displayedValue(session, 'voltage')).toBe(5.842);
  expect(displayedValue(session, 'current')).toBeNaN();
  expect(5.842 / 0.1579).toBeCloseTo(37, 1);
  expect(drawingOf(session).labels).toEqual(expect.arrayContaining(['0,16\u00A0A', '5,84\u00A0V', '№ 1']));
  expect(readoutAt(session, 'A3B3', 'voltage')).toBeNaN();
});

test('a short draws the maximum current with a warning; an open circuit, no source and a hot lamp have warnings too', () => {
  const warningFor = (session: Session) => warningOf(session.run.si, readingOf(session));
  const short = startPreset(definition, 'Om qonuni', valuesOfElements({ A3B3: [KIND.wire] }));
  expect(warningFor(short)).toBe('Qisqa tutashuv');
  expect(readoutAt(short, 'A2A3', 'current')).toBe(6);
  expect(drawingOf(short).labels).toContain('Qisqa tutashuv');
  short.set({ valueA1A2: 0 });
  expect(warningFor(short)).toBe('Zanjir ochiq');
  expect(readoutAt(short, 'A2A3', 'current')).toBe(0);
  // A voltmeter does not close the circuit and shows the full EMF.
  const meter = startPreset(definition, 'Om qonuni', valuesOfElements({ A3B3: [KIND.none] }));
  expect(warningFor(meter)).toBe('Zanjir ochiq');
  expect(readoutAt(meter, 'A4B4', 'voltage')).toBe(6);
  expect(warningFor(startSession(definition, EMPTY_BOARD))).toBe('Zanjirda manba yoʻq');
  expect(warningFor(startPreset(definition, 'Om qonuni'))).toBeUndefined();
  const bright = startPreset(definition, 'Lampa', valuesOfElements({ A1B1: [KIND.battery, 24] }));
  expect(warningFor(bright)).toBe('Lampa juda qizib ketdi');
});

test('disconnected parts are solved separately', () => {
  const session = startSession(definition, {
    ...EMPTY_BOARD,
    ...valuesOfElements({
      A1A2: [KIND.resistor, 5],
      A1B1: [KIND.battery, 6],
      A2B2: [KIND.wire],
      B1B2: [KIND.wire],
      B3C3: [KIND.alternating, 12],
      B3B4: [KIND.resistor, 2],
      B4C4: [KIND.ammeter],
      C3C4: [KIND.wire],
    }),
  });
  expect(readoutAt(session, 'A1A2', 'current')).toBe(1);
  runFor(session, 0.5);
  expect(Math.abs(readingAt(session, 'B4C4').current - 4 * Math.sin(0.5 * Math.PI))).toBeLessThan(1e-8);
});
