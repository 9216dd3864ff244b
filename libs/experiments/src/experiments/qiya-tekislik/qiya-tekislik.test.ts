import { createSession } from '@zarra/experiment-kit';
import { displayedValue, drawingOf, runFor, startPreset, startSession } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { OWN_PAIR, PAIR } from './materials.js';
import { PULLING } from './parameters.js';

const G = 9.81;
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const pulled = (angle: number, weights: number) =>
  startSession(definition, { angle, weights, pulling: PULLING.hand, handSpeed: 10, start: 0 });

test.each([
  [30, 0, 0.2],
  [45, 3, 0.5],
  [60, 4, 0.6],
])(
  'wood slides down %d° with %d weights: a, v, s, N and friction as in the formulas',
  (angle, weights, mass) => {
    const session = startSession(definition, { angle, weights });
    runFor(session, 0.3);
    const a = G * (sin(angle) - 0.3 * cos(angle));
    expect(displayedValue(session, 'totalMass')).toBe(Number(mass.toFixed(2)));
    expect(displayedValue(session, 'acceleration')).toBeCloseTo(-a, 1.99);
    expect(displayedValue(session, 'velocity')).toBeCloseTo(-a * 0.3, 2.99);
    expect(displayedValue(session, 'path')).toBeCloseTo((100 * a * 0.3 ** 2) / 2, 0.99);
    expect(displayedValue(session, 'normal')).toBeCloseTo(mass * G * cos(angle), 1.99);
    expect(displayedValue(session, 'friction')).toBeCloseTo(0.3 * mass * G * cos(angle), 1.99);
  },
);

test('at rest friction balances mg sin α; above the limit the acceleration is shown before the first step', () => {
  const session = startSession(definition, { angle: 20 });
  runFor(session, 1);
  expect(displayedValue(session, 'friction')).toBeCloseTo(0.2 * G * sin(20), 1.99);
  expect(displayedValue(session, 'velocity')).toBe(0);
  session.set({ angle: 40 });
  expect(displayedValue(session, 'acceleration')).toBeCloseTo(-G * (sin(40) - 0.3 * cos(40)), 1.99);
});

test('tilted slowly, wood on wood slips at 26,6°, whatever the load and the face', () => {
  for (const values of [{}, { weights: 4 }, { face: 1 }]) {
    const session = startSession(definition, { angle: 26, ...values });
    const keys: string[] = [];
    session.onSimulationEvent(({ key }) => keys.push(key));
    runFor(session, 0.2);
    while (keys.length === 0) {
      session.set({ angle: (session.run.values['angle'] ?? NaN) + 0.1 });
      runFor(session, 0.1);
    }
    expect(session.run.values['angle']).toBe(26.6);
    expect(keys).toEqual(['slipped']);
  }
});

test.each([
  [0, 0, 0.2],
  [20, 1, 0.3],
  [45, 4, 0.6],
])(
  'pulled evenly up %d° with %d weights: the dynamometer shows mg (sin α + μ cos α)',
  (angle, weights, mass) => {
    const session = pulled(angle, weights);
    runFor(session, 3);
    const force = mass * G * (sin(angle) + 0.3 * cos(angle));
    expect(displayedValue(session, 'pull')).toBeCloseTo(force, 1.99);
    expect(displayedValue(session, 'velocity')).toBeCloseTo(0.1, 2.99);
    expect(displayedValue(session, 'acceleration')).toBeCloseTo(0, 1.99);
    expect(displayedValue(session, 'efficiency')).toBeCloseTo((100 * mass * G * sin(angle)) / force, 0.99);
    expect(displayedValue(session, 'work')).toBeCloseTo(
      displayedValue(session, 'lifting') + displayedValue(session, 'heat') + (mass * 0.1 ** 2) / 2,
      2.2,
    );
  },
);

test('a pushed block on the table stops after v²/(2μg) and stays', () => {
  const session = startSession(definition, { angle: 0, start: 0, push: 1.5 });
  session.runToNextEvent();
  runFor(session, 5);
  expect(displayedValue(session, 'path')).toBeCloseTo((100 * 1.5 ** 2) / (2 * 0.3 * G), 0.99);
  expect(displayedValue(session, 'velocity')).toBe(0);
});

