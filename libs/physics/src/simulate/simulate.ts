import type { Model, ModelEvent, State } from '../model/model.js';
import { createRandom } from '../random/create-random.js';
import { zeroCrossing } from './zero-crossing.js';

/** How exactly the moment of an event is found, s. */
const EVENT_TOLERANCE_S = 1e-12;
/** Cuts of one step after which the rest is gone without looking (a ball that comes to rest bounces for ever). */
const MOST_CUTS = 16;

/** What happened, and when. */
export interface Happening {
  readonly key: string;
  /** s */
  readonly time: number;
}

interface Ahead<P, S extends State> {
  readonly event: ModelEvent<P, S>;
  /** s */
  readonly after: number;
}

/** A model under way. */
export interface Simulation<P, S extends State = Float64Array> {
  /** Whole steps since the start. */
  readonly steps: number;
  /** s: steps × dt, never a sum that gathers rounding errors. */
  readonly time: number;
  /** Changed in place by each step. */
  readonly state: S;
  /** One step on. Tells what happened on the way, in order of time. */
  step: () => readonly Happening[];
  /** Goes on with other parameters from the next step on. Their state must have the same layout. */
  change: (p: P) => void;
  /** Goes to a state that was kept. */
  restore: (steps: number, state: S) => void;
}

const NONE: readonly never[] = [];

const copyOf = <S extends State>(state: S): S => state.slice() as S;

/** Whether the value of an event went through zero in its direction. */
const passed = (before: number, after: number, direction: 1 | -1 | 0): boolean =>
  (direction >= 0 && before < 0 && after >= 0) || (direction <= 0 && before > 0 && after <= 0);

/**
 * Runs a model from its start by fixed steps. The moment of an event is found to 1e-12 s by stepping anew from the state
 * before, so it is as exact as the model's own solver. Only an event that changes the state cuts the step.
 * @param parameters parameters, in SI units
 * @param seed seed of the start's chance
 */
export function simulate<P, S extends State = Float64Array>(
  model: Model<P, S>,
  parameters: P,
  seed = 1,
): Simulation<P, S> {
  const { dt, events = [] } = model;
  let p = parameters;
  let advance = model.solver(p);
  const state = model.start(p, createRandom(seed));
  const before = copyOf(state);
  const trial = copyOf(state);
  let steps = 0;

  /** How far off an event within `h` of `before` at time `t` is, s; undefined where it does not happen. */
  function distance(event: ModelEvent<P, S>, t: number, h: number): number | undefined {
    const start = event.value(t, before, p);
    if (!passed(start, event.value(t + h, state, p), event.direction)) return undefined;
    const at = (after: number): number => {
      if (after === 0) return start;
      trial.set(before);
      advance(t, trial, after);
      return event.value(t + after, trial, p);
    };
    return zeroCrossing(at, 0, h, EVENT_TOLERANCE_S);
  }

  /** The events within `h`, by how far off they are; mostly none, and then nothing is allocated. */
  function ahead(t: number, h: number): readonly Ahead<P, S>[] {
    let found: Ahead<P, S>[] | undefined;
    for (const event of events) {
      const after = distance(event, t, h);
      if (after !== undefined) (found ??= []).push({ event, after });
    }
    return found?.sort((one, other) => one.after - other.after) ?? NONE;
  }

  function step(): readonly Happening[] {
    let happened: Happening[] | undefined;
    let t = steps * dt;
    let left = dt;
    for (let cuts = 0; ; cuts++) {
      if (events.length > 0) before.set(state);
      advance(t, state, left);
      if (events.length === 0 || cuts === MOST_CUTS) break;
      const found = ahead(t, left);
      const cut = found.find(({ event }) => event.apply);
      for (const { event, after } of found) {
        if (cut && after > cut.after) break;
        (happened ??= []).push({ key: event.key, time: t + after });
      }
      if (!cut) break;
      state.set(before);
      advance(t, state, cut.after);
      cut.event.apply?.(t + cut.after, state, p);
      t += cut.after;
      left -= cut.after;
      if (left <= 0) break;
    }
    steps++;
    return happened ?? NONE;
  }

  return {
    get steps() {
      return steps;
    },
    get time() {
      return steps * dt;
    },
    state,
    step,
    change(next) {
      p = next;
      advance = model.solver(next);
    },
    restore(kept, from) {
      steps = kept;
      state.set(from);
    },
  };
}
