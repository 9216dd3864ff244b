import { checkTarget } from '../runner.js';

const ROUNDS = 5;
const CELLS = 256;
const SWEEPS = 1000;

/** Sweeps a five-point stencil over 256 × 256 floats: the reference for the speed of every model. */
function sweep(): number {
  let [from, to] = [new Float32Array(CELLS * CELLS).fill(1), new Float32Array(CELLS * CELLS)];
  for (let count = 0; count < SWEEPS; count++) {
    for (let i = CELLS; i < CELLS * (CELLS - 1); i++) {
      const around =
        (from[i - 1] ?? 0) + (from[i + 1] ?? 0) + (from[i - CELLS] ?? 0) + (from[i + CELLS] ?? 0);
      to[i] = 0.5 * (from[i] ?? 0) + 0.125 * around;
    }
    [from, to] = [to, from];
  }
  return SWEEPS;
}

/** Work per second of this process's processor time. */
function speedOf(work: () => number): number {
  const start = process.cpuUsage();
  const done = work();
  return (done / process.cpuUsage(start).user) * 1e6;
}

export interface Speed {
  /** Work per second of processor time. */
  readonly perSecond: number;
  /** Work in the time of one stencil sweep, independent of the load of the machine. */
  readonly ratio: number;
}

/** The fastest of several rounds. @param work returns the amount of work done */
export function fastest(work: () => number): Speed {
  let [perSecond, ratio] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const before = speedOf(sweep);
    const speed = speedOf(work);
    const sweeps = (before + speedOf(sweep)) / 2;
    perSecond = Math.max(perSecond, speed);
    ratio = Math.max(ratio, speed / sweeps);
  }
  return { perSecond, ratio };
}

/** The fastest of several rounds of steps, as a function that makes one. */
export const fastestSteps = (step: () => unknown, count: number): Speed =>
  fastest(() => {
    for (let done = 0; done < count; done++) step();
    return count;
  });

/** Prints a speed with its targets. */
export function checkSpeed(name: string, { perSecond, ratio }: Speed, minimum: Speed): void {
  checkTarget(`${name}, in the time of a stencil sweep`, ratio, { min: minimum.ratio, digits: 3 });
  checkTarget(name, perSecond, { min: minimum.perSecond, unit: '/s' });
}
