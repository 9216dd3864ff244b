import type { State } from '@zarra/physics';

/** Stored state for seeking. */
export interface Keyframe {
  readonly steps: number;
  readonly state: State;
}

/** Maximum memory for keyframes, bytes: suits a phone with 2 GB. */
const MAX_BYTES = 16 * 2 ** 20;

/**
 * Stores a window of a run in limited memory: small states often, large ones rarely. A state between two
 * keyframes is recomputed from the earlier one: the model is deterministic.
 * @param windowSteps steps to store
 * @param frameSteps steps per display frame: the minimum stride
 * @param stateBytes size of one state
 */
export function createKeyframeRecorder(windowSteps: number, frameSteps: number, stateBytes: number) {
  const affordableCount = Math.max(2, Math.floor(MAX_BYTES / stateBytes));
  const stride = Math.max(1, Math.round(frameSteps), Math.ceil(windowSteps / affordableCount));
  const capacity = Math.ceil(windowSteps / stride) + 1;
  let stored: Keyframe[] = [];
  return {
    /** Steps between two keyframes. */
    stride,
    /** Step of the oldest keyframe. */
    oldestStep: (): number => stored[0]?.steps ?? 0,
    /** Stores a copy when the stride has passed. */
    add(steps: number, state: State): void {
      const last = stored.at(-1);
      if (last && steps < last.steps + stride) return;
      stored.push({ steps, state: state.slice() });
      if (stored.length > capacity) stored.shift();
    },
    /** Latest keyframe at or before a step; the oldest if there is none. */
    findBefore: (steps: number) => stored.findLast((keyframe) => keyframe.steps <= steps) ?? stored[0],
    /** Removes keyframes after a step. */
    removeAfter(steps: number): void {
      stored = stored.filter((keyframe) => keyframe.steps <= steps);
    },
    /** All keyframes, oldest first. */
    keyframes: (): readonly Keyframe[] => stored,
    /** Replaces the keyframes by those of another recorder of the same run. */
    loadKeyframes(keyframes: readonly Keyframe[]): void {
      stored = [...keyframes];
    },
  };
}
