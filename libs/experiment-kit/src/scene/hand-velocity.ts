import type { SceneVector } from '../experiment/handle.js';

/** Length of the movement that gives the velocity, ms. */
const WINDOW_MS = 100;

/** Measures the velocity of the hand that drags a body, from the movement of the last 100 ms. */
export function createHandVelocity() {
  let path: (SceneVector & { readonly time: number })[] = [];
  const removeBefore = (time: number): void => {
    path = path.filter((point) => point.time >= time);
  };
  return {
    /** Adds a point of the movement. @param time ms, monotonic */
    add(x: number, y: number, time: number): void {
      removeBefore(time - WINDOW_MS);
      path.push({ x, y, time });
    },
    /** Velocity in metres per second of page time; zero for a hand that rests. @param now ms */
    at(now: number): SceneVector {
      removeBefore(now - WINDOW_MS);
      const [first, last] = [path[0], path.at(-1)];
      // The time until now counts: a hand that has just stopped is slower.
      const seconds = first ? (now - first.time) / 1000 : 0;
      if (!first || !last || seconds <= 0) return { x: 0, y: 0 };
      return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
    },
  };
}
