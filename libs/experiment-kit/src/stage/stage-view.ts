import { createStore, type StoreApi } from 'zustand/vanilla';

/** From where a deep scene is seen, radians: turned about the vertical, tilted towards the reader. */
export interface Angles {
  readonly turn: number;
  readonly tilt: number;
}

/** Why a deep scene is drawn by the flat pen: no WebGL here, WebGL broke off, or it was too slow. */
export type Simplified = 'missing' | 'lost' | 'slow';

/** How the stage is looked at: its own business, never the model's. */
export interface StageView extends Angles {
  /** Nothing while all is as it should be. */
  readonly simplified: Simplified | undefined;
}

const FRONT: Angles = { turn: 0, tilt: 0 };
/** A little from the right and from above: that there is depth is seen at once. */
export const DEEP_START: Angles = { turn: -0.45, tilt: 0.3 };

/** The view a stage begins with: a flat scene from the front, a deep one aslant. */
export const createStageView = (deep = false): StoreApi<StageView> =>
  createStore<StageView>()(() => ({ ...(deep ? DEEP_START : FRONT), simplified: undefined }));
