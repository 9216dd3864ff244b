import type { CurveStyle } from './curve-styles.js';
import type { PlotPainter } from './plot-renderer.js';

/** Legend entry of a curve, of bars or of points. */
export interface LegendEntry {
  readonly name: string;
  readonly style: CurveStyle;
  /** `curve` by default. */
  readonly kind?: 'curve' | 'bars' | 'points';
}

/** Data of a graph for its drawing, cursor, legend and table. */
export interface GraphContent {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** Whether the curves of earlier runs are drawn too. */
  readonly hasEarlierRuns: boolean;
  readonly paint: PlotPainter;
  /** Number of cursor positions. */
  count: () => number;
  /** Announced position before the cursor was moved. */
  initialIndex: () => number;
  /** Positions per Page key press. */
  readonly pageSize: number;
  /** Identity of a position: it stays when the oldest readings are dropped. */
  idAt: (index: number) => number;
  /** Position of an identity; -1 if it is gone. */
  indexOf: (id: number) => number;
  /** Values at a position, one line each. */
  valueLines: (index: number) => readonly string[];
  /** Displayed coordinates of a position; undefined for a graph that cannot be enlarged. */
  pointAt?: (index: number) => { readonly x: number; readonly y: number };
  /** Column headers of the table, and the text of a cell. */
  readonly headers: readonly string[];
  cell: (row: number, column: number) => string;
  /** Starts sampling. @returns stops it */
  start: () => () => void;
}
