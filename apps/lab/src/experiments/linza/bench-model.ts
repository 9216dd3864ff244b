import type { Values } from '@zarra/experiment-kit';
import type { Model } from '@zarra/physics';
import { benchOf, crossing, LEAST_HEIGHT, spotWithin, testRay } from './bench.js';
import type { BenchName } from './parameters.js';

type Si = Values<BenchName>;

/** Time in which the test ray goes from the edge of the stop to the axis and back, s. */
export const SWEEP = 12;
/** Green light, for which eyes are keenest, m. */
export const WAVELENGTH = 550e-9;

const heightAt = (t: number, { stop }: Si): number => (stop * (1 + Math.cos((2 * Math.PI * t) / SWEEP))) / 2;

let last: { si: Si; height: number; spot: number } | undefined;

/** Readouts, plots and the picture ask for one height at a time. */
function spotAt(si: Si, height: number): number {
  if (last?.si !== si || last.height !== height) last = { si, height, spot: spotWithin(si, height) };
  return last.spot;
}

/**
 * A bench on which nothing moves but a test ray, which visits all heights of the stop: so time draws the curves of what
 * depends on the height.
 */
export const benchModel: Model<Si> = {
  dt: 1 / 120,
  layout: () => [{ key: 'height', unit: 'm' }],
  start: (si) => Float64Array.of(heightAt(0, si)),
  solver: (si) => (t, state, h) => {
    state[0] = heightAt(t + h, si);
  },
  events: [
    { key: 'axis', direction: 1, value: (t) => -Math.sin((2 * Math.PI * t) / SWEEP) },
    { key: 'edge', direction: -1, value: (t) => -Math.sin((2 * Math.PI * t) / SWEEP) },
  ],
  observables: [
    { key: 'focalLength', unit: 'm', value: (_t, _state, si) => benchOf(si).focalLength },
    { key: 'image', unit: 'm', value: (_t, _state, si) => benchOf(si).image.x },
    { key: 'magnification', unit: '1', value: (_t, _state, si) => benchOf(si).image.magnification },
    { key: 'height', unit: 'm', value: (_t, [height = 0]) => height },
    { key: 'crossing', unit: 'm', value: (_t, [height = 0], si) => crossing(testRay(si, height)) },
    { key: 'spot', unit: 'm', value: (_t, [height = 0], si) => spotAt(si, height) },
    {
      key: 'airy',
      unit: 'm',
      value: (_t, [height = 0], si) => {
        const ray = testRay(si, height);
        const sine = Math.abs(ray.path.at(-1)?.dy ?? 0);
        return ray.end === 'arrived' && height >= LEAST_HEIGHT ? (0.61 * WAVELENGTH) / sine : NaN;
      },
    },
  ],
};
