import { createSession } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import { displayedValue, observableValue } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { SCENE, type TankKey } from './parameters.js';
import { tankOf } from './tank-setup.js';

const startSession = (values: Partial<Record<TankKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
/** Steps in a number of seconds of model time. */
const steps = (seconds: number): number => Math.round(seconds / definition.model.dt);

/** Wave of a point source at a distance: pi A H0(k r) by Hankel's expansion, mm (A = 2 mm), as real and imaginary part. */
function hankel(distance: number, wavelength: number): [number, number] {
  const z = (2 * Math.PI * distance) / wavelength;
  const size = 2 * Math.PI * Math.sqrt(2 / (Math.PI * z));
  // Abramowitz and Stegun 9.2.28, 9.2.29
  const [height, angle] = [size * (1 - 1 / (16 * z * z)), z - Math.PI / 4 - 1 / (8 * z)];
  return [height * Math.cos(angle), height * Math.sin(angle)];
}

test('wavelength, difference of ways and its share of the wavelength are shown to the last digit', () => {
  for (const [frequency, speed, spacing, probeX, probeY] of [
    [5, 20, 10, 50, 8],
    [4.3, 27.5, 15.5, 30, -12.25],
    [5.5, 20, 3, 20, 16.5],
  ] as const) {
    const session = startSession({ frequency, speed, spacing, probeX, probeY });
    const difference = Math.abs(
      Math.hypot(probeX - 14, probeY - spacing / 2) - Math.hypot(probeX - 14, probeY + spacing / 2),
    );
    expect(Math.abs(displayedValue(session, 'wavelength') - speed / frequency)).toBeLessThan(0.0051);
    expect(Math.abs(displayedValue(session, 'difference') - difference)).toBeLessThan(0.0051);
    expect(Math.abs(displayedValue(session, 'waves') - (difference * frequency) / speed)).toBeLessThan(
      0.0051,
    );
  }
  expect(displayedValue(startSession({ scene: SCENE.one }), 'waves')).toBeNaN();
});

test('one source: the amplitude at the probe is the amplitude of a circular wave, within 6 %', () => {
  for (const [probeX, probeY] of [
    [34, 0],
    [50, 10],
  ] as const) {
    const session = startSession({ scene: SCENE.one, probeX, probeY });
    session.stepBy(steps(6));
    const expected = Math.hypot(...hankel(Math.hypot(probeX - 14, probeY), 4));
    expect(Math.abs(displayedValue(session, 'amplitude') / expected - 1)).toBeLessThan(0.06);
  }
});

test.each([
  [0, 0],
  [0, 7.5],
  [180, 7.5],
  [90, 3],
])(
  'two sources %d degrees apart: the amplitude %d cm off the middle is that of two circular waves',
  (phase, probeY) => {
    const session = startSession({ phase, probeY, probeX: 50 });
    session.stepBy(steps(6));
    const [upper, lower] = [5, -5].map((y) => hankel(Math.hypot(36, probeY - y), 4)) as [
      [number, number],
      [number, number],
    ];
    // The lower one is sin(omega t + phase): it leads.
    const turn = (-phase * Math.PI) / 180;
    const [re, im] = lower;
    const expected = Math.hypot(
      upper[0] + re * Math.cos(turn) - im * Math.sin(turn),
      upper[1] + re * Math.sin(turn) + im * Math.cos(turn),
    );
    expect(Math.abs(displayedValue(session, 'amplitude') - expected)).toBeLessThan(0.15);
  },
);

test('180 degrees silence the middle, half a wave does 7.5 cm off it', () => {
  const amplitudeAt = (phase: number, probeY: number): number => {
    const session = startSession({ phase, probeY, probeX: 50 });
    session.stepBy(steps(6));
    return displayedValue(session, 'amplitude');
  };
  const loud = amplitudeAt(0, 0);
  expect(loud).toBeGreaterThan(1);
  expect(amplitudeAt(180, 0)).toBeLessThan(0.01);
  expect(amplitudeAt(0, 7.5)).toBeLessThan(0.15 * loud);
  // The probe moves by 0.25 cm: of its places this one is the nearest to half a wave.
  const waves = [7, 7.25, 7.5, 7.75, 8].map((probeY) =>
    Math.abs(observableValue(startSession({ probeX: 50, probeY }), 'waves') - 0.5),
  );
  expect(waves.indexOf(Math.min(...waves))).toBe(2);
});

test('behind the border waves run at the angle that is shown', () => {
  const session = startSession({ scene: SCENE.border, speed: 30, slow: 20, probeX: 36 });
  expect(displayedValue(session, 'refraction')).toBe(19.5);
  session.set({ speed: 27.5, slow: 24 });
  expect(displayedValue(session, 'refraction')).toBe(25.9);
  session.set({ scene: SCENE.two });
  expect(displayedValue(session, 'refraction')).toBeNaN();
});

test('waves are never faster in shallow water: an old address opens with equal speeds, as its control shows', () => {
  const values = { ...startSession().run.values, scene: SCENE.border, speed: 24, slow: 30 };
  const run = { seed: 1, values, changes: [], steps: 0 };
  const address = writeAddress(definition, { run, view: { shown: 0, along: 0 } }, values);
  const session = createSession(definition, readAddress(definition, address, 100));
  // Equal speeds do not bend the wave at the border, tilted by 30°.
  expect(displayedValue(session, 'refraction')).toBe(30);
  const { speed } = tankOf(session.run.si);
  expect(Math.max(...speed)).toBeCloseTo(0.24, 6);
  const control = definition.controlOverride?.('slow', session.run.values);
  expect([control?.value, control?.parameter.max]).toEqual([24, 24]);
});

test('the controls keep the speed in shallow water at most that in deep water', () => {
  const session = startSession({ speed: 26, slow: 24 });
  const change = (key: TankKey, value: number): void => {
    const control = definition.controlOverride?.(key, session.run.values);
    session.set(control?.toValues(value) ?? { [key]: value });
  };
  const speeds = () => [session.run.values['speed'], session.run.values['slow']];
  change('scene', SCENE.border);
  expect(speeds()).toEqual([26, 24]);
  change('speed', 22);
  expect(speeds()).toEqual([22, 22]);
  change('speed', 28);
  expect(speeds()).toEqual([28, 22]);
  expect(definition.controlOverride?.('slow', session.run.values)?.parameter.max).toBe(28);
  // Without a difference there is nothing to see: the scene starts with one.
  session.set({ scene: SCENE.two, speed: 20, slow: 20 });
  change('scene', SCENE.border);
  expect(speeds()).toEqual([30, 20]);
  change('scene', SCENE.one);
  expect([session.run.values['scene'], ...speeds()]).toEqual([SCENE.one, 30, 20]);
  expect(definition.controlOverride?.('speed', session.run.values)).toBeUndefined();
});

test('through two slits the middle is louder than where ways differ by half a wave', () => {
  const amplitudeAt = (probeY: number): number => {
    const session = startSession({ scene: SCENE.slits, spacing: 10, slit: 2, probeX: 50, probeY });
    session.stepBy(steps(7));
    return displayedValue(session, 'amplitude');
  };
  // sqrt(30.5^2 + (y + 5)^2) - sqrt(30.5^2 + (y - 5)^2) = 2 at y = 6.30
  expect(amplitudeAt(0)).toBeGreaterThan(3 * amplitudeAt(6.25));
});

test.each([
  [{ scene: SCENE.two, probeX: 50, probeY: 5 }, 36 / 20],
  [{ scene: SCENE.slit, probeX: 50, probeY: 0 }, 39 / 20],
])('the arrival event is at the calculated time', (values, seconds) => {
  const session = startSession(values);
  expect(session.runToNextEvent()?.key).toBe('reached');
  expect(Math.abs(session.run.time - seconds)).toBeLessThan(2 * definition.model.dt);
  // Negligible before, clear soon after.
  expect(Math.abs(displayedValue(session, 'height'))).toBeLessThan(0.06);
  session.stepBy(steps(1.5));
  expect(displayedValue(session, 'amplitude')).toBeGreaterThan(0.1);
});

test('moving the probe does not restart the run', () => {
  const session = startSession();
  session.stepBy(20);
  session.set({ probeX: 30, probeY: 3 });
  expect([session.run.steps, session.run.values['probeX']]).toEqual([20, 30]);
});

test('handles stay where they were moved; pair handles are hidden without a pair', () => {
  for (const handle of definition.handles) {
    const session = startSession();
    const { x, y } = handle.position(session.snapshot());
    session.set(handle.moveTo(x, y + 2, session.snapshot()));
    expect(handle.position(session.snapshot())).toEqual({ x, y: y + 2 });
    session.set(handle.nudge(0, -1, false, session.snapshot()));
    expect(handle.position(session.snapshot()).y).toBeLessThan(y + 2);
    const single = startSession({ scene: SCENE.one });
    expect(handle.isVisible?.(single.snapshot()) ?? true).toBe(handle.key === 'probe');
  }
});
