// @ts-check
// What every part of the physics bench measures with.

/** The fastest of several rounds counts: other work on the machine only slows a round down. */
const ROUNDS = 3;

/** Processor seconds of this process: time spent waiting for a busy machine does not count. */
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * @param {() => number} work does something and says how much it did
 * @returns {number} the most it did in a processor second
 */
export function fastest(work) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = processorSeconds();
    const done = work();
    best = Math.max(best, done / (processorSeconds() - start));
  }
  return best;
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
