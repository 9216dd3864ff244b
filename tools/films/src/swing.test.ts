import assert from 'node:assert/strict';
import { test } from 'node:test';
import { energies, gravity, quarter, rod, startHeight, swinging, total } from './swing.js';

const near = (a: number, b: number, by = 1e-9): void => {
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
};

test('the energies always add up to the same', () => {
  assert.equal(total, 20);
  for (let t = 0; t < 20; t += 0.01) {
    const { potential, kinetic } = energies(t);
    near(potential + kinetic, total);
  }
});

test('at the lowest place all is motion, v² = 2 g h', () => {
  const { height, speed, kinetic } = energies(quarter);
  near(height, 0);
  near(speed, Math.sqrt(2 * gravity * startHeight));
  near(kinetic, total);
});

test('it rests at the same height on the other side, and comes back', () => {
  for (const quarters of [2, 4, 10]) {
    const { height, speed } = energies(quarters * quarter);
    near(height, startHeight);
    near(speed, 0, 1e-6);
    near(swinging(quarters * quarter) / swinging(0), quarters % 4 === 2 ? -1 : 1);
  }
});

test('its period is that of the arithmetic–geometric mean, T = 2π√(l/g) / agm(1, cos(φ₀/2))', () => {
  let [a, b] = [1, Math.cos(swinging(0) / 2)];
  for (let round = 0; round < 6; round += 1) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  near(4 * quarter, (2 * Math.PI * Math.sqrt(rod / gravity)) / a);
});
