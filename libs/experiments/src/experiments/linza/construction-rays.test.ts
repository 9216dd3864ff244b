import { createSession } from '@zarra/experiment-kit';
import type { Values } from '@zarra/experiment-kit/parameters';
import { drawingOf } from '../../testing/experiments.js';
import { constructionRaysOf, type ConstructionRay } from './construction-rays.js';
import { definition } from './definition.js';
import { opticalBenchOf } from './optical-bench.js';
import { KIND, type OpticalBenchKey } from './parameters.js';

const sessionOf = (values: Partial<Values<OpticalBenchKey>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const siOf = (values: Partial<Values<OpticalBenchKey>> = {}) =>
  sessionOf(values).snapshot().si as Values<OpticalBenchKey>;

/** Height of the outgoing line at a position, m. */
const heightAt = ({ outgoing: { x, y, dx, dy } }: ConstructionRay, position: number): number =>
  y + ((position - x) * dy) / dx;

const CASES: [string, Partial<Values<OpticalBenchKey>>][] = [
  ['a converging lens', { distance: 35, height: 3 }],
  ['a magnifier', { distance: 12, height: 2 }],
  ['a diverging lens', { kind: KIND.biconcave, distance: 30, height: 4 }],
  [
    'a plane-convex lens, object below the axis',
    { kind: KIND.planeConvex, radius: 16, distance: 40, height: -2 },
  ],
  ['a concave mirror', { kind: KIND.concaveMirror, radius: 40, distance: 35, height: 3 }],
  [
    'a concave mirror, object inside the focus',
    { kind: KIND.concaveMirror, radius: 40, distance: 10, height: 2 },
  ],
  ['a convex mirror', { kind: KIND.convexMirror, radius: 30, distance: 30, height: 4 }],
];

test.each(CASES)('%s: three rays meet at the image; by F, by the centre, and from F', (_name, values) => {
  const si = siOf(values);
  const { image, foci, planes, objectX } = opticalBenchOf(si);
  const rays = constructionRaysOf(si);
  expect(rays).toHaveLength(3);
  for (const ray of rays)
    expect(Math.abs(heightAt(ray, image.x) - image.magnification * si.height)).toBeLessThan(1e-12);
  const [parallel, central, focal] = rays as [ConstructionRay, ConstructionRay, ConstructionRay];
  expect(parallel.incoming[0]).toEqual([objectX, si.height, planes[0], si.height]);
  expect(Math.abs(heightAt(parallel, foci[1]))).toBeLessThan(1e-12);
  expect(central.incoming[0][3]).toBe(0);
  expect(central.outgoing.y).toBe(0);
  const [x1, y1, x2, y2] = focal.incoming[0];
  expect(Math.abs(y1 + ((foci[0] - x1) * (y2 - y1)) / (x2 - x1))).toBeLessThan(1e-12);
  expect(Math.abs(focal.outgoing.dy)).toBeLessThan(1e-12);
});

test.each(CASES)(
  '%s: extensions reach the virtual image and the focus that a ray does not pass',
  (_name, values) => {
    const si = siOf(values);
    const { image, imageDistance, focalLength, foci, planes, objectX } = opticalBenchOf(si);
    const [parallel, central, focal] = constructionRaysOf(si) as [
      ConstructionRay,
      ConstructionRay,
      ConstructionRay,
    ];
    const ends = ({ extensions }: ConstructionRay): number[] => extensions.map(([, , x]) => x);
    const isVirtual = imageDistance < 0;
    expect(ends(central)).toEqual(isVirtual ? [expect.closeTo(image.x, 12)] : []);
    const behind = focalLength < 0 ? foci[1] : image.x;
    expect(ends(parallel)).toEqual(isVirtual ? [expect.closeTo(behind, 12)] : []);
    const isPassed = foci[0] > objectX && foci[0] < planes[0];
    expect(ends(focal)).toEqual([
      ...(isPassed ? [] : [expect.closeTo(foci[0], 12)]),
      ...(isVirtual ? [expect.closeTo(image.x, 12)] : []),
    ]);
  },
);

test('the ray through the focus is left out with the object there; two lenses have no construction', () => {
  const rays = constructionRaysOf(siOf({ kind: KIND.planeConvex, radius: 20, distance: 40 }));
  expect(rays.map(({ extensions }) => extensions)).toEqual([[], []]);
  expect(constructionRaysOf(siOf({ kind: KIND.pair }))).toEqual([]);
});

test('F and 2F are marked on both sides of a lens at F and 2F from its principal planes', () => {
  for (const kind of [KIND.biconvex, KIND.biconcave]) {
    const { foci, planes } = opticalBenchOf(siOf({ kind, radius: 14 }));
    const [front, back] = planes;
    const { labels, labelPoints } = drawingOf(sessionOf({ kind, radius: 14 }));
    const marks = labelPoints.flatMap(([x], index) =>
      /^2?F$/.test(labels[index] ?? '') ? [[labels[index], x + 1]] : [],
    );
    expect(marks).toEqual([
      ['F', expect.closeTo(100 * foci[0], 9)],
      ['2F', expect.closeTo(100 * (2 * foci[0] - front), 9)],
      ['F', expect.closeTo(100 * foci[1], 9)],
      ['2F', expect.closeTo(100 * (2 * foci[1] - back), 9)],
    ]);
    expect(Math.abs(foci[1] - back)).toBeCloseTo(Math.abs(front - foci[0]), 12);
  }
  const mirror = drawingOf(sessionOf({ kind: KIND.concaveMirror, radius: 40 }));
  expect(mirror.labels.filter((label) => /^2?F$/.test(label))).toEqual(['F', '2F']);
});
