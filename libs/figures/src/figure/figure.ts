import type { Apparatus } from '../apparatus/apparatus-schema.js';
import type { Chart } from '../chart/chart-schema.js';
import type { Circuit } from '../circuit/circuit-schema.js';
import type { Field } from '../field/field-schema.js';
import type { Forces } from '../forces/forces-schema.js';
import type { Graph } from '../graph/graph-schema.js';
import type { Levels } from '../levels/levels-schema.js';
import type { Rays } from '../rays/rays-schema.js';

/** The checked data of each kind. */
export interface FigureKinds {
  readonly graph: Graph;
  readonly forces: Forces;
  readonly rays: Rays;
  readonly circuit: Circuit;
  readonly levels: Levels;
  readonly chart: Chart;
  readonly field: Field;
  readonly apparatus: Apparatus;
}
export type Kind = keyof FigureKinds;

/** A parameter that a slider changes. */
export interface Motion {
  /** Its name in the declaration, such as `d`. */
  readonly name: string;
  /** What the slider changes, as in labels of axes: `d, cm`. */
  readonly label: string;
  /** The declared value, which the still figure shows. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Time of the way from one end to the other. */
  readonly seconds: number;
}

/** A checked declaration. It is plain data: a page receives it as JSON to draw it in motion. */
export interface Figure<K extends Kind = Kind> {
  readonly key: string;
  readonly alt: string;
  readonly kind: K;
  /** One drawing, or up to four of a process. */
  readonly frames: readonly { readonly name?: string; readonly data: FigureKinds[K] }[];
  /** Quantities that the text alternative must not give away. */
  readonly hideFromText: readonly string[];
  readonly motion?: Motion;
}

/** A drawn figure for a page. */
export interface FigureView {
  /** Inline SVG, or a row of them for `steps`. Its page has `FIGURE_STYLES`. */
  readonly svg: string;
  /** Text alternative: what the figure shows, generated from its data. */
  readonly text: string;
  /** Size of one frame in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A drawn figure with the numbers that it shows, by name; those of a further step have its number before them: `2: f`. */
export interface DrawnFigure extends FigureView {
  readonly numbers: Readonly<Record<string, { readonly value: number; readonly unit: string }>>;
}
