import type { ExperimentTypes, Snapshot } from './experiment.js';
import type { Values } from './parameter.js';
import type { Placement } from './tray.js';

/** Vector in the plane of the scene: a point in m, or a velocity in m/s of model time. */
export interface SceneVector {
  readonly x: number;
  readonly y: number;
}

/** Changes caused by pressing a handle. */
export interface HandlePress<T extends ExperimentTypes = ExperimentTypes> {
  readonly values?: Partial<Values<T['parameter']>>;
  readonly view?: Partial<Values<T['view']>>;
}

/** Draggable point of the stage; arrow keys move it too. */
export interface Handle<T extends ExperimentTypes = ExperimentTypes> {
  readonly key: string;
  /** Accessible name: "Yuk". */
  readonly label: string;
  /** Whether it is visible; always by default. */
  readonly isVisible?: (snapshot: Snapshot<T>) => boolean;
  /** Position in scene metres. */
  readonly position: (snapshot: Snapshot<T>) => SceneVector;
  /** Parameter values that move it as near as possible to a point. */
  readonly moveTo: (x: number, y: number, snapshot: Snapshot<T>) => Partial<Values<T['parameter']>>;
  /**
   * Makes it a body that can be thrown: the parameter values of its start with the velocity of the hand. Values outside
   * the range are limited to it. A held body stops time; without `release` time stops only while the handle sets
   * parameters that are not live.
   */
  readonly release?: (velocity: SceneVector, snapshot: Snapshot<T>) => Partial<Values<T['parameter']>>;
  /** Parameter values after one arrow key press; `fine` with Shift. */
  readonly nudge: (
    dx: -1 | 0 | 1,
    dy: -1 | 0 | 1,
    fine: boolean,
    snapshot: Snapshot<T>,
  ) => Partial<Values<T['parameter']>>;
  /** Changes on click or Enter: selects or toggles. */
  readonly press?: (snapshot: Snapshot<T>) => HandlePress<T>;
  /**
   * Key of the tray part at the handle, if any. It is carried to another place: its picture follows the pointer, and
   * `moveTo` applies at the release.
   */
  readonly part?: (snapshot: Snapshot<T>) => string | undefined;
  /** Removes the part at the handle, by Delete or when it is dragged to the tray; undefined if there is none. */
  readonly remove?: (snapshot: Snapshot<T>) => Placement<T> | undefined;
  /** Whether its drawing shows that it can be pressed: on touch screens it has no ring. */
  readonly quiet?: boolean;
  /** Position as text: "30 gradus". */
  readonly valueText: (snapshot: Snapshot<T>) => string;
}
