import type { State } from '@zarra/physics';

/** Stored state for seeking. */
export interface Keyframe {
  readonly steps: number;
  readonly state: State;
}

/** Maximum memory for keyframes, bytes: suits a phone with 2 GB. */
const MAX_BYTES = 16 * 2 ** 20;

/** The latest part of a run, stored as states at equal distances. */
export interface KeyframeRecorder {
  /** Steps between two keyframes. */
  readonly stride: number;
  /** Step of the oldest keyframe. */
  readonly oldestStep: () => number;
  /** Stores a copy when the stride has passed. */
  add: (steps: number, state: State) => void;
  /** Latest keyframe at or before a step; the oldest if there is none. */
  findBefore: (steps: number) => Keyframe | undefined;
  /** Removes keyframes after a step. */
  removeAfter: (steps: number) => void;
  /** All keyframes, oldest first. */
  keyframes: () => readonly Keyframe[];
  /** Replaces the keyframes by those of another recorder of the same run. */
  loadKeyframes: (keyframes: readonly Keyframe[]) => void;
}

/**
 * Stores a window of a run in limited memory: small states often, large ones rarely. A state between two
 * keyframes is recomputed from the earlier one: the model is deterministic.
 * @param windowSteps steps to store
 * @param frameSteps steps per display frame: the minimum stride
 * @param stateBytes size of one state
 */
export function createKeyframeRecorder(
  windowSteps: number,
  frameSteps: number,
  stateBytes: number,
): KeyframeRecorder {
  const affordableCount = Math.max(2, Math.floor(MAX_BYTES / stateBytes));
  const stride = Math.max(1, Math.round(frameSteps), Math.ceil(windowSteps / affordableCount));
  const capacity = Math.ceil(windowSteps / stride) + 1;
  let stored: Keyframe[] = [];
  return {
    stride,
    oldestStep: () => stored[0]?.steps ?? 0,
    add(steps, state) {
      const last = stored.at(-1);
      if (last && steps < last.steps + stride) return;
      stored.push({ steps, state: state.slice() });
      if (stored.length > capacity) stored.shift();
    },
    findBefore: (steps) => stored.findLast((keyframe) => keyframe.steps <= steps) ?? stored[0],
    removeAfter(steps) {
      stored = stored.filter((keyframe) => keyframe.steps <= steps);
    },
    keyframes: () => stored,
    loadKeyframes(keyframes) {
      stored = [...keyframes];
    },
  };
}
