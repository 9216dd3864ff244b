import { createStore } from 'zustand/vanilla';
import { createClock } from './clock.js';
import { stepsPerSecond, type ExperimentDefinition, type Snapshot } from '../experiment/experiment.js';
import { initialValues, snapValues, type Values } from '../experiment/parameter.js';
import { valuesAt, type RunRecord, type SharedState } from '../experiment/run-record.js';
import { initialChoice, sharedGraph } from '../experiment/graph-choice.js';
import { createRun, type RunEvent } from './create-run.js';
import { addEarlierRun, createEarlierRun, equalValues, type EarlierRun } from './earlier-runs.js';
import { createReadings, createReadoutSeries } from './readings.js';
import type { ReplayedRun } from './replay-run.js';
import type { EventListener, RestartKind, Session, SessionState } from './session.js';

/** Available speeds. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;
/** Interval between updates of displayed numbers, s. */
const PUBLISH_INTERVAL_S = 0.1;
/**
 * Minimum length of a run that stays after a change of parameters while time runs, s of real time. A dragged slider
 * starts a run at every value on its way.
 */
const MIN_KEPT_S = 0.25;
/** Limit of the search for the next event, s at speed 1. */
const EVENT_SEARCH_S = 60;
/**
 * Maximum state length for interpolation: larger states are drawn at whole steps because copying costs too
 * much.
 */
const MAX_INTERPOLATED = 5000;

/** Maximum length of the opening demonstration, s of page time. */
const DEMONSTRATION_S = 8;

/**
 * Creates a session, at the start or from a shared state. Its earlier runs have no readings until `loadEarlierRun`.
 * @param replayed result of a replay in another thread; without it the run is replayed immediately
 */
