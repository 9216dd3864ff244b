import { createStore, type StoreApi } from 'zustand/vanilla';

/** View angles of a 3D scene, radians: rotation about the vertical, tilt towards the viewer. */
export interface Angles {
  readonly turn: number;
  readonly tilt: number;
}

/** Reason for 2D drawing of a 3D scene: WebGL is missing, its context was lost, or it was too slow. */
export type FallbackReason = 'missing' | 'lost' | 'slow';

/** View of the stage, independent of the model. */
export interface StageView extends Angles {
  /** Initial view. */
  readonly start: Angles;
  /** undefined without a fallback. */
  readonly fallbackReason: FallbackReason | undefined;
}

/** Initial view angles by name. */
export const VIEW_ANGLES = {
  front: { turn: 0, tilt: 0 },
  /** Slightly from the right and above, which makes depth visible. */
  isometric: { turn: -0.45, tilt: 0.3 },
} as const satisfies Record<string, Angles>;

/** Creates the initial view of a stage. */
export const createStageView = (from: keyof typeof VIEW_ANGLES = 'front'): StoreApi<StageView> =>
  createStore<StageView>()(() => ({
    ...VIEW_ANGLES[from],
    start: VIEW_ANGLES[from],
    fallbackReason: undefined,
  }));
