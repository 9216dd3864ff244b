import { ELECTRON_MASS, ELEMENTARY_CHARGE } from '../codata/codata.js';
import { boris, type ElectromagneticField } from './boris.js';

const uniform =
  (...fields: readonly [number, number, number, number, number, number]): ElectromagneticField =>
  (_t, _position, out) =>
    out.set(fields);
const speedOf = ([, , , vx = 0, vy = 0, vz = 0]: Float64Array): number => Math.hypot(vx, vy, vz);

describe('an electron of 1e6 m/s in 1 mT', () => {
  const ratio = -ELEMENTARY_CHARGE / ELECTRON_MASS;
  const advance = boris(ratio, uniform(0, 0, 0, 0, 0, 1e-3));
  const period = (2 * Math.PI) / (Math.abs(ratio) * 1e-3);

  test('has the radius m v / e B = 5.68563 mm (CODATA 2022), constant to 1e-12 over 100 turns of 60 steps', () => {
    const state = Float64Array.of(0, 0, 0, 1e6, 0, 0);
    /** Radius of the circle through three successive positions. */
    const radius = (): number => {
      const positions = [0, 1, 2].map(() => {
        const [x = 0, y = 0] = state;
        advance(0, state, period / 60);
        return [x, y] as const;
      });
      const [[ax, ay], [bx, by], [cx, cy]] = [positions[0]!, positions[1]!, positions[2]!];
      const [ux, uy, wx, wy] = [bx - ax, by - ay, cx - ax, cy - ay];
      const sides = Math.hypot(ux, uy) * Math.hypot(wx, wy) * Math.hypot(cx - bx, cy - by);
      return sides / (2 * Math.abs(ux * wy - uy * wx));
    };
    const start = radius();
    expect(Math.abs(start - 5.685_63e-3)).toBeLessThan(5e-9);
    for (let step = 0; step < 6000; step++) advance(0, state, period / 60);
    expect(Math.abs(radius() / start - 1)).toBeLessThan(1e-12);
  });

  test('is deflected to the left when the field points at the viewer: its charge is negative', () => {
    const state = Float64Array.of(0, 0, 0, 1e6, 0, 0);
    advance(0, state, period / 60);
    expect(state[1]).toBeGreaterThan(0);
  });

  test('has the cyclotron frequency 27.9925 MHz (CODATA 2022) within 2e-6, at 2000 steps per turn', () => {
    const state = Float64Array.of(0, 0, 0, 1e6, 0, 0);
    let totalAngle = 0;
    let before = 0;
    const h = period / 2000;
    for (let step = 0; step < 20_000; step++) {
      advance(0, state, h);
      const angle = Math.atan2(state[4] ?? 0, state[3] ?? 0);
      totalAngle += ((((angle - before) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
      before = angle;
    }
    const frequency = totalAngle / (2 * Math.PI) / (20_000 * h);
    expect(Math.abs(frequency / 27.9925e6 - 1)).toBeLessThan(2e-6);
    // The known error of the method: slow by (wh)²/12.
    const angle = (2 * Math.PI) / 2000;
    expect(Math.abs((frequency * period - 1) / (-(angle ** 2) / 12) - 1)).toBeLessThan(1e-4);
  });
});

test('the speed is conserved in a magnetic field of any shape: 1e-12 in 100,000 steps of any length', () => {
  const bottle: ElectromagneticField = (_t, [x = 0, y = 0, z = 0], out) =>
    out.set([0, 0, 0, -x * z, -y * z, 1 + z * z]);
  for (const h of [0.01, 0.1, 1]) {
    const advance = boris(2, bottle);
    const state = Float64Array.of(0.3, 0, 0, 0, 1, 0.4);
    const start = speedOf(state);
    let largest = 0;
    for (let step = 0; step < 100_000; step++) {
      advance(0, state, h);
      largest = Math.max(largest, Math.abs(speedOf(state) / start - 1));
    }
    expect(largest).toBeLessThan(1e-12);
  }
});

test.each([
  ['electron-like', -3],
  ['ion-like', 0.7],
])('in crossed fields a %s charge drifts with E × B / B² = (0.5, -0.25, 0), within 1e-12', (_name, ratio) => {
  // E = (1, 2, 0), B = (0, 0, 4): E × B = (8, -4, 0), over 16. At that velocity it moves straight.
  const advance = boris(ratio, uniform(1, 2, 0, 0, 0, 4));
  const state = Float64Array.of(0, 0, 0, 0.5, -0.25, 0);
  for (let step = 0; step < 1000; step++) advance(0, state, 0.01);
  [5, -2.5, 0, 0.5, -0.25, 0].forEach((value, i) =>
    expect(Math.abs((state[i] ?? 0) - value)).toBeLessThan(1e-12),
  );
});

test('a charge at rest accelerates along E with a = q E / m, exactly', () => {
  const advance = boris(2, uniform(3, 0, 0, 0, 0, 0));
  const state = new Float64Array(6);
  for (let step = 0; step < 8; step++) advance(0, state, 0.25);
  expect(state[3]).toBe(12);
  expect(state[0]).toBe(12);
});

test('time reversal: 1000 steps forward and back within 1e-11', () => {
  const field: ElectromagneticField = (_t, [x = 0, y = 0, z = 0], out) =>
    out.set([-x, 0.2, -z, 0, 0.3 * x, 1 + 0.2 * y]);
  const advance = boris(1.3, field);
  const start = [0.4, -0.1, 0.2, 0.1, 1, 0.3];
  const state = Float64Array.from(start);
  for (let step = 0; step < 1000; step++) advance(0, state, 0.05);
  for (let step = 0; step < 1000; step++) advance(0, state, -0.05);
  start.forEach((value, i) => expect(Math.abs((state[i] ?? 0) - value)).toBeLessThan(1e-11));
});
