import { dopri5 } from '../integrate/dormand-prince.js';
import { simulate } from '../simulate/simulate.js';
import { fittedOrder } from '../testing/fitted-order.js';
import { projectile, type ProjectileParams, terminalSpeed } from './projectile.js';

/** A baseball of 145 g and 73.2 mm (rules of baseball: 142-149 g, 73-75 mm) in the standard air of 15 °C. */
const BASEBALL: ProjectileParams = {
  speed: 45,
  angle: Math.PI / 4,
  height: 0,
  mass: 0.145,
  diameter: 0.0732,
  dragCoefficient: 0.35,
  airDensity: 1.225,
  gravity: 9.81,
  wind: 0,
  crosswind: 0,
};
const VACUUM = { ...BASEBALL, airDensity: 0 };

/** Runs until the ball has landed. */
function throwBall(p: ProjectileParams, model = projectile) {
  const run = simulate(model, p);
  const events: { key: string; time: number }[] = [];
  while (run.state[9] === 1 && run.steps < 60_000) events.push(...run.step());
  const observed = (key: string): number =>
    projectile.observables.find((observable) => observable.key === key)?.value(run.time, run.state, p) ??
    Number.NaN;
  return { run, events, observed };
}

test('the baseball of 45 m/s at 45 degrees lands at 110.006393597 m (reference value), within 1e-8 m', () => {
  expect(Math.abs(throwBall(BASEBALL).observed('range') - 110.006_393_597)).toBeLessThan(1e-8);
});

test.each([
  ['level throw at 45 degrees', VACUUM],
  ['almost straight up', { ...VACUUM, angle: 1.57 }],
  ['from a tower, downwards', { ...VACUUM, height: 30, angle: -0.5 }],
  ['from a tower, flat', { ...VACUUM, height: 80, angle: 0 }],
  ['on the Moon, from a hill', { ...VACUUM, gravity: 1.62, height: 2, angle: 1 }],
  ['so slow that it lands within one step', { ...VACUUM, speed: 0.003 }],
  ['without a drag coefficient', { ...BASEBALL, dragCoefficient: 0, wind: 20 }],
])('in vacuum, %s: range, height, time and speed equal theory within 1e-9', (_name, p) => {
  const { observed, events } = throwBall(p);
  const [vx, vy] = [p.speed * Math.cos(p.angle), p.speed * Math.sin(p.angle)];
  const flight = (vy + Math.sqrt(vy ** 2 + 2 * p.gravity * p.height)) / p.gravity;
  expect(Math.abs(observed('range') - vx * flight)).toBeLessThan(1e-9);
  expect(Math.abs(observed('airborne') - flight)).toBeLessThan(1e-9);
  expect(Math.abs((events.at(-1)?.time ?? 0) - flight)).toBeLessThan(1e-9);
  expect(observed('height')).toBe(0);
  const top = p.height + Math.max(0, vy) ** 2 / (2 * p.gravity);
  expect(Math.abs(observed('highest') - top)).toBeLessThan(1e-9);
  const impactSpeed = Math.sqrt(p.speed ** 2 + 2 * p.gravity * p.height);
  expect(Math.abs(observed('speed') - impactSpeed)).toBeLessThan(1e-9);
});

test('in vacuum the level range is v² sin 2a / g, within 1e-9 m, at ten angles', () => {
  for (let degrees = 5; degrees < 90; degrees += 9) {
    const angle = (degrees * Math.PI) / 180;
    const theory = (45 ** 2 * Math.sin(2 * angle)) / 9.81;
    expect(Math.abs(throwBall({ ...VACUUM, angle }).observed('range') - theory)).toBeLessThan(1e-9);
  }
});

test('the exact solution in vacuum equals the simulation at every tenth step and after the landing, within 1e-9', () => {
  const p = { ...VACUUM, height: 3, angle: 0.7 };
  const run = simulate(projectile, p);
  const flightSteps = throwBall(p).run.steps;
  while (run.steps < flightSteps + 500) {
    const exact = projectile.exact?.(run.time, p) ?? new Float64Array(0);
    if (run.steps % 10 === 0)
      run.state.forEach((value, i) => {
        // The state stores the maximum height from the top on; before, the height itself is the maximum.
        const known = i === 7 ? Math.max(value, run.state[1] ?? 0) : value;
        expect(Math.abs(known - (exact[i] ?? Number.NaN))).toBeLessThan(1e-9);
      });
    run.step();
  }
});

test('with drag there is no closed form: the result is NaN', () => {
  expect(projectile.exact?.(1, BASEBALL).every(Number.isNaN)).toBe(true);
});

test('a fall with quadratic drag is ln cosh: y = h - v²/g ln cosh(g t / v) of the terminal speed, within 1e-9 m', () => {
  const p = { ...BASEBALL, speed: 0, angle: 0, height: 500 };
  const terminal = terminalSpeed(p);
  // Independent of the code: √(2 m g / ρ Cd A).
  const area = Math.PI * (0.0732 / 2) ** 2;
  expect(Math.abs(terminal / Math.sqrt((2 * 0.145 * 9.81) / (1.225 * 0.35 * area)) - 1)).toBeLessThan(1e-14);
  const run = simulate(projectile, p);
  while (run.steps < 9000) {
    run.step();
    if (run.steps % 500 > 0) continue;
    const [scaledTime, [, y = 0, , , vy = 0]] = [(9.81 * run.time) / terminal, run.state];
    expect(Math.abs(y - 500 + (terminal ** 2 / 9.81) * Math.log(Math.cosh(scaledTime)))).toBeLessThan(1e-9);
    expect(Math.abs(vy + terminal * Math.tanh(scaledTime))).toBeLessThan(1e-9);
  }
});

