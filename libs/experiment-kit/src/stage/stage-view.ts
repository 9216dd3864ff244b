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
  /** Where it was seen from first. */
  readonly start: Angles;
  /** Nothing while all is as it should be. */
  readonly simplified: Simplified | undefined;
}

/** From where a scene is seen first, by the names an experiment has for it. */
export const STARTS = {
  front: { turn: 0, tilt: 0 },
  /** A little from the right and from above: that there is depth is seen at once. */
  aslant: { turn: -0.45, tilt: 0.3 },
} as const satisfies Record<string, Angles>;

/** The view a stage begins with. */
export const createStageView = (from: keyof typeof STARTS = 'front'): StoreApi<StageView> =>
  createStore<StageView>()(() => ({ ...STARTS[from], start: STARTS[from], simplified: undefined }));
