import { drawKind, numbersOf } from '../testing/numbers-of.js';

test.each([
  [20, 30],
  [20, 12],
  [-20, 20],
  [15, 47.5],
])('a lens with F = %d images an object at %d by 1/F = 1/d + 1/f and H/h = f/d', (F, d) => {
  const { f = 0, H, Γ } = numbersOf({ rays: { lens: { F }, object: { d, h: 4 } } });
  expect(1 / d + 1 / f).toBeCloseTo(1 / F, 12);
  expect(H).toBeCloseTo(Math.abs((4 * f) / d), 10);
  expect(Γ).toBeCloseTo(Math.abs(f / d), 10);
});

test.each([
  [20, 50],
  [20, 10],
  [-20, 30],
])('a mirror with F = %d images an object at %d by the same equation', (F, d) => {
  const { f = 0 } = numbersOf({ rays: { mirror: { F }, object: { d, h: 4 } } });
  expect(1 / d + 1 / f).toBeCloseTo(1 / F, 12);
});

test('a plane mirror has an image of the same size as far behind it', () => {
  expect(numbersOf({ rays: { mirror: 'plane', object: { d: 40, h: 6 } } })).toMatchObject({
    f: -40,
    H: 6,
    Γ: 1,
  });
});

test('an object in the focus has no image', () => {
  const figure = drawKind({ rays: { lens: { F: 20 }, object: { d: 20, h: 4 } } });
  expect(figure.numbers).not.toHaveProperty('f');
  expect(figure.text).toContain('tasvir hosil boʻlmaydi');
});

test('refraction obeys sin α / sin β = n₂ / n₁, total reflection has no β', () => {
  const { α = 0, β = 0 } = numbersOf({ rays: { surface: { angle: 50, n: [1, 1.33] } } });
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  expect(sine(α) / sine(β)).toBeCloseTo(1.33, 10);
  expect(numbersOf({ rays: { surface: { angle: 50, n: [1.5, 1] } } })).not.toHaveProperty('β');
});

test('a plate shifts a ray by t sin(α − β) / cos β, a symmetric prism deviates it least', () => {
  const { β = 0, siljish } = numbersOf({ rays: { plate: { n: 1.5, thickness: 6, angle: 45 } } });
  const radians = (β * Math.PI) / 180;
  expect(siljish).toBeCloseTo((6 * Math.sin(Math.PI / 4 - radians)) / Math.cos(radians), 10);
  const symmetric = (Math.asin(1.5 * Math.sin(Math.PI / 6)) * 180) / Math.PI;
  const { δ } = numbersOf({ rays: { prism: { n: 1.5, apex: 60, angle: symmetric } } });
  expect(δ).toBeCloseTo(2 * symmetric - 60, 8);
});