test('a feather reaches its terminal speed, within 1e-9', () => {
  const p = { ...BASEBALL, mass: 1e-3, diameter: 0.08, dragCoefficient: 1, speed: 0, height: 20 };
  expect(Math.abs(throwBall(p).observed('speed') / terminalSpeed(p) - 1)).toBeLessThan(1e-9);
});

test('energy plus the loss to drag is conserved within 1e-10, also with wind', () => {
  const energy = projectile.invariants?.[0];
  for (const p of [
    BASEBALL,
    { ...BASEBALL, wind: -20, crosswind: 7 },
    { ...BASEBALL, wind: 60, height: 100 },
  ]) {
    const { run } = throwBall(p);
    const start = energy?.value(projectile.start(p, { uniform: () => 0, normal: () => 0 }), p) ?? 0;
    expect(Math.abs((energy?.value(run.state, p) ?? 0) / start - 1)).toBeLessThan(1e-10);
  }
  expect(throwBall(BASEBALL).observed('loss')).toBeGreaterThan(50);
});

test('Galilean invariance: seen from a train the throw in still air is the same, within 1e-9 m', () => {
  // In the frame of a train at 12 m/s the wind is -12 m/s and the ball starts 12 m/s slower.
  const [vx, vy] = [45 * Math.cos(0.8), 45 * Math.sin(0.8)];
  const train = { ...BASEBALL, speed: Math.hypot(vx - 12, vy), angle: Math.atan2(vy, vx - 12), wind: -12 };
  const [ground, moving] = [throwBall({ ...BASEBALL, angle: 0.8 }), throwBall(train)];
  const flight = ground.observed('airborne');
  expect(Math.abs(moving.observed('airborne') - flight)).toBeLessThan(1e-9);
  expect(Math.abs(moving.observed('range') + 12 * flight - ground.observed('range'))).toBeLessThan(1e-9);
});

test('a crosswind from the left is the mirror of one from the right, to the last bit', () => {
  const [left, right] = [throwBall({ ...BASEBALL, crosswind: 9 }), throwBall({ ...BASEBALL, crosswind: -9 })];
  expect(left.observed('drift')).toBeGreaterThan(1);
  expect(left.observed('drift')).toBe(-right.observed('drift'));
  expect(left.observed('range')).toBe(right.observed('range'));
});

test('scaling: four times all lengths with a quarter of the air density doubles the time, within 1e-9', () => {
  const scaled = { ...BASEBALL, speed: 90, airDensity: 1.225 / 4, height: 8 };
  const [small, large] = [throwBall({ ...BASEBALL, height: 2 }), throwBall(scaled)];
  expect(Math.abs(large.observed('range') / small.observed('range') / 4 - 1)).toBeLessThan(1e-9);
  expect(Math.abs(large.observed('airborne') / small.observed('airborne') / 2 - 1)).toBeLessThan(1e-9);
});

test('the model has order 4 within 0.15, compared with Dormand-Prince', () => {
  const p = { ...BASEBALL, height: 1000 };
  const start = projectile.start(p, { uniform: () => 0, normal: () => 0 });
  const k = (1.225 * 0.35 * Math.PI * 0.0732 ** 2) / 8 / 0.145;
  const reference = Float64Array.of(0, 1000, start[3] ?? 0, start[4] ?? 0);
  dopri5(
    (_t, [, , vx = 0, vy = 0], out) => {
      const speed = Math.hypot(vx, vy);
      out.set([vx, vy, -k * speed * vx, -k * speed * vy - 9.81]);
    },
    4,
    { relative: 1e-13, absolute: 1e-13 },
  )(0, reference, 4);
  const advance = projectile.solver(p);
  const order = fittedOrder((h) => {
    const state = start.slice();
    for (let step = 0; step < Math.round(4 / h); step++) advance(step * h, state, h);
    return Math.hypot((state[0] ?? 0) - (reference[0] ?? 0), (state[1] ?? 0) - (reference[1] ?? 0));
  }, 1 / 4);
  expect(Math.abs(order - 4)).toBeLessThan(0.15);
});

test('events: one top, one landing; after it the state is constant', () => {
  const { run, events } = throwBall(BASEBALL);
  expect(events.map(({ key }) => key)).toEqual(['top', 'landed']);
  const landed = run.state.slice();
  for (let step = 0; step < 1000; step++) expect(run.step()).toEqual([]);
  expect(run.state).toEqual(landed);
});

test('a ball not thrown upwards from the ground does not move', () => {
  for (const angle of [0, -0.3]) {
    const run = simulate(projectile, { ...BASEBALL, angle });
    run.step();
    expect(run.state[0]).toBe(0);
    expect(run.state[1]).toBe(0);
  }
});

test('the layout names every number of the state', () => {
  expect(projectile.layout(BASEBALL)).toHaveLength(throwBall(BASEBALL).run.state.length);
});
