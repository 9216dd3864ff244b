// @ts-check
// Speed measurement and report of the physics benchmark.

const ROUNDS = 5;
const CELLS = 256;
const SWEEPS = 1000;

/** Sweeps a five-point stencil over 256 × 256 floats: the reference for the speed of every model. */
function sweep() {
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

/** Work per second of this process's processor time. @param {() => number} work */
function speedOf(work) {
  const start = process.cpuUsage();
  const done = work();
  return (done / process.cpuUsage(start).user) * 1e6;
}

/**
 * @typedef {object} Speed
 * @property {number} perSecond work per second of processor time
 * @property {number} ratio work in the time of one stencil sweep, independent of the load of the machine
 */

/**
 * The fastest of several rounds.
 * @param {() => number} work returns the amount of work done
 * @returns {Speed}
 */
export function fastest(work) {
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

/** @param {number} perSecond */
export const rate = (perSecond) =>
  perSecond >= 1e6
    ? `${(perSecond / 1e6).toFixed(1)} M/s`
    : `${Math.round(perSecond).toLocaleString('en')}/s`;

/** Prints figures and collects those that miss their targets. */
export class Report {
  /** @type {string[]} */
  missed = [];

  /** @param {string} name @param {number} value @param {string} target printed text @param {boolean} isMet @param {string} [text] */
  check(name, value, target, isMet, text = value.toExponential(2)) {
    if (!isMet) this.missed.push(name);
    console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${name}: ${text} (${target})`);
  }
}
