import { brewsterAngle, criticalAngle, fresnel, refractionAngle } from './fresnel.js';
import { minimumDeviation, prismDeviation } from './prism.js';
import { MEDIA, refractiveIndex } from './refractive-index.js';

const DEGREE = Math.PI / 180;

test('n = 1.5: critical angle 41.8103 degrees, Brewster angle 56.3099 degrees', () => {
  expect(Math.abs(criticalAngle(1.5, 1)! / DEGREE - 41.8103)).toBeLessThan(5e-5);
  expect(Math.abs(brewsterAngle(1, 1.5) / DEGREE - 56.3099)).toBeLessThan(5e-5);
  expect(criticalAngle(1, 1.5)).toBeUndefined();
});

test('R + T = 1 for both polarisations at all angles, in both directions, to 1e-14', () => {
  for (const [from, to] of [
    [1, 1.5],
    [1.5, 1],
    [1.33, 2.4],
    [1, 1],
  ] as const) {
    for (let angle = 0; angle < 90; angle += 0.5) {
      const { s, p } = fresnel(from, to, angle * DEGREE);
      expect(Math.abs(s.reflectance + s.transmittance - 1)).toBeLessThan(1e-14);
      expect(Math.abs(p.reflectance + p.transmittance - 1)).toBeLessThan(1e-14);
      expect(s.reflectance).toBeGreaterThanOrEqual(p.reflectance - 1e-14);
    }
  }
});

test('n = 1.5 reflects 4 % at normal incidence; at 45 degrees 9.2013 % and the square of it, 0.84665 % (sin and tan forms of Fresnel)', () => {
  expect(Math.abs(fresnel(1, 1.5, 0).s.reflectance - 0.04)).toBeLessThan(1e-15);
  expect(Math.abs(fresnel(1, 1.5, 0).p.reflectance - 0.04)).toBeLessThan(1e-15);
  const [a, b] = [Math.PI / 4, refractionAngle(1, 1.5, Math.PI / 4)!];
  const { s, p } = fresnel(1, 1.5, a);
  expect(Math.abs(s.reflectance - (Math.sin(a - b) / Math.sin(a + b)) ** 2)).toBeLessThan(1e-15);
  expect(Math.abs(p.reflectance - (Math.tan(a - b) / Math.tan(a + b)) ** 2)).toBeLessThan(1e-15);
  expect(Math.abs(s.reflectance - 0.092013)).toBeLessThan(5e-7);
  expect(Math.abs(p.reflectance - s.reflectance ** 2)).toBeLessThan(1e-15);
  expect(Math.abs(p.reflectance - 0.0084665)).toBeLessThan(5e-8);
});

test('p is not reflected at the Brewster angle (1e-30) and inverted beyond it; s is always inverted at a denser medium', () => {
  const angle = brewsterAngle(1, 1.5);
  expect(fresnel(1, 1.5, angle).p.reflectance).toBeLessThan(1e-30);
  expect(fresnel(1, 1.5, angle - 0.01).p.phase).toBe(0);
  expect(fresnel(1, 1.5, angle + 0.01).p.phase).toBe(Math.PI);
  expect(fresnel(1, 1.5, 0.3).s.phase).toBe(Math.PI);
  expect(fresnel(1.5, 1, 0.3).s.phase).toBe(0);
});

test('reciprocity (Stokes): R from inside equals R from outside at the corresponding angle, to 1e-14', () => {
  for (const angle of [0.2, 0.7, 1.2]) {
    const inside = refractionAngle(1, 1.5, angle)!;
    const [out, back] = [fresnel(1, 1.5, angle), fresnel(1.5, 1, inside)];
    expect(Math.abs(out.s.reflectance - back.s.reflectance)).toBeLessThan(1e-14);
    expect(Math.abs(out.p.reflectance - back.p.reflectance)).toBeLessThan(1e-14);
  }
});

test('total reflection beyond the critical angle: R = 1, and there is no angle of refraction', () => {
  for (const angle of [42, 60, 89]) {
    const { s, p } = fresnel(1.5, 1, angle * DEGREE);
    expect([s.reflectance, p.reflectance, s.transmittance]).toEqual([1, 1, 0]);
    expect(refractionAngle(1.5, 1, angle * DEGREE)).toBeUndefined();
  }
});

