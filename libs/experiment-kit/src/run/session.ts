import type { SimulationEvent } from '@zarra/physics';
import type { StoreApi } from 'zustand/vanilla';
import type { ExperimentDefinition, Snapshot } from '../experiment/experiment.js';
import type { Values } from '../experiment/parameter.js';
import type { RunRecord, SharedState } from '../experiment/run-record.js';
import type { GraphChoice } from '../experiment/graph-choice.js';
import type { Run } from './create-run.js';
import type { EarlierRun } from './earlier-runs.js';
import type { Readings } from './readings.js';
import type { SeriesData } from './series.js';

/**
 * Kind of the last restart: changed parameters start the next run, and the recording of the last one stays;
 * `rewind` begins the same run again; `all` restores the initial state of the page.
 */
export type RestartKind = 'parameters' | 'rewind' | 'all';

/** Displayed state of a session; changes at most ten times per second while it plays. */
export interface SessionState {
  /** Whether time runs. */
  readonly playing: boolean;
  /** Whether the run is the opening demonstration. The first command of the learner makes it an ordinary one. */
  readonly demonstrating: boolean;
  /** Whether a body is held: time waits for it. */
  readonly held: boolean;
  readonly speed: number;
  /** Whether the device was recently too slow. */
  readonly isLagging: boolean;
  readonly values: Values;
  readonly view: Values;
  /** Runs that a change of parameters ended, oldest first. A reset of everything clears them. */
  readonly earlierRuns: readonly EarlierRun[];
  /** What the graph shows. */
  readonly graph: GraphChoice;
  /** Keys of readouts that are not shown: they would answer an open question. The theory is not shown either. */
  readonly hiddenReadouts: readonly string[];
  readonly steps: number;
  readonly oldest: number;
  readonly newest: number;
  /** Increases on every restart. */
  readonly runNumber: number;
  /** Kind of the last restart; `all` for the first run. */
  readonly restart: RestartKind;
}

/** An interactive experiment without a view: the view calls `frame`. */
export interface Session {
  readonly definition: ExperimentDefinition;
  readonly store: StoreApi<SessionState>;
  readonly run: Run;
  /** Readings of the current run. */
  readonly readings: Pick<Readings, 'series' | 'column'>;
  play: () => void;
  pause: () => void;
  /** Pauses and moves by some steps, forwards or back. */
  stepBy: (steps: number) => void;
  seek: (steps: number) => void;
  /** Runs to the next model event, at most one minute. @returns the event, or undefined */
  runToNextEvent: () => SimulationEvent | undefined;
  /**
   * Rewinds to the start of the run. A live parameter keeps its current value: a circuit that was built during the
   * run is not lost.
   */
  reset: () => void;
  /** Restores the initial parameters, view and speed, and pauses. */
  resetAll: () => void;
  /** Changes parameters. A parameter that is not live starts the next run; time goes on if it was running. */
  set: (values: Partial<Values>) => void;
  /** Stops time for a held body. */
  hold: () => void;
  /** Releases a held body with these values; time goes on if it was running. */
  release: (values?: Partial<Values>) => void;
  /**
   * Plays the opening demonstration, if the session is in its initial state and no command was called. It pauses by itself after
   * eight seconds; a command before takes it over.
   */
  demonstrate: () => void;
  setView: (view: Partial<Values>) => void;
  /** Hides the values of some readouts and the theory; an empty list shows all of them. */
  hideReadouts: (keys: readonly string[]) => void;
  setSpeed: (speed: number) => void;
  setGraph: (graph: GraphChoice) => void;
  /** Hides an earlier run in graphs, or shows it again. */
  toggleEarlierRun: (slot: number) => void;
  removeEarlierRun: (slot: number) => void;
  /** Adds the readings of an earlier run of an address, if it still exists. */
  loadEarlierRun: (record: RunRecord, readings: SeriesData) => void;
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
export type EventListener = (event: SimulationEvent, snapshot: Snapshot) => void;
