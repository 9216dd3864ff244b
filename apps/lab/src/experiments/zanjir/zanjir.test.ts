import { tungstenRatio } from '@zarra/physics/circuit';
import { drawingOf, shown } from '../../test-lab.js';
import { KIND } from './kinds.js';
import { lab } from './lab.js';
import { phasors } from './read-board.js';
import { at, BARE, boardOf, exactly, put, readingOf, run } from './test-board.js';
import { warningOf } from './warnings.js';

beforeAll(() => phasors);

test.each([
  [11, 1],
  [1, 0.5],
  [37, 2.5],
  [1000, 10],
])("Ohm's law for R = %d ohms and %d ohms inside", (resistance, internal) => {
  const session = boardOf('Om qonuni', { ...put({ A3B3: [KIND.resistor, resistance] }), internal });
  const current = 6 / (resistance + internal);
  expect(Math.abs(shown(session, 'current') - current)).toBeLessThan(0.000051);
  expect(Math.abs(shown(session, 'voltage') - current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(shown(session, 'power') - current * current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(shown(session, 'sourcePower') - 6 * current)).toBeLessThan(0.00051);
  expect(shown(session, 'heatPower')).toBe(shown(session, 'sourcePower'));
  // The meters show the same, the source what it gives away.
  expect(Math.abs(at(session, 'A2A3', 'current') - current)).toBeLessThan(0.000051);
  expect(Math.abs(at(session, 'A4B4', 'voltage') - current * resistance)).toBeLessThan(0.00051);
  expect(Math.abs(at(session, 'A1B1', 'voltage') - (6 - current * internal))).toBeLessThan(0.00051);
  expect(Math.abs(at(session, 'A1B1', 'current') - current)).toBeLessThan(0.000051);
});

test('in a row: one current, the voltages add up', () => {
  const session = boardOf('Ketma-ket ulash');
  expect(at(session, 'A1A2', 'current')).toBe(0.5);
  expect(at(session, 'B2B3', 'voltage')).toBe(2);
  expect(at(session, 'B3B4', 'voltage')).toBe(3.5);
  expect(at(session, 'A1B1', 'voltage')).toBe(5.5);
});

test('side by side: one voltage, the currents add up', () => {
  const session = boardOf('Parallel ulash');
  expect(at(session, 'A3B3', 'voltage')).toBe(3);
  expect(at(session, 'A4B4', 'voltage')).toBe(3);
  expect(at(session, 'B3C3', 'current')).toBe(1);
  expect(at(session, 'B4C4', 'current')).toBe(0.5);
  expect(at(session, 'A1A2', 'current')).toBe(1.5);
});

test("Wheatstone's bridge carries nothing where R1 / R2 = R3 / R4, and Thevenin's current otherwise", () => {
  const balanced = boardOf('Uitston koʻprigi', put({ B3C3: [KIND.resistor, 60] }));
  expect(Math.abs(exactly(balanced, 'B2B3').current)).toBeLessThan(1e-12);
  expect(at(balanced, 'B2B3', 'current')).toBe(0);
  const [r1, r2, r3, r4] = [20, 40, 30, 50];
  const session = boardOf('Uitston koʻprigi');
  // The meter joins the middles: r1 beside r3, then r2 beside r4.
  const [upper, lower] = [(r1 * r3) / (r1 + r3), (r2 * r4) / (r2 + r4)];
  const all = 6 / (1 + upper + lower);
  const bridge = (all * upper) / r1 - (all * lower) / r2;
  expect(Math.abs(at(session, 'B2B3', 'current') - bridge)).toBeLessThan(0.000051);
  expect(Math.abs(bridge)).toBeGreaterThan(0.005);
});

test('a capacitor has 63.2 % of the voltage after RC, and goes on as exp(-t/RC)', () => {
  const session = boardOf('Kondensatorni zaryadlash');
  expect(shown(session, 'voltage')).toBe(0);
  expect(shown(session, 'current')).toBe(0.025);
  run(session, 2);
  expect(shown(session, 'voltage') / 5).toBeCloseTo(0.632, 3);
  for (const seconds of [1, 3, 8]) {
    run(session, seconds);
    const rest = Math.exp(-session.run.time / 2);
    expect(Math.abs(shown(session, 'voltage') - 5 * (1 - rest))).toBeLessThan(0.00051);
    expect(Math.abs(shown(session, 'current') - 0.025 * rest)).toBeLessThan(0.000051);
  }
});

test('its charge stays when the resistance is changed or the switch is thrown while it runs; another way discharges it', () => {
  const session = boardOf('Kondensatorni zaryadlash');
  run(session, 2);
  const charged = shown(session, 'voltage');
  session.set(put({ A2A3: [KIND.resistor, 99] }));
  expect(session.run.steps).toBe(1200);
  expect(shown(session, 'voltage')).toBe(charged);
  // The current is that of the new resistance at once, before any step.
  expect(Math.abs(shown(session, 'current') - (5 - charged) / 100)).toBeLessThan(0.0001);
  session.set({ valueA1A2: 0 });
  run(session, 1);
  expect(shown(session, 'voltage')).toBe(charged);
  expect(Math.abs(shown(session, 'current'))).toBe(0);
  session.set({ valueA2B2: 1 });
  run(session, 0.99);
  expect(Math.abs(shown(session, 'voltage') - charged * Math.exp(-1))).toBeLessThan(0.0011);
  expect(session.run.steps).toBe(1200 + 600 + 594);
});

/** Amplitude of the current in a series circuit of 2 V, 2 ohms in all, 1 H and 0.1 F. */
const theory = (frequency: number) => {
  const omega = 2 * Math.PI * frequency;
  const x = omega - 10 / omega;
  return { current: 2 / Math.hypot(2, x), lag: (Math.atan2(x, 2) * 180) / Math.PI };
};

test.each([0.2, 0.4, 0.5, 0.55, 1, 5])(
  'at %d Hz the amplitudes of a series circuit are those of its impedance, and time runs into them',
  (frequency) => {
    const session = boardOf('Rezonans', { frequency });
    const { current, lag } = theory(frequency);
    expect(Math.abs(at(session, 'A1A2', 'currentSwing') / current - 1)).toBeLessThan(0.0005);
    // The source: its voltage is what is left of 2 V behind 1 ohm; its phase against the current is the circuit's.
    const outside = (Math.atan2(Math.tan((lag * Math.PI) / 180) * 2, 1) * 180) / Math.PI;
    expect(Math.abs(at(session, 'A1B1', 'phaseSwing') - outside)).toBeLessThan(0.1);
    run(session, 14);
    let most = 0;
    for (let step = 0; step < 600 / frequency; step++) {
      session.stepBy(1);
      most = Math.max(most, Math.abs(exactly(session, 'A1A2').current));
    }
    expect(Math.abs(most / current - 1)).toBeLessThan(0.003);
  },
);

test('resonance lies at 0.50329 Hz: the amplitude is greatest and the phase passes zero there', () => {
  const session = boardOf('Rezonans');
  const grid = Array.from({ length: 60 }, (_, place) => 0.2 + place / 100);
  const amplitudes = grid.map((frequency) => {
    session.set({ frequency });
    return at(session, 'A1A2', 'currentSwing');
  });
  expect(grid[amplitudes.indexOf(Math.max(...amplitudes))]).toBeCloseTo(0.5, 9);
  const phases = [0.5, 0.51].map((frequency) => {
    session.set({ frequency });
    return at(session, 'A1B1', 'phaseSwing');
  });
  const [below = 0, above = 0] = phases;
  expect(below).toBeLessThan(0);
  expect(0.5 - (0.01 * below) / (above - below)).toBeCloseTo(1 / (2 * Math.PI * Math.sqrt(0.1)), 3);
});

test('a coil takes its current slowly: L/R', () => {
  const session = boardOf('Om qonuni', put({ A3B3: [KIND.coil, 2], B3B4: [KIND.resistor, 3] }));
  run(session, 0.5);
  expect(Math.abs(exactly(session, 'A2A3').current / (1.5 * (1 - Math.exp(-1))) - 1)).toBeLessThan(0.001);
});

test.each([0.01, 2])(
  'a coil of %d H that is cut off loses its current at once, and nothing rings on',
  (l) => {
    const session = boardOf('Om qonuni', put({ A3B3: [KIND.coil, l], B3B4: [KIND.resistor, 3] }));
    run(session, 1);
    session.set({ valueA1A2: 0 });
    for (const seconds of [0, 0.02, 0.5]) {
      run(session, seconds);
      expect(Math.abs(exactly(session, 'A3B3').current)).toBeLessThan(1e-6);
      expect(Math.abs(exactly(session, 'A4B4').voltage)).toBeLessThan(1e-3);
    }
  },
);

test("a lamp's resistance grows as tungsten's does", () => {
  const session = boardOf('Lampa');
  const hot = 36 / 3;
  const cold = hot / tungstenRatio(2700);
  expect(Math.abs(shown(session, 'current') - 6 / (1 + cold))).toBeLessThan(0.0001);
  expect(shown(session, 'filament')).toBe(300);
  run(session, 5);
  const [u, i, kelvin] = [shown(session, 'voltage'), shown(session, 'current'), shown(session, 'filament')];
  expect(kelvin).toBeGreaterThan(2500);
  expect(Math.abs(u / i / (cold * tungstenRatio(kelvin)) - 1)).toBeLessThan(0.001);
  // It gives away what it takes up: Stefan's law.
  const shine = (3 * (kelvin ** 4 - 300 ** 4)) / (2700 ** 4 - 300 ** 4);
  expect(Math.abs(shown(session, 'power') / shine - 1)).toBeLessThan(0.002);
});

test('a diode lets one half of the wave through, less its own voltage', () => {
  const session = boardOf('Diod');
  let [least, most] = [0, 0];
  for (let step = 0; step < 1200; step++) {
    session.stepBy(1);
    const { current } = exactly(session, 'A2A3');
    [least, most] = [Math.min(least, current), Math.max(most, current)];
  }
  expect(least).toBeGreaterThan(-1e-6);
  const drop = 0.025852 * Math.log(most / 1e-12 + 1);
  expect(Math.abs(most - (6 - drop) / 51)).toBeLessThan(1e-5);
  const turned = boardOf('Diod', put({ A1A2: [KIND.diodeBack] }));
  run(turned, 0.5);
  expect(Math.abs(exactly(turned, 'A2A3').current)).toBeLessThan(1e-6);
  run(turned, 1);
  expect(exactly(turned, 'A2A3').current).toBeCloseTo(-most, 6);
});

test("the task's answer is true, and only meters tell of the riddle", () => {
  const session = boardOf('Nomaʼlum rezistor');
  const alone = [
    ...drawingOf(session).words,
    JSON.stringify(lab.readouts.map(({ key }) => shown(session, key))),
  ];
  expect(alone.join(' ')).not.toMatch(/37|0[,.]15|5[,.]8/);
  const nudge = (key: string, times: number) => {
    for (let count = 0; count < times; count++) {
      const handle = lab.handles.find((one) => one.key === key);
      session.set(handle?.nudge(1, 0, false, session.moment()) ?? {});
    }
  };
  nudge('A2A3', 1);
  expect(shown(session, 'current')).toBe(0.1579);
  expect(shown(session, 'voltage')).toBeNaN();
  nudge('A4B4', 3);
  expect(shown(session, 'voltage')).toBe(5.842);
  expect(shown(session, 'current')).toBeNaN();
  expect(5.842 / 0.1579).toBeCloseTo(37, 1);
  expect(drawingOf(session).words).toEqual(expect.arrayContaining(['0,16\u00A0A', '5,84\u00A0V', '№ 1']));
  expect(at(session, 'A3B3', 'voltage')).toBeNaN();
  expect(lab.words.task.answer).toMatch(/0,1579.*5,842.*37/);
});

test('a short gives all the source can, with a warning; a gap, no source and a hot lamp are told too', () => {
  const told = (session: ReturnType<typeof boardOf>) => warningOf(session.run.si, readingOf(session));
  const short = boardOf('Om qonuni', put({ A3B3: [KIND.wire] }));
  expect(told(short)).toBe('Qisqa tutashuv');
  expect(at(short, 'A2A3', 'current')).toBe(6);
  expect(drawingOf(short).words).toContain('Qisqa tutashuv');
  short.set({ valueA1A2: 0 });
  expect(told(short)).toBe('Zanjir ochiq');
  expect(at(short, 'A2A3', 'current')).toBe(0);
  // A voltmeter closes nothing, and shows the whole EMF.
  const meter = boardOf('Om qonuni', put({ A3B3: [KIND.none] }));
  expect(told(meter)).toBe('Zanjir ochiq');
  expect(at(meter, 'A4B4', 'voltage')).toBe(6);
  expect(told(boardOf(undefined))).toBe('Zanjirda manba yoʻq');
  expect(told(boardOf('Om qonuni'))).toBeUndefined();
  const bright = boardOf('Lampa', put({ A1B1: [KIND.battery, 24] }));
  expect(told(bright)).toBeUndefined();
  run(bright, 2);
  expect(told(bright)).toBe('Lampa juda qizib ketdi');
});

test('parts that do not hang together are solved each for itself', () => {
  const session = boardOf(undefined, {
    ...BARE,
    ...put({
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
  expect(at(session, 'A1A2', 'current')).toBe(1);
  run(session, 0.5);
  expect(Math.abs(exactly(session, 'B4C4').current - 4 * Math.sin(0.5 * Math.PI))).toBeLessThan(1e-8);
});