test('at the lower stop the block stays, with all energy in heat and impact', () => {
  const session = startPreset(definition, 'Sirpanadi');
  runFor(session, 5);
  expect(displayedValue(session, 'position')).toBe(0);
  expect(displayedValue(session, 'acceleration')).toBe(0);
  expect(displayedValue(session, 'heat')).toBeCloseTo(0.3 * 0.2 * G * cos(35) * 0.7, 2.99);
});

test('own coefficients: the kinetic one is at most the static one', () => {
  const own = { pair: OWN_PAIR, staticFriction: 0.2, kineticFriction: 0.6, angle: 45 };
  const session = startSession(definition, own);
  expect(displayedValue(session, 'acceleration')).toBeCloseTo(-G * (sin(45) - 0.2 * cos(45)), 1.99);
  const ice = startSession(definition, { pair: PAIR.ice, angle: 10 });
  expect(displayedValue(ice, 'acceleration')).toBeCloseTo(-G * (sin(10) - 0.03 * cos(10)), 1.99);
});

test('the pointer of the dynamometer moves away from the ring by F/k, 1 cm for a newton', () => {
  const pointerAt = (force: number): number => {
    const values = { angle: 0, pulling: PULLING.force, force, start: 0, weights: 4, pair: PAIR.rubber };
    const session = startSession(definition, values);
    const ring = definition.handles.find(({ key }) => key === 'hook')?.position(session.snapshot());
    const [pointer = NaN] = drawingOf(session).lines.find(({ ink }) => ink === 'chart-red')?.points ?? [];
    return (ring?.x ?? NaN) - pointer;
  };
  expect(pointerAt(4) - pointerAt(1)).toBeCloseTo(0.03, 9);
});

test('the arrows of the forces are to one scale, and add up to m a', () => {
  const session = startSession(definition, { angle: 40, weights: 2 });
  const { arrows } = drawingOf(session);
  const of = (ink: string) => arrows.find((one) => one.ink === ink)?.along ?? [];
  const [weight, normal, friction] = [of('chart-red'), of('chart-blue'), of('chart-green')];
  const scale = Math.abs(weight[1] ?? NaN) / (0.4 * G);
  expect(weight[0]).toBeCloseTo(0, 9);
  const sum = (axis: 0 | 1): number =>
    (weight[axis] ?? NaN) + (normal[axis] ?? NaN) + (friction[axis] ?? NaN);
  const a = G * (sin(40) - 0.3 * cos(40));
  expect(sum(0) / scale).toBeCloseTo(-0.4 * a * cos(40), 9);
  expect(sum(1) / scale).toBeCloseTo(-0.4 * a * sin(40), 9);
});

test('handles stay where they were moved', () => {
  const session = createSession(definition);
  session.set({ pulling: PULLING.force });
  const move = (key: string, x: number, y: number) => {
    const handle = definition.handles.find((one) => one.key === key);
    session.set(handle?.moveTo(x, y, session.snapshot()) ?? {});
    return handle?.position(session.snapshot()) ?? { x: NaN, y: NaN };
  };
  const end = move('end', cos(40), sin(40));
  expect([end.x, end.y]).toEqual([expect.closeTo(cos(40), 9), expect.closeTo(sin(40), 9)]);
  expect(session.run.values['angle']).toBe(40);
  const block = move('block', 0.4 * cos(40), 0.4 * sin(40));
  expect(block.x * cos(40) + block.y * sin(40)).toBeCloseTo(0.4, 2);
  const hook = definition.handles.find(({ key }) => key === 'hook');
  const { x, y } = hook?.position(session.snapshot()) ?? { x: NaN, y: NaN };
  expect(move('hook', x + 0.02 * cos(40), y + 0.02 * sin(40)).x).toBeCloseTo(x + 0.02 * cos(40), 9);
  expect(session.run.values['force']).toBe(3);
});

test('a thrown block starts with the speed of the hand along the plane', () => {
  const session = startSession(definition, { angle: 30 });
  const block = definition.handles.find(({ key }) => key === 'block');
  session.set(block?.release?.({ x: 1.2 * cos(30), y: 1.2 * sin(30) }, session.snapshot()) ?? {});
  expect(session.run.values['push']).toBe(1.2);
});
