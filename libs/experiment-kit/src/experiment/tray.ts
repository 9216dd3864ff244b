import type { ExperimentTypes, Snapshot } from './experiment.js';
import type { SceneVector } from './handle.js';
import type { Values } from './parameter.js';
import type { Box, Ink } from './pen.js';

/** Part of the picture of a tray part: an SVG path in scene metres around the origin, y down. */
export interface PicturePath {
  readonly d: string;
  /** Color of the line; none without it. */
  readonly stroke?: Ink;
  /** Color inside; none without it. */
  readonly fill?: Ink;
}

/** Part that a learner puts on the stage. */
export interface TrayPart {
  readonly key: string;
  /** "batareya" */
  readonly label: string;
  readonly picture: readonly PicturePath[];
  /** Whether the simple level of the controls hides it. Such parts are the last: the others keep their positions. */
  readonly isAdvanced?: boolean;
}

/** Change of the parts on the stage. */
export interface Placement<T extends ExperimentTypes = ExperimentTypes> {
  readonly values: Partial<Values<T['parameter']>>;
  /** Key of the handle that gets the focus of the keyboard. */
  readonly handle?: string;
}

/** Parts beside the stage. They are dragged onto it, or placed by a press. */
export interface Tray<T extends ExperimentTypes = ExperimentTypes> {
  readonly parts: readonly TrayPart[];
  /** Size of the pictures, scene metres: a dragged one has the scale of the stage. */
  readonly pictureSize: readonly [width: number, height: number];
  /** Drop target at a point, scene metres; undefined where no part can be placed. */
  readonly target: (x: number, y: number, snapshot: Snapshot<T>) => Box | undefined;
  /**
   * Places a part with its default amount and selects it.
   * @param key of the part
   * @param point inside a drop target; undefined for a press: the part gets the selected or the next free place
   */
  readonly place: (key: string, point: SceneVector | undefined, snapshot: Snapshot<T>) => Placement<T>;
  /** Reason why no part can be placed; undefined while one can. */
  readonly unavailable?: (snapshot: Snapshot<T>) => string | undefined;
}
