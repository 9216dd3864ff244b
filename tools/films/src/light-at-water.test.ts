import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, reflectance, refracted, visible, waterIndex } from './light-at-water.js';

const degree = Math.PI / 180;
const near = (a: number, b: number, by = 1e-9): void => {
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
};
const angles = Array.from({ length: 90 }, (_, at) => at * degree);

test('the ray is bent as Snell says, and back the same way', () => {
  for (const angle of angles) {
    const inWater = refracted(angle, 'from air') ?? NaN;
    near(Math.sin(angle), waterIndex * Math.sin(inWater));
    near(refracted(inWater, 'from water') ?? NaN, angle);
  }
});

test('known angles: 45° in air is 32.0° in water, 30° in water is 41.8° in air', () => {
  near((refracted(45 * degree, 'from air') ?? NaN) / degree, 32.04, 0.01);
  near((refracted(30 * degree, 'from water') ?? NaN) / degree, 41.8, 0.01);
});

test('beyond 48.6° no light leaves the water', () => {
  near(limit / degree, 48.61, 0.01);
  near((refracted(limit - 1e-9, 'from water') ?? NaN) / degree, 90, 0.01);
  assert.equal(refracted(limit + 1e-9, 'from water'), undefined);
  for (const angle of angles.filter((angle) => angle > limit))
    assert.equal(reflectance(angle, 'from water'), 1);
});

test('water throws back 2 % of light that falls straight, all that grazes it, and as much of either side', () => {
  near(reflectance(0, 'from air'), ((waterIndex - 1) / (waterIndex + 1)) ** 2);
  near(reflectance(0, 'from air'), 0.0204, 1e-4);
  near(reflectance(90 * degree, 'from air'), 1);
  for (const angle of angles) {
    near(reflectance(refracted(angle, 'from air') ?? NaN, 'from water'), reflectance(angle, 'from air'));
  }
});

test('at Brewster’s angle, tan α = n, half of what is thrown back is missing: one of the two polarisations', () => {
  const brewster = Math.atan(waterIndex);
  const inWater = refracted(brewster, 'from air') ?? NaN;
  near(
    reflectance(brewster, 'from air'),
    (Math.sin(brewster - inWater) / Math.sin(brewster + inWater)) ** 2 / 2,
  );
});

test('a line looks as bright as its part of the light', () => {
  assert.deepEqual([visible(0), visible(1)], [0, 1]);
  near(visible(0.2176), 0.5, 1e-3); // half of the screen's scale shows 22 % of the light
});
