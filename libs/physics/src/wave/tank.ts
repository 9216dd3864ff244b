/** A wave source: a force amplitude * sin(2 pi frequency t + phase) that is ramped up over two periods. */
export interface WaveSource {
  /** A point emits circular waves; a line (the whole column at `x`) emits plane waves to both sides. */
  readonly shape: 'point' | 'line';
  /** m, from the centre of the first cell. */
  readonly x: number;
  /** m; ignored for a line. */
  readonly y: number;
  /** Hz */
  readonly frequency: number;
  /** rad */
  readonly phase: number;
  /**
   * Amplitude of the undisturbed wave, m: of a plane wave everywhere, of a circular one at one wavelength (farther away it
   * falls as 1 / √distance).
   */
  readonly amplitude: number;
}

/**
 * `fixed`: the outermost cells are zero, waves are reflected inverted. `free`: they follow their neighbours, waves are
 * reflected upright. `open`: waves are absorbed.
 */
export type BoundaryKind = 'fixed' | 'free' | 'open';

/** A wave tank. */
export interface WaveTank {
  /** Wave speed of each cell, m/s, row by row. Zero: a wall with a fixed end. */
  readonly speed: Float32Array;
  /** Boundaries on the left and right (`x`) and at the first and last row (`y`). */
  readonly boundary: { readonly x: BoundaryKind; readonly y: BoundaryKind };
  readonly sources: readonly WaveSource[];
  /** Time constant of the exponential average of the intensity, s; several periods are suitable. */
  readonly averagingTime: number;
}

/** The grid of a tank. */
export interface TankGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, m. With at least 12 cells per wavelength the error of the wave speed is below 1 %. */
  readonly cell: number;
  /** Largest wave speed in the tank, m/s. It determines the time step. */
  readonly maxSpeed: number;
}
