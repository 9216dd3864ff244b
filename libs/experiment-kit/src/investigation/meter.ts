import type { PointQuantity } from '../experiment/construction.js';
import { measureReadout, type ExperimentDefinition } from '../experiment/experiment.js';
import { formatOf, parameterQuantity } from '../measurements/axis.js';
import { createIntervalMeter } from '../measurements/interval-meter.js';
import type { Session } from '../run/session.js';
import { secondsPerTimeUnit } from '../run/readings.js';

/** Current values of the quantities of a session. */
export interface Meter {
  /** Value at the last whole step, in the displayed unit; NaN if there is none. */
  read: (quantity: PointQuantity) => number;
  /** Whether time has run since the meter was started. */
  hasRun: () => boolean;
  /** Starts measuring times between events. @returns stops it */
  start: () => () => void;
}

/** Creates the meter of a session. */
export function createMeter(session: Session): Meter {
  const { definition, run } = session;
  const { readouts, intervals = [] } = definition;
  const intervalMeter = createIntervalMeter(session);
  let hasRun = false;
  return {
    hasRun: () => hasRun,
    start() {
      const stopIntervals = intervalMeter.start();
      const stop = session.store.subscribe(({ steps, demonstrating }) => {
        hasRun ||= steps > 0 && !demonstrating;
      });
      return () => {
        stopIntervals();
        stop();
      };
    },
    read(quantity) {
      const readout = readouts.find(({ key }) => key === quantity);
      if (readout) return measureReadout(definition, readout, session.lastStep());
      const interval = intervals.findIndex(({ key }) => key === quantity);
      if (interval >= 0) return intervalMeter.values()[interval] ?? NaN;
      if (quantity === 'time') return run.time / secondsPerTimeUnit(definition);
      const parameter = Object.keys(run.values).find((key) => parameterQuantity(key) === quantity);
      if (parameter === undefined) throw new Error(`${definition.slug} has no quantity ${quantity}`);
      return run.values[parameter] ?? NaN;
    },
  };
}

/** Value as displayed: rounded to the decimals of its quantity. */
export function displayedValue(definition: ExperimentDefinition, quantity: PointQuantity, value: number) {
  const { decimals, scientific } = formatOf(definition, '', quantity);
  return scientific ? value : Number(value.toFixed(decimals));
}
