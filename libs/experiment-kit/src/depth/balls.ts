/** Numbers of one ball: left, top, near, radius, pixels; red, green, blue, 0 to 1. */
export const BALL = 7;

/** The balls of one frame: what a graphics card draws at one call. */
export interface Balls {
  clear: () => void;
  /** Colour 0 to 255. */
  add: (
    left: number,
    top: number,
    near: number,
    radius: number,
    colour: readonly [number, number, number],
  ) => void;
  count: () => number;
  /** All of them, the farthest first, so that soft edges lie on what is behind them. */
  sorted: () => Float32Array;
}

/** An empty set of balls. It keeps its memory from frame to frame. */
export function createBalls(): Balls {
  let kept = new Float32Array(64 * BALL);
  let data = new Float32Array(64 * BALL);
  let order = new Uint32Array(64);
  let count = 0;
  const near = (index: number): number => kept[BALL * index + 2] as number;

  function grow(): void {
    const larger = new Float32Array(2 * kept.length);
    larger.set(kept);
    kept = larger;
    data = new Float32Array(larger.length);
    order = new Uint32Array(2 * order.length);
  }
  return {
    clear: () => void (count = 0),
    count: () => count,
    add(left, top, nearness, radius, colour) {
      if (!Number.isFinite(left + top + nearness + radius)) return;
      if (count === order.length) grow();
      const at = BALL * count;
      kept[at] = left;
      kept[at + 1] = top;
      kept[at + 2] = nearness;
      kept[at + 3] = radius;
      kept[at + 4] = colour[0] / 255;
      kept[at + 5] = colour[1] / 255;
      kept[at + 6] = colour[2] / 255;
      count++;
    },
    sorted() {
      const places = order.subarray(0, count);
      for (let index = 0; index < count; index++) places[index] = index;
      places.sort((one, other) => near(one) - near(other));
      for (let index = 0; index < count; index++) {
        const from = BALL * (places[index] as number);
        for (let part = 0; part < BALL; part++) data[BALL * index + part] = kept[from + part] as number;
      }
      return data;
    },
  };
}
