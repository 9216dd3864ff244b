import type { Values } from '@zarra/experiment-kit/parameters';
import type { Model } from '@zarra/physics';
import { opticalBenchOf, axisCrossing, MIN_HEIGHT, spotRadius, testRay } from './optical-bench.js';
import type { OpticalBenchKey } from './parameters.js';
import { screenImageOf } from './screen-image.js';

type Si = Values<OpticalBenchKey>;

/** Period of the test ray between the edge of the stop and the axis, s. */
export const SWEEP_TIME = 12;
/** Green light, at the peak of the eye's sensitivity, m. */
export const WAVELENGTH = 550e-9;

const heightAt = (t: number, { stop }: Si): number =>
  (stop * (1 + Math.cos((2 * Math.PI * t) / SWEEP_TIME))) / 2;

let last: { si: Si; height: number; spot: number } | undefined;

/** Readouts, plots and drawing use one height at a time: cached. */
function cachedSpotRadius(si: Si, height: number): number {
  if (last?.si !== si || last.height !== height) last = { si, height, spot: spotRadius(si, height) };
  return last.spot;
}

/**
 * Optical bench with a test ray that scans all heights of the stop: plots over time show the dependence on
 * the height.
 */
export const opticalBenchModel: Model<Si> = {
  dt: 1 / 120,
  layout: () => [{ key: 'height', unit: 'm' }],
  start: (si) => Float64Array.of(heightAt(0, si)),
  solver: (si) => (t, state, h) => {
    state[0] = heightAt(t + h, si);
  },
  events: [
    { key: 'axis', direction: 1, value: (t) => -Math.sin((2 * Math.PI * t) / SWEEP_TIME) },
    { key: 'edge', direction: -1, value: (t) => -Math.sin((2 * Math.PI * t) / SWEEP_TIME) },
  ],
  observables: [
    { key: 'focalLength', unit: 'm', value: (_t, _state, si) => opticalBenchOf(si).focalLength },
    { key: 'distance', unit: 'm', value: (_t, _state, si) => opticalBenchOf(si).objectDistance },
    { key: 'image', unit: 'm', value: (_t, _state, si) => opticalBenchOf(si).imageDistance },
    {
      key: 'magnification',
      unit: '1',
      value: (_t, _state, si) => Math.abs(opticalBenchOf(si).image.magnification),
    },
    { key: 'blur', unit: 'm', value: (_t, _state, si) => screenImageOf(si).blur },
    { key: 'height', unit: 'm', value: (_t, [height = 0]) => height },
    { key: 'crossing', unit: 'm', value: (_t, [height = 0], si) => axisCrossing(si, testRay(si, height)) },
    { key: 'spot', unit: 'm', value: (_t, [height = 0], si) => cachedSpotRadius(si, height) },
    {
      key: 'airy',
      unit: 'm',
      value: (_t, [height = 0], si) => {
        const ray = testRay(si, height);
        const sine = Math.abs(ray.path.at(-1)?.dy ?? 0);
        return ray.end === 'arrived' && height >= MIN_HEIGHT ? (0.61 * WAVELENGTH) / sine : NaN;
      },
    },
  ],
};