test('Fresnel rhomb, n = 1.51: s is 45 degrees ahead of p at 48 deg 37 min and 54 deg 37 min (Born & Wolf 1.5.4), to 0.05', () => {
  for (const angle of [48 + 37 / 60, 54 + 37 / 60]) {
    const { s, p } = fresnel(1.51, 1, angle * DEGREE);
    expect(Math.abs((s.phase - p.phase) / DEGREE - 45)).toBeLessThan(0.05);
  }
});

test('a prism of 60 degrees, n = 1.5, has the minimum deviation 37.1808 degrees, the minimum of a scan, to 1e-6', () => {
  const minimum = minimumDeviation(60 * DEGREE, 1.5)!;
  expect(Math.abs(minimum / DEGREE - 37.1808)).toBeLessThan(5e-5);
  const scan = Array.from({ length: 60_000 }, (_, i) =>
    prismDeviation(60 * DEGREE, 1.5, (i / 1000) * DEGREE),
  );
  expect(Math.abs(Math.min(...scan.map((value) => value ?? Infinity)) - minimum)).toBeLessThan(1e-6);
  // Grazing exit at the incidence asin(n sin(apex - critical angle)) = 27.92 degrees; total reflection below it.
  expect(prismDeviation(60 * DEGREE, 1.5, 27.9 * DEGREE)).toBeUndefined();
  expect(prismDeviation(60 * DEGREE, 1.5, 28 * DEGREE)).toBeGreaterThan(minimum);
  expect(minimumDeviation(100 * DEGREE, 1.5)).toBeUndefined();
});

test('the deviation of a thin prism is (n - 1) times its angle, to 1e-4', () => {
  expect(Math.abs(prismDeviation(0.02, 1.5, 0.01)! / (0.5 * 0.02) - 1)).toBeLessThan(1e-4);
});

test.each([
  ['N-BK7', MEDIA.bk7, 1.5168, 64.17],
  ['F2', MEDIA.f2, 1.62004, 36.37],
  ['N-SF11', MEDIA.sf11, 1.78472, 25.68],
  ['fused silica (Malitson)', MEDIA.silica, 1.45846, 67.82],
])('%s has the n_d and Abbe number of its data sheet, to the last digit', (_name, medium, nd, abbe) => {
  const [d, f, c] = [587.5618e-9, 486.1327e-9, 656.2725e-9].map((wave) => refractiveIndex(medium, wave));
  expect(Math.abs(d! - nd)).toBeLessThan(6e-6);
  expect(Math.abs((d! - 1) / (f! - c!) - abbe)).toBeLessThan(0.006);
});

test('N-BK7 at the lines of the Schott data sheet: 1.52668 at 435.83 nm, 1.51432 at 656.27 nm, 1.50669 at 1060 nm', () => {
  for (const [wave, n] of [
    [435.8343, 1.52668],
    [656.2725, 1.51432],
    [1060, 1.50669],
  ] as const) {
    expect(Math.abs(refractiveIndex(MEDIA.bk7, wave * 1e-9) - n)).toBeLessThan(6e-6);
  }
});

test('water at 20 degrees C has 1.3334 at 589.3 nm (Daimon & Masumura 2007) and normal dispersion', () => {
  expect(Math.abs(refractiveIndex(MEDIA.water, 589.3e-9) - 1.33336)).toBeLessThan(5e-5);
  expect(refractiveIndex(MEDIA.water, 400e-9)).toBeGreaterThan(refractiveIndex(MEDIA.water, 700e-9) + 0.01);
});

test('diamond has 2.417, glycerol 1.472 and ice 1.3097 at 589 nm, within their last digit; ice 1.3194 at 400 nm', () => {
  for (const [medium, wave, n, error] of [
    [MEDIA.diamond, 589.3, 2.417, 5e-4],
    [MEDIA.glycerol, 589.3, 1.472, 5e-4],
    [MEDIA.ice, 589.3, 1.3097, 1e-4],
    [MEDIA.ice, 400, 1.3194, 1e-4],
  ] as const)
    expect(Math.abs(refractiveIndex(medium, wave * 1e-9) - n)).toBeLessThan(error);
});

test('a wavelength outside the range of a medium throws', () => {
  expect(() => refractiveIndex(MEDIA.bk7, 5e-6)).toThrow(RangeError);
  expect(() => refractiveIndex(MEDIA.water, NaN)).toThrow(RangeError);
});