export function createSession(
  definition: ExperimentDefinition,
  initialState?: SharedState,
  replayed?: ReplayedRun,
): Session {
  const rate = stepsPerSecond(definition);
  const clock = createClock();
  const readings = createReadings(definition, replayed?.readings);
  const { series } = readings;
  const run = createRun(definition, initialState?.run, replayed, readings.record);
  if (!replayed) readings.restart(run);
  const eventListeners = new Set<EventListener>();
  const frameListeners = new Set<() => void>();
  if (initialState) run.advance(initialState.run.steps - run.steps);
  let previous = run.state.slice();
  let interpolated = run.state.slice();
  let fraction = 1;
  let isLagging = false;
  let lastFrame: number | undefined;
  let publishedAt = -Infinity;
  let canDemonstrate = initialState === undefined;
  /** Page time of the demonstration so far, s. */
  let demonstrated = 0;

  const store = createStore<SessionState>()(() => ({
    playing: false,
    demonstrating: false,
    held: false,
    speed: 1,
    isLagging: false,
    values: run.values,
    view: initialState?.view ?? initialValues(definition.view),
    earlierRuns: (initialState?.earlierRuns ?? []).map((earlier) =>
      createEarlierRun(earlier, createReadoutSeries(definition)),
    ),
    graph: initialState?.graph ?? initialChoice(definition),
    hiddenReadouts: [],
    steps: run.steps,
    oldest: run.oldest,
    newest: run.newest,
    runNumber: 0,
    restart: 'all',
  }));
  const publish = (changes: Partial<SessionState> = {}): void => {
    const { steps, oldest, newest, values } = run;
    store.setState({ steps, oldest, newest, values, ...changes });
    notifyFrame();
  };
  const notifyFrame = (): void => {
    for (const listener of frameListeners) listener();
  };
  const idle = (): void => {
    clock.reset();
    fraction = 1;
  };
  const emit = (events: readonly RunEvent[]): void => {
    const { view } = store.getState();
    for (const event of events)
      for (const listener of eventListeners) listener(event, { ...event.snapshot, view });
  };
  const startRun = (restart: RestartKind, changes: Partial<SessionState> = {}): void => {
    readings.restart(run);
    idle();
    // The number of bodies may have changed, and with it the state length.
    previous = run.state.slice();
    interpolated = run.state.slice();
    publish({ runNumber: store.getState().runNumber + 1, restart, ...changes });
  };

  /** With the first command the run is the learner's. */
  const command =
    <A extends unknown[], R>(perform: (...args: A) => R) =>
    (...args: A): R => {
      canDemonstrate = false;
      if (store.getState().demonstrating) store.setState({ demonstrating: false });
      return perform(...args);
    };
  const pause = (): void => {
    idle();
    publish({ playing: false, isLagging: false });
  };
  /** The earlier runs with the run that has ended, if it has a curve and the next one has other values. */
  const withEndedRun = (ended: RunRecord): readonly EarlierRun[] => {
    const { playing, speed, earlierRuns } = store.getState();
    const minSteps = playing ? MIN_KEPT_S * speed * rate : 0;
    const isKept = series.length >= 2 && ended.steps >= minSteps;
    if (!isKept || equalValues(valuesAt(ended, ended.steps), run.values)) return earlierRuns;
    return addEarlierRun(earlierRuns, ended, createReadoutSeries(definition, series.data()));
  };
  const setValues = (values: Partial<Values>): void => {
    const ended = { ...run.record(), steps: run.newest };
    if (run.set(values)) {
      startRun('parameters', { earlierRuns: withEndedRun(ended) });
    } else {
      readings.follow(run);
      publish();
    }
  };
  const changeEarlierRuns = (change: (earlier: EarlierRun) => readonly EarlierRun[]): void =>
    publish({ earlierRuns: store.getState().earlierRuns.flatMap(change) });

  const lastStep = (): Snapshot => {
    const { time, state, si, values } = run;
    return { time, state, si, values, view: store.getState().view };
  };

  return {
    definition,
    store,
    run,
    readings,
    play: command(() => {
      lastFrame = undefined;
      publish({ playing: true, isLagging: false });
    }),
    pause: command(pause),
    stepBy: command((steps) => {
      idle();
      if (steps > 0) emit(run.advance(steps));
      else run.seek(run.steps + steps);
      publish({ playing: false });
    }),
    seek: command((steps) => {
      idle();
      run.seek(steps);
      publish({ playing: false });
    }),
    runToNextEvent: command(() => {
      idle();
      let events: readonly RunEvent[] = [];
      for (let step = 0; step < EVENT_SEARCH_S * rate && events.length === 0; step++) events = run.advance(1);
      emit(events);
      publish({ playing: false });
      return events[0];
    }),
    reset: command(() => {
      run.reset();
      startRun('rewind');
    }),
    resetAll: command(() => {
      run.reset(initialValues(definition.parameters));
      const view = initialValues(definition.view);
      startRun('all', { playing: false, isLagging: false, speed: 1, view, earlierRuns: [] });
    }),
    set: command(setValues),
    hold: command(() => {
      idle();
      publish({ held: true });
    }),
    release: command((values = {}) => {
      setValues(values);
      publish({ held: false });
    }),
    setView: command((requested) =>
      publish({ view: { ...store.getState().view, ...snapValues(definition.view, requested) } }),
    ),
    hideReadouts: (hiddenReadouts) => store.setState({ hiddenReadouts }),
    setSpeed: command((speed) => publish({ speed })),
    setGraph: command((graph) => publish({ graph })),
    toggleEarlierRun: (slot) =>
      changeEarlierRuns((earlier) => [
        earlier.slot === slot ? { ...earlier, isHidden: !earlier.isHidden } : earlier,
      ]),
    removeEarlierRun: (slot) => changeEarlierRuns((earlier) => (earlier.slot === slot ? [] : [earlier])),
    loadEarlierRun: (record, data) =>
      changeEarlierRuns((earlier) => [
        earlier.record === record ? { ...earlier, series: createReadoutSeries(definition, data) } : earlier,
      ]),
    sharedState() {
      const { view, earlierRuns, graph } = store.getState();
      return {
        run: run.record(),
        view,
        earlierRuns: earlierRuns.map(({ slot, record, isHidden }) => ({ slot, record, isHidden })),
        graph: sharedGraph(definition, graph),
      };
    },
    demonstrate() {
      if (!canDemonstrate) return;
      canDemonstrate = false;
      if (definition.demonstration)
        setValues(snapValues(definition.parameters, definition.demonstration.values));
      lastFrame = undefined;
      demonstrated = 0;
      publish({ playing: true, demonstrating: true });
    },
    frame(now) {
      const elapsed = now - (lastFrame ?? now);
      lastFrame = now;
      const { playing, speed, held, demonstrating } = store.getState();
      if (!playing || held) return;
      if (demonstrating && (demonstrated += elapsed) >= DEMONSTRATION_S) {
        pause();
        return;
      }
      const tick = clock.tick(elapsed, rate * speed);
      fraction = tick.fraction;
      if (tick.steps > 0) {
        emit(run.advance(tick.steps - 1));
        previous.set(run.state);
        emit(run.advance(1));
      }
      isLagging ||= tick.isLagging && !demonstrating;
      if (now - publishedAt >= PUBLISH_INTERVAL_S) {
        publishedAt = now;
        publish({ isLagging });
        isLagging = false;
      } else if (tick.steps > 0) notifyFrame();
    },
    lastStep,
    snapshot() {
      const { si, values, time, steps } = run;
      const { view, playing } = store.getState();
      if (!playing || fraction === 1 || steps === 0 || interpolated.length > MAX_INTERPOLATED)
        return lastStep();
      const { state } = run;
      for (let index = 0; index < interpolated.length; index++) {
        const [from, to] = [previous[index] as number, state[index] as number];
        interpolated[index] = from + (to - from) * fraction;
      }
      return { time: time - (1 - fraction) * run.dt, state: interpolated, si, values, view };
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    onSimulationEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
  };
}
