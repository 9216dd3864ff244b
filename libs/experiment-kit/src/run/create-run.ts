import { simulate, type SimulationEvent, type Simulation, type State } from '@zarra/physics';
import { stepsPerSecond, type Experiment, type Snapshot } from '../experiment/experiment.js';
import { initialValues, inSi, snapValues, type Values } from '../experiment/parameter.js';
import { valuesAt, type ParameterChange, type RunRecord } from '../experiment/run-record.js';
import { createKeyframeRecorder, type Keyframe } from './keyframe-recorder.js';

/** Length of the seekable history, s at speed 1. */
const HISTORY_S = 60;
const FRAMES_PER_SECOND = 60;

/** Keyframes and current state of a run: enough to continue it in another thread. */
export interface RunHistory {
  readonly keyframes: readonly Keyframe[];
  readonly current: Keyframe;
}

/** A model event with the snapshot at its time, which lies within a step. */
export interface RunEvent extends SimulationEvent {
  readonly snapshot: Omit<Snapshot, 'view'>;
}

/** A running experiment: its history is seekable and its parameters can change. */
export interface Run {
  readonly steps: number;
  /** Model time, s. */
  readonly time: number;
  /** Length of a step, s. */
  readonly dt: number;
  readonly state: State;
  /** Current values, in displayed units. */
  readonly values: Values;
  /** Current values, in SI units. */
  readonly si: Values;
  /** Oldest seekable step. */
  readonly oldest: number;
  /** Latest computed step. */
  readonly newest: number;
  /** Computes steps. @returns the events on the way */
  advance: (steps: number) => readonly RunEvent[];
  /** Moves to a step of the history, or to its nearest end. */
  seek: (steps: number) => void;
  /**
   * Changes parameters. Live parameters change the run from the current step and discard later steps; any
   * other restarts it.
   * @returns whether the run restarted
   */
  set: (values: Partial<Values>) => boolean;
  /**
   * Restarts. Parameters that are not live have the values of the start; a live one keeps its current value.
   * @param target other values to start with
   */
  reset: (target?: Values, seed?: number) => void;
  record: () => RunRecord;
  history: () => RunHistory;
}

/**
 * Creates a run at its start. Advancing a recorded run replays its changes.
 * @param history result of the same record in another thread: the run continues from there
 * @param onNewStep receives the run after every step computed for the first time; not while seeking
 */
export function createRun(
  experiment: Experiment,
  record?: RunRecord,
  history?: RunHistory,
  onNewStep?: (run: Run) => void,
): Run {
  const { model, parameters } = experiment;
  const rate = stepsPerSecond(experiment);
  let seed = record?.seed ?? 1;
  let startValues = record?.values ?? initialValues(parameters);
  let changes: ParameterChange[] = [];
  let values = startValues;
  let si = inSi(parameters, values);
  let newest = 0;
  let simulation = simulate(model, si, seed);
  let recorder = createRecorderFor(simulation);

  function createRecorderFor({ state }: Simulation<Values, State>) {
    const created = createKeyframeRecorder(HISTORY_S * rate, rate / FRAMES_PER_SECOND, state.byteLength);
    created.add(0, state);
    return created;
  }
  function setValues(next: Values): void {
    values = next;
    si = inSi(parameters, next);
  }
  function restart(): void {
    changes = [];
    newest = 0;
    setValues(startValues);
    simulation = simulate(model, si, seed);
    recorder = createRecorderFor(simulation);
  }
  const currentRecord = (): RunRecord => ({ seed, values: startValues, changes, steps: simulation.steps });
  /** Applies the values of the current step. */
  function applyValues(): void {
    setValues(valuesAt(currentRecord(), simulation.steps));
    simulation.setParameters(si);
  }
  /** Computes one step and adds its events. */
  function step(events: RunEvent[]): void {
    for (const event of simulation.step())
      events.push({ ...event, snapshot: { time: event.time, state: event.state, si, values } });
    recorder.add(simulation.steps, simulation.state);
    if (changes.some((change) => change.steps === simulation.steps)) applyValues();
    if (simulation.steps <= newest) return;
    newest = simulation.steps;
    onNewStep?.(run);
  }
  function advance(steps: number): readonly RunEvent[] {
    const events: RunEvent[] = [];
    for (let count = 0; count < steps; count++) step(events);
    return events;
  }

  if (record) changes = [...record.changes];
  if (history) {
    recorder.loadKeyframes(history.keyframes);
    simulation.restore(history.current.steps, history.current.state);
    newest = history.current.steps;
  }
  applyValues();
  const run: Run = {
    get steps() {
      return simulation.steps;
    },
    get time() {
      return simulation.time;
    },
    get dt() {
      return simulation.dt;
    },
    get state() {
      return simulation.state;
    },
    get values() {
      return values;
    },
    get si() {
      return si;
    },
    get oldest() {
      return recorder.oldestStep();
    },
    get newest() {
      return newest;
    },
    advance,
    seek(steps) {
      const target = Math.min(newest, Math.max(recorder.oldestStep(), Math.round(steps)));
      const keyframe = recorder.findBefore(target);
      if (!keyframe) return;
      // Continues from the current state when it is nearer than the keyframe.
      if (simulation.steps > target || simulation.steps < keyframe.steps) {
        simulation.restore(keyframe.steps, keyframe.state);
      }
      applyValues();
      advance(target - simulation.steps);
    },
    set(target) {
      const changed = Object.entries(snapValues(parameters, target)).flatMap(([key, value]) =>
        value === values[key] ? [] : [{ steps: simulation.steps, key, value }],
      );
      if (changed.length === 0) return false;
      const restarts = simulation.steps === 0 || changed.some(({ key }) => !parameters[key]?.live);
      if (restarts) {
        startValues = changed.reduce<Values>((now, { key, value }) => ({ ...now, [key]: value }), values);
        restart();
        return true;
      }
      const { steps } = simulation;
      recorder.removeAfter(steps);
      newest = steps;
      changes = [
        ...changes.filter(
          (change) =>
            change.steps < steps ||
            (change.steps === steps && !changed.some(({ key }) => key === change.key)),
        ),
        ...changed,
      ];
      applyValues();
      return false;
    },
    reset(target = values, newSeed = seed) {
      seed = newSeed;
      startValues = target;
      restart();
    },
    record: currentRecord,
    history: () => ({
      keyframes: recorder.keyframes(),
      current: { steps: simulation.steps, state: simulation.state },
    }),
  };
  return run;
}
