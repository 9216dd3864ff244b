import type { Rgb } from '../experiment/pen.js';

/** Floats per ball: left, top, depth, radius, pixels; red, green, blue, 0 to 1. */
export const BALL_SIZE = 7;

/** Creates an empty set of the balls of one frame, which are drawn in one call. The buffers are reused between frames. */
export function createBalls() {
  let buffer = new Float32Array(64 * BALL_SIZE);
  let sortedBuffer = new Float32Array(64 * BALL_SIZE);
  let order = new Uint32Array(64);
  let count = 0;
  const depthOf = (index: number): number => buffer[BALL_SIZE * index + 2] as number;

  function grow(): void {
    const larger = new Float32Array(2 * buffer.length);
    larger.set(buffer);
    buffer = larger;
    sortedBuffer = new Float32Array(larger.length);
    order = new Uint32Array(2 * order.length);
  }
  return {
    clear: (): void => void (count = 0),
    count: (): number => count,
    /** Color components 0 to 255. */
    add(left: number, top: number, depth: number, radius: number, color: Rgb): void {
      if (!Number.isFinite(left + top + depth + radius)) return;
      if (count === order.length) grow();
      const offset = BALL_SIZE * count;
      buffer[offset] = left;
      buffer[offset + 1] = top;
      buffer[offset + 2] = depth;
      buffer[offset + 3] = radius;
      buffer[offset + 4] = color[0] / 255;
      buffer[offset + 5] = color[1] / 255;
      buffer[offset + 6] = color[2] / 255;
      count++;
    },
    /** All balls, farthest first: soft edges blend with the balls behind them. */
    sorted(): Float32Array {
      const indices = order.subarray(0, count);
      for (let index = 0; index < count; index++) indices[index] = index;
      indices.sort((one, other) => depthOf(one) - depthOf(other));
      for (let index = 0; index < count; index++) {
        const from = BALL_SIZE * (indices[index] as number);
        for (let component = 0; component < BALL_SIZE; component++)
          sortedBuffer[BALL_SIZE * index + component] = buffer[from + component] as number;
      }
      return sortedBuffer;
    },
  };
}
