import { BALL_SIZE, createBalls } from './balls.js';

test('the farthest ball is drawn first, with its position, size and color', () => {
  const balls = createBalls();
  balls.add(1, 2, 30, 4, [255, 0, 51]);
  balls.add(5, 6, -70, 8, [0, 255, 0]);
  expect(balls.count()).toBe(2);
  const numbers = Array.from(balls.sorted().subarray(0, 2 * BALL_SIZE), (part) => Number(part.toFixed(3)));
  expect(numbers).toEqual([5, 6, -70, 8, 0, 1, 0, 1, 2, 30, 4, 1, 0, 0.2]);
});

test('thousands of balls fit, and the next frame starts empty', () => {
  const balls = createBalls();
  for (let index = 0; index < 3000; index++) balls.add(index, 0, -index, 1, [0, 0, 0]);
  const data = balls.sorted();
  expect(Array.from({ length: 3000 }, (_, index) => data[BALL_SIZE * index])).toEqual(
    Array.from({ length: 3000 }, (_, index) => 2999 - index),
  );
  balls.clear();
  expect(balls.count()).toBe(0);
});

test('a ball with an invalid position is not drawn', () => {
  const balls = createBalls();
  balls.add(NaN, 0, 0, 1, [0, 0, 0]);
  balls.add(0, 0, 0, Infinity, [0, 0, 0]);
  expect(balls.count()).toBe(0);
});
