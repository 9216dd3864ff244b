import { lensPower, thickLens } from './lens.js';
import { cardinalPoints, imageOf, systemMatrix } from './paraxial.js';
import type { Surface } from '../ray-tracing/trace-ray.js';

const thin = (x: number, focal: number) =>
  thickLens({ x, index: 1.5, radii: [focal, -focal], thickness: 0, aperture: 1 });
const close = (one: number, other: number) => expect(Math.abs(one / other - 1)).toBeLessThan(1e-12);

test('lensmaker: n = 1.5 with radii of 0.1 m has 10 dioptres when thin, and 9.8333 when 1 cm thick', () => {
  close(lensPower({ index: 1.5, radii: [0.1, -0.1], thickness: 0 }), 10);
  close(lensPower({ index: 1.5, radii: [0.1, -0.1], thickness: 0.01 }), 9 + 5 / 6);
  close(lensPower({ index: 1.5, radii: [0.1, Infinity], thickness: 0.01 }), 5);
});

test("a thin lens obeys 1/s + 1/s' = 1/f with the magnification -s'/s, real and virtual, to 1e-12", () => {
  const matrix = systemMatrix(thin(0, 0.1));
  for (const s of [0.15, 0.2, 0.5, 0.04]) {
    const image = imageOf(matrix, -s);
    close(image.x, 1 / (1 / 0.1 - 1 / s));
    close(image.magnification, -image.x / s);
  }
});

test("a mirror obeys 1/s + 1/s' = 2/R: concave, convex (virtual image), to 1e-12", () => {
  for (const [radius, s] of [
    [-0.4, 0.3],
    [-0.4, 0.1],
    [0.4, 0.3],
  ] as const) {
    const mirror: Surface[] = [{ kind: 'mirror', x: 0, radius, aperture: 1 }];
    const image = imageOf(systemMatrix(mirror), -s);
    // A real image is in front of the mirror, at -s'.
    const expected = 1 / (-2 / radius - 1 / s);
    close(image.x, -expected);
    close(image.magnification, -expected / s);
    close(cardinalPoints(systemMatrix(mirror)).backFocus, radius / 2);
  }
});

test('two thin lenses: 1/f = 1/f1 + 1/f2 - d / (f1 f2), back focus f2 (d - f1) / (d - f1 - f2), to 1e-12', () => {
  const [f1, f2, d] = [0.12, 0.07, 0.05];
  const { focalLength, backFocus } = cardinalPoints(systemMatrix([...thin(0, f1), ...thin(d, f2)]));
  close(1 / focalLength, 1 / f1 + 1 / f2 - d / (f1 * f2));
  close(backFocus - d, (f2 * (d - f1)) / (d - f1 - f2));
});

test('principal planes of a thick lens lie at (n - 1) f d / (n R) from the vertices, and image distances count from them', () => {
  const shape = { x: 0.3, index: 1.6, radii: [0.06, -0.11] as const, thickness: 0.02, aperture: 1 };
  const f = 1 / lensPower(shape);
  const points = cardinalPoints(systemMatrix(thickLens(shape)));
  close(points.frontPrincipal - 0.3, (-0.6 * f * 0.02) / (1.6 * -0.11));
  close(points.backPrincipal - 0.32, (-0.6 * f * 0.02) / (1.6 * 0.06));
  close(points.focalLength, f);
  close(points.backFocus - points.backPrincipal, f);
  close(points.frontPrincipal - points.frontFocus, f);
  const image = imageOf(systemMatrix(thickLens(shape)), points.frontPrincipal - 0.25);
  close(1 / 0.25 + 1 / (image.x - points.backPrincipal), 1 / f);
});

test('an eye of one surface: R = 5.55 mm, n = 4/3 images at 22.2 mm (Emmerich-Listing reduced eye), power 60.06 dioptres', () => {
  const eye: Surface[] = [{ kind: 'refracting', x: 0, radius: 5.55e-3, aperture: 1, index: 4 / 3 }];
  const matrix = systemMatrix(eye);
  close(-matrix.c, 1 / 3 / 5.55e-3);
  close(cardinalPoints(matrix).backFocus, 22.2e-3);
  close(cardinalPoints(matrix).frontFocus, -16.65e-3);
});

test('every matrix has the determinant 1, also with mirrors and stops, to 1e-12', () => {
  const system: Surface[] = [
    ...thin(0, 0.1),
    { kind: 'stop', x: 0.03, aperture: 0.01 },
    { kind: 'refracting', x: 0.1, radius: 0.2, aperture: 1, index: 1.7 },
    { kind: 'mirror', x: 0.15, radius: -0.3, aperture: 1 },
    { kind: 'refracting', x: 0.1, radius: 0.2, aperture: 1, index: 1 },
    { kind: 'screen', x: -0.1 },
  ];
  const { a, b, c, d, behind } = systemMatrix(system);
  close(a * d - b * c, 1);
  expect(behind).toBe(-1);
});
