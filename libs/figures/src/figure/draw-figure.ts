import { motionValues, renderAt } from './render-at.js';
import type { DrawnFigure, Figure } from './figure.js';
import { drawers, numbersOf } from './kinds.js';
import { FigureError, readFigure } from './read-figure.js';
import { renderFigure } from './render-figure.js';
import { labelIssues } from '../sheet/label-issues.js';

/** Greatest size of the SVG of a figure, bytes. */
export const MAX_BYTES = 8000;

/** Positions of a motion that are checked for overlapping labels. */
const CHECKED = 13;

/** Bytes of a text: an escaped byte is three characters. */
const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, '%').length;

export interface DrawOptions {
  /** Numbers in place of those with the same names in the declaration. */
  readonly with?: Readonly<Record<string, number>>;
  /** False: also draws what would be refused for its labels, its size or its data. By default it is refused. */
  readonly strict?: boolean;
}

/** A drawing, and what is wrong with it. */
function drawWithIssues(figure: Figure): { drawn: DrawnFigure; issues: string[] } {
  const { issues, layouts, ...view } =
    figure.motion && figure.frames.length === 1 ? renderAt(figure) : renderFigure(figure, drawers);
  const moving = motionValues(figure, CHECKED).flatMap((value) =>
    renderAt(figure, value)
      .layouts.flatMap(labelIssues)
      .map((issue) => `${issue} at ${figure.motion?.name ?? ''} = ${value}`),
  );
  return {
    drawn: { ...view, numbers: numbersOf(figure) },
    issues: [...issues, ...layouts.flatMap(labelIssues), ...moving],
  };
}

/**
 * Draws a figure from its declaration (README). All labels are free of lines, bodies and each other: otherwise it fails, unless
 * `strict` is false.
 * @throws FigureError
 */
export function drawFigure(declaration: unknown, options: DrawOptions = {}): DrawnFigure {
  const figure = readFigure(declaration, options.with);
  const { drawn, issues } = drawWithIssues(figure);
  const bytes = utf8Length(drawn.svg);
  const all =
    bytes > MAX_BYTES ? [...issues, `the figure has ${bytes} bytes, more than ${MAX_BYTES}`] : issues;
  if (all.length > 0 && options.strict !== false)
    throw new FigureError(all.map((message) => ({ path: [figure.kind], message })));
  return drawn;
}
