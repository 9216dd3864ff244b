import { createStore } from 'zustand/vanilla';
import { measureReadout, type Snapshot } from '../experiment/experiment.js';
import { readInstrument } from '../experiment/instrument.js';
import type { Values } from '../experiment/parameter.js';
import { secondsPerTimeUnit } from '../run/readings.js';
import type { Session } from '../run/session.js';
import { createIntervalMeter } from './interval-meter.js';
import { readSavedPoints, savePoints } from './saved-points.js';

/** Maximum number of points. */
export const MAX_POINTS = 200;

/** Everything that was measured at one moment. */
export interface Point {
  /** Counts from 1; never reused. */
  readonly id: number;
  /** Model time in the displayed unit. */
  readonly time: number;
  /** Parameter values, in displayed units. */
  readonly values: Values;
  /** Readouts and then intervals in definition order, in displayed units; NaN for what was not measured. */
  readonly readings: readonly number[];
  /** Values that the learner has measured with a tool and typed, by quantity. */
  readonly entered?: Readonly<Record<string, number>>;
  /** Seed of the instruments that read it; without one its readings are exact. */
  readonly seed?: number;
}

/** Recorded points of a session. */
export type Points = ReturnType<typeof createPoints>;

/**
 * Creates the points of an experiment. They stay in this tab until they are removed, also after a reload: no measurement
 * is lost.
 */
export function createPoints(session: Session) {
  const { definition } = session;
  const store = createStore<readonly Point[]>()(() => readSavedPoints(definition));
  const meter = createIntervalMeter(session);
  let last = Math.max(0, ...store.getState().map(({ id }) => id));
  store.subscribe((points) => savePoints(definition, points));

  function add(snapshot: Snapshot, seed?: number, entered?: Point['entered']): number | undefined {
    const points = store.getState();
    if (points.length >= MAX_POINTS) return undefined;
    last++;
    const exact = [
      ...definition.readouts.map((readout) => measureReadout(definition, readout, snapshot)),
      ...meter.values(),
    ];
    const readings =
      seed === undefined
        ? exact
        : [...definition.readouts, ...(definition.intervals ?? [])].map(({ key, instrument }, index) => {
            const value = exact[index] ?? NaN;
            return instrument ? readInstrument(instrument, value, key, seed, last) : value;
          });
    const point: Point = {
      id: last,
      time: snapshot.time / secondsPerTimeUnit(definition),
      values: { ...snapshot.values },
      readings,
      ...(entered && { entered }),
      ...(seed !== undefined && { seed }),
    };
    store.setState([...points, point], true);
    return last;
  }
  return {
    store,
    /**
     * Records the last whole step.
     * @param entered values that the learner has typed
     * @param seed of the instruments; readings are exact without one
     * @returns the number of the point; undefined when the maximum is reached
     */
    record: (entered?: Point['entered'], seed?: number): number | undefined =>
      add(session.lastStep(), seed, entered),
    /** Records every model event from now on. @param seed of the instruments @returns stops it */
    recordEvents: (seed?: number): (() => void) =>
      session.onSimulationEvent((_event, snapshot) => add(snapshot, seed)),
    remove: (id: number): void =>
      store.setState(
        store.getState().filter((point) => point.id !== id),
        true,
      ),
    clear: (): void => store.setState([], true),
    /** Starts measuring intervals. @returns stops it */
    start: meter.start,
  };
}
