import { GRAVITATION } from '../codata/codata.js';
import type { Acceleration } from '../integrate/derivative.js';
import type { Body } from './bodies.js';

/** Newton's law of gravitation: accelerations of all bodies, m/s². Coordinates are x, y, z of each body in turn. */
export function newtonianGravity(bodies: readonly Body[]): Acceleration {
  const count = bodies.length;
  const gm = Float64Array.from(bodies, ({ mass }) => GRAVITATION * mass);
  return (_t, q, out) => {
    out.fill(0);
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const [a, b] = [3 * i, 3 * j];
        const x = (q[b] as number) - (q[a] as number);
        const y = (q[b + 1] as number) - (q[a + 1] as number);
        const z = (q[b + 2] as number) - (q[a + 2] as number);
        const square = x * x + y * y + z * z;
        const cube = square * Math.sqrt(square);
        const [scaleA, scaleB] = [(gm[j] as number) / cube, (gm[i] as number) / cube];
        out[a] = (out[a] as number) + scaleA * x;
        out[a + 1] = (out[a + 1] as number) + scaleA * y;
        out[a + 2] = (out[a + 2] as number) + scaleA * z;
        out[b] = (out[b] as number) - scaleB * x;
        out[b + 1] = (out[b + 1] as number) - scaleB * y;
        out[b + 2] = (out[b + 2] as number) - scaleB * z;
      }
    }
  };
}
