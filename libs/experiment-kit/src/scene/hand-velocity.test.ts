import { createHandVelocity } from './hand-velocity.js';

/** A movement by (x, y) m per 10 ms, from 0 ms on. */
const moved = (x: number, y: number, points: number) => {
  const hand = createHandVelocity();
  for (let index = 0; index < points; index++) hand.add(x * index, y * index, 10 * index);
  return hand;
};

test('a steady movement has its velocity', () => {
  const { x, y } = moved(0.02, -0.01, 30).at(290);
  expect(x).toBeCloseTo(2, 9);
  expect(y).toBeCloseTo(-1, 9);
});

test('only the last 100 ms count', () => {
  const hand = moved(0.02, 0, 30);
  for (let time = 300; time <= 400; time += 10) hand.add(0.6, 0.001 * (time - 300), time);
  expect(hand.at(400)).toEqual({ x: 0, y: expect.closeTo(1, 9) as number });
});

test('a hand that rests before the release has no velocity', () => {
  expect(moved(0.02, 0, 30).at(391)).toEqual({ x: 0, y: 0 });
});

test('without a movement there is no velocity', () => {
  expect(createHandVelocity().at(0)).toEqual({ x: 0, y: 0 });
  expect(moved(1, 1, 1).at(0)).toEqual({ x: 0, y: 0 });
});
