import { lensPower, thickLens, type Lens } from '../lenses/lens.js';
import { cardinalPoints, imageOf, systemMatrix } from '../lenses/paraxial.js';
import { parallelFan, pointFan } from './ray-fan.js';
import { bestFocus, spotSize } from './spot-size.js';
import { traceRay, type Surface, type TracedRay } from './trace-ray.js';

const lastOf = ({ path }: TracedRay) => path[path.length - 1]!;
/** Intersection of a ray with the axis. */
const crossing = (ray: TracedRay) => {
  const { x, y, dx, dy } = lastOf(ray);
  return x - (y * dx) / dy;
};
const WIDE = { aperture: Infinity };
const lens: Lens = { x: 0, index: 1.5168, radii: [0.08, -0.12], thickness: 0.012, aperture: 0.03 };

test('a plane-parallel plate shifts a ray by d sin(a)(1 - cos(a) / sqrt(n^2 - sin^2 a)) and keeps its direction, to 1e-15', () => {
  for (const [angle, n] of [
    [0.1, 1.5],
    [0.9, 1.33],
    [1.4, 2.4],
  ] as const) {
    const plate: Surface[] = [
      { kind: 'refracting', x: 0, radius: Infinity, index: n, ...WIDE },
      { kind: 'refracting', x: 0.02, radius: Infinity, index: 1, ...WIDE },
    ];
    const [start] = parallelFan(angle, -0.01, 0, 1);
    const { x, y, dx, dy } = lastOf(traceRay(plate, start!));
    const shift = (x - start!.x) * Math.sin(angle) - y * Math.cos(angle);
    const expected =
      0.02 * Math.sin(angle) * (1 - Math.cos(angle) / Math.sqrt(n ** 2 - Math.sin(angle) ** 2));
    expect(Math.abs(shift - expected)).toBeLessThan(1e-15);
    expect(Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle))).toBeLessThan(1e-15);
  }
});

test('aplanatic points of a sphere (Weierstrass): wide-angle rays from R / n off the centre diverge from n R, to 1e-12', () => {
  // Light inside glass leaves the sphere of radius 0.05 on the right; the aplanatic point is left of its centre.
  const [radius, n] = [0.05, 1.6];
  const out: Surface[] = [{ kind: 'refracting', x: radius, radius: -radius, index: 1, ...WIDE }];
  const object = { x: -radius / n, y: 0 };
  for (const angle of [0.05, 0.4, 0.9, 1.3]) {
    const traced = traceRay(out, { ...object, dx: Math.cos(angle), dy: Math.sin(angle) }, n);
    expect(traced.end).toBe('arrived');
    expect(Math.abs(crossing(traced) + n * radius)).toBeLessThan(1e-12);
    // Fermat: the optical paths from the object to its virtual image are equal; behind the surface they are negative.
    const { x, y } = lastOf(traced);
    expect(Math.abs(traced.opticalPath - Math.hypot(x + n * radius, y))).toBeLessThan(1e-12);
  }
});

test('a concave mirror reflects rays from its centre back to it, and parallel ones to R - R / (2 cos t), sin t = h / R, to 1e-13', () => {
  const mirror: Surface[] = [{ kind: 'mirror', x: 0, radius: -0.5, ...WIDE }];
  for (const height of [0.01, 0.1, 0.2, 0.3]) {
    const [parallel] = parallelFan(0, -1, height, 2).slice(1);
    const expected = -0.5 + 0.5 / (2 * Math.cos(Math.asin(height / 0.5)));
    expect(Math.abs(crossing(traceRay(mirror, parallel!)) - expected)).toBeLessThan(1e-13);
    const [central] = pointFan({ x: -0.5, y: 0 }, 0, height, 2);
    expect(Math.abs(crossing(traceRay(mirror, central!)) + 0.5)).toBeLessThan(1e-14);
  }
});

test.each([
  ['biconvex', lens],
  ['meniscus', { ...lens, radii: [0.05, 0.2] as const }],
  ['plano-convex', { ...lens, radii: [Infinity, -0.1] as const }],
  ['biconcave', { ...lens, radii: [-0.1, 0.15] as const }],
  ['ball', { ...lens, radii: [0.05, -0.05] as const, thickness: 0.1 }],
])(
  'rays near the axis of a %s lens meet at the paraxial focus; the error falls as h^2 (order 2 +- 0.05)',
  (_name, shape) => {
    const { backFocus, focalLength } = cardinalPoints(systemMatrix(thickLens(shape)));
    const heights = [8, 4, 2, 1].map((factor) => factor * 5e-4);
    const errors = heights.map((height) => {
      const [, ray] = parallelFan(0, -0.2, height, 2);
      return Math.abs(crossing(traceRay(thickLens(shape), ray!)) - backFocus);
    });
    expect(errors[3]! / Math.abs(focalLength)).toBeLessThan(1e-3);
    expect(Math.abs(Math.log2(errors[0]! / errors[3]!) / 3 - 2)).toBeLessThan(0.05);
  },
);

test('the image of a point: rays of 1e-4 rad meet at the position and magnification of the matrix of two lenses', () => {
  const system = [...thickLens(lens), ...thickLens({ ...lens, x: 0.05, radii: [0.3, -0.09] })];
  const image = imageOf(systemMatrix(system), -0.3);
  const screen: Surface = { kind: 'screen', x: image.x };
  const height = 1e-5;
  const rays = pointFan({ x: -0.3, y: height }, 0, 3e-5, 5).map((ray) => traceRay([...system, screen], ray));
  const { middle, rms, count } = spotSize(rays);
  expect(count).toBe(5);
  expect(Math.abs(middle / height / image.magnification - 1)).toBeLessThan(1e-5);
  expect(rms / height).toBeLessThan(1e-6);
  expect(image.magnification).toBeLessThan(0);
});

