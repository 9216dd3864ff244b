import type { State } from '@zarra/physics';

/** A state that can be gone back to. */
export interface Keyframe<S extends State> {
  readonly steps: number;
  readonly state: S;
}

/** Most memory for kept states, bytes: a phone with 2 GB has it. */
const MEMORY = 16 * 2 ** 20;

/** The last part of a run, kept as states at equal distances. */
export interface Recorder<S extends State> {
  /** Steps between two kept states. */
  readonly stride: number;
  /** Steps of the oldest state kept. */
  readonly from: () => number;
  /** Keeps a copy if its turn has come. */
  keep: (steps: number, state: S) => void;
  /** The newest kept state at or before a step; without one, the oldest. */
  before: (steps: number) => Keyframe<S> | undefined;
  /** Forgets what comes after a step. */
  cut: (steps: number) => void;
  /** All kept states, the oldest first. */
  all: () => readonly Keyframe<S>[];
  /** Keeps the states of another recorder of the same run instead of its own. */
  adopt: (keyframes: readonly Keyframe<S>[]) => void;
}

/**
 * Keeps a window of a run in a fixed amount of memory: small states often, large ones seldom. Whoever wants a moment
 * between two kept states steps on from the earlier one: the model is deterministic.
 * @param window steps to keep
 * @param frame steps in one frame of the screen: states are not kept more often
 * @param bytes size of one state
 */
export function createRecorder<S extends State>(window: number, frame: number, bytes: number): Recorder<S> {
  const affordable = Math.max(2, Math.floor(MEMORY / bytes));
  const stride = Math.max(1, Math.round(frame), Math.ceil(window / affordable));
  const most = Math.ceil(window / stride) + 1;
  let kept: Keyframe<S>[] = [];
  return {
    stride,
    from: () => kept[0]?.steps ?? 0,
    keep(steps, state) {
      const last = kept.at(-1);
      if (last && steps < last.steps + stride) return;
      kept.push({ steps, state: state.slice() as S });
      if (kept.length > most) kept.shift();
    },
    before: (steps) => kept.findLast((keyframe) => keyframe.steps <= steps) ?? kept[0],
    cut(steps) {
      kept = kept.filter((keyframe) => keyframe.steps <= steps);
    },
    all: () => kept,
    adopt(keyframes) {
      kept = [...keyframes];
    },
  };
}
