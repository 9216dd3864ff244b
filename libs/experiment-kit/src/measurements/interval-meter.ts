import type { Session } from '../run/session.js';

/**
 * Measures the times between events of a run: a period is the time from one turning point to the next but one. A restart, a
 * jump in time and a change of a parameter begin again.
 */
export function createIntervalMeter(session: Session) {
  const { intervals = [] } = session.definition;
  const times = new Map<string, number[]>();
  let measuredRun = '';
  /** Forgets the events of another run or of other parameters. */
  function beginRun(): void {
    const { runNumber, values } = session.store.getState();
    const run = `${runNumber} ${JSON.stringify(values)}`;
    if (run !== measuredRun) times.clear();
    measuredRun = run;
  }
  return {
    /** The last interval of each kind in displayed units; NaN before its last event. */
    values(): number[] {
      beginRun();
      return intervals.map(({ event, count, si = 1 }) => {
        const seen = times.get(event) ?? [];
        const [end, start] = [seen.at(-1), seen.at(-1 - count)];
        return end === undefined || start === undefined ? NaN : (end - start) / si;
      });
    },
    start: (): (() => void) =>
      session.onSimulationEvent(({ key, time }) => {
        beginRun();
        const seen = times.get(key) ?? [];
        // Time was set back: the later events happen again.
        times.set(key, [...seen.filter((earlier) => earlier < time), time]);
      }),
  };
}
