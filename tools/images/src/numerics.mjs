// @ts-check
/** @typedef {import('./svg.mjs').Point} Point */

/**
 * `count` + 1 numbers from `from` to `to`, both included.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} count
 */
export const range = (from, to, count) =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

/**
 * One Runge–Kutta step of the fourth order for y' = f(y).
 *
 * @param {(state: readonly number[]) => number[]} f
 * @param {readonly number[]} state
 * @param {number} h
 */
export function rk4(f, state, h) {
  /** @param {readonly number[]} slope @param {number} by */
  const moved = (slope, by) => state.map((value, at) => value + by * (slope[at] ?? 0));
  const a = f(state);
  const b = f(moved(a, h / 2));
  const c = f(moved(b, h / 2));
  const d = f(moved(c, h));
  return state.map(
    (value, at) => value + (h / 6) * ((a[at] ?? 0) + 2 * (b[at] ?? 0) + 2 * (c[at] ?? 0) + (d[at] ?? 0)),
  );
}

/** Root of a growing or falling function between `low` and `high`. @param {(x: number) => number} f @param {number} low @param {number} high */
export function root(f, low, high) {
  const sign = Math.sign(f(low));
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Random numbers of [0, 1) that are the same on every machine (mulberry32).
 *
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A normal number by twelve uniform ones: plain sums only, so every machine agrees. @param {() => number} random */
export const normal = (random) => range(1, 12, 11).reduce((sum) => sum + random(), 0) - 6;

/**
 * The pieces of a polyline inside a rectangle (a piece ends at the last point inside).
 *
 * @param {readonly Point[]} points
 * @param {(point: Point) => boolean} inside
 * @returns {Point[][]}
 */
export function pieces(points, inside) {
  /** @type {Point[][]} */
  const found = [];
  let open = false;
  for (const point of points) {
    if (!inside(point)) open = false;
    else if (open) found.at(-1)?.push(point);
    else {
      found.push([point]);
      open = true;
    }
  }
  return found.filter((piece) => piece.length > 1);
}
