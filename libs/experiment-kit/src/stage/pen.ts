import type { ColorName } from '@zarra/ui-kit';

/** What a line or body is drawn in: a colour of the site, so that both themes work. */
export type Ink = ColorName;

/** How a field of numbers becomes colours: `signed` from cold through the page to warm, `amount` from the page to the accent. */
export type Palette = 'signed' | 'amount';

/** How a line looks. */
export interface Stroke {
  readonly ink: Ink;
  /** Pixels of the page; 2 when left out. */
  readonly width?: number;
  readonly dashed?: boolean;
  /** 0 to 1; 1 when left out. */
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
  /** The value that has the full colour. */
  readonly full: number;
  readonly palette: Palette;
}

/**
 * Draws one frame. Places are in the scene's own metres, x to the right, y upwards, z towards the reader; the same calls
 * draw on a canvas and in three dimensions.
 */
export interface Pen {
  ball: (x: number, y: number, z: number, radius: number, ink: Ink) => void;
  /** A line through points x, y, z, x, y, z …; `count` of them, all when left out. */
  line: (points: ArrayLike<number>, stroke: Stroke, count?: number) => void;
  /** From a place along a vector; a head of constant size. Nothing where the vector is shorter than a pixel. */
  arrow: (x: number, y: number, z: number, dx: number, dy: number, dz: number, stroke: Stroke) => void;
  /** Words beside a place, of constant size. */
  label: (x: number, y: number, z: number, words: string, ink: Ink) => void;
  /** A filled shape in the plane z = 0, its corners as for a line. */
  area: (points: ArrayLike<number>, ink: Ink, opacity: number) => void;
  field: (field: Field) => void;
}

/** A rectangle of the plane z = 0 that should be seen whole. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
