import { createSession } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { stateHash } from '@zarra/physics';
import { BOLTZMANN } from '@zarra/physics/codata';
import { meanSpeed } from '@zarra/physics/kinetic-theory';
import {
  createTestRandom,
  displayedValue,
  drawingOf,
  invariantValue,
  overflowOf,
  randomSession,
  runFor,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import { speedHistogram } from './speed-histogram.js';
import { substanceOf } from './substance.js';
import type { MatterTypes } from './parameters.js';

const ZEPTOJOULE = 1e-21;
const ARGON = substanceOf(1);

test('the heat that the heater gives is power times time, and the energy of the atoms grows by it', () => {
  const session = startPreset(definition, 'Erish va bugʻlanish');
  const before = displayedValue(session, 'energy');
  runFor(session, 100);
  expect(displayedValue(session, 'heat')).toBeCloseTo(2 * 100, 1);
  expect(displayedValue(session, 'energy') - before).toBeCloseTo(200 / 100, 2);
  expect(displayedValue(session, 'kinetic') + displayedValue(session, 'potential')).toBeCloseTo(
    displayedValue(session, 'energy'),
    2,
  );
});

test('without heat the displayed energy stays, and its balance to 1e-6 of ε for each atom', () => {
  const session = startPreset(definition, 'Qattiq jism');
  const [energy, balance] = [displayedValue(session, 'energy'), invariantValue(session)];
  runFor(session, 100);
  expect(displayedValue(session, 'energy')).toBe(energy);
  expect(Math.abs(invariantValue(session) - balance) / (100 * ARGON.epsilon)).toBeLessThan(1e-6);
  expect([displayedValue(session, 'heat'), displayedValue(session, 'work')]).toEqual([0, 0]);
});

test.each([
  ['Qattiq jism', 0, 0.06],
  ['Suyuqlik', 0.3, 4],
  ['Gaz', 3, 20],
])('%s: after 60 ps its atoms have moved by some %d to %d nm²', (name, least, most) => {
  const session = startPreset(definition, name);
  runFor(session, 60);
  expect(displayedValue(session, 'square')).toBeGreaterThanOrEqual(least);
  expect(displayedValue(session, 'square')).toBeLessThan(most);
});

test('a crystal of argon has neighbours at 0.37 nm, and starts near the temperature that was set', () => {
  const session = startPreset(definition, 'Qattiq jism');
  runFor(session, 20);
  expect(Math.abs(displayedValue(session, 'distance') - 0.37)).toBeLessThan(0.01);
  expect(Math.abs(displayedValue(session, 'temperature') - 20)).toBeLessThan(5);
});

test.each([0, 1, 2])(
  'substance %d: the mean speed of a gas is √(πkT/2m), its kinetic energy kT',
  (substance) => {
    const session = startPreset(definition, 'Gaz', { substance });
    runFor(session, 200);
    const expected = meanSpeed(substanceOf(substance).mass, 150, 2);
    expect(Math.abs(displayedValue(session, 'meanSpeed') / expected - 1)).toBeLessThan(0.03);
    expect(displayedValue(session, 'kinetic') / ((BOLTZMANN * 150) / ZEPTOJOULE)).toBeCloseTo(1, 0.8);
  },
);

test('the pressure of a hot thin gas is near NkT/A', () => {
  const session = startPreset(definition, 'Gaz', { target: 300, count: 30, gravity: 0 });
  runFor(session, 600);
  // The walls keep the centres 0.45 σ away.
  const gap = 2 * 0.45 * ARGON.sigma * 1e9;
  const ideal = (30 * BOLTZMANN * 300) / ((8 - gap) * (6 - gap) * 1e-18) / 1e-3;
  expect(Math.abs(displayedValue(session, 'pressure') / ideal - 1)).toBeLessThan(0.12);
});

test('two atoms: the displayed pair lies on the curve of the potential, at rest at 2^(1/6) σ', () => {
  const session = startSession(definition, { count: 2, temperature: 1, gravity: 0, width: 5, height: 3 });
  for (let time = 0; time < 20; time++) {
    runFor(session, 0.3);
    expect(Math.abs(displayedValue(session, 'pairDistance') - 0.3816)).toBeLessThan(0.012);
    expect(Math.abs(displayedValue(session, 'pairEnergy') + 1.67)).toBeLessThan(0.04);
  }
});

test('atoms cross the middle only when the barrier is out, and mixing is announced', () => {
  const session = startPreset(definition, 'Gazlar diffuziyasi');
  const events: string[] = [];
  session.onSimulationEvent(({ key }) => events.push(key));
  runFor(session, 40);
  expect(displayedValue(session, 'crossed')).toBe(0);
  session.set({ divided: 0 });
  runFor(session, 120);
  expect(displayedValue(session, 'crossed')).toBeGreaterThan(25);
  expect(events).toEqual(['mixed']);
});

test('the lid moves at 50 m/s to its height and does work on the gas', () => {
  const session = startPreset(definition, 'Gaz', { mode: 0, temperature: 150 });
  const events: string[] = [];
  session.onSimulationEvent(({ key }) => events.push(key));
  runFor(session, 5);
  session.set({ height: 4 });
  runFor(session, 20);
  expect(displayedValue(session, 'lid')).toBe(5);
  runFor(session, 25);
  expect(displayedValue(session, 'lid')).toBe(4);
  expect(events).toEqual(['arrived']);
  expect(displayedValue(session, 'work')).toBeGreaterThan(5);
  expect(displayedValue(session, 'heat')).toBe(0);
});

test('the box is high enough for all atoms, also in the smallest one', () => {
  for (const start of [0, 1, 2])
    for (const [second, large] of [
      [0, 0],
      [0, 1],
      [3, 0],
    ] as const) {
      const session = startSession(definition, {
        substance: 2,
        second,
        start,
        large,
        count: 160,
        width: 5,
        height: 3,
      });
      expect(displayedValue(session, 'lid')).toBeGreaterThanOrEqual(3);
      runFor(session, 5);
      expect(Number.isFinite(displayedValue(session, 'temperature'))).toBe(true);
      const { top } = definition.box(session.run.si);
      expect(Math.max(...drawingOf(session).points.map(([, y]) => y))).toBeLessThan(top);
    }
});

test('handles: the lid goes where it is moved; the barrier is pressed or pulled up', () => {
  const session = startPreset(definition, 'Gazlar diffuziyasi');
  const [lid, barrier] = definition.handles;
  const at = lid?.position(session.snapshot());
  session.set(lid?.moveTo(0, (at?.y ?? NaN) - 1e-9, session.snapshot()) ?? {});
  expect(session.run.values['height']).toBe(5);
  session.set(lid?.nudge(0, 1, true, session.snapshot()) ?? {});
  expect(session.run.values['height']).toBe(5.1);
  session.set(barrier?.press?.(session.snapshot()).values ?? {});
  expect(session.run.values['divided']).toBe(0);
  session.set(barrier?.moveTo(0, 1e-9, session.snapshot()) ?? {});
  expect(session.run.values['divided']).toBe(1);
  session.set(barrier?.nudge(0, 1, false, session.snapshot()) ?? {});
  expect(session.run.values['divided']).toBe(0);
});

test('the column of the thermometer and the needle of the manometer agree with the displayed values', () => {
  const session = startPreset(definition, 'Gaz');
  runFor(session, 30);
  const lines = drawingOf(session).lines.filter(({ ink }) => ink === 'chart-red');
  const [column, needle] = lines.map(({ points }) => points);
  const length = (column?.[4] ?? NaN) - (column?.[1] ?? NaN);
  expect((length / 2.2e-9) * 300).toBeCloseTo(displayedValue(session, 'temperature'), 0);
  const [x0 = NaN, y0 = NaN, , x1 = NaN, y1 = NaN] = needle ?? [];
  const turn = Math.atan2(x1 - x0, y1 - y0) / 0.9;
  expect(10 * Math.tan((turn + Math.PI / 2) / 2)).toBeCloseTo(displayedValue(session, 'pressureNow'), 1);
});

test('the histogram counts every atom, and its theory has the same total', () => {
  for (const { name } of definition.presets) {
    const session = startPreset(definition, name);
    runFor(session, 10);
    const snapshot = session.lastStep() as Snapshot<MatterTypes>;
    const [from, to] = speedHistogram.range(snapshot.si);
    expect(Array.from(speedHistogram.values(snapshot))).toHaveLength(snapshot.si.count);
    const density = speedHistogram.theory?.density(snapshot);
    let sum = 0;
    for (let part = 0.0005; part < 1; part += 0.001)
      sum += (density?.(from + part * (to - from)) ?? NaN) * 0.001 * (to - from);
    expect(sum / snapshot.si.count).toBeCloseTo(1, 1);
  }
});

test('a run is the same at 15, 30, 60 and 144 frames a second', () => {
  const hashes = [15, 30, 60, 144].map((rate) => {
    const session = startPreset(definition, 'Erish va bugʻlanish');
    session.play();
    for (let frame = 0; session.run.time < 10e-12; frame++) session.frame(frame / rate);
    session.pause();
    session.stepBy(240 - session.run.steps);
    return stateHash(session.run.state);
  });
  expect(new Set(hashes).size).toBe(1);
});

test('a run with changes of heating, lid and barrier is restored exactly from an address', () => {
  const session = startPreset(definition, 'Gazlar diffuziyasi');
  runFor(session, 5);
  session.set({ divided: 0, height: 5 });
  runFor(session, 5);
  session.set({ target: 250 });
  runFor(session, 5);
  const address = writeAddress(definition, session.sharedState(), session.run.values);
  expect(address.length).toBeLessThanOrEqual(300);
  const opened = createSession(definition, readAddress(definition, address, 1e6));
  opened.stepBy(session.run.steps - opened.run.steps);
  expect(Array.from(opened.run.state)).toEqual(Array.from(session.run.state));
});

test('random states without arrows are drawn within the view', () => {
  const randomBelow = createTestRandom(3);
  for (let round = 0; round < 8; round++) {
    const session = randomSession(definition, randomBelow, 20);
    session.setView({ vectors: 0 });
    session.stepBy(20);
    expect(overflowOf(definition.box(session.run.si), drawingOf(session))).toBeLessThan(1e-9);
  }
});

test('a frame at speed 1 needs less than four steps of the model', () => {
  expect((definition.timeScale ?? NaN) / 60 / definition.model.dt).toBeLessThan(4);
});
