import { createSession, type Lab } from '@zarra/experiment-kit';
import { shown } from '../../test-lab.js';
import { lab } from './lab.js';
import { SCENE, type TankName } from './parameters.js';

/** What is looked at does not depend on the precision of the state. */
const sameLab = lab as unknown as Lab<TankName, Float64Array, 'shown' | 'along'>;
const sessionOf = (values: Partial<Record<TankName, number>> = {}) => {
  const session = createSession(sameLab);
  session.set(values);
  return session;
};
/** Steps in so many seconds of the water. */
const steps = (seconds: number): number => Math.round(seconds / lab.model.dt);

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
    const session = sessionOf({ frequency, speed, spacing, probeX, probeY });
    const difference = Math.abs(
      Math.hypot(probeX - 14, probeY - spacing / 2) - Math.hypot(probeX - 14, probeY + spacing / 2),
    );
    expect(Math.abs(shown(session, 'wavelength') - speed / frequency)).toBeLessThan(0.0051);
    expect(Math.abs(shown(session, 'difference') - difference)).toBeLessThan(0.0051);
    expect(Math.abs(shown(session, 'waves') - (difference * frequency) / speed)).toBeLessThan(0.0051);
  }
  expect(shown(sessionOf({ scene: SCENE.one }), 'waves')).toBeNaN();
});

test('one source: the amplitude at the probe is that of a circular wave, within 6 %', () => {
  for (const [probeX, probeY] of [
    [34, 0],
    [50, 10],
  ] as const) {
    const session = sessionOf({ scene: SCENE.one, probeX, probeY });
    session.stepBy(steps(6));
    const expected = Math.hypot(...hankel(Math.hypot(probeX - 14, probeY), 4));
    expect(Math.abs(shown(session, 'amplitude') / expected - 1)).toBeLessThan(0.06);
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
    const session = sessionOf({ phase, probeY, probeX: 50 });
    session.stepBy(steps(6));
    const [upper, lower] = [5, -5].map((y) => hankel(Math.hypot(36, probeY - y), 4)) as [
      [number, number],
      [number, number],
    ];
    // The lower one swings as sin(omega t + phase): it is ahead.
    const turn = (-phase * Math.PI) / 180;
    const [re, im] = lower;
    const expected = Math.hypot(
      upper[0] + re * Math.cos(turn) - im * Math.sin(turn),
      upper[1] + re * Math.sin(turn) + im * Math.cos(turn),
    );
    expect(Math.abs(shown(session, 'amplitude') - expected)).toBeLessThan(0.15);
  },
);

test("the task's answer is true: 180 degrees silence the middle, half a wave does 7.5 cm off it", () => {
  const amplitudeAt = (phase: number, probeY: number): number => {
    const session = sessionOf({ phase, probeY, probeX: 50 });
    session.stepBy(steps(6));
    return shown(session, 'amplitude');
  };
  const loud = amplitudeAt(0, 0);
  expect(loud).toBeGreaterThan(1);
  expect(amplitudeAt(180, 0)).toBeLessThan(0.01);
  expect(amplitudeAt(0, 7.5)).toBeLessThan(0.15 * loud);
  expect(shown(sessionOf({ probeY: 7.5 }), 'waves')).toBeCloseTo(0.505, 1);
});

test('behind the border waves run at the angle that is shown', () => {
  const session = sessionOf({ scene: SCENE.border, speed: 30, slow: 20, probeX: 36 });
  expect(shown(session, 'refraction')).toBe(19.5);
  session.set({ speed: 20, slow: 30 });
  expect(shown(session, 'refraction')).toBe(48.6);
  session.set({ scene: SCENE.two });
  expect(shown(session, 'refraction')).toBeNaN();
});

test('through two slits the middle is louder than where ways differ by half a wave', () => {
  const amplitudeAt = (probeY: number): number => {
    const session = sessionOf({ scene: SCENE.slits, spacing: 10, slit: 2, probeX: 50, probeY });
    session.stepBy(steps(7));
    return shown(session, 'amplitude');
  };
  // sqrt(30.5^2 + (y + 5)^2) - sqrt(30.5^2 + (y - 5)^2) = 2 at y = 6.30
  expect(amplitudeAt(0)).toBeGreaterThan(3 * amplitudeAt(6.25));
});

test.each([
  [{ scene: SCENE.two, probeX: 50, probeY: 5 }, 36 / 20],
  [{ scene: SCENE.slit, probeX: 50, probeY: 0 }, 39 / 20],
])('the wave is at the probe when it is said', (values, seconds) => {
  const session = sessionOf(values);
  expect(session.toNextEvent()?.key).toBe('reached');
  expect(Math.abs(session.run.time - seconds)).toBeLessThan(2 * lab.model.dt);
  // Nothing to speak of before, something soon after.
  expect(Math.abs(shown(session, 'height'))).toBeLessThan(0.06);
  session.stepBy(steps(1.5));
  expect(shown(session, 'amplitude')).toBeGreaterThan(0.1);
});

test('the probe moves without the water beginning anew', () => {
  const session = sessionOf();
  session.stepBy(20);
  session.set({ probeX: 30, probeY: 3 });
  expect([session.run.steps, session.run.values.probeX]).toEqual([20, 30]);
});

test('handles stay where they were put; those of a pair are gone where there is none', () => {
  for (const handle of sameLab.handles) {
    const session = sessionOf();
    const { x, y } = handle.at(session.moment());
    session.set(handle.moveTo(x, y + 2, session.moment()));
    expect(handle.at(session.moment())).toEqual({ x, y: y + 2 });
    session.set(handle.nudge(0, -1, false, session.moment()));
    expect(handle.at(session.moment()).y).toBeLessThan(y + 2);
    const single = sessionOf({ scene: SCENE.one });
    expect(handle.isThere?.(single.moment()) ?? true).toBe(handle.key === 'probe');
  }
});
