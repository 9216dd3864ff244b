import type { Happening, State } from '@zarra/physics';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createClock } from '../clock/clock.js';
import { stepsPerSecond, type Lab, type Moment } from '../experiment/experiment.js';
import { initialValues, snap, type Values } from '../experiment/parameter.js';
import type { Shared } from '../address/address.js';
import { createRun, type Run, type RunPast } from '../run/create-run.js';

/** Speeds a learner can choose. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;
/** How often numbers on the page change, s: faster cannot be read. */
const NEWS_S = 0.1;
/** Longest search for the next event, s at speed 1. */
const SEARCH_S = 60;
/** States above this many numbers are drawn as they are: copying them costs more than smoothness is worth. */
const MOST_SMOOTHED = 5000;

/** What the page shows of a session; changes at most ten times a second while it runs. */
export interface SessionNews<K extends string, V extends string> {
  readonly playing: boolean;
  readonly speed: number;
  /** Whether the device was too slow a moment ago. */
  readonly late: boolean;
  readonly values: Values<K>;
  readonly view: Values<V>;
  readonly steps: number;
  readonly oldest: number;
  readonly newest: number;
  /** Counts the runs: changes when the experiment begins anew. */
  readonly round: number;
}

/** An experiment in a learner's hands. Knows nothing of a page: whoever shows it calls `frame`. */
export interface Session<
  K extends string = string,
  S extends State = Float64Array,
  V extends string = string,
> {
  readonly lab: Lab<K, S, V>;
  readonly news: StoreApi<SessionNews<K, V>>;
  readonly run: Run<K, S>;
  play: () => void;
  pause: () => void;
  /** Pauses and goes some steps on, or back. */
  stepBy: (steps: number) => void;
  seek: (steps: number) => void;
  /** Runs to the next event of the model, within a minute. @returns what happened, if anything did */
  toNextEvent: () => Happening | undefined;
  reset: () => void;
  set: (values: Partial<Values<K>>) => void;
  setView: (view: Partial<Values<V>>) => void;
  setSpeed: (speed: number) => void;
  shared: () => Shared<K, V>;
  /** Brings the model to a moment of the page's time. @param now s, never going back */
  frame: (now: number) => void;
  /** What is to be measured: a picture between two steps is a mean of both, and no state of the model. */
  lastStep: () => Moment<K, S, V>;
  /** What is to be drawn: between two steps where the frame lies there. */
  moment: () => Moment<K, S, V>;
  /** Hears of every frame and every other change, to draw it. @returns ends it */
  onFrame: (listener: () => void) => () => void;
  /** Hears what happened in the model. @returns ends it */
  onHappening: (listener: (happening: Happening) => void) => () => void;
}

/**
 * Takes an experiment into a learner's hands, at its start or where a shared state left it.
 * @param past what the shared run led to elsewhere; without it the run is repeated here and now
 */
export function createSession<K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  from?: Shared<K, V>,
  past?: RunPast<S>,
): Session<K, S, V> {
  const rate = stepsPerSecond(lab);
  const clock = createClock();
  const run = createRun(lab, from?.run, past);
  const listeners = new Set<(happening: Happening) => void>();
  const watchers = new Set<() => void>();
  if (from) run.advance(from.run.steps - run.steps);
  let before = run.state.slice() as S;
  let between = run.state.slice() as S;
  let fraction = 1;
  let slow = false;
  let last: number | undefined;
  let toldAt = -Infinity;

  const news = createStore<SessionNews<K, V>>()(() => ({
    playing: false,
    speed: 1,
    late: false,
    values: run.values,
    view: from?.view ?? initialValues(lab.view),
    steps: run.steps,
    oldest: run.oldest,
    newest: run.newest,
    round: 0,
  }));
  const tell = (more: Partial<SessionNews<K, V>> = {}): void => {
    const { steps, oldest, newest, values } = run;
    news.setState({ steps, oldest, newest, values, ...more });
    show();
  };
  const show = (): void => {
    for (const watcher of watchers) watcher();
  };
  const rest = (): void => {
    clock.rest();
    fraction = 1;
  };
  const report = (happened: readonly Happening[]): void => {
    for (const happening of happened) for (const listener of listeners) listener(happening);
  };
  const anew = (): void => {
    rest();
    // Another number of bodies is a state of another length.
    before = run.state.slice() as S;
    between = run.state.slice() as S;
    tell({ round: news.getState().round + 1 });
  };

  const lastStep = (): Moment<K, S, V> => {
    const { time, state, si, values } = run;
    return { time, state, si, values, view: news.getState().view };
  };

  return {
    lab,
    news,
    run,
    play() {
      last = undefined;
      tell({ playing: true, late: false });
    },
    pause() {
      rest();
      tell({ playing: false, late: false });
    },
    stepBy(steps) {
      rest();
      if (steps > 0) report(run.advance(steps));
      else run.seek(run.steps + steps);
      tell({ playing: false });
    },
    seek(steps) {
      rest();
      run.seek(steps);
      tell({ playing: false });
    },
    toNextEvent() {
      rest();
      let happened: readonly Happening[] = [];
      for (let step = 0; step < SEARCH_S * rate && happened.length === 0; step++) happened = run.advance(1);
      report(happened);
      tell({ playing: false });
      return happened[0];
    },
    reset() {
      run.reset();
      anew();
    },
    set(values) {
      if (run.set(values)) anew();
      else tell();
    },
    setView(wanted) {
      const view: Record<V, number> = { ...news.getState().view };
      for (const key of Object.keys(wanted) as V[]) view[key] = snap(lab.view[key], wanted[key] ?? NaN);
      tell({ view });
    },
    setSpeed: (speed) => tell({ speed }),
    shared: () => ({ run: run.record(), view: news.getState().view }),
    frame(now) {
      const { playing, speed } = news.getState();
      if (playing) {
        const tick = clock.tick(now - (last ?? now), rate * speed);
        fraction = tick.fraction;
        if (tick.steps > 0) {
          report(run.advance(tick.steps - 1));
          before.set(run.state);
          report(run.advance(1));
        }
        slow ||= tick.late;
        if (now - toldAt >= NEWS_S) {
          toldAt = now;
          tell({ late: slow });
          slow = false;
        } else if (tick.steps > 0) show();
      }
      last = now;
    },
    lastStep,
    moment() {
      const { si, values, time, steps } = run;
      const { view, playing } = news.getState();
      if (!playing || fraction === 1 || steps === 0 || between.length > MOST_SMOOTHED) return lastStep();
      const { state } = run;
      for (let index = 0; index < between.length; index++) {
        const [from, to] = [before[index] as number, state[index] as number];
        between[index] = from + (to - from) * fraction;
      }
      return { time: time - (1 - fraction) * lab.model.dt, state: between, si, values, view };
    },
    onFrame(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onHappening(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