test('Fermat: all optical paths through a lens from a point to its image are equal up to the fourth power of the height', () => {
  const image = imageOf(systemMatrix(thickLens(lens)), -0.4);
  const pathLength = (height: number) => {
    const traced = traceRay(thickLens(lens), pointFan({ x: -0.4, y: 0 }, 0, height, 2)[1]!);
    const { x, y } = lastOf(traced);
    return traced.opticalPath + Math.hypot(image.x - x, y);
  };
  const gaps = [0.016, 0.008, 0.004].map((height) => Math.abs(pathLength(height) - pathLength(1e-9)));
  expect(gaps[2]).toBeLessThan(1e-7);
  expect(Math.abs(Math.log2(gaps[0]! / gaps[2]!) / 2 - 4)).toBeLessThan(0.1);
});

test('a reversed ray returns to its origin, to 1e-14', () => {
  const surfaces = thickLens(lens);
  const sent = pointFan({ x: -0.3, y: 0.01 }, 0, 0.02, 7);
  for (const ray of sent) {
    const { x, y, dx, dy } = lastOf(traceRay(surfaces, ray));
    const back: Surface[] = [
      { ...surfaces[1]!, index: lens.index } as Surface,
      { ...surfaces[0]!, index: 1 } as Surface,
      { kind: 'screen', x: -0.3 },
    ];
    const returned = lastOf(traceRay(back, { x: x + 0.1 * dx, y: y + 0.1 * dy, dx: -dx, dy: -dy }));
    expect(Math.abs(returned.y - 0.01)).toBeLessThan(1e-14);
  }
});

test('scaling: a system of twice the size has paths of exactly twice the length; mirrored rays have mirrored paths', () => {
  const trace = (scale: number, sign: 1 | -1) =>
    traceRay(
      thickLens({ ...lens, radii: [0.08 * scale, -0.12 * scale], thickness: 0.012 * scale, aperture: scale }),
      { x: -0.25 * scale, y: sign * 0.01 * scale, dx: 0.96, dy: sign * 0.28 * 0.1 },
    );
  const [one, twice, mirrored] = [trace(1, 1), trace(2, 1), trace(1, -1)];
  expect(lastOf(twice).y).toBe(2 * lastOf(one).y);
  expect(twice.opticalPath).toBe(2 * one.opticalPath);
  expect(lastOf(mirrored).y).toBe(-lastOf(one).y);
});

test('the ends of a path: arrived, stopped by an aperture, missed a sphere, totally reflected', () => {
  const stop: Surface = { kind: 'stop', x: -0.05, aperture: 0.01 };
  const traceAt = (y: number, surfaces: Surface[], index = 1) =>
    traceRay(surfaces, { x: -0.1, y, dx: 1, dy: 0 }, index);
  expect(traceAt(0.009, [stop, ...thickLens(lens)]).end).toBe('arrived');
  expect(traceAt(0.011, [stop, ...thickLens(lens)]).end).toBe('stopped');
  expect(traceAt(0.031, thickLens(lens)).end).toBe('stopped');
  expect(lastOf(traceAt(0.011, [stop])).x).toBeCloseTo(-0.05, 15);
  const ball: Surface = { kind: 'refracting', x: 0, radius: 0.02, index: 1.5, ...WIDE };
  expect(traceAt(0.021, [ball]).end).toBe('missed');
  // Out of glass through a dome: sin of incidence h / R against 1 / n = 0.6667.
  const dome: Surface = { kind: 'refracting', x: 0, radius: -0.02, index: 1, ...WIDE };
  expect(traceAt(0.66 * 0.02, [dome], 1.5).end).toBe('arrived');
  expect(traceAt(0.67 * 0.02, [dome], 1.5).end).toBe('reflected');
  // A surface behind the ray is missed.
  expect(traceAt(0, [{ kind: 'screen', x: -0.2 }]).end).toBe('missed');
});

test('the best focus lies between the focus of the outer rays and the paraxial one, and has the smallest spot', () => {
  const rays = parallelFan(0, -0.1, 0.02, 41).map((ray) => traceRay(thickLens(lens), ray));
  const best = bestFocus(rays);
  const { backFocus } = cardinalPoints(systemMatrix(thickLens(lens)));
  expect(best.x).toBeLessThan(backFocus);
  expect(best.x).toBeGreaterThan(crossing(rays[0]!));
  const onScreen = (x: number) =>
    spotSize(
      parallelFan(0, -0.1, 0.02, 41).map((ray) => traceRay([...thickLens(lens), { kind: 'screen', x }], ray)),
    ).rms;
  expect(Math.abs(onScreen(best.x) / best.rms - 1)).toBeLessThan(1e-9);
  for (const off of [-1e-3, -1e-5, 1e-5, 1e-3]) expect(onScreen(best.x + off)).toBeGreaterThan(best.rms);
});

test('with half the aperture the smallest spot is 8 times smaller (order 3 +- 0.1)', () => {
  const rms = (half: number) =>
    bestFocus(parallelFan(0, -0.1, half, 41).map((ray) => traceRay(thickLens(lens), ray))).rms;
  expect(Math.abs(Math.log2(rms(0.01) / rms(0.005)) - 3)).toBeLessThan(0.1);
});

test('the power of a lens agrees with its matrix to 1e-13, in air and in water, thin and thick', () => {
  for (const medium of [1, 1.333]) {
    for (const thickness of [0, 0.01, 0.15]) {
      const shape = { ...lens, thickness };
      const { c } = systemMatrix(thickLens(shape, medium), medium);
      expect(Math.abs(-c / medium / lensPower(shape, medium) - 1)).toBeLessThan(1e-13);
    }
  }
});
