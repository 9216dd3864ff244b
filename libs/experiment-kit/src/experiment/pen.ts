import type { ColorName } from '@zarra/ui-kit';

/** Drawing color: a theme color name, valid in both themes. */
export type Ink = ColorName;

/**
 * Color mapping of a field: `signed` from cold through the background to warm, `amount` from the background
 * to the accent.
 */
export type Palette = 'signed' | 'amount';

/** Line style. */
export interface Stroke {
  readonly ink: Ink;
  /** Page pixels; 2 by default. */
  readonly width?: number;
  readonly dashed?: boolean;
  /** 0 to 1; 1 by default. */
  readonly opacity?: number;
}

/** Numbers on a grid over a rectangle of the plane z = 0, row by row from the bottom left. */
export interface Field {
  readonly values: ArrayLike<number>;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Value of the full color. */
  readonly fullScale: number;
  readonly palette: Palette;
}

/**
 * Draws one frame. Coordinates are scene metres: x to the right, y up, z towards the viewer. The same calls
 * draw in 2D and in 3D.
 */
export interface Pen {
  ball: (x: number, y: number, z: number, radius: number, ink: Ink) => void;
  /** Polyline through points x, y, z, x, y, z …; `count` of them, all by default. */
  line: (points: ArrayLike<number>, stroke: Stroke, count?: number) => void;
  /** Arrow from a point along a vector, with a head of constant size. Nothing below a length of one pixel. */
  arrow: (x: number, y: number, z: number, dx: number, dy: number, dz: number, stroke: Stroke) => void;
  /** Text beside a point, of constant size. */
  label: (x: number, y: number, z: number, text: string, ink: Ink) => void;
  /** Filled polygon in the plane z = 0, corners as for a line. */
  area: (points: ArrayLike<number>, ink: Ink, opacity: number) => void;
  field: (field: Field) => void;
}

/** Rectangle of the plane z = 0 that is fully visible. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
