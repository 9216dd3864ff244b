// @ts-check
// What every part of the physics bench measures with.

const ROUNDS = 5;
const CELLS = 256;
const SWEEPS = 1000;

/** Sweeps a five-point stencil over 256 × 256 floats: plain arithmetic that every model is compared with. */
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

/** Work per second of processor time: others' work on the machine is not counted. @param {() => number} work */
function speedOf(work) {
  const start = process.cpuUsage();
  const done = work();
  return (done / process.cpuUsage(start).user) * 1e6;
}

/**
 * @typedef {object} Speed
 * @property {number} perSecond work per second of processor time
 * @property {number} ratio work in the time of one stencil sweep measured beside it: the same on a busy machine
 */

/**
 * The fastest of several rounds.
 * @param {() => number} work does something and says how much it did
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

/** Holds every figure against its target. */
export class Report {
  /** @type {string[]} */
  missed = [];

  /** @param {string} what @param {number} value @param {string} target for the reader @param {boolean} met @param {string} [shown] */
  say(what, value, target, met, shown = value.toExponential(2)) {
    if (!met) this.missed.push(what);
    console.log(`  ${met ? 'met   ' : 'MISSED'} ${what}: ${shown} (${target})`);
  }
}
