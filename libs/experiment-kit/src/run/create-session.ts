import type { SimulationEvent } from '@zarra/physics';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createClock } from './clock.js';
import { stepsPerSecond, type ExperimentDefinition, type Snapshot } from '../experiment/experiment.js';
import { initialValues, snapValues, type Values } from '../parameters/parameter.js';
import type { SharedState } from '../address/address.js';
import { createRun, type Run, type RunEvent, type RunHistory } from './create-run.js';

/** Available speeds. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;
/** Interval between updates of displayed numbers, s. */
const PUBLISH_INTERVAL_S = 0.1;
/** Limit of the search for the next event, s at speed 1. */
const EVENT_SEARCH_S = 60;
/**
 * Maximum state length for interpolation: larger states are drawn at whole steps because copying costs too
 * much.
 */
const MAX_INTERPOLATED = 5000;

/** Displayed state of a session; changes at most ten times per second while it plays. */
export interface SessionState {
  readonly playing: boolean;
  readonly speed: number;
  /** Whether the device was recently too slow. */
  readonly isLagging: boolean;
  readonly values: Values;
  readonly view: Values;
  readonly steps: number;
  readonly oldest: number;
  readonly newest: number;
  /** Increases on every restart. */
  readonly runNumber: number;
}

/** An interactive experiment without a view: the view calls `frame`. */
export interface Session {
  readonly definition: ExperimentDefinition;
  readonly store: StoreApi<SessionState>;
  readonly run: Run;
  play: () => void;
  pause: () => void;
  /** Pauses and moves by some steps, forwards or back. */
  stepBy: (steps: number) => void;
  seek: (steps: number) => void;
  /** Runs to the next model event, at most one minute. @returns the event, or undefined */
  runToNextEvent: () => SimulationEvent | undefined;
  reset: () => void;
  set: (values: Partial<Values>) => void;
  setView: (view: Partial<Values>) => void;
  setSpeed: (speed: number) => void;
  sharedState: () => SharedState;
  /** Advances the model to a page time. @param now s, monotonic */
  frame: (now: number) => void;
  /** Snapshot of the last whole step, for measurements. */
  lastStep: () => Snapshot;
  /** Snapshot for drawing, interpolated between two steps. */
  snapshot: () => Snapshot;
  /** Subscribes to frames and all other changes. @returns unsubscribes */
  onFrame: (listener: () => void) => () => void;
  /** Subscribes to model events. @returns unsubscribes */
  onSimulationEvent: (listener: EventListener) => () => void;
}

/**
 * Receives a model event with the snapshot at its time. The session itself is already at the end of the frame, many
 * steps later.
 */
type EventListener = (event: SimulationEvent, snapshot: Snapshot) => void;

/**
 * Creates a session, at the start or from a shared state.
 * @param history result of a replay in another thread; without it the run is replayed immediately
 */
export function createSession(
  definition: ExperimentDefinition,
  initialState?: SharedState,
  history?: RunHistory,
): Session {
  const rate = stepsPerSecond(definition);
  const clock = createClock();
  const run = createRun(definition, initialState?.run, history);
  const eventListeners = new Set<EventListener>();
  const frameListeners = new Set<() => void>();
  if (initialState) run.advance(initialState.run.steps - run.steps);
  let previous = run.state.slice();
  let interpolated = run.state.slice();
  let fraction = 1;
  let isLagging = false;
  let lastFrame: number | undefined;
  let publishedAt = -Infinity;

  const store = createStore<SessionState>()(() => ({
    playing: false,
    speed: 1,
    isLagging: false,
    values: run.values,
    view: initialState?.view ?? initialValues(definition.view),
    steps: run.steps,
    oldest: run.oldest,
    newest: run.newest,
    runNumber: 0,
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
  const restart = (): void => {
    idle();
    // The number of bodies may have changed, and with it the state length.
    previous = run.state.slice();
    interpolated = run.state.slice();
    publish({ runNumber: store.getState().runNumber + 1 });
  };

  const lastStep = (): Snapshot => {
    const { time, state, si, values } = run;
    return { time, state, si, values, view: store.getState().view };
  };

  return {
    definition,
    store,
    run,
    play() {
      lastFrame = undefined;
      publish({ playing: true, isLagging: false });
    },
    pause() {
      idle();
      publish({ playing: false, isLagging: false });
    },
    stepBy(steps) {
      idle();
      if (steps > 0) emit(run.advance(steps));
      else run.seek(run.steps + steps);
      publish({ playing: false });
    },
    seek(steps) {
      idle();
      run.seek(steps);
      publish({ playing: false });
    },
    runToNextEvent() {
      idle();
      let events: readonly RunEvent[] = [];
      for (let step = 0; step < EVENT_SEARCH_S * rate && events.length === 0; step++) events = run.advance(1);
      emit(events);
      publish({ playing: false });
      return events[0];
    },
    reset() {
      run.reset();
      restart();
    },
    set(values) {
      if (run.set(values)) restart();
      else publish();
    },
    setView(requested) {
      publish({ view: { ...store.getState().view, ...snapValues(definition.view, requested) } });
    },
    setSpeed: (speed) => publish({ speed }),
    sharedState: () => ({ run: run.record(), view: store.getState().view }),
    frame(now) {
      const { playing, speed } = store.getState();
      if (playing) {
        const tick = clock.tick(now - (lastFrame ?? now), rate * speed);
        fraction = tick.fraction;
        if (tick.steps > 0) {
          emit(run.advance(tick.steps - 1));
          previous.set(run.state);
          emit(run.advance(1));
        }
        isLagging ||= tick.isLagging;
        if (now - publishedAt >= PUBLISH_INTERVAL_S) {
          publishedAt = now;
          publish({ isLagging });
          isLagging = false;
        } else if (tick.steps > 0) notifyFrame();
      }
      lastFrame = now;
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
      return { time: time - (1 - fraction) * definition.model.dt, state: interpolated, si, values, view };
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
