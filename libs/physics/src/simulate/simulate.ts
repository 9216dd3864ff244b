import type { Model, ModelEvent, State } from '../model/model.js';
import { createRandom } from '../random/create-random.js';
import { exceedsLimit, timeToLimit } from './limit.js';
import { zeroCrossing } from './zero-crossing.js';

/** Accuracy of event times, s. */
const EVENT_TOLERANCE_S = 1e-12;
/**
 * Limit of events that split one step, above the number of bounces in which a ball that keeps 0.9 of its speed comes to rest.
 * The state stays for the rest of such a step: advanced without events, it could cross a surface.
 */
const MAX_SPLITS = 256;

/** An event that happened during a step. */
export interface SimulationEvent<S extends State = State> {
  readonly key: string;
  /** s */
  readonly time: number;
  /** Copy of the state at that time, after the event's effect. */
  readonly state: S;
}

interface PendingEvent<P, S extends State> {
  readonly event: ModelEvent<P, S>;
  /** Time from the start of the step, s. */
  readonly delay: number;
}

/** A running model. */
export interface Simulation<P, S extends State = Float64Array> {
  /** Whole steps since the start. */
  readonly steps: number;
  /** s: steps × dt, so rounding errors do not accumulate. */
  readonly time: number;
  /** Length of a step of this run, s. */
  readonly dt: number;
  /** Changed in place by each step. */
  readonly state: S;
  /** Advances one step. Returns the events of the step in order of time. */
  step: () => readonly SimulationEvent<S>[];
  /** Changes the parameters from the next step on. Their state must have the same layout. */
  setParameters: (p: P) => void;
  /** Restores a saved state. */
  restore: (steps: number, state: S) => void;
}

const NO_EVENTS: readonly never[] = [];

const copyOf = <S extends State>(state: S): S => state.slice() as S;

/** Whether the value of an event crossed zero in its direction. */
const crossesZero = (before: number, after: number, direction: 1 | -1 | 0): boolean =>
  (direction >= 0 && before < 0 && after >= 0) || (direction <= 0 && before > 0 && after <= 0);

/**
 * Runs a model from its initial state by fixed steps. The time of an event is found to 1e-12 s by repeating the step with
 * other lengths, so it is as exact as the model's integrator. Only an event that changes the state splits the step.
 * @param parameters in SI units
 * @param seed of the random initial state
 */
export function simulate<P, S extends State = Float64Array>(
  model: Model<P, S>,
  parameters: P,
  seed = 1,
): Simulation<P, S> {
  const { events = [] } = model;
  const dt = model.dt * (model.stepFactor?.(parameters) ?? 1);
  let p = parameters;
  let advance = model.solver(p);
  const state = model.start(p, createRandom(seed));
  const before = copyOf(state);
  const trial = copyOf(state);
  let steps = 0;

  /** Time from `before` at time `t` to an event within `h`, s; undefined if the event does not happen. */
  function timeToEvent(event: ModelEvent<P, S>, t: number, h: number): number | undefined {
    const start = event.value(t, before, p);
    const end = event.value(t + h, state, p);
    const isCrossing = crossesZero(start, end, event.direction);
    if (!isCrossing && !(event.isLimit && exceedsLimit(start, end, event.direction))) return undefined;
    const valueAfter = (delay: number): number => {
      if (delay === 0) return start;
      trial.set(before);
      advance(t, trial, delay);
      return event.value(t + delay, trial, p);
    };
    return isCrossing
      ? zeroCrossing(valueAfter, 0, h, EVENT_TOLERANCE_S)
      : timeToLimit(valueAfter, h, event.direction, EVENT_TOLERANCE_S);
  }

  /** The events within `h`, sorted by time. Steps without events allocate nothing. */
  function pendingEvents(t: number, h: number): readonly PendingEvent<P, S>[] {
    let found: PendingEvent<P, S>[] | undefined;
    for (const event of events) {
      const delay = timeToEvent(event, t, h);
      if (delay !== undefined) (found ??= []).push({ event, delay });
    }
    return found?.sort((one, other) => one.delay - other.delay) ?? NO_EVENTS;
  }

  /** Copy of the state some time after `before`, s. */
  function stateAfter(t: number, delay: number): S {
    trial.set(before);
    if (delay > 0) advance(t, trial, delay);
    return copyOf(trial);
  }

  function step(): readonly SimulationEvent<S>[] {
    let occurred: SimulationEvent<S>[] | undefined;
    let t = steps * dt;
    let remaining = dt;
    for (let splits = 0; splits < MAX_SPLITS; splits++) {
      if (events.length > 0) before.set(state);
      advance(t, state, remaining);
      if (events.length === 0) break;
      const pending = pendingEvents(t, remaining);
      const split = pending.find(({ event }) => event.apply);
      for (const { event, delay } of pending) {
        if (split && delay > split.delay) break;
        const after = stateAfter(t, delay);
        event.apply?.(t + delay, after, p);
        (occurred ??= []).push({ key: event.key, time: t + delay, state: after });
      }
      if (!split) break;
      state.set(before);
      advance(t, state, split.delay);
      split.event.apply?.(t + split.delay, state, p);
      t += split.delay;
      remaining -= split.delay;
      if (remaining <= 0) break;
    }
    steps++;
    return occurred ?? NO_EVENTS;
  }

  return {
    get steps() {
      return steps;
    },
    get time() {
      return steps * dt;
    },
    dt,
    state,
    step,
    setParameters(next) {
      p = next;
      advance = model.solver(next);
    },
    restore(savedSteps, savedState) {
      steps = savedSteps;
      state.set(savedState);
    },
  };
}
