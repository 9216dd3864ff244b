import { createSession } from '@zarra/experiment-kit';
import { displayedValue } from '../../testing/experiments.js';
import { SWEEP_TIME } from './model.js';
import { definition } from './definition.js';
import { KIND, type OpticalBenchKey } from './parameters.js';

const startSession = (values: Partial<Record<OpticalBenchKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const lensmaker = (n: number, r1: number, r2: number, d: number): number =>
  1 / ((n - 1) * (1 / r1 - 1 / r2 + ((n - 1) * d) / (n * r1 * r2)));

test.each([
  [KIND.biconvex, 20, 1.5, 2.4, 1, -1],
  [KIND.biconvex, 12, 1.9, 5, 1, -1],
  [KIND.convexPlane, 15.5, 1.62, 3, 1, Infinity],
  [KIND.planeConvex, 15.5, 1.62, 3, Infinity, -1],
  [KIND.biconcave, 30, 1.33, 2.6, -1, 1],
])(
  'lens %d, R = %d cm, n = %d, %d cm thick: F by the lensmaker',
  (kind, radius, index, thickness, one, two) => {
    const session = startSession({ kind, radius, index, thickness });
    const expected = lensmaker(index, one * radius, two * radius, thickness);
    expect(Math.abs(displayedValue(session, 'focalLength') - expected)).toBeLessThan(0.0051);
  },
);

/** Largest error of F = df / (d + f) with values rounded to 0.01. */
const roundingError = (d: number, f: number, F: number): number =>
  0.005 * (1 + F ** 2 * (1 / d ** 2 + 1 / f ** 2)) + 1e-6;

test('the displayed d, f, F satisfy 1/d + 1/f = 1/F, and Γ = |f|/d, for every element', () => {
  for (const kind of Object.values(KIND))
    for (const [radius, distance, thickness] of [
      [20, 35, 2.4],
      [14, 40, 5],
      [24, 12, 3.1],
      [30, 16.5, 4],
    ] as const) {
      const session = startSession({ kind, radius, distance, thickness });
      const shown = (key: string): number => displayedValue(session, key);
      const [d, f, F] = [shown('distance'), shown('image'), shown('focalLength')];
      if (kind !== KIND.pair) expect(d).toBe(distance);
      // With the object at the focus, the image is at infinity.
      if (!Number.isFinite(f)) continue;
      expect(Math.abs(1 / (1 / d + 1 / f) - F)).toBeLessThan(roundingError(d, f, F));
      expect(Math.abs(shown('magnification') - Math.abs(f) / d)).toBeLessThan(
        0.0005 + (0.005 * (1 + Math.abs(f / d))) / d,
      );
    }
});

test('the image is real for f > 0 and virtual for f < 0, also in a mirror', () => {
  const session = startSession();
  const describe = (values: Partial<Record<OpticalBenchKey, number>>): [number, string] => {
    session.set(values);
    return [Math.sign(displayedValue(session, 'image')), definition.content.describe(session.snapshot())];
  };
  expect(describe({})).toEqual([1, expect.stringMatching(/haqiqiy, teskari/)]);
  expect(describe({ distance: 12 })).toEqual([-1, expect.stringMatching(/mavhum, toʻgʻri/)]);
  expect(describe({ kind: KIND.convexMirror })).toEqual([-1, expect.stringMatching(/mavhum, toʻgʻri/)]);
  expect(describe({ kind: KIND.concaveMirror, distance: 35, radius: 40 })).toEqual([
    1,
    expect.stringMatching(/haqiqiy, teskari/),
  ]);
});

test.each([
  [KIND.concaveMirror, 40, 35, 1],
  [KIND.concaveMirror, 40, 12, 1],
  [KIND.convexMirror, 30, 30, -1],
])('mirror %d, R = %d cm, object at %d cm: 1/d + 1/f = 2/R', (kind, radius, distance, sign) => {
  const session = startSession({ kind, radius, distance });
  const image = 1 / ((sign * 2) / radius - 1 / distance);
  expect(displayedValue(session, 'focalLength')).toBe((sign * radius) / 2);
  expect(Math.abs(displayedValue(session, 'image') - image)).toBeLessThan(0.0051);
  expect(Math.abs(displayedValue(session, 'magnification') - Math.abs(image) / distance)).toBeLessThan(
    0.00051,
  );
});

test('two lenses: 1/F = 1/F1 + 1/F2 - e / F1 F2 with e between their principal planes', () => {
  const session = startSession({ kind: KIND.pair, radius: 30, index: 1.5, thickness: 2.4, gap: 12 });
  const f = lensmaker(1.5, 30, -30, 2.4);
  const between = 12 + (2 * 0.5 * f * 2.4) / (1.5 * 30);
  expect(Math.abs(displayedValue(session, 'focalLength') - 1 / (2 / f - between / f ** 2))).toBeLessThan(
    0.0051,
  );
});

/** Lowers the test ray to a part of the stop's radius. */
const lowerTestRay = (session: ReturnType<typeof startSession>, part: number) => {
  session.stepBy(Math.round(((Math.acos(2 * part - 1) / (2 * Math.PI)) * SWEEP_TIME) / definition.model.dt));
  return session;
};

test('near the axis the test ray crosses at the image; the error grows as the square of the height', () => {
  const session = startSession({ kind: KIND.biconvex, radius: 20, distance: 35, stop: 2 });
  const errors = [1, 0.5, 0.25].map((part) => {
    const one = lowerTestRay(startSession({ kind: KIND.biconvex, radius: 20, distance: 35, stop: 2 }), part);
    return displayedValue(one, 'image') - displayedValue(one, 'crossing');
  });
  expect(errors[0]).toBeGreaterThan(1);
  expect(Math.abs(Math.log2((errors[0] ?? 0) / (errors[1] ?? 1)) - 2)).toBeLessThan(0.15);
  expect(Math.abs(Math.log2((errors[1] ?? 0) / (errors[2] ?? 1)) - 2)).toBeLessThan(0.15);
  expect(session.runToNextEvent()?.key).toBe('axis');
  expect(Math.abs(session.run.time - SWEEP_TIME / 2)).toBeLessThan(0.02);
  expect(session.runToNextEvent()?.key).toBe('edge');
  expect(displayedValue(session, 'height')).toBe(2);
});

test('a concave mirror returns rays from its center of curvature to it without a spot', () => {
  const session = startSession({ kind: KIND.concaveMirror, radius: 40, distance: 40, stop: 4 });
  expect(displayedValue(session, 'crossing')).toBe(40);
  expect(displayedValue(session, 'spot')).toBe(0);
});

test('half the opening has an eighth of the spot, and twice the circle of diffraction', () => {
  const wide = startSession({ stop: 2 });
  const narrow = startSession({ stop: 1 });
  expect(Math.abs(Math.log2(displayedValue(wide, 'spot') / displayedValue(narrow, 'spot')) - 3)).toBeLessThan(
    0.2,
  );
  expect(Math.abs(displayedValue(narrow, 'airy') / displayedValue(wide, 'airy') - 2)).toBeLessThan(0.1);
});

test('an aperture of 1 cm is sharpest: 15 µm instead of 367 at 3 cm and 75 at 0.2 cm', () => {
  const sharpest = (values: Partial<Record<OpticalBenchKey, number>>): number => {
    const heights = Array.from({ length: 60 }, (_, i) => 0.1 + 0.05 * i);
    const both = heights.map((stop) => {
      const session = startSession({ ...values, stop });
      return Math.hypot(displayedValue(session, 'spot'), displayedValue(session, 'airy'));
    });
    return heights[both.indexOf(Math.min(...both))] ?? NaN;
  };
  expect(Math.abs(sharpest({}) - 1)).toBeLessThan(0.15);
  expect(displayedValue(startSession({ stop: 3 }), 'spot')).toBeCloseTo(367, 0);
  expect(displayedValue(startSession({ stop: 0.2 }), 'airy')).toBeCloseTo(75, 0);
  const best = startSession({ stop: 1 });
  expect(Math.max(displayedValue(best, 'spot'), displayedValue(best, 'airy'))).toBeLessThan(15);
});

test('handles stay where they were moved', () => {
  for (const handle of definition.handles) {
    const session = startSession({ stop: 2, height: 1 });
    const { x, y } = handle.position(session.snapshot());
    const target = handle.key === 'screen' ? { x: x + 1, y } : { x, y: y + 1 };
    session.set(handle.moveTo(target.x, target.y, session.snapshot()));
    const moved = handle.position(session.snapshot());
    expect(Math.abs(moved.x - target.x) + Math.abs(moved.y - target.y)).toBeLessThan(1e-9);
    session.set(handle.nudge(-1, -1, true, session.snapshot()));
    expect(handle.position(session.snapshot())).not.toEqual(moved);
  }
});

test('the screen moves by keys to the side of the arrow, and its name states its distance', () => {
  const screen = definition.handles.find(({ key }) => key === 'screen');
  if (!screen) throw new Error('There is no screen');
  for (const [kind, name] of [
    [KIND.biconvex, 'linzadan 40 santimetr oʻngda'],
    [KIND.concaveMirror, 'koʻzgudan 40 santimetr chapda'],
    [KIND.pair, 'ikkinchi linzadan 40 santimetr oʻngda'],
  ] as const) {
    const session = startSession({ kind });
    expect(screen.valueText(session.lastStep())).toBe(name);
    const before = screen.position(session.snapshot()).x;
    session.set(screen.nudge(1, 0, false, session.snapshot()));
    expect(screen.position(session.snapshot()).x).toBeCloseTo(before + 1, 9);
    session.set(screen.nudge(-1, 0, true, session.snapshot()));
    expect(screen.position(session.snapshot()).x).toBeCloseTo(before + 0.9, 9);
  }
});

test('earlier shared addresses stay readable: the position of the screen is the last parameter', () => {
  expect(Object.keys(definition.parameters)).toEqual([
    'kind',
    'radius',
    'index',
    'thickness',
    'gap',
    'stop',
    'distance',
    'height',
    'screen',
  ]);
  expect(Object.keys(definition.view)).toEqual(['rays', 'paraxial', 'construction', 'screen']);
});
