import { simulate, type Happening, type Simulation, type State } from '@zarra/physics';
import { stepsPerSecond, type Experiment } from '../experiment/experiment.js';
import { initialValues, inSi, snap, type Values } from '../experiment/parameter.js';
import { createRecorder, type Keyframe, type Recorder } from '../recorder/recorder.js';

/** How long a run is remembered, s at speed 1. */
const REMEMBERED_S = 60;
const FRAMES_PER_SECOND = 60;

/** A parameter that was moved while the experiment ran. */
export interface Change<K extends string = string> {
  readonly steps: number;
  readonly key: K;
  readonly value: number;
}

/** Everything that decides a state, to the last bit: what is shared, and what a run can be made of again. */
export interface RunRecord<K extends string = string> {
  readonly seed: number;
  /** The values at the start, in the units shown. */
  readonly values: Values<K>;
  /** What was changed since, in order. */
  readonly changes: readonly Change<K>[];
  /** Whole steps since the start. */
  readonly steps: number;
}

/** What a run remembers of its past, and where it is: enough to go on elsewhere. */
export interface RunPast<S extends State = Float64Array> {
  readonly kept: readonly Keyframe<S>[];
  readonly now: Keyframe<S>;
}

/** An experiment under way: its past can be visited, its parameters moved. */
export interface Run<K extends string = string, S extends State = Float64Array> {
  readonly steps: number;
  /** Time of the model, s. */
  readonly time: number;
  readonly state: S;
  /** The values now, in the units shown. */
  readonly values: Values<K>;
  /** The values now, in SI units. */
  readonly si: Values<K>;
  /** The oldest step that can be gone back to. */
  readonly oldest: number;
  /** The newest step that was reached. */
  readonly newest: number;
  /** Steps on; tells what happened. */
  advance: (steps: number) => readonly Happening[];
  /** Goes to a step of the remembered part, or to its nearest end. */
  seek: (steps: number) => void;
  /**
   * Moves parameters. Live ones change the run from here on (what lay ahead is forgotten); any other begins it anew.
   * @returns whether it began anew
   */
  set: (values: Partial<Values<K>>) => boolean;
  /** Begins anew with the values of now. */
  reset: (seed?: number) => void;
  record: () => RunRecord<K>;
  past: () => RunPast<S>;
}

/**
 * Puts an experiment at its start. A recorded one goes the recorded way again when it is advanced.
 * @param past what the same record led to elsewhere: the run goes on from there
 */
export function createRun<K extends string, S extends State>(
  experiment: Experiment<K, S>,
  from?: RunRecord<K>,
  past?: RunPast<S>,
): Run<K, S> {
  const { model, parameters } = experiment;
  const rate = stepsPerSecond(experiment);
  let seed = from?.seed ?? 1;
  let startValues = from?.values ?? initialValues(parameters);
  let changes: Change<K>[] = [];
  let values = startValues;
  let si = inSi(parameters, values);
  let newest = 0;
  let simulation = simulate(model, si, seed);
  let recorder = recorderOf(simulation);

  function recorderOf({ state }: Simulation<Values<K>, S>): Recorder<S> {
    const begun = createRecorder<S>(REMEMBERED_S * rate, rate / FRAMES_PER_SECOND, state.byteLength);
    begun.keep(0, state);
    return begun;
  }
  function use(next: Values<K>): void {
    values = next;
    si = inSi(parameters, next);
  }
  function begin(): void {
    changes = [];
    newest = 0;
    use(startValues);
    simulation = simulate(model, si, seed);
    recorder = recorderOf(simulation);
  }
  /** The values that held at a step: those of the start and what was changed until then. */
  const valuesAt = (steps: number): Values<K> =>
    changes.reduce<Values<K>>(
      (now, change) => (change.steps <= steps ? { ...now, [change.key]: change.value } : now),
      startValues,
    );
  /** Takes the values that hold from this step on. */
  function adopt(): void {
    use(valuesAt(simulation.steps));
    simulation.change(si);
  }
  function step(): readonly Happening[] {
    const happened = simulation.step();
    recorder.keep(simulation.steps, simulation.state);
    newest = Math.max(newest, simulation.steps);
    if (changes.some((change) => change.steps === simulation.steps)) adopt();
    return happened;
  }
  function advance(steps: number): readonly Happening[] {
    const happened: Happening[] = [];
    for (let count = 0; count < steps; count++) happened.push(...step());
    return happened;
  }

  if (from) changes = [...from.changes];
  if (past) {
    recorder.adopt(past.kept);
    simulation.restore(past.now.steps, past.now.state);
    newest = past.now.steps;
  }
  adopt();
  return {
    get steps() {
      return simulation.steps;
    },
    get time() {
      return simulation.time;
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
      return recorder.from();
    },
    get newest() {
      return newest;
    },
    advance,
    seek(steps) {
      const wanted = Math.min(newest, Math.max(recorder.from(), Math.round(steps)));
      const keyframe = recorder.before(wanted);
      if (!keyframe) return;
      // Steps from here when that is nearer than the kept state.
      if (simulation.steps > wanted || simulation.steps < keyframe.steps) {
        simulation.restore(keyframe.steps, keyframe.state);
      }
      adopt();
      advance(wanted - simulation.steps);
    },
    set(wanted) {
      const moved = (Object.keys(wanted) as K[]).flatMap((key) => {
        const value = snap(parameters[key], wanted[key] ?? NaN);
        return value === values[key] ? [] : [{ steps: simulation.steps, key, value }];
      });
      if (moved.length === 0) return false;
      const anew = simulation.steps === 0 || moved.some(({ key }) => !parameters[key].live);
      if (anew) {
        startValues = moved.reduce<Values<K>>((now, { key, value }) => ({ ...now, [key]: value }), values);
        begin();
        return true;
      }
      const { steps } = simulation;
      recorder.cut(steps);
      newest = steps;
      changes = [
        ...changes.filter(
          (change) =>
            change.steps < steps || (change.steps === steps && !moved.some(({ key }) => key === change.key)),
        ),
        ...moved,
      ];
      adopt();
      return false;
    },
    reset(newSeed = seed) {
      seed = newSeed;
      startValues = values;
      begin();
    },
    record: () => ({ seed, values: startValues, changes, steps: simulation.steps }),
    past: () => ({ kept: recorder.all(), now: { steps: simulation.steps, state: simulation.state } }),
  };
}
