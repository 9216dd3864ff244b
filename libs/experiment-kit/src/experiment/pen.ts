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
  /** Page pixels. By default 2 for apparatus, and 2.5 for arrows. */
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
  /** `paintField` of the entry `/field`: most experiments have no fields and do not load it. */
  readonly paint: FieldPainter;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Values of the drawing colors in the current theme. */
export interface InkColors {
  /** CSS color value. */
  readonly css: (ink: Ink) => string;
  readonly rgb: (ink: Ink) => Rgb;
}

/** Paints the numbers of a field. */
export type FieldPainter = (field: Omit<Field, 'paint'>, colors: InkColors) => HTMLCanvasElement;

/**
 * Draws one frame. Coordinates are scene metres: x to the right, y up, z towards the viewer. The same calls
 * draw in 2D and in 3D: in 2D later calls lie above earlier ones, in 3D nearer items hide farther ones. The light
 * comes softly from the upper left (docs/decisions/0047-art-direction.md).
 */
export interface Pen {
  /** Round body with volume. */
  ball: (x: number, y: number, z: number, radius: number, ink: Ink) => void;
  /** Polyline through points x, y, z, x, y, z …; `count` of them, all by default. */
  line: (points: ArrayLike<number>, stroke: Stroke, count?: number) => void;
  /** Arrow from a point along a vector, with a head of constant size. Nothing below a length of one pixel. */
  arrow: (x: number, y: number, z: number, dx: number, dy: number, dz: number, stroke: Stroke) => void;
  /** Text beside a point, of constant size. */
  label: (x: number, y: number, z: number, text: string, ink: Ink) => void;
  /** Flat polygon, corners as for a line. An opaque one is an obstacle for labels. */
  area: (points: ArrayLike<number>, ink: Ink, opacity: number) => void;
  /** Polygonal body with volume. */
  body: (points: ArrayLike<number>, ink: Ink) => void;
  /**
   * Light of a lamp in a hue, or a shadow: strongest in the middle, nothing at the edge.
   * @param flatness height relative to the width; 1 by default
   */
  glow: (
    x: number,
    y: number,
    z: number,
    radius: number,
    ink: Ink,
    opacity: number,
    flatness?: number,
  ) => void;
  /** Ground below a height, or below a line from left to right, across the whole view. */
  ground: (surface: number | ArrayLike<number>) => void;
  field: (field: Field) => void;
  /**
   * Drawing that depends on these inputs only, such as apparatus and scales. In 2D it is repeated from a bitmap until
   * an input changes.
   */
  layer: (inputs: readonly unknown[], draw: () => void) => void;
}

/** Rectangle of the plane z = 0 that is fully visible. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
